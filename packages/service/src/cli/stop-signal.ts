import { setTimeout as delay } from "node:timers/promises";
import { EXIT } from "./exit-codes.ts";

/** How long work may take to end in order once the process is asked to end, in ms. */
const STOP_TIMEOUT_MS = 3000;
/** How long the last lines may take to be written after the work has ended, in ms. */
const OUTPUT_TIMEOUT_MS = 1000;

/** Resolves when the process is asked to end; asked twice, it ends at once. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked = 0;
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.on(signal, () => {
        asked += 1;
        if (asked > 1) process.exit(EXIT.failed);
        resolve();
      });
    }
  });
}

/**
 * Does some work that may be cut at any moment without a loss, until the process is asked to end; it ends then within seconds. A server that
 * does not respond is not waited for: what it has locked for this process is free with the connections of that.
 *
 * @param work Ends when it has ended in order; the signal is aborted when it should.
 * @returns Whether it has.
 * @throws {unknown} What the work throws.
 */
export async function runUntilStopped(work: (signal: AbortSignal) => Promise<void>): Promise<boolean> {
  const stop = new AbortController();
  const done = new AbortController();
  const late = stopSignal().then(async () => {
    stop.abort();
    await delay(STOP_TIMEOUT_MS, undefined, { signal: done.signal });
    return false;
  });
  try {
    return await Promise.race([work(stop.signal).then(() => true), late]);
  } finally {
    done.abort();
    endSoon();
  }
}

/** Ends the process, whose work is done: neither lines that nobody reads nor connections that nobody ends keep it. */
export function endSoon(): void {
  setTimeout(() => process.exit(), OUTPUT_TIMEOUT_MS).unref();
}
