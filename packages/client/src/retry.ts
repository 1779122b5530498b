import type { RequestSettings } from "./request-options.ts";

/** The maximum delay of `setTimeout` in ms. A timer with a longer delay fires at once. */
const MAX_WAIT = 2 ** 31 - 1;

/** Computes the wait before the next attempt in ms. Returns undefined if the request must not be retried. */
export function computeDelay(
  error: unknown,
  attempt: number,
  { retries, maxRetryAfter, backOff }: RequestSettings,
): number | undefined {
  const { retryable, retryAfter } = Object(error);
  if (!retryable || attempt > retries || retryAfter > maxRetryAfter) return undefined;
  // Exponential back-off up to 8 s, times a random factor from 0.5 to 1.
  return retryAfter ?? Math.min(8000, backOff * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2);
}

/**
 * Waits for a task. Rejects after a timeout in ms (0 for none), or when the wait is stopped.
 * @param setStop Receives a function that stops the wait.
 */
export function withTimeout<Result>(
  task: Promise<Result>,
  timeout: number,
  createError: () => Error,
  setStop: (stop: (reason: unknown) => void) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer =
      timeout && timeout <= MAX_WAIT ? setTimeout(() => reject(createError()), timeout) : undefined;
    const stopTimer = () => clearTimeout(timer);
    setStop((reason) => {
      stopTimer();
      reject(reason);
    });
    task.then(resolve, reject).then(stopTimer);
  });
}

/**
 * Waits for a time in ms. Rejects when the wait is stopped.
 * @param setStop Receives a function that stops the wait.
 */
export function sleep(
  milliseconds: number,
  setStop: (stop: (reason: unknown) => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, Math.min(milliseconds, MAX_WAIT));
    setStop((reason) => {
      clearTimeout(timer);
      reject(reason);
    });
  });
}
