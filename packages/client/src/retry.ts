/** The longest wait that a timer can hold; beyond it, `setTimeout` fires at once. */
export const LONGEST_WAIT = 2 ** 31 - 1;

/** Milliseconds before the next try: doubled with each try up to 8 s, then spread between half and whole by chance. */
export function backOff(attempt: number, first: number): number {
  return Math.min(8000, first * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2);
}

/** A wait that the signal's abort ends early, with its reason. */
export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const end = () => {
      signal.removeEventListener("abort", stop);
      resolve();
    };
    const timer = setTimeout(end, Math.min(milliseconds, LONGEST_WAIT));
    signal.addEventListener("abort", stop);
  });
}
