import { untilAbort } from "./abort.ts";
import { describe, type ErrorDetails, isControlFlow, MarketDataError, TimeoutError } from "./errors.ts";
import { withTimeout } from "./retry.ts";

/** An API key, or a function that returns a key and runs once per call. */
export type ApiKey = string | (() => string | Promise<string>);

/** @throws TypeError for an invalid key. The message omits the value, which may be a real key with a line break. */
export function checkKey(name: string, key: unknown): asserts key is string {
  if (typeof key !== "string" || !/^[!-~]+$/.test(key)) {
    throw new TypeError(`${name} must be a string of visible ASCII characters without spaces`);
  }
}

/**
 * Calls the function `apiKey` for one call.
 * @throws if the function throws, returns an invalid key, or exceeds the timeout.
 */
export function resolveKey(
  getKey: () => unknown,
  timeout: number,
  signal: AbortSignal | null | undefined,
  details: ErrorDetails,
): Promise<string> {
  let stop: (reason: unknown) => void;
  const key = withTimeout(
    callFunction(getKey, details),
    timeout,
    () => new TimeoutError(`The function "apiKey" returned no key within ${timeout} ms`, details),
    (stopWaiting) => {
      stop = stopWaiting;
    },
  );
  return untilAbort(signal, key, () => stop(undefined));
}

async function callFunction(getKey: () => unknown, details: ErrorDetails): Promise<string> {
  let key: unknown;
  try {
    key = await getKey();
  } catch (cause) {
    if (isControlFlow(cause)) throw cause;
    throw new MarketDataError(`The function "apiKey" failed: ${describe(cause)}`, { ...details, cause });
  }
  checkKey('The result of the function "apiKey"', key);
  return key;
}
