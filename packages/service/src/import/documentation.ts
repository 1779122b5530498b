import { columnName } from "@market-data/market/store";
import { formats } from "./formats/index.ts";
import type { Layout } from "./layout.ts";
import { layouts } from "./layouts/index.ts";

/** What IMPORTING.md says of formats and columns: made from what the import reads, so that it cannot be wrong. */
export function formatsDocumentation(): string {
  const own = new Set(layouts.map(({ name }) => name));
  const others = formats.filter(({ name }) => !own.has(name));
  return [
    "## Formats of others",
    "",
    "Told by their header, whatever the file is called (candles, which have none, by their name).",
    "",
    "| format | what it is |",
    "|---|---|",
    ...others.map(({ name, summary }) => `| \`${name}\` | ${cell(summary)} |`),
    "",
    "## Our own layout",
    "",
    "One kind of record a file, told by its name: `points.csv`, `points-2026.csv`, `points.2026-01.csv.gz`.",
    "",
    ...layouts.flatMap(layoutDocumentation),
  ].join("\n");
}

function layoutDocumentation({ name, summary, columns }: Layout): string[] {
  return [
    `### \`${name}.csv\``,
    "",
    summary,
    "",
    "| column | | |",
    "|---|---|---|",
    ...Object.entries(columns).map(
      ([field, { isRequired, note }]) =>
        `| \`${columnName(field)}\` | ${isRequired ? "required" : ""} | ${cell(note)} |`,
    ),
    "",
  ];
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replace(/<[^>]+>/g, (tag) => `\`${tag}\``);
}
