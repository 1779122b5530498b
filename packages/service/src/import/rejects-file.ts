import { closeSync, openSync, readSync, rmSync, statSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { makeFolders } from "../make-folders.ts";
import { ImportError } from "./errors.ts";

const HEADER = "file,line,reason,row\n";

/** The file of rows that were not taken: `file,line,reason,row`. It is there only when there are any. */
export class RejectsFile {
  readonly path: string;
  #handle: number | undefined;

  /**
   * @param path Its rows of an earlier run are dropped.
   * @throws {ImportError} where something else is there: a mistyped path must not cost a file.
   */
  constructor(path: string) {
    this.path = path;
    if (!isReplaceable(path)) {
      throw new ImportError(`${path} is not a file of rejected rows, and is not replaced. Name another one.`);
    }
    rmSync(path, { force: true });
  }

  add(file: string, line: number, reason: string, values: readonly string[]): void {
    if (this.#handle === undefined) {
      makeFolders(dirname(this.path));
      this.#handle = openSync(this.path, "w");
      writeSync(this.#handle, HEADER);
    }
    writeSync(
      this.#handle,
      `${[file, String(line), reason, values.map(cell).join(",")].map(plainText).map(cell).join(",")}\n`,
    );
  }

  /** Whether there are any. */
  get isThere(): boolean {
    return this.#handle !== undefined;
  }

  close(): void {
    if (this.#handle !== undefined) closeSync(this.#handle);
  }
}

/** Whether a path is free, or an earlier run's. */
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

/** What a spreadsheet takes for a formula (OWASP, *CSV Injection*), and what is escaped already. */
const FORMULA = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** A text that no spreadsheet runs. It gives its value back: one `'` before what `FORMULA` matches is ours. */
function plainText(value: string): string {
  return FORMULA.test(value) ? `'${value}` : value;
}

function cell(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
