import { describeReplacement, markdownCell, type Operation } from "@market-data/generator-core";

export { code } from "@market-data/generator-core";

const IS_NUMBER = /^[\d,.]+$/;

/** A Markdown table. Columns of numbers are aligned at their ends. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  const rule = head.map((_, index) =>
    rows.every((row) => IS_NUMBER.test(row[index] ?? "")) ? "---:" : "---",
  );
  return [line(head), `|${rule.join("|")}|`, ...rows.map(line)].join("\n");
}

/** Angle brackets outside of code would be HTML. */
function cell(text: string): string {
  return markdownCell(text).replaceAll(/(`[^`]*`)|</g, (whole, code) =>
    code === undefined ? "&lt;" : whole,
  );
}

/** A fenced block of code. */
export function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}

/** Text for HTML, between tags and in attributes. */
export function html(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** An operation's title: several versions share a summary, and some summaries end with the version. */
export function operationTitle({ summary, version }: Pick<Operation, "summary" | "version">): string {
  return `${summary.replace(/ \(v\d+\)$/, "")} (v${version})`;
}

/** A link to an operation's page. */
export function operationLink(operation: Operation): string {
  return `[${operationTitle(operation)}](operation:${operation.operationId})`;
}

/** The replacement of an operation, and a link to the steps of the migration. */
export function describeMigration(operation: Operation, operations: readonly Operation[]): string {
  const replacement = describeReplacement(operation, operations, operationLink);
  return `${replacement} [How to migrate](migration.md#${operation.operationId.toLowerCase()}).`;
}

/** A link to a record's page. */
export function recordLink(name: string): string {
  return `[${name}](record:${name})`;
}

/** Joins the parts of a page with an empty line, and skips empty parts. */
export function blocks(...parts: readonly string[]): string {
  return parts
    .filter((part) => part !== "")
    .map((part) => part.trim())
    .join("\n\n");
}

/** Text with code in backticks as HTML. */
export function inlineHtml(text: string): string {
  return html(text).replaceAll(/`([^`]*)`/g, "<code>$1</code>");
}

/** Groups the digits of large whole numbers by three, except in code. */
export function groupDigits(words: string): string {
  return words.replaceAll(/`[^`]*`|(?<![\d.])\d{4,}/g, (found) =>
    found.startsWith("`") ? found : found.replaceAll(/\B(?=(\d{3})+$)/g, ","),
  );
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
