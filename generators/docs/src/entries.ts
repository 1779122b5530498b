import type { PageFormat } from "./page.ts";
import { blocks, code } from "./text.ts";

/** A parameter, a field or a code of an error: something that readers look up, and link to. */
export interface Entry {
  /** Unique on its page. */
  id: string;
  name: string;
  /** What follows the name, as Markdown: its type, and whether it is always there. */
  marks: readonly string[];
  /** As Markdown. */
  text: string;
  inner?: InnerEntries;
}

interface InnerEntries {
  /** What they are, such as "12 fields". */
  label: string;
  /** Whether they are shown before the reader asks for them. */
  open: boolean;
  entries: readonly Entry[];
}

/** Entries below each other, those of an entry within it. */
export function renderEntries(entries: readonly Entry[], format: PageFormat): string {
  return format === "html" ? blocks(...entries.map(htmlEntry)) : markdownEntries(entries).join("\n");
}

function htmlEntry({ id, name, marks, text, inner }: Entry): string {
  const head = [`[${code(name)}](#${id})`, ...marks.map((mark) => `<span>${mark}</span>`)].join(" ");
  const within =
    inner === undefined
      ? ""
      : blocks(
          `<details${inner.open ? " open" : ""}><summary>${inner.label}</summary>`,
          renderEntries(inner.entries, "html"),
          "</details>",
        );
  return blocks(`<div class="entry" id="${id}">`, head, text, within, "</div>");
}

/** Nested lists. Their links to other entries are left out: Markdown has no anchors. */
function markdownEntries(entries: readonly Entry[], indent = ""): string[] {
  return entries.flatMap(({ name, marks, text, inner }) => {
    const about = marks.length === 0 ? "" : ` (${marks.join("; ")})`;
    const line = `${code(name)}${about}${text === "" ? "" : `: ${text}`}`;
    return [
      `${indent}- ${line.replaceAll(/\s+/g, " ").replaceAll(/\[([^\]]+)\]\(#[^)]*\)/g, "$1")}`,
      ...markdownEntries(inner?.entries ?? [], `${indent}  `),
    ];
  });
}

/** How many there are of something, such as "1 field" and "2 fields". */
export function count(items: readonly unknown[], noun: string): string {
  return `${items.length} ${noun}${items.length === 1 ? "" : "s"}`;
}
