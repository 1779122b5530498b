import { parseTime } from "@market-data/openapi";
import { reject } from "./errors.ts";

/** Reads the non-empty text of a value. @throws {RowError} */
export type Reader<Value> = (text: string, name: string) => Value;

const MAX_TEXT_LENGTH = 20_000;
const MAX_NAME_LENGTH = 200;
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the check searches for them
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const text: Reader<string> = (value, name) => {
  if (value.length > MAX_TEXT_LENGTH) reject(`${name} is longer than ${MAX_TEXT_LENGTH} characters`);
  if (CONTROL.test(value)) reject(`${name} contains control characters`);
  if (/\p{Cs}/u.test(value)) reject(`${name} contains half a character (a lone surrogate)`);
  return value;
};

/** A text of one line. */
export const line: Reader<string> = (value, name) => {
  if (value.length > MAX_NAME_LENGTH) reject(`${name} is longer than ${MAX_NAME_LENGTH} characters`);
  if (/[\r\n\t\u2028\u2029]/.test(value)) reject(`${name} has more than one line`);
  return text(value, name);
};

export const upperCase: Reader<string> = (value, name) => toUpperCase(line(value, name));

/** Capitalises ASCII letters only: the capital of "ſ" is an ASCII letter. */
export function toUpperCase(value: string): string {
  return value.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

export const slug: Reader<string> = (value, name) =>
  SLUG.test(value) && value.length <= MAX_NAME_LENGTH
    ? value
    : reject(`${name} ${quoted(value)} must contain only lower-case letters, digits and "-"`);

export const url: Reader<string> = (value, name) =>
  /^https?:\/\/[^\s"<>\\^`{|}]+$/.test(text(value, name)) && URL.canParse(value)
    ? value
    : reject(`${name} ${quoted(value)} is not a URL`);

export const number: Reader<number> = (value, name) => {
  // Plus zero removes a negative zero.
  const read = DECIMAL.test(value) ? Number(value) + 0 : Number.NaN;
  if (Number.isFinite(read)) return read;
  const hint = value.includes(",") ? ": write a decimal point and no thousands separators, as in 1234.5" : "";
  return reject(`${name} ${quoted(value)} is not a number${hint}`);
};

/** A number from 0 on. */
export const amount: Reader<number> = (value, name) => {
  const read = number(value, name);
  return read >= 0 ? read : reject(`${name} ${value} is negative`);
};

/** A number above zero. Zero often means unknown in sources. */
export const price: Reader<number> = (value, name) => {
  const read = number(value, name);
  return read > 0 ? read : reject(`${name} ${value} is not above zero`);
};

export const integer: Reader<number> = (value, name) => {
  const read = number(value, name);
  return Number.isSafeInteger(read) && read >= 0 ? read : reject(`${name} ${value} is not a whole number`);
};

const MAX_ID = 2 ** 31 - 1;

export const id: Reader<number> = (value, name) => {
  const read = integer(value, name);
  return read >= 1 && read <= MAX_ID ? read : reject(`${name} ${value} is not from 1 to ${MAX_ID}`);
};

/** Unix seconds, or ISO 8601 with `T` or a space. A date is the start of its day. */
export const time: Reader<number> = (value, name) =>
  parseTime(value.replace(/^(\d{4}-\d\d-\d\d) (?=\d)/, "$1T")) ??
  reject(`${name} ${quoted(value)} is not a time such as 2026-01-15 or 2026-01-15T12:00:00Z`);

/** The time of a plan, which may be in the future. Observed times may not. */
export const plannedTime: Reader<number> = (value, name) => time(value, name);

/** A date, or the start of a UTC day. */
export const day = startReader(86_400_000, "day");
export const hour = startReader(3_600_000, "hour");

/** The readers of observed times. */
export const observedTimes: ReadonlySet<Reader<unknown>> = new Set([time, day, hour]);

function startReader(length: number, unit: string): Reader<number> {
  return (value, name) => {
    const read = time(value, name);
    return read % length === 0 ? read : reject(`${name} ${quoted(value)} is not the start of a UTC ${unit}`);
  };
}

const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, "1": true, false: false, "0": false };

export const boolean: Reader<boolean> = (value, name) =>
  BOOLEANS[value.toLowerCase()] ?? reject(`${name} ${quoted(value)} is not true or false`);

export function choice<const Choice extends string>(...choices: readonly Choice[]): Reader<Choice> {
  return (value, name) =>
    choices.find((one) => one === value) ??
    reject(`${name} ${quoted(value)} is not one of ${choices.join(", ")}`);
}

/** Values separated by `|`. */
export function list<Value>(read: Reader<Value>): Reader<Value[]> {
  return (value, name) =>
    value
      .split("|")
      .map((each) => each.trim())
      .filter((each) => each !== "")
      .map((each) => read(each, name));
}

/** Names of true flags, separated by `|`. A name with `!` is false. */
export const flags: Reader<Record<string, boolean>> = (value, name) =>
  Object.fromEntries(list(line)(value, name).map((flag) => [flag.replace(/^!/, ""), !flag.startsWith("!")]));

/** Quotes a text for a message: shortened, and with escaped control characters for terminals. */
export function quoted(value: string, maxLength = 60): string {
  const shown = JSON.stringify(value.length > maxLength ? `${value.slice(0, maxLength)}…` : value);
  return shown.replace(/[\u007f-\u009f]/g, (each) => `\\u00${each.charCodeAt(0).toString(16)}`);
}
