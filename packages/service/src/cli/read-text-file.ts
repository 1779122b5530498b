import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";

/** What a shell hands over as `<(command)`: a pipe that has a writer. */
const HANDED_OVER = /^\/(?:dev|proc\/self)\/fd\/\d+$/;

/** Reads a text file. @throws {Error} also for a named pipe or a device: it would be waited for. */
export function readTextFile(file: string): string {
  if (HANDED_OVER.test(file)) return readFileSync(file, "utf8");
  // Without O_NONBLOCK, to open a named pipe is to wait for its writer.
  const handle = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    if (!fstatSync(handle).isFile()) throw new Error("It is not a regular file.");
    return readFileSync(handle, "utf8");
  } finally {
    closeSync(handle);
  }
}
