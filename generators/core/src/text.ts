import { isObject, type Json } from "@market-data/spec/reading";

const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/;
const LINE_WIDTH = 110;

/** A value as a TypeScript literal; text is quoted so that nothing in it can end the literal. */
export function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}

/**
 * A property's name as TypeScript writes it: bare where it is an identifier, quoted elsewhere. `__proto__` is
 * computed, because bare or quoted it would set the object's prototype instead of a property.
 */
export function propertyKey(name: string): string {
  if (name === "__proto__") return `[${literal(name)}]`;
  return IDENTIFIER.test(name) ? name : literal(name);
}

/**
 * A JSON value as TypeScript that people can read: keys bare where they can be, one line where it fits, else
 * one line for each item.
 * @param indent What the line begins with on which the value stands.
 */
export function source(value: unknown, indent = ""): string {
  const line = oneLine(value);
  if (typeof value !== "object" || value === null || indent.length + line.length <= LINE_WIDTH) return line;
  const inner = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item) => `${inner}${source(item, inner)},\n`)
    : Object.entries(value).map(([key, item]) => `${inner}${propertyKey(key)}: ${source(item, inner)},\n`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${items.join("")}${indent}${close}`;
}

function oneLine(value: unknown): string {
  if (typeof value !== "object" || value === null) return literal(value);
  if (Array.isArray(value)) return `[${value.map(oneLine).join(", ")}]`;
  const entries = Object.entries(value).map(([key, item]) => `${propertyKey(key)}: ${oneLine(item)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

/**
 * A name to be used bare in generated code.
 * @throws {Error} when it is not an identifier.
 */
export function identifier(name: string): string {
  if (!IDENTIFIER.test(name)) throw new Error(`${literal(name)} cannot be the name of a type or function.`);
  return name;
}

/** A tag of a JSDoc comment: its name without `@`, and its text, which may be empty. */
export type DocTag = readonly [name: string, text: string];

/**
 * A JSDoc comment, indented: lines of text, and tags below them. Neither can end the comment, and no word of the
 * text becomes a tag. Without text and tags there is no comment.
 */
export function docComment(text: string, indent = "", tags: readonly DocTag[] = []): string {
  const body = docText(text);
  const tagLines = tags.flatMap(([name, value]) => `@${name} ${docText(value)}`.trimEnd().split("\n"));
  const lines = [...(body === "" ? [] : body.split("\n")), ...tagLines].map((line) => line.trimEnd());
  if (lines.length === 0) return "";
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

/** TypeScript reads `@word` as a tag wherever white space, or the brace of an inline tag, stands before it. */
function docText(text: string): string {
  return text
    .trim()
    .replaceAll("*/", "*\\/")
    .replaceAll(/(?<=^|[\s{*])@(?=\S)/g, "\\@");
}

/** Text as one cell of a Markdown table. */
export function markdownCell(text: string): string {
  return text
    .trim()
    .replaceAll("\\", "\\\\")
    .replaceAll("|", "\\|")
    .replaceAll(/\s*\n\s*/g, " ");
}

/** A value as JSON on one line, with a space after each comma and colon. */
export function inlineJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inlineJson).join(", ")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inlineJson(item)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}
