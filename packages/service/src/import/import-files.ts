import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { recordStale } from "@market-data/market";
import type { OpenMarket } from "@market-data/storage";
import { findRepeated } from "./columns.ts";
import { ImportError } from "./errors.ts";
import { FileImport } from "./file-import.ts";
import { isNamed } from "./file-name.ts";
import type { FileResult } from "./file-result.ts";
import type { FileInfo, Format } from "./format.ts";
import { formats } from "./formats.ts";
import type { ImportOptions } from "./import-options.ts";
import { isMapping } from "./mapping.ts";
import { Notices } from "./notices.ts";
import { lookAt, readTextFile } from "./read-file.ts";
import { ImportSession } from "./session.ts";
import { quoted } from "./values.ts";

/**
 * Imports files and all files of folders, mappings first. A stopped import can be repeated with the result of a complete
 * import.
 *
 * @throws {ImportError}
 * @throws {MappingError}
 * @throws {StorageError}
 */
export async function importFiles(
  market: OpenMarket,
  paths: readonly string[],
  options: ImportOptions,
): Promise<FileResult[]> {
  const found: FileInfo[] = [];
  for (const path of findFiles(paths)) found.push(await lookAt(path));
  const isMappingFile = ({ name }: FileInfo) => options.as === undefined && isMapping(name);
  const files = found.filter((file) => !isMappingFile(file));
  if (files.length === 0) throw new ImportError(`There is no file to import in ${paths.join(", ")}.`);
  const jobs = files
    .map((file) => ({ file, format: findFormat(file, options.as) }))
    .map(assertDistinctColumns)
    .toSorted((one, other) => one.format.order - other.format.order);
  const results: FileResult[] = [];
  for (const file of found.filter(isMappingFile)) {
    const loaded = options.mapping.read(await readTextFile(file.path, options.limits), file.path);
    const noNotices = { lookAlikes: new Notices().result, namesakes: new Notices().result };
    results.push({ file, format: "mapping", loaded, rejected: 0, reasons: [], ...noNotices });
  }
  const unlock = await market.lockForImport();
  try {
    const session = await ImportSession.open(market, options);
    const { maxPriceAge: value } = options;
    if (value !== undefined) session.catalogue.put("settings", { name: "maxPriceAge", value });
    try {
      for (const { file, format } of jobs) {
        const isLast = file === jobs.at(-1)?.file;
        results.push(await new FileImport(session, file, format, { ...options, isLast }).run());
      }
    } catch (error) {
      // After a failure, the next import or the start of a service records the series.
      await recordStale(market, options.now).catch(() => {});
      throw error;
    }
    await recordStale(market, options.now);
    return results;
  } finally {
    unlock();
  }
}

/** Sorts files for the import: assets before their prices, unknown formats last. */
export async function sortForImport(paths: readonly string[], as?: string): Promise<string[]> {
  const getOrder = async (path: string) => findFormat(await lookAt(path), as).order;
  const files: { readonly path: string; readonly order: number }[] = [];
  for (const path of paths) {
    files.push({ path, order: await getOrder(path).catch(() => Number.MAX_SAFE_INTEGER) });
  }
  return files.toSorted((one, other) => one.order - other.order).map(({ path }) => path);
}

/** Rejected rows of an earlier import. */
const REPORT = /(^|[./\\])rejected\.csv$/i;

/** Named files, and the data files of folders in order of their names. */
function findFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (!getStat(path).isDirectory()) return [path];
    return readdirSync(path, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(csv|json)(\.gz)?$/i.test(name) && !REPORT.test(name))
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

/** Rejects repeated columns as ambiguous. */
function assertDistinctColumns<Job extends { file: FileInfo; format: Format }>(job: Job): Job {
  const { file, format } = job;
  const hasHeader = format.getColumns === undefined && format.isJson !== true;
  const repeated = hasHeader ? findRepeated(file.header) : undefined;
  if (repeated === undefined) return job;
  throw new ImportError(`${file.path}: the column "${repeated}" appears twice.`);
}

function findFormat(file: FileInfo, as: string | undefined): Format {
  if (as === undefined) {
    const found = formats.find((format) => format.recognises(file));
    if (found !== undefined) return found;
    if (file.firstLine.trim() === "") throw new ImportError(`${file.path}: its first line is empty.`);
    const error = formats.find(({ name }) => isNamed(file.name, name))?.findError?.(file);
    if (error !== undefined) throw new ImportError(`${file.path}: ${error}.`);
    throw new ImportError(
      `${file.path} is in no known format: its first line is ${quoted(file.firstLine, 100)}. ` +
        "Rename the file, for example to quotes.csv, or choose a format with --as. `market-data import --formats` lists all formats.",
    );
  }
  const format = formats.find(({ name }) => name === as);
  if (format === undefined)
    throw new ImportError(`There is no format "${as}"; see \`market-data import --formats\`.`);
  const error = format.findError?.(file);
  if (error !== undefined) throw new ImportError(`${file.path}: ${error}.`);
  return format;
}
