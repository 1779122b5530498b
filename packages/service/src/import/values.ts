import { parseTime } from "@market-data/openapi";
import { reject } from "./errors.ts";

/** Reads the text of one value. Empty texts do not come here. @throws {RowError} */
export type Reader<Value> = (text: string, name: string) => Value;

const MAX_TEXT_LENGTH = 20_000;
const MAX_NAME_LENGTH = 200;
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const text: Reader<string> = (value, name) => {
  if (value.length > MAX_TEXT_LENGTH) reject(`${name} is longer than ${MAX_TEXT_LENGTH} characters`);
  if (CONTROL.test(value)) reject(`${name} contains control characters`);
  return value;
};

/** A text of one line. */
export const line: Reader<string> = (value, name) => {
  if (value.length > MAX_NAME_LENGTH) reject(`${name} is longer than ${MAX_NAME_LENGTH} characters`);
  if (/[\r\n\t]/.test(value)) reject(`${name} has more than one line`);
  return text(value, name);
};

export const upperCase: Reader<string> = (value, name) => line(value, name).toUpperCase();

export const slug: Reader<string> = (value, name) =>
  SLUG.test(value) && value.length <= MAX_NAME_LENGTH
    ? value
    : reject(`${name} ${quoted(value)} is not made of lower-case letters, digits and "-"`);

export const url: Reader<string> = (value, name) =>
  /^https?:\/\/[^\s"<>\\^`{|}]+$/.test(value) && URL.canParse(value)
    ? value
    : reject(`${name} ${quoted(value)} is not a URL`);

export const number: Reader<number> = (value, name) => {
  // Plus zero: what is stored knows no negative zero.
  const read = DECIMAL.test(value) ? Number(value) + 0 : Number.NaN;
  return Number.isFinite(read) ? read : reject(`${name} ${quoted(value)} is not a number`);
};

/** A number that is not negative. */
export const amount: Reader<number> = (value, name) => {
  const read = number(value, name);
  return read >= 0 ? read : reject(`${name} ${value} is negative`);
};

/** A number above zero: no zero stands for what is unknown. */
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

/** Unix seconds, or ISO 8601; a date alone is its start. */
export const time: Reader<number> = (value, name) =>
  parseTime(value) ??
  reject(`${name} ${quoted(value)} is not a time such as 2026-01-15 or 2026-01-15T12:00:00Z`);

/** A time that may lie in the future: of what is planned. Others are of what was observed, and may not. */
export const plannedTime: Reader<number> = (value, name) => time(value, name);

/** A date, or a time at which a UTC day starts. */
export const day = startReader(86_400_000, "day");
export const hour = startReader(3_600_000, "hour");

/** Reads times of what was observed. */
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

/** Values with `|` between them. */
export function list<Value>(read: Reader<Value>): Reader<Value[]> {
  return (value, name) =>
    value
      .split("|")
      .map((each) => each.trim())
      .filter((each) => each !== "")
      .map((each) => read(each, name));
}

/** Names of what is true, with `|` between them; a name behind a `!` is false. */
export const flags: Reader<Record<string, boolean>> = (value, name) =>
  Object.fromEntries(list(line)(value, name).map((flag) => [flag.replace(/^!/, ""), !flag.startsWith("!")]));

/** A text as a message shows it: in quotes, cut where it is long. */
export function quoted(value: string): string {
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
}
