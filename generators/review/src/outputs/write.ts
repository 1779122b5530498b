import { randomUUID } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { ReviewError } from "../errors.ts";

/**
 * Writes a file as a whole or not at all.
 * @throws {ReviewError} for an unwritable file.
 */
export function writeWhole(file: string, text: string): void {
  const draft = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch (error) {
    removeDraft(draft);
    throw new ReviewError(`${file} could not be written: ${(error as Error).message}`, "Name another file.");
  }
}

/** Removes a draft. Without the folder, no draft exists. */
function removeDraft(draft: string): void {
  try {
    rmSync(draft, { force: true });
  } catch {
    // Nothing was written.
  }
}
