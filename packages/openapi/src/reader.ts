import { brokenConstraint } from "./constraints.ts";
import { readList } from "./lists.ts";
import { invalidValue, nearest, quote } from "./messages.ts";
import type { Operation, Parameter, ParameterValue } from "./operation.ts";
import { entriesOf, type Search } from "./search.ts";
import { type ValueReader, valueReader } from "./values.ts";

/** One thing that is wrong with a query. */
export interface QueryError {
  /** The parameter at fault. Of a rule over several, the first missing one, or the second of those that exclude each other. */
  readonly parameter: string;
  /** What is wrong and what is allowed, naming the parameter in double quotes. */
  readonly message: string;
}

type Value = ParameterValue | readonly ParameterValue[];

/** What was read: the values by name in the contract's order, or what is wrong. */
export type ReadQuery =
  | { ok: true; parameters: Record<string, Value>; given: string[] }
  | { ok: false; errors: [QueryError, ...QueryError[]] };

/** As many errors as one answer names; a query with more of them is not read to its end. */
const MOST_ERRORS = 20;

/** Reads the queries of one operation. Everything that can be prepared is, when it is made. */
export class Reader {
  readonly #operation: Operation;
  readonly #names: readonly string[];
  readonly #defaults: readonly (Value | undefined)[];
  readonly #values: readonly ValueReader[];
  readonly #query = new Map<string, number>();

  constructor(operation: Operation) {
    const { parameters } = operation;
    this.#operation = operation;
    this.#names = parameters.map(({ name }) => name);
    this.#defaults = parameters.map((parameter) => frozen(parameter.default));
    this.#values = parameters.map(valueReader);
    for (const [index, parameter] of parameters.entries()) {
      if (parameter.in === "query") this.#query.set(parameter.name, index);
    }
  }

  read(search: Search, path: Readonly<Record<string, string>>): ReadQuery {
    const values: (Value | undefined)[] = new Array(this.#names.length).fill(undefined);
    const given: string[] = [];
    const errors: QueryError[] = [];
    this.#readPath(path, values, errors);
    for (const { name, value, raw } of entriesOf(search)) {
      if (errors.length >= MOST_ERRORS) break;
      const index = this.#query.get(name);
      if (index === undefined) {
        errors.push(this.#unknown(name));
      } else if (given.includes(name)) {
        errors.push(repeated(this.#parameter(index)));
      } else {
        given.push(name);
        if (value === undefined) errors.push(wrongEncoding(name, raw));
        else values[index] = this.#readValue(index, value, errors);
      }
    }
    if (errors.length < MOST_ERRORS) this.#checkTogether(given, errors);
    const [first, ...others] = errors;
    if (first !== undefined) return { ok: false, errors: [first, ...others] };
    return { ok: true, parameters: this.#named(values), given };
  }

  #parameter(index: number): Parameter {
    return this.#operation.parameters[index] as Parameter;
  }

  #readPath(
    path: Readonly<Record<string, string>>,
    values: (Value | undefined)[],
    errors: QueryError[],
  ): void {
    for (const [index, { name, in: place }] of this.#operation.parameters.entries()) {
      if (place !== "path") continue;
      const text = Object.hasOwn(path, name) ? path[name] : undefined;
      if (text === undefined) errors.push(missing(name));
      else values[index] = this.#readValue(index, text, errors);
    }
  }

  #readValue(index: number, text: string, errors: QueryError[]): Value | undefined {
    const parameter = this.#parameter(index);
    const reader = this.#values[index] as ValueReader;
    const trimmed = text.trim();
    if (trimmed === "") {
      errors.push(invalid(parameter, text, `It must not be empty: leave it out, or send ${reader.allowed}.`));
      return undefined;
    }
    if (parameter.list) {
      const list = readList(trimmed, parameter, reader);
      if ("items" in list) return list.items;
      errors.push(invalid(parameter, list.refused, list.reason));
      return undefined;
    }
    const value = reader.read(trimmed);
    if (value === undefined) errors.push(invalid(parameter, text, `It must be ${reader.allowed}.`));
    return value;
  }

  #checkTogether(given: readonly string[], errors: QueryError[]): void {
    for (const { name, in: place, required } of this.#operation.parameters) {
      if (required && place === "query" && !given.includes(name)) errors.push(missing(name));
    }
    for (const constraint of this.#operation.constraints) {
      const broken = brokenConstraint(constraint, given);
      if (broken !== undefined) errors.push(broken);
    }
  }

  #unknown(name: string): QueryError {
    const near = nearest(name, [...this.#query.keys()]);
    const message = `Unknown parameter ${quote(name)}.${near === undefined ? "" : ` Did you mean ${quote(near)}?`}`;
    return { parameter: name, message };
  }

  #named(values: readonly (Value | undefined)[]): Record<string, Value> {
    const parameters: Record<string, Value> = {};
    for (const [index, name] of this.#names.entries()) {
      // Not `??`: null is a value that was sent.
      const value = values[index] === undefined ? this.#defaults[index] : values[index];
      if (value !== undefined) parameters[name] = value;
    }
    return parameters;
  }
}

/** A default list is handed out with every query, so nobody may change it. */
function frozen(value: Parameter["default"]): Value | undefined {
  return typeof value === "object" ? Object.freeze(value) : value;
}

function invalid({ name }: Parameter, text: string, allowed: string): QueryError {
  return { parameter: name, message: invalidValue(name, text, allowed) };
}

function missing(name: string): QueryError {
  return { parameter: name, message: `Missing parameter ${quote(name)}.` };
}

function repeated({ name, list }: Parameter): QueryError {
  const advice = list ? "Send it once, its items separated by commas." : "Send it once.";
  return { parameter: name, message: `The parameter ${quote(name)} is repeated. ${advice}` };
}

function wrongEncoding(name: string, raw: string): QueryError {
  return {
    parameter: name,
    message: invalidValue(name, raw, "Its percent-encoding is not that of a UTF-8 text."),
  };
}
