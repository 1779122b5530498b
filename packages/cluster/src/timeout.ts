import { setTimeout as delay } from "node:timers/promises";

/** @param ms Which end early when the signal does. */
export async function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  await delay(ms, undefined, { ref: false, ...(signal && { signal }) }).catch(() => {});
}

/** What did not come in time. Its code is that of the system. */
export class TimeoutError extends Error {
  readonly code = "ETIMEDOUT";

  /** @param ms How long it was waited for. */
  constructor(ms: number) {
    super(`it did not answer within ${ms} ms`);
  }
}

/**
 * A result.
 *
 * @throws {TimeoutError} where it is not there after a time, in ms. What arrived while this process was busy or asleep is read first,
 * and counts.
 */
export function withTimeout<Result>(result: PromiseLike<Result>, ms: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const late = new TimeoutError(ms);
      setImmediate(() => reject(late));
    }, ms).unref();
    result.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}
