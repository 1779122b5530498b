const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

/** A value as a TypeScript literal; text is quoted so that nothing in it can end the literal. */
export function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}

/** A property's name as TypeScript writes it: bare where it is an identifier, quoted elsewhere. */
export function propertyKey(name: string): string {
  return IDENTIFIER.test(name) ? name : literal(name);
}

/**
 * A name to be used bare in generated code.
 * @throws {Error} when it is no identifier.
 */
export function identifier(name: string): string {
  if (!IDENTIFIER.test(name)) throw new Error(`${literal(name)} cannot be the name of a type or function.`);
  return name;
}

/** Lines of text as a JSDoc comment, indented; text cannot end the comment. Empty text gives no comment. */
export function docComment(text: string, indent = ""): string {
  const lines = text
    .trim()
    .replaceAll("*/", "*\\/")
    .split("\n")
    .map((line) => line.trimEnd());
  if (lines.length === 1 && lines[0] === "") return "";
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

/** Text as one cell of a Markdown table. */
export function markdownCell(text: string): string {
  return text.trim().replaceAll("\\", "\\\\").replaceAll("|", "\\|").replaceAll(/\s*\n\s*/g, " ");
}
