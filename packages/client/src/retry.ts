/** The maximum delay of `setTimeout`, which fires at once beyond it. */
export const MAX_WAIT = 2 ** 31 - 1;

/** The wait before the next attempt in ms: doubled with each attempt up to 8 s, times a random 0.5 to 1. */
export function computeBackOff(attempt: number, first: number): number {
  return Math.min(8000, first * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2);
}

/** Waits; rejects with the signal's reason as soon as it aborts. */
export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, Math.min(milliseconds, MAX_WAIT));
    // Not removed: the signal is that of one attempt.
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
