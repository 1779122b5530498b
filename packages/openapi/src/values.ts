import { quote } from "./messages.ts";
import type { Parameter, ParameterValue } from "./operation.ts";
import { parseTime, TIME_FORMS } from "./times.ts";

/** Reads one value: a parameter's text, or an item of its list. */
export interface ValueReader {
  /** The value; undefined where the text stands for none that is allowed. */
  read(text: string): ParameterValue | undefined;
  /** What is allowed, to follow "must be". */
  readonly allowed: string;
}

// The contract's patterns for the numbers of version 3: digits, no hexadecimal, no Infinity; an integer may
// end in `.0` (settled reading: `10.0` is an integer).
const INTEGER = /^-?\d+(?:\.0+)?$/;
const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const INT32 = { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 };
const SAFE = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
const FLOAT = { minimum: -Number.MAX_VALUE, maximum: Number.MAX_VALUE };

/** The reader of a parameter's values; patterns and sets are made here, once. */
export function valueReader(parameter: Parameter): ValueReader {
  const { nullable, enum: choices } = parameter;
  const plain = plainReader(parameter);
  const reader = choices === undefined ? plain : oneOf(plain, choices);
  return nullable === true ? orNull(reader) : reader;
}

function plainReader(parameter: Parameter): ValueReader {
  switch (parameter.type) {
    case "integer":
    case "number":
      return numberReader(parameter);
    case "boolean":
      return { read: parseBoolean, allowed: '"true" or "false"' };
    case "time":
      return timeReader(parameter);
    case "string":
      return textReader(parameter);
  }
}

function orNull({ read, allowed }: ValueReader): ValueReader {
  return {
    read: (text) => (text.toLowerCase() === "null" ? null : read(text)),
    allowed: `${allowed}, or "null"`,
  };
}

function parseBoolean(text: string): boolean | undefined {
  if (text.length > "false".length) return undefined;
  const word = text.toLowerCase();
  return word === "true" ? true : word === "false" ? false : undefined;
}

function oneOf({ read }: ValueReader, choices: readonly ParameterValue[]): ValueReader {
  const known = new Set<ParameterValue | undefined>(choices);
  return {
    read: (text) => {
      const value = read(text);
      return known.has(value) ? value : undefined;
    },
    allowed: `${choices.length > 1 ? "one of " : ""}${choices.map((choice) => quote(String(choice))).join(", ")}`,
  };
}

function textReader({ pattern, minLength, maxLength }: Parameter): ValueReader {
  const expression = pattern === undefined ? undefined : new RegExp(pattern, "u");
  const least = minLength ?? 1;
  const greatest = maxLength ?? Number.POSITIVE_INFINITY;
  const length =
    minLength === undefined && maxLength === undefined ? "" : ` of a length ${span(least, maxLength)}`;
  const form = pattern === undefined ? "" : ` that matches ${pattern}`;
  return {
    read: (text) => {
      if (text.length < least || text.length > greatest) return undefined;
      return expression === undefined || expression.test(text) ? text : undefined;
    },
    allowed: `a text${length}${form}`,
  };
}

function numberReader(parameter: Parameter): ValueReader {
  const { type, format, pattern, fallback, default: fallbackValue, minimum, maximum } = parameter;
  const isInteger = type === "integer";
  const grammar = isInteger ? INTEGER : NUMBER;
  const expression = pattern === undefined ? undefined : new RegExp(pattern, "u");
  const limits = !isInteger ? FLOAT : format === "int32" ? INT32 : SAFE;
  const least = minimum ?? limits.minimum;
  const greatest = maximum ?? limits.maximum;
  return {
    read: (text) => {
      if (!grammar.test(text) || expression?.test(text) === false) return undefined;
      // The sum makes 0 of -0.
      const number = Number(text) + 0;
      if (fallback === "non-positive" && number <= 0) return fallbackValue as number;
      return number >= least && number <= greatest ? number : undefined;
    },
    allowed: `${isInteger ? "an integer" : "a number"}${numberForm(parameter, greatest)}`,
  };
}

/** The bounds, or the pattern where there are none, or else how far an integer reaches. */
function numberForm({ type, pattern, minimum, maximum }: Parameter, greatest: number): string {
  if (minimum === undefined && maximum === undefined && pattern !== undefined)
    return ` that matches ${pattern}`;
  const range = span(minimum, maximum ?? (type === "integer" ? greatest : undefined));
  return range === "" ? "" : ` ${range}`;
}

/** Bounds of times are Unix seconds, as in the contract. */
function timeReader({ minimum, maximum }: Parameter): ValueReader {
  const earliest = minimum === undefined ? Number.NEGATIVE_INFINITY : minimum * 1000;
  const latest = maximum === undefined ? Number.POSITIVE_INFINITY : maximum * 1000;
  const from = minimum === undefined ? "" : `, not before ${new Date(earliest).toISOString()}`;
  const to = maximum === undefined ? "" : `, not after ${new Date(latest).toISOString()}`;
  return {
    read: (text) => {
      const time = parseTime(text);
      return time === undefined || time < earliest || time > latest ? undefined : time;
    },
    allowed: `${TIME_FORMS}${from}${to}`,
  };
}

function span(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum === undefined) return maximum === undefined ? "" : `of at most ${maximum}`;
  return maximum === undefined ? `of at least ${minimum}` : `from ${minimum} to ${maximum}`;
}
