import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";

/** Paths of the shell's process substitution `<(command)`: a pipe with a writer. */
const HANDED_OVER = /^\/(?:dev|proc\/self)\/fd\/\d+$/;

/** Reads a text file. @throws {Error} for a named pipe or a device, which could block forever. */
export function readTextFile(file: string): string {
  if (HANDED_OVER.test(file)) return readFileSync(file, "utf8");
  // Without O_NONBLOCK, opening a named pipe waits for a writer.
  const handle = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    if (!fstatSync(handle).isFile()) throw new Error("It is not a regular file.");
    return readFileSync(handle, "utf8");
  } finally {
    closeSync(handle);
  }
}
