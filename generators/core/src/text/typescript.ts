const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/;
const LINE_WIDTH = 110;

/** Formats a value as a TypeScript literal. Quotes and line breaks in text are escaped. */
export function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}

/**
 * Formats a property name: bare if the name is an identifier, quoted otherwise. `__proto__` becomes a computed name,
 * because the other forms set the prototype of the object.
 */
export function propertyKey(name: string): string {
  if (name === "__proto__") return `[${literal(name)}]`;
  return IDENTIFIER.test(name) ? name : literal(name);
}

/**
 * Formats a JSON value as readable TypeScript: bare keys, and one line per item if one line is too long.
 * @param indent Indentation of the line with the value.
 */
export function source(value: unknown, indent = ""): string {
  const line = toOneLine(value);
  if (typeof value !== "object" || value === null || indent.length + line.length <= LINE_WIDTH) return line;
  const inner = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item) => `${inner}${source(item, inner)},\n`)
    : Object.entries(value).map(([key, item]) => `${inner}${propertyKey(key)}: ${source(item, inner)},\n`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${items.join("")}${indent}${close}`;
}

function toOneLine(value: unknown): string {
  if (typeof value !== "object" || value === null) return literal(value);
  if (Array.isArray(value)) return `[${value.map(toOneLine).join(", ")}]`;
  const entries = Object.entries(value).map(([key, item]) => `${propertyKey(key)}: ${toOneLine(item)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

/**
 * Returns a name for use as an identifier in generated code.
 * @throws {Error} for an invalid identifier.
 */
export function identifier(name: string): string {
  if (!IDENTIFIER.test(name)) throw new Error(`${literal(name)} cannot be the name of a type or function.`);
  return name;
}

/** A JSDoc tag: the name without `@`, and a text that may be empty. */
export type DocTag = readonly [name: string, text: string];

/**
 * Formats an indented JSDoc comment: lines of text, then tags. The text is escaped, so that the text cannot end the
 * comment or create a tag. Returns an empty string without text and tags.
 */
export function docComment(text: string, indent = "", tags: readonly DocTag[] = []): string {
  const body = docText(text);
  const tagLines = tags.flatMap(([name, value]) => `@${name} ${docText(value)}`.trimEnd().split("\n"));
  const lines = [...(body === "" ? [] : body.split("\n")), ...tagLines].map((line) => line.trimEnd());
  if (lines.length === 0) return "";
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

/** TypeScript reads `@word` as a tag after white space and after the brace of an inline tag. */
function docText(text: string): string {
  return text
    .trim()
    .replaceAll("*/", "*\\/")
    .replaceAll(/(?<=^|[\s{*])@(?=\S)/g, "\\@");
}
