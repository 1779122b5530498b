import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";

/** The file of rows that were not taken: `file,line,reason,row`. It is there only when there are any. */
export class RejectsFile {
  readonly path: string;
  #handle: number | undefined;

  /** @param path Its rows of an earlier run are dropped. */
  constructor(path: string) {
    this.path = path;
    rmSync(path, { force: true });
  }

  add(file: string, line: number, reason: string, values: readonly string[]): void {
    if (this.#handle === undefined) {
      mkdirSync(dirname(this.path), { recursive: true });
      this.#handle = openSync(this.path, "w");
      writeSync(this.#handle, "file,line,reason,row\n");
    }
    writeSync(
      this.#handle,
      `${[file, String(line), reason, values.map(cell).join(",")].map(cell).join(",")}\n`,
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

function cell(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
