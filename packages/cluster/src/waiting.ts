import { setTimeout as delay } from "node:timers/promises";

/** @param ms Which end early when the signal does. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await delay(ms, undefined, { ref: false, ...(signal && { signal }) }).catch(() => {});
}

/**
 * A result.
 *
 * @throws {Error} where it is not there after a time, in ms. What arrived while this process was busy or asleep is read first,
 * and counts.
 */
export function inTime<Result>(result: PromiseLike<Result>, ms: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const late = Object.assign(new Error(`it did not answer within ${ms} ms`), { code: "ETIMEDOUT" });
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
