import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Snapshot } from "@market-data/market";
import type { FileResult } from "../../src/import/file-result.ts";
import type { ImportOptions } from "../../src/import/import-options.ts";
import type { TemporaryMarket } from "./temporary-market.ts";

/** Writes files into the market's folder and imports them. */
export async function importLines(
  market: TemporaryMarket,
  files: Readonly<Record<string, readonly string[]>>,
  options: Partial<ImportOptions> = {},
): Promise<{ readonly results: readonly FileResult[]; readonly snapshot: Snapshot }> {
  const paths = Object.entries(files).map(([name, lines]) => {
    const path = join(market.folder, name);
    writeFileSync(path, `${lines.join("\n")}\n`);
    return path;
  });
  const results = await market.import(paths, options);
  return { results, snapshot: await (await market.store()).snapshot() };
}
