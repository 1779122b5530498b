import { inlineJson, isObject, type Json } from "@market-data/generator-core";

export { formatCount } from "@market-data/generator-core";

/** Text in backticks. Backticks in the text become quotes. */
export function code(text: string): string {
  return `\`${text.replaceAll("`", "'")}\``;
}

/** A value for readers, in backticks, cut if long. */
export function formatValue(value: Json | undefined): string {
  if (value === undefined) return "none";
  const text =
    Array.isArray(value) && !value.some((item) => isObject(item) || Array.isArray(item))
      ? value.map((item) => String(item)).join(", ")
      : typeof value === "string"
        ? value
        : inlineJson(value);
  return code(shorten(text === "" ? '""' : text, 80));
}

/** A list of names as code: "`a`, `b` and `c`". A long list ends with the number of further names. */
export function formatList(names: readonly string[], most = 8): string {
  const shown = names.slice(0, most).map(code);
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(", ")} and ${rest} more`;
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}

/** The first letter in upper case. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A text without line feeds, cut at a number of characters. */
export function shorten(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
}

/** The new and the lost items of a list. */
export function compareLists(before: readonly string[], after: readonly string[]): [string[], string[]] {
  return [after.filter((item) => !before.includes(item)), before.filter((item) => !after.includes(item))];
}
