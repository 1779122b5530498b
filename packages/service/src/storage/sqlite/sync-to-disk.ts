import { closeSync, fsyncSync, openSync, renameSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { makeFolders } from "../../make-folders.ts";

/** Waits until a file's content is on the disk. */
export function syncFile(file: string): void {
  const handle = openSync(file, "r+");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Waits until the names in a folder are on the disk: a new file is lost with its name. */
export function syncFolder(folder: string): void {
  // Windows cannot open a folder, and writes names by itself.
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Gives a complete file its final name; after a power cut the name has the old file or the new one. */
export function renameDurably(from: string, to: string): void {
  syncFile(from);
  renameSync(from, to);
  syncFolder(dirname(to));
}

/** Makes a folder, and those that it is in, where they do not exist. */
export function makeFolderDurably(folder: string): void {
  const first = makeFolders(folder);
  if (first === undefined) return;
  const top = dirname(resolve(first));
  for (let made = resolve(folder); made !== top; made = dirname(made)) syncFolder(dirname(made));
}
