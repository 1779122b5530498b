import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** The rows of a CSV file without quoted values, by column name. Shares no code with the import. */
export function readRows(folder: string, file: string): Record<string, string>[] {
  const [header = "", ...lines] = readLines(folder, file);
  const names = header.split(",");
  return lines.map((line) => {
    const values = line.split(",");
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
  });
}

/** The lines of a file, gzipped or not, without empty ones. */
export function readLines(folder: string, file: string): string[] {
  const bytes = readFileSync(join(folder, file));
  const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return text.split(/\r?\n/).filter((line) => line !== "");
}
