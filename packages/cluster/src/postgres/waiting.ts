import { setTimeout as delay } from "node:timers/promises";

/** @param ms Which end early when the signal does. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal, ref: false }).catch(() => {});
}

/** A result. @throws {Error} where it is not there after a time, in ms. */
export async function inTime<Result>(result: PromiseLike<Result>, ms: number): Promise<Result> {
  const timer = new AbortController();
  const late = delay(ms, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw new Error(`The database did not answer within ${ms} ms.`);
  });
  late.catch(() => {});
  try {
    return await Promise.race([result, late]);
  } finally {
    timer.abort();
  }
}
