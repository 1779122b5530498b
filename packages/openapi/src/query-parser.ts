import { checkConstraint, type QueryError } from "./check-constraint.ts";
import { findSimilar, invalidValue, quote } from "./messages.ts";
import type { Operation, Parameter, ParameterValue } from "./operation.ts";
import { parseList } from "./parse-list.ts";
import { parseSearch, type Search } from "./search.ts";
import { createValueParser, type ValueParser } from "./value-parser.ts";

type Value = ParameterValue | readonly ParameterValue[];

/** The values by name in contract order, or the errors. */
export type QueryResult =
  | { ok: true; parameters: Record<string, Value>; given: string[]; canonical: string }
  | { ok: false; errors: [QueryError, ...QueryError[]] };

/** Parsing stops after this number of errors. */
const MAX_ERRORS = 20;
/** Matches texts that need no quotes in a canonical query. */
const PLAIN_TEXT = /^[\w.:-]+$/;

/** The state of a parse. */
interface Reading {
  /** Values by parameter index. */
  readonly values: (Value | undefined)[];
  /** Canonical texts of the values, by parameter index. */
  readonly texts: (string | undefined)[];
  readonly errors: QueryError[];
}

/**
 * Parses the queries of one operation. The constructor creates regular expressions and sets of allowed values, so that
 * each query reuses them.
 */
export class QueryParser {
  readonly #operation: Operation;
  readonly #names: readonly string[];
  readonly #defaults: readonly (Value | undefined)[];
  readonly #valueParsers: readonly ValueParser[];
  readonly #pathIndexes: readonly number[];
  readonly #queryIndexes = new Map<string, number>();
  readonly #requiredNames: readonly string[];

  constructor(operation: Operation) {
    const { parameters } = operation;
    this.#operation = operation;
    this.#names = parameters.map(({ name }) => name);
    this.#defaults = parameters.map((parameter) => freeze(parameter.default));
    this.#valueParsers = parameters.map(createValueParser);
    this.#pathIndexes = parameters.flatMap(({ in: place }, index) => (place === "path" ? index : []));
    for (const [index, parameter] of parameters.entries()) {
      if (parameter.in === "query") this.#queryIndexes.set(parameter.name, index);
    }
    this.#requiredNames = parameters.flatMap(({ name, in: place, required }) =>
      required && place === "query" ? name : [],
    );
  }

  parse(search: Search, path: Readonly<Record<string, string>>): QueryResult {
    const reading: Reading = { values: [], texts: [], errors: [] };
    const { errors } = reading;
    const given: string[] = [];
    this.#parsePath(path, reading);
    for (const { name, value, raw } of parseSearch(search)) {
      if (errors.length >= MAX_ERRORS) break;
      const index = this.#queryIndexes.get(name);
      if (index === undefined) {
        errors.push(this.#unknownParameter(name));
      } else if (given.includes(name)) {
        errors.push(repeatedParameter(this.#parameter(index)));
      } else if (value?.trim() !== "" || this.#parameter(index).required) {
        // An empty value of an optional parameter counts as not sent, because forms send empty fields.
        given.push(name);
        if (value === undefined) errors.push(invalidEncoding(name, raw));
        else this.#parseValue(index, value, reading);
      }
    }
    if (errors.length < MAX_ERRORS) this.#checkCombination(given, errors);
    const [first, ...others] = errors;
    if (first !== undefined) return { ok: false, errors: [first, ...others] };
    return { ok: true, parameters: this.#toRecord(reading), given, canonical: this.#toCanonical(reading) };
  }

  /** Returns the sent text of a value; undefined if the value was not sent. */
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

  #parsePath(path: Readonly<Record<string, string>>, reading: Reading): void {
    for (const index of this.#pathIndexes) {
      const name = this.#names[index] as string;
      const text = Object.hasOwn(path, name) ? path[name] : undefined;
      if (text === undefined) reading.errors.push(missingParameter(name));
      else this.#parseValue(index, text, reading);
    }
  }

  #parseValue(index: number, text: string, { values, texts, errors }: Reading): void {
    const parameter = this.#parameter(index);
    const parser = this.#valueParsers[index] as ValueParser;
    const trimmed = text.trim();
    if (trimmed === "") {
      errors.push(invalidParameter(parameter, text, `It must not be empty: it must be ${parser.allowed}.`));
      return;
    }
    if (parameter.list) {
      const list = parseList(text, parameter, parser);
      if ("rejected" in list) {
        errors.push(invalidParameter(parameter, list.rejected, list.reason));
        return;
      }
      values[index] = list.items;
      texts[index] = list.canonical ?? list.items.map(toCanonicalText).join();
      return;
    }
    const value = parser.parse(trimmed);
    if (value === undefined) {
      errors.push(invalidParameter(parameter, text, `It must be ${parser.allowed}.`));
      return;
    }
    values[index] = value;
    texts[index] = toCanonicalText(value);
  }

  #checkCombination(given: readonly string[], errors: QueryError[]): void {
    for (const name of this.#requiredNames) {
      if (!given.includes(name)) errors.push(missingParameter(name));
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

  #toRecord({ values }: Reading): Record<string, Value> {
    const parameters: Record<string, Value> = {};
    for (let index = 0; index < this.#names.length; index++) {
      // Not `??`, because null is a valid sent value.
      const value = values[index] === undefined ? this.#defaults[index] : values[index];
      if (value !== undefined) parameters[this.#names[index] as string] = value;
    }
    return parameters;
  }

  #toCanonical({ texts }: Reading): string {
    let query = "";
    for (const index of this.#queryIndexes.values()) {
      const text = texts[index];
      if (text !== undefined) query += `${query === "" ? "" : "&"}${this.#names[index]}=${text}`;
    }
    return query;
  }
}

/** Quotes ambiguous texts. */
function toCanonicalText(value: ParameterValue): string {
  return typeof value !== "string" || PLAIN_TEXT.test(value) ? String(value) : JSON.stringify(value);
}

/** Freezes a default list, because all queries share it. */
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
  const advice = list ? "Send it once, with comma-separated items." : "Send it once.";
  return { parameter: name, message: `The parameter ${quote(name)} is repeated. ${advice}` };
}

function invalidEncoding(name: string, raw: string): QueryError {
  return {
    parameter: name,
    message: invalidValue(name, raw, "It must be percent-encoded UTF-8."),
  };
}
