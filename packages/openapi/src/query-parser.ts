import { checkConstraint, type QueryError } from "./check-constraint.ts";
import { findSimilar, invalidValue, quote } from "./messages.ts";
import type { Operation, Parameter, ParameterValue } from "./operation.ts";
import { parseList } from "./parse-list.ts";
import { parseSearch, type Search } from "./search.ts";
import { createValueParser, type ValueParser } from "./value-parser.ts";

type Value = ParameterValue | readonly ParameterValue[];

/** The values by name in the contract's order, or what is wrong. */
export type QueryResult =
  | { ok: true; parameters: Record<string, Value>; given: string[] }
  | { ok: false; errors: [QueryError, ...QueryError[]] };

/** A query with more errors is not parsed to its end. */
const MAX_ERRORS = 20;

/** Parses the queries of one operation. Expressions and sets are compiled once, by the constructor. */
export class QueryParser {
  readonly #operation: Operation;
  readonly #names: readonly string[];
  readonly #defaults: readonly (Value | undefined)[];
  readonly #valueParsers: readonly ValueParser[];
  readonly #queryIndexes = new Map<string, number>();

  constructor(operation: Operation) {
    const { parameters } = operation;
    this.#operation = operation;
    this.#names = parameters.map(({ name }) => name);
    this.#defaults = parameters.map((parameter) => freeze(parameter.default));
    this.#valueParsers = parameters.map(createValueParser);
    for (const [index, parameter] of parameters.entries()) {
      if (parameter.in === "query") this.#queryIndexes.set(parameter.name, index);
    }
  }

  parse(search: Search, path: Readonly<Record<string, string>>): QueryResult {
    const values: (Value | undefined)[] = new Array(this.#names.length).fill(undefined);
    const given: string[] = [];
    const errors: QueryError[] = [];
    this.#parsePath(path, values, errors);
    for (const { name, value, raw } of parseSearch(search)) {
      if (errors.length >= MAX_ERRORS) break;
      const index = this.#queryIndexes.get(name);
      if (index === undefined) {
        errors.push(this.#unknownParameter(name));
      } else if (given.includes(name)) {
        errors.push(repeatedParameter(this.#parameter(index)));
      } else if (value?.trim() !== "" || this.#parameter(index).required) {
        // An empty value of an optional parameter counts as not sent: forms and clients send what was left empty.
        given.push(name);
        if (value === undefined) errors.push(invalidEncoding(name, raw));
        else values[index] = this.#parseValue(index, value, errors);
      }
    }
    if (errors.length < MAX_ERRORS) this.#checkCombination(given, errors);
    const [first, ...others] = errors;
    if (first !== undefined) return { ok: false, errors: [first, ...others] };
    return { ok: true, parameters: this.#toRecord(values), given };
  }

  /** The text that a value was parsed from, as it was sent; undefined where the query has none. */
  findText(
    search: Search,
    path: Readonly<Record<string, string>>,
    name: string,
    value: ParameterValue,
  ): string | undefined {
    const index = this.#names.indexOf(name);
    const parser = this.#valueParsers[index];
    if (parser === undefined) return undefined;
    const { in: place, list } = this.#parameter(index);
    const texts =
      place === "path"
        ? [path[name] ?? ""]
        : [...parseSearch(search)].filter((entry) => entry.name === name).map((entry) => entry.value ?? "");
    const items = list ? texts.flatMap((text) => text.split(",")) : texts;
    return items.find((item) => String(parser.parse(item.trim())) === String(value));
  }

  #parameter(index: number): Parameter {
    return this.#operation.parameters[index] as Parameter;
  }

  #parsePath(
    path: Readonly<Record<string, string>>,
    values: (Value | undefined)[],
    errors: QueryError[],
  ): void {
    for (const [index, { name, in: place }] of this.#operation.parameters.entries()) {
      if (place !== "path") continue;
      const text = Object.hasOwn(path, name) ? path[name] : undefined;
      if (text === undefined) errors.push(missingParameter(name));
      else values[index] = this.#parseValue(index, text, errors);
    }
  }

  #parseValue(index: number, text: string, errors: QueryError[]): Value | undefined {
    const parameter = this.#parameter(index);
    const parser = this.#valueParsers[index] as ValueParser;
    const trimmed = text.trim();
    if (trimmed === "") {
      errors.push(invalidParameter(parameter, text, `It must not be empty: it must be ${parser.allowed}.`));
      return undefined;
    }
    if (parameter.list) {
      const list = parseList(text, parameter, parser);
      if ("items" in list) return list.items;
      errors.push(invalidParameter(parameter, list.rejected, list.reason));
      return undefined;
    }
    const value = parser.parse(trimmed);
    if (value === undefined) errors.push(invalidParameter(parameter, text, `It must be ${parser.allowed}.`));
    return value;
  }

  #checkCombination(given: readonly string[], errors: QueryError[]): void {
    for (const { name, in: place, required } of this.#operation.parameters) {
      if (required && place === "query" && !given.includes(name)) errors.push(missingParameter(name));
    }
    for (const constraint of this.#operation.constraints) {
      const error = checkConstraint(constraint, given);
      if (error !== undefined) errors.push(error);
    }
  }

  #unknownParameter(name: string): QueryError {
    const similar = findSimilar(name, [...this.#queryIndexes.keys()]);
    const message = `Unknown parameter ${quote(name)}.${similar === undefined ? "" : ` Did you mean ${quote(similar)}?`}`;
    return { parameter: name, message };
  }

  #toRecord(values: readonly (Value | undefined)[]): Record<string, Value> {
    const parameters: Record<string, Value> = {};
    for (const [index, name] of this.#names.entries()) {
      // Not `??`: null is a value that was sent.
      const value = values[index] === undefined ? this.#defaults[index] : values[index];
      if (value !== undefined) parameters[name] = value;
    }
    return parameters;
  }
}

/** A default list is returned for every query, so the caller must not change it. */
function freeze(value: Parameter["default"]): Value | undefined {
  return typeof value === "object" ? Object.freeze(value) : value;
}

function invalidParameter({ name }: Parameter, text: string, allowed: string): QueryError {
  return { parameter: name, message: invalidValue(name, text, allowed) };
}

function missingParameter(name: string): QueryError {
  return { parameter: name, message: `Missing parameter ${quote(name)}.` };
}

function repeatedParameter({ name, list }: Parameter): QueryError {
  const advice = list ? "Send it once, its items separated by commas." : "Send it once.";
  return { parameter: name, message: `The parameter ${quote(name)} is repeated. ${advice}` };
}

function invalidEncoding(name: string, raw: string): QueryError {
  return {
    parameter: name,
    message: invalidValue(name, raw, "Its percent-encoding is not that of a UTF-8 text."),
  };
}
