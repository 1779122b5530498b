import { setTimeout as delay } from "node:timers/promises";

/** @param signal Ends the sleep early. */
export async function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  await delay(ms, undefined, { ref: false, ...(signal && { signal }) }).catch(() => {});
}

/** A result did not arrive in time. The code equals the system's code. */
export class TimeoutError extends Error {
  readonly code = "ETIMEDOUT";

  /** @param ms The waiting time. */
  constructor(ms: number) {
    super(`it did not answer within ${ms} ms`);
  }
}

/**
 * Waits for a result. A result that arrived while this process was busy or suspended counts.
 *
 * @throws {TimeoutError} after the maximum wait, in ms.
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
