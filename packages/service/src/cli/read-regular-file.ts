import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";

/** Reads a text file. @throws {Error} also for a pipe or a device: it would be waited for. */
export function readRegularFile(file: string): string {
  // Without O_NONBLOCK, to open a named pipe is to wait for its writer.
  const handle = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    if (!fstatSync(handle).isFile()) throw new Error("It is not a regular file.");
    return readFileSync(handle, "utf8");
  } finally {
    closeSync(handle);
  }
}
