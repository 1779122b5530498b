// Writes IMPORT-FORMATS.md, the page of formats and columns: node scripts/write-importing.ts
import { writeFileSync } from "node:fs";
import { columnName } from "@market-data/market/store";
import { externalFormats } from "../src/import/formats.ts";
import { nativeFormats } from "../src/import/native/index.ts";
import type { NativeFormat } from "../src/import/native-format.ts";

const PAGE = new URL("../IMPORT-FORMATS.md", import.meta.url);

/** The page of all formats and columns of the import. */
export function writeFormats(): string {
  return [
    "# Import formats",
    "",
    "<!-- Written by `node scripts/write-importing.ts`. -->",
    "",
    "The formats and columns of `market-data import`. [IMPORTING.md](IMPORTING.md) explains imports.",
    "",
    "## External formats",
    "",
    "The import recognises these formats by their header, and candles by their file name.",
    "",
    "| format | content |",
    "|---|---|",
    ...externalFormats.map(({ name, summary }) => `| \`${name}\` | ${toCell(summary)} |`),
    "",
    "## Native formats",
    "",
    "A file contains one kind of record, named by the start of the file name in upper or lower case. A suffix must not begin with a letter:",
    "`quotes.csv`, `quotes-2026.csv`, `quotes.binance.csv.gz`, `quotes (1).csv`. For other file names, use `--as quotes`.",
    "",
    ...nativeFormats.flatMap(writeNativeFormat),
  ].join("\n");
}

function writeNativeFormat({ name, summary, columns }: NativeFormat): string[] {
  return [
    `### \`${name}.csv\``,
    "",
    summary,
    "",
    "| column | | |",
    "|---|---|---|",
    ...Object.entries(columns).map(
      ([field, { isRequired, note }]) =>
        `| \`${columnName(field)}\` | ${isRequired ? "required" : ""} | ${toCell(note)} |`,
    ),
    "",
  ];
}

function toCell(text: string): string {
  return text.replaceAll("|", "\\|").replace(/<[^>]+>/g, (tag) => `\`${tag}\``);
}

if (import.meta.main) writeFileSync(PAGE, writeFormats());
