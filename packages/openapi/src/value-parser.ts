import { quote } from "./messages.ts";
import type { Parameter, ParameterValue } from "./operation.ts";
import { parseTime, TIME_FORMS } from "./times.ts";

/** Parses the text of a parameter or of a list item. */
export interface ValueParser {
  /** Returns the value; undefined for an invalid text. */
  parse(text: string): ParameterValue | undefined;
  /** The allowed values, to follow "must be". */
  readonly allowed: string;
  /** The range in which plain digits are valid numbers without further checks. Undefined if checks are needed. */
  readonly plain?: NumberRange;
}

export interface NumberRange {
  readonly minimum: number;
  readonly maximum: number;
}

// The contract's patterns for numbers sent as text (version 3): decimal only, no hexadecimal, no Infinity. `10.0` is an
// integer.
const INTEGER = /^-?\d+(?:\.0+)?$/;
const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const ZERO = "0".charCodeAt(0);
/** The number of digits that always form a safe integer. */
const MAX_DIGITS = 9;
const INT32 = { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 };
const SAFE = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
const FLOAT = { minimum: -Number.MAX_VALUE, maximum: Number.MAX_VALUE };

/** Creates the parser for values of a parameter, with patterns and sets compiled once. */
export function createValueParser(parameter: Parameter): ValueParser {
  const { nullable, enum: choices } = parameter;
  const plain = createPlainParser(parameter);
  const parser = choices === undefined ? plain : oneOf(plain, choices);
  return nullable === true ? orNull(parser) : parser;
}

function createPlainParser(parameter: Parameter): ValueParser {
  switch (parameter.type) {
    case "integer":
    case "number":
      return createNumberParser(parameter);
    case "boolean":
      return { parse: parseBoolean, allowed: '"true" or "false"' };
    case "time":
      return createTimeParser(parameter);
    case "string":
      return createTextParser(parameter);
  }
}

function orNull({ parse, allowed }: ValueParser): ValueParser {
  return {
    parse: (text) => (text.toLowerCase() === "null" ? null : parse(text)),
    allowed: `${allowed}, or "null"`,
  };
}

function parseBoolean(text: string): boolean | undefined {
  if (text.length > "false".length) return undefined;
  const word = text.toLowerCase();
  return word === "true" ? true : word === "false" ? false : undefined;
}

function oneOf({ parse }: ValueParser, choices: readonly ParameterValue[]): ValueParser {
  const known = new Set<ParameterValue | undefined>(choices);
  return {
    parse: (text) => {
      const value = parse(text);
      return known.has(value) ? value : undefined;
    },
    allowed: `${choices.length > 1 ? "one of " : ""}${choices.map((choice) => quote(String(choice))).join(", ")}`,
  };
}

function createTextParser({ pattern, minLength, maxLength }: Parameter): ValueParser {
  const expression = pattern === undefined ? undefined : new RegExp(pattern, "u");
  const min = minLength ?? 1;
  const max = maxLength ?? Number.POSITIVE_INFINITY;
  const length =
    minLength === undefined && maxLength === undefined ? "" : ` of a length ${formatRange(min, maxLength)}`;
  const form = pattern === undefined ? "" : ` that matches ${pattern}`;
  return {
    parse: (text) => {
      if (text.length < min || text.length > max) return undefined;
      return expression === undefined || expression.test(text) ? text : undefined;
    },
    allowed: `a text${length}${form}`,
  };
}

function createNumberParser(parameter: Parameter): ValueParser {
  const { type, format, pattern, fallback, default: fallbackValue, minimum, maximum } = parameter;
  const isInteger = type === "integer";
  const grammar = isInteger ? INTEGER : NUMBER;
  const expression = pattern === undefined ? undefined : new RegExp(pattern, "u");
  const limits = !isInteger ? FLOAT : format === "int32" ? INT32 : SAFE;
  const min = minimum ?? limits.minimum;
  const max = maximum ?? limits.maximum;
  const readText = (text: string): number | undefined =>
    // Adding 0 turns -0 into 0.
    grammar.test(text) && expression?.test(text) !== false ? Number(text) + 0 : undefined;
  const read = expression === undefined ? (text: string) => readDigits(text) ?? readText(text) : readText;
  return {
    parse: (text) => {
      const number = read(text);
      if (number === undefined) return undefined;
      if (fallback === "non-positive" && number <= 0) return fallbackValue as number;
      return number >= min && number <= max ? number : undefined;
    },
    allowed: `${isInteger ? "an integer" : "a number"}${describeNumber(parameter, max)}`,
    ...(expression === undefined && {
      plain: { minimum: fallback === undefined ? min : Math.max(min, 1), maximum: max },
    }),
  };
}

/** Parses a number of a few digits, the common case of ids in lists. */
function readDigits(text: string): number | undefined {
  if (text.length === 0 || text.length > MAX_DIGITS) return undefined;
  let number = 0;
  for (let index = 0; index < text.length; index++) {
    const digit = text.charCodeAt(index) - ZERO;
    if (digit < 0 || digit > 9) return undefined;
    number = number * 10 + digit;
  }
  return number;
}

/** Describes the bounds of a number, by default the pattern or the range of the integer format. */
function describeNumber({ type, pattern, minimum, maximum }: Parameter, max: number): string {
  if (minimum === undefined && maximum === undefined && pattern !== undefined)
    return ` that matches ${pattern}`;
  const range = formatRange(minimum, maximum ?? (type === "integer" ? max : undefined));
  return range === "" ? "" : ` ${range}`;
}

/** Creates the parser of a time. Bounds are Unix times in seconds, as in the contract. */
function createTimeParser({ minimum, maximum }: Parameter): ValueParser {
  const earliest = minimum === undefined ? Number.NEGATIVE_INFINITY : minimum * 1000;
  const latest = maximum === undefined ? Number.POSITIVE_INFINITY : maximum * 1000;
  const from = minimum === undefined ? "" : `, not before ${new Date(earliest).toISOString()}`;
  const to = maximum === undefined ? "" : `, not after ${new Date(latest).toISOString()}`;
  return {
    parse: (text) => {
      const time = parseTime(text);
      return time === undefined || time < earliest || time > latest ? undefined : time;
    },
    allowed: `${TIME_FORMS}${from}${to}`,
  };
}

function formatRange(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum === undefined) return maximum === undefined ? "" : `of at most ${maximum}`;
  return maximum === undefined ? `of at least ${minimum}` : `from ${minimum} to ${maximum}`;
}
