import { closeSync, openSync, readSync, rmSync, statSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { makeFolders } from "../make-folders.ts";
import { toCsvLine } from "./csv-line.ts";
import { ImportError } from "./errors.ts";

const HEADER = "file,line,reason,row\n";

/** The file of rejected rows: `file,line,reason,row`. Created for the first rejected row. */
export class RejectsFile {
  readonly path: string;
  #handle: number | undefined;
  #exists = false;

  /**
   * @param path The file. Rows of an earlier run are removed.
   * @throws {ImportError} for a file of another kind, so that a mistyped path overwrites nothing.
   */
  constructor(path: string) {
    this.path = path;
    if (!isReplaceable(path)) {
      throw new ImportError(
        `${path} is not a file of rejected rows and is not replaced. Choose another file.`,
      );
    }
    rmSync(path, { force: true });
  }

  /** @param line 0 for the file as a whole. */
  add(file: string, line: number, reason: string, values: readonly string[]): void {
    if (this.#handle === undefined) {
      makeFolders(dirname(this.path));
      this.#handle = openSync(this.path, "w");
      this.#exists = true;
      writeSync(this.#handle, HEADER);
    }
    const cells = [file, String(line), reason, toCsvLine(values)].map(plainText);
    writeSync(this.#handle, `${toCsvLine(cells)}\n`);
  }

  /** Whether any row was rejected. */
  get exists(): boolean {
    return this.#exists;
  }

  close(): void {
    if (this.#handle !== undefined) closeSync(this.#handle);
    this.#handle = undefined;
  }
}

/** Whether a path is free or a report of an earlier run. */
function isReplaceable(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return true;
  if (!stat.isFile()) return false;
  const handle = openSync(path, "r");
  try {
    const start = Buffer.alloc(HEADER.length);
    const length = readSync(handle, start, 0, start.length, 0);
    return length === 0 || start.toString("latin1", 0, length) === HEADER;
  } finally {
    closeSync(handle);
  }
}

/** Formulas of spreadsheets (OWASP, *CSV Injection*), and escaped formulas. */
const FORMULA = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** Escapes formulas by one `'`. Removing one `'` before a match of `FORMULA` restores the value. */
function plainText(value: string): string {
  return FORMULA.test(value) ? `'${value}` : value;
}
