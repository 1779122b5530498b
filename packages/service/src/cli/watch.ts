import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { StorageError } from "@market-data/storage";
import { ImportError, MappingError } from "../import/errors.ts";
import type { FileResult } from "../import/file-result.ts";
import { sortForImport } from "../import/import-files.ts";
import { isMapping, type Mapping } from "../import/mapping.ts";
import { RejectsFile } from "../import/rejects-file.ts";
import { quoted } from "../import/values.ts";
import { FolderWatch, getVersion, moveAside, toReportName } from "../import/watch-folder.ts";
import { makeFolders } from "../make-folders.ts";
import { describeNotices } from "./import-notices.ts";
import { explain, print, toIso } from "./output.ts";
import { exitSoon, stopSignal } from "./stop-signal.ts";

const POLL_MS = 1000;
/** The delay before a retry if the database could not be written, in ms. */
const RETRY_MS = 5000;
/** Temporary errors: the file is retried. */
const TRANSIENT: readonly StorageError["kind"][] = ["locked", "in-use", "full", "unavailable", "busy"];

interface WatchOptions {
  /** The format of all files. Default: detected for each file. */
  readonly as?: string | undefined;
  /** Checks that files can be imported. @throws {StorageError} */
  readonly prepare: () => Promise<void>;
  /** @param paths The mapping files of the folder. */
  readonly readMapping: (paths: readonly string[]) => Promise<Mapping>;
  readonly importFile: (
    path: string,
    mapping: Mapping,
    rejects: RejectsFile,
  ) => Promise<readonly FileResult[]>;
}

/**
 * Imports each new file in a folder until a stop signal. The file in progress is finished first.
 *
 * @returns Whether all rows were accepted.
 * @throws {StorageError} for a permanent error.
 */
export async function watchFolder(
  folder: string,
  { as, prepare, readMapping, importFile }: WatchOptions,
): Promise<boolean> {
  const stop = new AbortController();
  void stopSignal().then(() => stop.abort());
  const pause = (time: number) => delay(time, undefined, { signal: stop.signal }).catch(() => {});
  const watch = new FolderWatch(folder);
  const [done, rejected] = [join(folder, "done"), join(folder, "rejected")];
  for (const each of [done, rejected]) makeFolders(each);
  let areAllTaken = true;
  let lastProblem = "";

  async function take(path: string): Promise<void> {
    const version = getVersion(path);
    // Another process may have moved the file.
    if (version === undefined) return;
    const mappings = readdirSync(folder).filter(isMapping);
    const mapping = await readMapping(mappings.map((name) => join(folder, name))).catch(toMappingError);
    // Named by process id: several processes may watch one folder.
    const rejects = new RejectsFile(join(rejected, toReportName(`.${process.pid}`)));
    let problem = "not imported";
    try {
      const results = await importFile(path, mapping, rejects).catch((error: unknown) => {
        if (!(error instanceof ImportError)) throw error;
        rejects.add(path, 0, error.message, []);
        problem = error.message.replace(`${path}: `, "").replace(path, "it").replace(/\.$/, "");
        return [];
      });
      // The file changed during the import, so the import repeats.
      if (getVersion(path) !== version) return;
      rejects.close();
      const isTaken = !rejects.exists;
      const name = moveAside(path, isTaken ? done : rejected, isTaken ? undefined : rejects.path);
      if (name === undefined) return;
      areAllTaken &&= isTaken;
      print(
        `${toIso(Date.now())} ${describe(path, results, problem)}; ${isTaken ? "done" : "rejected"}/${show(name)}`,
      );
      for (const line of describeNotices(results)) print(line);
    } finally {
      rejects.close();
    }
  }

  /** Whether work must be retried after a temporary error: another import, a full disk, an invalid mapping. */
  async function hasToWait(work: () => Promise<void>, waiting: string): Promise<boolean> {
    try {
      await work();
      lastProblem = "";
      return false;
    } catch (error) {
      if (!isTransient(error)) throw error;
      const problem = explain(error);
      if (problem !== lastProblem) process.stderr.write(`${problem} ${waiting} waits.\n`);
      lastProblem = problem;
      return true;
    }
  }

  while (!stop.signal.aborted && (await hasToWait(prepare, "The import"))) await pause(RETRY_MS);
  print(`Watching ${folder}. Imported files move to done/, files with rejected rows to rejected/.`);
  while (!stop.signal.aborted) {
    let time = POLL_MS;
    for (const path of await sortForImport(watch.findComplete(Date.now()), as)) {
      if (stop.signal.aborted) break;
      if (!(await hasToWait(() => take(path), show(basename(path))))) continue;
      time = RETRY_MS;
      break;
    }
    await pause(time);
  }
  exitSoon();
  return areAllTaken;
}

export function isTransient(error: unknown): boolean {
  if (error instanceof StorageError) return TRANSIENT.includes(error.kind);
  return error instanceof MappingError;
}

/** An unreadable mapping is not an error of the imported file. */
function toMappingError(error: Error): never {
  throw error instanceof ImportError ? new MappingError(error.message) : error;
}

function describe(path: string, results: readonly FileResult[], problem: string): string {
  const [result] = results;
  const name = show(basename(path));
  if (result === undefined) return `${name}: ${problem}`;
  const { format, loaded, rejected } = result;
  const count = (rows: number) => rows.toLocaleString("en");
  return `${name} (${format}): ${count(loaded)} rows${rejected === 0 ? "" : `, ${count(rejected)} rejected`}`;
}

/** A file name that is safe to print in a terminal. */
function show(name: string): string {
  return /\p{Cc}/u.test(name) ? quoted(name, name.length) : name;
}
