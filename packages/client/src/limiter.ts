import { getReason, onAbort, throwIfAborted } from "./abort.ts";
import { parseRateLimit, parseRetryAfter } from "./headers.ts";
import { markMiddleware } from "./middlewares.ts";
import { checkNames } from "./names.ts";
import type { Middleware } from "./request-context.ts";
import { sleep as waitUnlessStopped } from "./retry.ts";

export interface LimiterOptions {
  /**
   * Requests in one UTC minute, of all operations, until a response reports the limit; at least 1. Without it, requests
   * are sent one at a time until one reports the limit.
   */
  perMinute?: number;
  /** The clock, as Unix time in ms. */
  now?: () => number;
  /** A wait that rejects when the signal aborts. */
  sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const MINUTE = 60_000;
/** Keys that change would fill the memory otherwise. */
const MAX_KEYS = 1000;

/**
 * Delays requests until the next minute once the limit of the current one is reached, to avoid status 429. The limit
 * is read from `RateLimit` and `RateLimit-Policy` for each key, and so includes the requests of other processes: at most
 * a quarter of the remaining requests are sent at once, so that others have some. Operations whose responses report no
 * limit are not delayed. The limits of the 1,000 most recently used keys are known.
 * @throws TypeError for an invalid option.
 */
export function limiter(options: LimiterOptions = {}): Middleware {
  checkNames("limiter: unknown option", options, ["perMinute", "now", "sleep"]);
  const { perMinute = 1 } = options;
  if (!(perMinute >= 1)) throw new TypeError('limiter: "perMinute" must be a number, at least 1');
  const keys = new Map<string | undefined, Middleware>();
  return markMiddleware((context, next) => {
    const key = context.key();
    const limitKey = keys.get(key) ?? limitOneKey(options);
    // A map iterates in the order of insertion: the first key is the least recently used.
    keys.delete(key);
    keys.set(key, limitKey);
    if (keys.size > MAX_KEYS) keys.delete(keys.keys().next().value);
    return limitKey(context, next);
  });
}

/** Rejects with the signal's reason as soon as it aborts. Each attempt has its own signal. */
const wait = (milliseconds: number, signal: AbortSignal) =>
  waitUnlessStopped(milliseconds, (stop) => void onAbort(signal, () => stop(getReason(signal))));

function limitOneKey({ perMinute, now = Date.now, sleep = wait }: LimiterOptions): Middleware {
  /** Requests in a minute; undefined until it is known. */
  let limit = perMinute;
  /** Remaining requests until `ends`. */
  let left = Infinity;
  /** The end of the minute, as Unix time in ms. */
  let ends = 0;
  /** Requests whose response has not arrived. */
  let pending = 0;
  /** Whether the limit applies, by path. Some operations require no key. */
  const applies = new Map<string, boolean>();
  /** Resolves when the request before may be sent: requests are sent in their order. */
  let turn: Promise<unknown> = Promise.resolve();
  /** Called after each response. */
  let wake = () => {};

  return async ({ request, signal }, next) => {
    const { pathname } = new URL(request.url);
    const isFree = () => perMinute === undefined && applies.get(pathname) === false;
    let acquired = 0;
    if (!isFree()) {
      const acquiring = turn.then(() => acquire(isFree, signal));
      turn = acquiring.catch(() => {});
      acquired = await acquiring;
    }
    try {
      const response = await next();
      update(pathname, response);
      return response;
    } finally {
      pending -= acquired;
      wake();
    }
  };

  /** Waits until the limit leaves one more request. Returns the requests acquired: none where no limit applies. */
  async function acquire(isFree: () => boolean, signal: AbortSignal): Promise<number> {
    while (!isFree()) {
      throwIfAborted(signal);
      const time = now();
      if (time >= ends) {
        ends = (Math.floor(time / MINUTE) + 1) * MINUTE;
        // A reported limit of 0 would delay requests forever.
        left = limit || Infinity;
      }
      if (left < 1) await sleep(ends - time, signal);
      else if (pending < (limit ? Math.max(1, left / 3) : 1)) {
        left--;
        pending++;
        return 1;
      } else {
        await new Promise<void>((resolve) => {
          // Removed again: a request may wait for many responses.
          wake = () => {
            signal.removeEventListener("abort", wake);
            resolve();
          };
          signal.addEventListener("abort", wake);
        });
      }
    }
    return 0;
  }

  function update(path: string, response: Response): void {
    const stated = parseRateLimit(response)["minute"];
    const { status } = response;
    if (stated || status === 429) applies.set(path, true);
    else if (response.ok && !applies.has(path)) applies.set(path, false);
    limit = stated?.limit ?? limit;
    let { remaining, reset } = stated ?? {};
    if (remaining === undefined && status === 429) {
      reset = (parseRetryAfter(response) ?? 0) / 1000;
      // A longer wait is not for the limit of the minute.
      if (reset > 0 && reset <= 60) remaining = 0;
    }
    if (remaining !== undefined) {
      if (reset !== undefined) ends = now() + Math.min(reset * 1000, MINUTE);
      left = Math.min(left, remaining);
    }
  }
}
