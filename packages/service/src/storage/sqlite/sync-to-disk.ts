import { closeSync, fsyncSync, openSync, renameSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { makeFolders } from "../../make-folders.ts";

/** Waits until a file's content is on disk. */
function syncFile(file: string): void {
  const handle = openSync(file, "r+");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Waits until a folder's entries are on disk: without its entry, a new file is lost. */
function syncFolder(folder: string): void {
  // Windows cannot open a folder, and syncs entries itself.
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Renames a complete file durably: after a power cut, the name has either the old or the new file. */
export function renameDurably(from: string, to: string): void {
  syncFile(from);
  renameSync(from, to);
  syncFolder(dirname(to));
}

/** Creates a folder and its missing parents, durably. */
export function makeFolderDurably(folder: string): void {
  const first = makeFolders(folder);
  if (first === undefined) return;
  const top = dirname(resolve(first));
  for (let made = resolve(folder); made !== top; made = dirname(made)) syncFolder(dirname(made));
}
