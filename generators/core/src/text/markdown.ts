import { isObject, type Json } from "@market-data/spec/reading";

/** Escapes text for one cell of a Markdown table. */
export function markdownCell(text: string): string {
  return text
    .trim()
    .replaceAll("\\", "\\\\")
    .replaceAll("|", "\\|")
    .replaceAll(/\s*\n\s*/g, " ");
}

/** Formats text as inline code of Markdown, between more backticks than the text contains. */
export function code(text: string): string {
  const fence = "`".repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  return fence.length === 1 ? `\`${text}\`` : `${fence} ${text} ${fence}`;
}

/** Formats a number without an exponent: 1e-8 is "0.00000001". Other values stay as they are. */
export function formatNumber(value: Json): string {
  if (typeof value !== "number") return String(value);
  return value.toLocaleString("en", { useGrouping: false, maximumFractionDigits: 100 });
}

/** Formats a value as JSON on one line, with a space after each comma and colon. */
export function inlineJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inlineJson).join(", ")}]`;
  if (!isObject(value)) return typeof value === "number" ? formatNumber(value) : JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inlineJson(item)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}
