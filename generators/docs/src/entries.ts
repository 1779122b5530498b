import { joinSentences, type ValueText } from "@market-data/generator-core";
import type { PageFormat } from "./page.ts";
import { blocks, code } from "./text.ts";

/** A parameter, a field or an error code: a place for links. */
export interface Entry extends Partial<Pick<ValueText, "choices" | "total">> {
  /** Unique on the page. */
  id: string;
  name: string;
  /** Short Markdown texts after the name: the type, and whether a value is required. */
  marks: readonly string[];
  /** As Markdown. */
  text: string;
  /** The entries within the entry. The label contains number and kind: "12 fields". Open entries need no click. */
  inner?: { label: string; open: boolean; entries: readonly Entry[] };
}

/** Longer lists of choices are folded. */
const MAX_CHOICES = 10;

/** Entries with their inner entries. */
export function renderEntries(entries: readonly Entry[], format: PageFormat): string {
  return format === "html" ? blocks(...entries.map(htmlEntry)) : markdownEntries(entries).join("\n");
}

function htmlEntry({ id, name, marks, text, choices = [], total = 0, inner }: Entry): string {
  const head = [`[${code(name)}](#${id})`, ...marks.map((mark) => `<span>${mark}</span>`)].join(" ");
  const list =
    choices.length === 1 ? `Values: ${choices[0]}.` : choices.map((line) => `- ${line}`).join("\n");
  return blocks(
    `<div class="entry" id="${id}">`,
    head,
    text,
    total > MAX_CHOICES ? fold(`${total} values`, list) : list,
    inner === undefined ? "" : fold(inner.label, renderEntries(inner.entries, "html"), inner.open),
    "</div>",
  );
}

/** Markdown below a label. A click or a link to a place in the content opens the content. */
export function fold(label: string, content: string, open = false): string {
  return blocks(`<details${open ? " open" : ""}><summary>${label}</summary>`, content, "</details>");
}

/** Nested lists. Links to entries are plain text: Markdown has no anchors. */
function markdownEntries(entries: readonly Entry[], indent = ""): string[] {
  return entries.flatMap(({ name, marks, text, choices = [], inner }) => {
    const about = marks.length === 0 ? "" : ` (${marks.join("; ")})`;
    const single = choices.length === 1 ? `Values: ${choices[0]}.` : "";
    const all = joinSentences(text, single);
    const line = `${code(name)}${about}${all === "" ? "" : `: ${all}`}`;
    return [
      `${indent}- ${line.replaceAll(/\s+/g, " ").replaceAll(/\[([^\]]+)\]\(#[^)]*\)/g, "$1")}`,
      ...(single === "" ? choices.map((choice) => `${indent}  - ${choice}`) : []),
      ...markdownEntries(inner?.entries ?? [], `${indent}  `),
    ];
  });
}
