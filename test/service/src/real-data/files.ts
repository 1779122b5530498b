import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** A row of a CSV file by column name. */
export type TextRow = Readonly<Record<string, string>>;

/** Parses a CSV file. Shares no code with the import. Values must not contain line breaks. */
export function readRows(folder: string, file: string): TextRow[] {
  const [header = "", ...lines] = readLines(folder, file);
  const names = header.split(",");
  return lines.map((line) => {
    const values = splitValues(line);
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
  });
}

/** Reads the lines of a file, gzipped or not, without empty lines. */
export function readLines(folder: string, file: string): string[] {
  const bytes = readFileSync(join(folder, file));
  const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return text.split(/\r?\n/).filter((line) => line !== "");
}

function splitValues(line: string): string[] {
  if (!line.includes('"')) return line.split(",");
  const values = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return [...values].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
}
