import { getReason, throwIfAborted } from "./abort.ts";
import type { RequestSettings } from "./request-options.ts";
import type { Pending } from "./share.ts";

/** The maximum delay of `setTimeout`, which fires at once beyond it. */
const MAX_WAIT = 2 ** 31 - 1;

/** The wait before the next attempt in ms; undefined where there is none. */
export function computeDelay(
  error: unknown,
  attempt: number,
  { retries, maxRetryAfter, backOff }: RequestSettings,
): number | undefined {
  const { retryable, retryAfter } = Object(error);
  if (!retryable || attempt > retries || retryAfter > maxRetryAfter) return undefined;
  return retryAfter ?? computeBackOff(attempt, backOff);
}

/** The wait before the next attempt in ms: doubled with each attempt up to 8 s, times a random 0.5 to 1. */
function computeBackOff(attempt: number, first: number): number {
  return Math.min(8000, first * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2);
}

/** Calls a function after a timeout, unless it is none; the returned one ends the wait. */
export function startTimer(milliseconds: number, call: () => void): () => void {
  if (!milliseconds || milliseconds > MAX_WAIT) return () => {};
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
}

/** Waits before the next attempt of a request. */
export function pause(milliseconds: number, pending: Pending): Promise<void> {
  return new Promise((resolve, reject) => {
    if (pending.isStopped) throw pending.reason;
    const timer = setTimeout(resolve, Math.min(milliseconds, MAX_WAIT));
    pending.stop = (reason) => {
      clearTimeout(timer);
      reject(reason);
    };
  });
}

/** Waits; rejects with the signal's reason as soon as it aborts. */
export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    throwIfAborted(signal);
    const timer = setTimeout(resolve, Math.min(milliseconds, MAX_WAIT));
    // Not removed: the signal is that of one attempt.
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(getReason(signal));
    });
  });
}
