import { mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Creates a folder and its missing parents. Node's own `recursive` never returns if the system reports an existing
 * parent as missing, as below /proc.
 *
 * @returns The topmost created folder; undefined if all exist.
 */
export function makeFolders(folder: string): string | undefined {
  const path = resolve(folder);
  if (isFolder(path)) return undefined;
  const parent = dirname(path);
  const first = parent === path ? undefined : makeFolders(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have created the folder meanwhile.
    if (!isFolder(path)) throw error;
    return first;
  }
  return first ?? path;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
