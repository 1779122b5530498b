import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** The rows of one of the files, none of whose values needs quotes. It shares no code with the import. */
export function rowsOf(folder: string, file: string): Record<string, string>[] {
  const [header = "", ...lines] = linesOf(folder, file);
  const names = header.split(",");
  return lines.map((line) => {
    const values = line.split(",");
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
  });
}

export function linesOf(folder: string, file: string): string[] {
  const bytes = readFileSync(join(folder, file));
  const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return text.split(/\r?\n/).filter((line) => line !== "");
}
