import { getReason, onAbort, throwIfAborted } from "./abort.ts";
import { parseRateLimit, parseRetryAfter } from "./headers.ts";
import { markMiddleware } from "./middlewares.ts";
import { checkNames } from "./names.ts";
import type { Middleware } from "./request-context.ts";
import { sleep as waitUnlessStopped } from "./retry.ts";

/** The options of `limiter()`. */
export interface LimiterOptions {
  /**
   * The assumed limit per UTC minute, at least 1, until a response reports the real limit. By default, requests are
   * sent one at a time until then.
   */
  perMinute?: number;
  /** A clock for tests that returns the Unix time in ms. Default: `Date.now`. */
  now?: () => number;
  /** A replacement for `setTimeout` in tests. Rejects when the signal aborts. */
  sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const MINUTE = 60_000;
/** Bounds the memory of a client whose key changes. */
const MAX_KEYS = 1000;

/**
 * Prevents status 429: delays requests until the next minute when the limit per minute is reached.
 *
 * The limiter reads `RateLimit` and `RateLimit-Policy` for each key, so requests of all processes count. Concurrent
 * requests use at most a quarter of the remaining limit and leave the rest to other processes. Without `perMinute`,
 * operations that report no limit are not delayed after their first success. The limiter stores the limits of the 1,000
 * most recently used keys.
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
    // Every use moves a key to the end of the map, so the first key is the least recently used.
    keys.delete(key);
    keys.set(key, limitKey);
    if (keys.size > MAX_KEYS) keys.delete(keys.keys().next().value);
    return limitKey(context, next);
  });
}

/** Waits for a time in ms. Rejects with the signal's reason when the signal aborts. */
const wait = (milliseconds: number, signal: AbortSignal) =>
  waitUnlessStopped(milliseconds, (stop) => void onAbort(signal, () => stop(getReason(signal))));

function limitOneKey({ perMinute, now = Date.now, sleep = wait }: LimiterOptions): Middleware {
  /** Requests per minute; undefined until a response reports the limit. */
  let limit = perMinute;
  /** Remaining requests until `ends`. */
  let left = Infinity;
  /** The end of the minute in Unix time in ms. */
  let ends = 0;
  /** The number of requests in progress. */
  let pending = 0;
  /** Whether the limit applies, by path. Operations without a key report no limit named `minute`. */
  const applies = new Map<string, boolean>();
  /** Resolves when the previous request is sent, so that requests keep their order. */
  let previous: Promise<unknown> = Promise.resolve();
  /** Called after each response. */
  let wake = () => {};

  return async ({ request, signal }, next) => {
    const { pathname } = new URL(request.url);
    const isFree = () => perMinute === undefined && applies.get(pathname) === false;
    let acquired = 0;
    if (!isFree()) {
      const acquiring = previous.then(() => acquire(isFree, signal));
      previous = acquiring.catch(() => {});
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

  /** Waits until the limit allows a request. Returns the number of acquired requests: 1, or 0 if no limit applies. */
  async function acquire(isFree: () => boolean, signal: AbortSignal): Promise<number> {
    while (!isFree()) {
      throwIfAborted(signal);
      const time = now();
      if (time >= ends) {
        ends = (Math.floor(time / MINUTE) + 1) * MINUTE;
        // A reported limit of 0 counts as no limit, because the wait would never end.
        left = limit || Infinity;
      }
      if (left < 1) await sleep(ends - time, signal);
      else if (pending < (limit ? Math.max(1, left / 3) : 1)) {
        left--;
        pending++;
        return 1;
      } else {
        await new Promise<void>((resolve) => {
          // The listener is removed, because one request may wait for many responses.
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
      // A wait of more than a minute is caused by a different limit.
      if (reset > 0 && reset <= 60) remaining = 0;
    }
    if (remaining !== undefined) {
      if (reset !== undefined) ends = now() + Math.min(reset * 1000, MINUTE);
      left = Math.min(left, remaining);
    }
  }
}
