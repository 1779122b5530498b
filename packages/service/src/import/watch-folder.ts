import { closeSync, lstatSync, openSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { makeFolders } from "../make-folders.ts";
import { isMapping } from "./mapping.ts";

/** A file is complete when it has not changed for this time, in ms. */
export const QUIET_MS = 5000;
/** How long complete files wait for growing files, in ms: assets have to come before their prices. */
const MAX_WAIT_MS = 60_000;

/** Unfinished files of other programs, and files of the system. */
const IGNORED = /^\.|\.(tmp|part)$/i;
/** The extensions of a name, which state how a file is read. */
const EXTENSION = /(\.csv|\.json)?(\.gz)?$/i;

interface SeenFile {
  readonly size: number;
  readonly mtimeMs: number;
  readonly ino: number;
  /** The time of its last change, in Unix ms. */
  readonly since: number;
  /** The time at which it was first seen like this, in Unix ms. */
  readonly seen: number;
}

/** Finds the files of a folder that are complete. Subfolders, dotfiles, `*.tmp`, `*.part` and mappings are left alone. */
export class FolderWatch {
  readonly #folder: string;
  #seen = new Map<string, SeenFile>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Looks at the folder.
   *
   * @param now A Unix time in ms.
   * @returns The paths of complete files.
   */
  findComplete(now: number): string[] {
    const names = readdirSync(this.#folder)
      .filter((name) => !IGNORED.test(name) && !isMapping(name))
      .sort();
    this.#seen = new Map(names.flatMap((name) => this.#look(name, now)));
    const all = [...this.#seen];
    const complete = all.filter(([, { since }]) => now - since >= QUIET_MS);
    const isLate = complete.some(([, { seen }]) => now - seen >= MAX_WAIT_MS);
    return complete.length === all.length || isLate ? complete.map(([name]) => join(this.#folder, name)) : [];
  }

  #look(name: string, now: number): [name: string, file: SeenFile][] {
    const stat = lstatSync(join(this.#folder, name), { throwIfNoEntry: false });
    if (!stat?.isFile()) return [];
    const { size, mtimeMs, ino } = stat;
    const before = this.#seen.get(name);
    const isSame = before?.size === size && before.mtimeMs === mtimeMs && before.ino === ino;
    // A file that is new here may have been written elsewhere, long ago. A clock may be set back.
    const since = isSame ? before.since : before?.ino === ino ? now : mtimeMs;
    const seen = isSame ? before.seen : now;
    return [[name, { size, mtimeMs, ino, since: Math.min(since, now), seen: Math.min(seen, now) }]];
  }
}

/** Identifies the contents of a file; undefined if there is no file. */
export function getVersion(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat && [stat.ino, stat.size, stat.mtimeMs].join();
}

/**
 * Moves a file and its report into a folder. Adds a number to a used name: `quotes-2.csv`.
 *
 * @returns Its new name; undefined if another process took the file.
 */
export function moveAside(path: string, folder: string, report?: string): string | undefined {
  makeFolders(folder);
  const name = basename(path);
  const stem = name.replace(EXTENSION, "");
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${stem}-${number}${name.slice(stem.length)}`;
    const targets = [join(folder, free), join(folder, toReportName(free))];
    if (!reserveAll(targets)) continue;
    const [target = "", reportTarget = ""] = targets;
    if (report === undefined) rmSync(reportTarget);
    else renameSync(report, reportTarget);
    try {
      renameSync(path, target);
      return free;
    } catch (error) {
      for (const each of targets) rmSync(each, { force: true });
      if (isCode(error, "ENOENT")) return undefined;
      throw error;
    }
  }
}

function isCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code;
}

/** The name of the report of a file's rejected rows. */
export function toReportName(name: string): string {
  return `${name}.rejected.csv`;
}

/** Reserves names by empty files. If one of them is taken, none is reserved. */
function reserveAll(paths: readonly string[]): boolean {
  const reserved: string[] = [];
  for (const path of paths) {
    try {
      closeSync(openSync(path, "wx"));
      reserved.push(path);
    } catch (error) {
      for (const each of reserved) rmSync(each);
      if (isCode(error, "EEXIST")) return false;
      throw error;
    }
  }
  return true;
}
