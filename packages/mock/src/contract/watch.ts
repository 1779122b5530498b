import { statSync } from "node:fs";

/** How often to look, and how long a file must stay as it is, in ms: editors write it in several steps. */
const INTERVAL_MS = 100;

/**
 * Calls `changed` whenever a file is written or replaced, one call after the other. Polls the path, because the events
 * of the operating system belong to a file or folder: they stop when it is replaced, and do not pass through a link.
 *
 * @returns Ends the watching.
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

/** What changes with every write; undefined while the file does not exist. */
function readState(file: string): string | undefined {
  const status = statSync(file, { throwIfNoEntry: false });
  return status && `${status.ino} ${status.mtimeMs} ${status.size}`;
}
