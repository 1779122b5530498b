import { STATUS_CODES } from "node:http";
import { formatCount, type Model, type Operation } from "@market-data/generator-core";
import { type Entry, fold, renderEntries } from "./entries.ts";
import type { PageFormat } from "./page.ts";
import { blocks } from "./text.ts";

const RETRY = {
  retry: "retry after a wait",
  quota: "retry in the next period, or on a larger plan",
  never: "do not retry",
};

/** Error codes with status and advice about retries. */
export function codeEntries(codes: Model["errors"]): Entry[] {
  return codes.map(({ code, status, name, meaning, retry }) => ({
    id: `error-${code}`,
    name: String(code),
    marks: [name, `HTTP ${status}`, RETRY[retry]],
    text: meaning,
  }));
}

/** The error statuses of an operation, each with codes. On the site, each status is a folded line. */
export function renderErrors({ errors }: Operation, model: Model, format: PageFormat): string {
  const statuses = errors.map(({ status, description }): Required<Omit<Entry, "choices" | "total">> => {
    const entries = codeEntries(model.errors.filter((each) => each.status === status));
    const inner = { label: formatCount(entries.length, "code"), open: true, entries };
    return { id: `status-${status}`, name: String(status), marks: [], text: description, inner };
  });
  if (format === "markdown") return renderEntries(statuses, format);
  const lines = statuses.map(({ id, name, text, inner }) => {
    const codes = inner.entries.map((entry) => entry.name).join(", ");
    // A link opens only folded content around the target.
    const content = blocks(`<div id="${id}">`, text, renderEntries(inner.entries, format), "</div>");
    return fold(`${name} ${STATUS_CODES[name]} <span>${codes}</span>`, content);
  });
  return blocks(...lines);
}
