import { watch } from "node:fs";
import { basename, dirname } from "node:path";

/** Editors write a file in several steps. */
const QUIET_MS = 100;

/**
 * Calls `changed` whenever a file was written or replaced, one call after the other.
 *
 * @returns What ends the watching.
 */
export function watchFile(file: string, changed: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  // The folder, because editors put a new file in the place of the old one.
  const watcher = watch(dirname(file), (_, name) => {
    if (name !== basename(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(changed);
    }, QUIET_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
