// Writes the part of IMPORTING.md about formats: node scripts/write-importing.ts
import { readFileSync, writeFileSync } from "node:fs";
import { columnName } from "@market-data/market/store";
import { externalFormats } from "../src/import/formats.ts";
import { nativeFormats } from "../src/import/native/index.ts";
import type { NativeFormat } from "../src/import/native-format.ts";

const PAGE = new URL("../IMPORTING.md", import.meta.url);
const MARKER = "<!-- formats: written by `node scripts/write-importing.ts` -->";

/** IMPORTING.md with formats and columns as the import reads them. */
export function writeFormats(page: string): string {
  const [start = ""] = page.split(MARKER);
  return [
    `${start}${MARKER}`,
    "",
    "## External formats",
    "",
    "Recognised by their header, whatever the file is called (candles, which have none, by their name).",
    "",
    "| format | what it is |",
    "|---|---|",
    ...externalFormats.map(({ name, summary }) => `| \`${name}\` | ${toCell(summary)} |`),
    "",
    "## Native formats",
    "",
    "One kind of record a file, recognised by its name: `points.csv`, `points-2026.csv`, `points.2026-01.csv.gz`.",
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

if (import.meta.main) writeFileSync(PAGE, writeFormats(readFileSync(PAGE, "utf8")));
