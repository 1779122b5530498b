import { getReason, onAbort } from "./abort.ts";
import { describe, type ErrorDetails, MarketDataError, TimeoutError } from "./errors.ts";
import { startTimer } from "./retry.ts";

/** The key, or a function that returns the key of one call. */
export type ApiKey = string | (() => string | Promise<string>);

export const KEY_FORM = "a string of visible ASCII characters without spaces";

export const isKey = (key: unknown): key is string => typeof key === "string" && /^[!-~]+$/.test(key);

/**
 * The key that a function returns for one call.
 * @throws where the function throws, returns no key, or takes longer than the timeout of an attempt.
 */
export function resolveKey(
  getKey: () => unknown,
  timeout: number,
  signal: AbortSignal | null | undefined,
  details: ErrorDetails,
): Promise<string> {
  let stopTimer: () => void;
  let stopListening: (() => void) | null | undefined;
  return new Promise<string>((resolve, reject) => {
    stopTimer = startTimer(timeout, () => {
      reject(new TimeoutError(`The function "apiKey" returned no key within ${timeout} ms`, details));
    });
    stopListening = signal && onAbort(signal, () => reject(getReason(signal)));
    callFunction(getKey, details).then(resolve, reject);
  }).finally(() => {
    stopTimer();
    stopListening?.();
  });
}

async function callFunction(getKey: () => unknown, details: ErrorDetails): Promise<string> {
  let key: unknown;
  try {
    key = await getKey();
  } catch (cause) {
    throw new MarketDataError(`The function "apiKey" failed: ${describe(cause)}`, { ...details, cause });
  }
  // The message does not contain what was returned: it may be a key with a line break.
  if (!isKey(key)) throw new TypeError(`The function "apiKey" must return ${KEY_FORM}`);
  return key;
}
