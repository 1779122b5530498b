import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { OpenMarket } from "../storage/backend.ts";
import { ImportError } from "./errors.ts";
import { FileImport } from "./file-import.ts";
import type { FileResult } from "./file-result.ts";
import type { FileFacts, Format } from "./format.ts";
import { formats } from "./formats/index.ts";
import type { ImportOptions } from "./import-options.ts";
import { lookAt } from "./read-file.ts";
import { ImportSession } from "./session.ts";

/**
 * Imports files, and all files of folders. It may be stopped at any moment, and repeated: then the market is as if it had
 * been done once.
 *
 * @throws {ImportError}
 * @throws {StorageError}
 */
export async function importFiles(
  market: OpenMarket,
  paths: readonly string[],
  options: ImportOptions,
): Promise<FileResult[]> {
  const files = await Promise.all(filesOf(paths).map(lookAt));
  const jobs = files.map((file) => ({ file, format: formatOf(file, options.as) }));
  const known = jobs.flatMap(({ file, format }) => (format === undefined ? [] : [{ file, format }]));
  if (known.length === 0) throw new ImportError(`There is no file to import in ${paths.join(", ")}.`);
  const inOrder = known.toSorted((one, other) => one.format.order - other.format.order);
  const unlock = await market.lockForImport();
  try {
    await markImported(market);
    const session = await ImportSession.open(market, options);
    const results: FileResult[] = [];
    for (const { file, format } of inOrder) {
      results.push(await new FileImport(session, file, format, options).run());
    }
    return results;
  } finally {
    unlock();
  }
}

/** The sample market and real data are never mixed. */
async function markImported({ writer, location }: OpenMarket): Promise<void> {
  if ((await writer.markOrigin("import")) === "import") return;
  throw new ImportError(
    `${location} contains the sample market, which is synthetic. Import into another folder (--data), or remove this file.`,
  );
}

/** Files as they are named; of folders those that may hold data, by name. */
function filesOf(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (!statOf(path).isDirectory()) return [path];
    return readdirSync(path, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(csv|json)(\.gz)?$/i.test(name))
      .sort()
      .map((name) => join(path, name));
  });
}

function statOf(path: string) {
  try {
    return statSync(path);
  } catch (error) {
    throw new ImportError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

function formatOf(file: FileFacts, as: string | undefined): Format | undefined {
  if (as === undefined) {
    const found = formats.find((format) => format.recognises(file));
    if (found !== undefined) return found;
    throw new ImportError(
      `${file.path} is in no known format: its first line is ${JSON.stringify(file.firstLine.slice(0, 100))}. ` +
        "Say which one with --as; `market-data import --formats` lists them.",
    );
  }
  const format = formats.find(({ name }) => name === as);
  if (format === undefined)
    throw new ImportError(`There is no format "${as}"; see \`market-data import --formats\`.`);
  const fault = format.faultOf?.(file);
  if (fault !== undefined) throw new ImportError(`${file.path}: ${fault}.`);
  return format;
}
