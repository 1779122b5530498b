import { statSync } from "node:fs";

/** The polling interval in ms. A file must not change for one interval, because editors write in several steps. */
const INTERVAL_MS = 100;

/**
 * Calls `changed` after each change of a file; the calls do not overlap. Polls the path, because file events of the
 * operating system end when a file is replaced and do not follow links.
 *
 * @returns Stops watching.
 */
export function watchFile(file: string, changed: () => Promise<void>): () => void {
  let work = Promise.resolve();
  let handled = readState(file);
  let previous = handled;
  const timer = setInterval(() => {
    const current = readState(file);
    if (current === previous && current !== handled && current !== undefined) {
      handled = current;
      work = work.then(changed);
    }
    previous = current;
  }, INTERVAL_MS);
  return () => clearInterval(timer);
}

/** Returns the state of a file as text. Undefined while the file does not exist. */
function readState(file: string): string | undefined {
  const status = statSync(file, { throwIfNoEntry: false });
  return status && `${status.ino} ${status.mtimeMs} ${status.size}`;
}
