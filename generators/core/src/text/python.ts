import { isObject, type Json } from "@market-data/spec/reading";

const IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/;
const LINE_WIDTH = 100;

/** Keywords, and `self`, which every method has. */
const KEYWORDS = new Set(
  (
    "False None True and as assert async await break class continue def del elif else except finally for from " +
    "global if import in is lambda nonlocal not or pass raise return self try while with yield"
  ).split(" "),
);

/**
 * Returns a name for use as an identifier: a keyword gets an underscore at the end.
 * @throws {Error} for an invalid identifier.
 */
export function identifier(name: string): string {
  if (!IDENTIFIER.test(name)) throw new Error(`${quote(name)} cannot be a name in Python.`);
  return KEYWORDS.has(name) ? `${name}_` : name;
}

/** Whether a name can be a keyword argument and a field of a `TypedDict` class. */
export function isIdentifier(name: string): boolean {
  return IDENTIFIER.test(name) && !KEYWORDS.has(name) && !name.startsWith("__");
}

/** Formats text as a string in double quotes. JSON's escapes are also escapes of Python. */
export function quote(text: string): string {
  return JSON.stringify(text).replaceAll(
    /[\x7f-\x9f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Formats a JSON value as an expression on one line: `[1, 1027]`, `{"a": None}`, `True`. */
export function expression(value: Json): string {
  if (typeof value === "string") return quote(value);
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map(expression).join(", ")}]`;
  if (!isObject(value)) return String(value);
  return `{${Object.entries(value)
    .map(([key, item]) => `${quote(key)}: ${expression(item)}`)
    .join(", ")}}`;
}

/** Formats a call with keyword arguments: `name(id=[1, 1027], convert="EUR")`. */
export function call(name: string, values: Readonly<Record<string, Json>>): string {
  return `${name}(${Object.entries(values)
    .map(([key, value]) => `${identifier(key)}=${expression(value)}`)
    .join(", ")})`;
}

/** Formats text as an indented docstring. The text cannot end the docstring. Empty without text. */
export function docstring(text: string, indent = ""): string {
  const lines = escapeDoc(text).flatMap((line) => wrap(line, LINE_WIDTH - indent.length));
  if (lines.length === 0) return "";
  const [first, ...rest] = lines;
  if (rest.length === 0) return `${indent}"""${first}"""\n`;
  return `${indent}"""${first}\n${rest.map((line) => `${indent}${line}`.trimEnd()).join("\n")}\n${indent}"""\n`;
}

/** Formats text as an indented comment. Empty without text. */
export function comment(text: string, indent = ""): string {
  const lines = text.trim() === "" ? [] : text.trim().split(/\r\n|\r|\n/);
  return lines.map((line) => `${`${indent}# ${line}`.trimEnd()}\n`).join("");
}

/** A backslash starts an escape, and a quote at the end would join the closing quotes. */
function escapeDoc(text: string): string[] {
  const escaped = text
    .trim()
    .replaceAll("\\", "\\\\")
    .replaceAll(/"""|"$/g, (quotes) => quotes.replaceAll('"', '\\"'));
  return escaped === "" ? [] : escaped.replaceAll(/[\0\r]/g, "").split("\n");
}

/** Breaks a line at spaces. Continued list items are indented. */
function wrap(line: string, width: number): string[] {
  const lines: string[] = [];
  const hang = line.startsWith("- ") ? "  " : "";
  let rest = line;
  while (rest.length > width) {
    const space = rest.lastIndexOf(" ", width);
    if (space <= hang.length) break;
    lines.push(rest.slice(0, space));
    rest = hang + rest.slice(space + 1);
  }
  return [...lines, rest];
}
