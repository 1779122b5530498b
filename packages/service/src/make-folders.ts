import { mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Makes a folder, and those that it is in, where they do not exist. Node's own `recursive` never ends where the system reports
 * a parent folder as missing that exists, as below /proc.
 *
 * @returns The first one that was made; undefined where all are there.
 */
export function makeFolders(folder: string): string | undefined {
  const path = resolve(folder);
  if (isFolder(path)) return undefined;
  const parent = dirname(path);
  const first = parent === path ? undefined : makeFolders(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(path)) throw error;
    return first;
  }
  return first ?? path;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
