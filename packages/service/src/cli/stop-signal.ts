import { setTimeout as delay } from "node:timers/promises";
import { EXIT } from "./exit-codes.ts";

/** How long work may take to end cleanly after a stop signal, in ms. */
const STOP_TIMEOUT_MS = 3000;
/** How long the last output may take after the work has ended, in ms. */
const OUTPUT_TIMEOUT_MS = 1000;

/** Resolves at the first SIGINT or SIGTERM. A second signal exits immediately. */
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
 * Runs interruptible work until a stop signal, then exits within seconds. A server that does not respond is not waited for:
 * closing the connections releases its locks.
 *
 * @param work Resolves after a clean end. Its signal is aborted by the stop signal.
 * @returns Whether the work ended cleanly.
 * @throws {unknown} The error of the work.
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
    exitSoon();
  }
}

/** Exits after the work is done, even if output is unread or connections are open. */
export function exitSoon(): void {
  setTimeout(() => process.exit(), OUTPUT_TIMEOUT_MS).unref();
}
