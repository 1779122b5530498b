import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Origin, recordSeries } from "@market-data/market";
import type { OpenMarket } from "../storage/backend.ts";
import { findRepeated } from "./columns.ts";
import { ImportError } from "./errors.ts";
import { FileImport } from "./file-import.ts";
import type { FileResult } from "./file-result.ts";
import type { FileInfo, Format } from "./format.ts";
import { formats } from "./formats.ts";
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
  const files: FileInfo[] = [];
  for (const path of findFiles(paths)) files.push(await lookAt(path));
  if (files.length === 0) throw new ImportError(`There is no file to import in ${paths.join(", ")}.`);
  const jobs = files
    .map((file) => ({ file, format: findFormat(file, options.as) }))
    .map(assertDistinctColumns)
    .toSorted((one, other) => one.format.order - other.format.order);
  assertNotSample(market, await market.state.origin());
  const unlock = await market.lockForImport();
  try {
    assertNotSample(market, await market.writer.markOrigin("import"));
    const session = await ImportSession.open(market, options);
    const results: FileResult[] = [];
    for (const { file, format } of jobs) {
      results.push(await new FileImport(session, file, format, options).run());
    }
    await recordSeries(market, session.changed);
    return results;
  } finally {
    unlock();
  }
}

/** The sample market and real data are never mixed. */
function assertNotSample({ location }: OpenMarket, origin: Origin | undefined): void {
  if (origin !== "sample") return;
  throw new ImportError(
    `${location} contains the sample market, which is synthetic. Import into another folder (--data), or remove this file.`,
  );
}

/** Files as they are named; of folders those that may contain data, by name. */
function findFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (!getStat(path).isDirectory()) return [path];
    return readdirSync(path, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(csv|json)(\.gz)?$/i.test(name))
      .sort()
      .map((name) => join(path, name))
      .filter((file) => !getStat(file).isDirectory());
  });
}

function getStat(path: string) {
  try {
    return statSync(path);
  } catch (error) {
    throw new ImportError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

/** Of two columns with one name, which one is meant cannot be known. */
function assertDistinctColumns<Job extends { file: FileInfo; format: Format }>(job: Job): Job {
  const { file, format } = job;
  const hasHeader = format.getColumns === undefined && format.isJson !== true;
  const repeated = hasHeader ? findRepeated(file.header) : undefined;
  if (repeated === undefined) return job;
  throw new ImportError(`${file.path}: the column "${repeated}" is there twice.`);
}

function findFormat(file: FileInfo, as: string | undefined): Format {
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
  const error = format.findError?.(file);
  if (error !== undefined) throw new ImportError(`${file.path}: ${error}.`);
  return format;
}
