import { parseRateLimit, parseRetryAfter } from "./headers.ts";
import type { Middleware } from "./request-context.ts";
import { sleep as wait } from "./retry.ts";

export interface LimiterOptions {
  /** Requests in one UTC minute, until a response reports the limit. Without it the first request is sent alone. */
  perMinute?: number;
  /** The clock, as Unix time in ms. */
  now?: () => number;
  /** A wait that rejects when the signal aborts. */
  sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** The state of the current minute of one key. */
interface Minute {
  /** Requests in a minute; undefined until it is known. */
  limit: number | undefined;
  /** Remaining requests until `ends`. */
  left: number;
  /** The end of the minute, as Unix time in ms. */
  ends: number;
  /** Resolves at the end of the first request, which is sent alone while the limit is unknown. */
  first?: Promise<void> | undefined;
}

const MINUTE = 60_000;

/**
 * Delays requests until the next minute once the limit of the current one is reached, to avoid status 429. The limit
 * is read from `RateLimit` and `RateLimit-Policy` for each key, and so includes the requests of other processes.
 */
export function limiter(options: LimiterOptions = {}): Middleware {
  const { perMinute, now = Date.now, sleep = wait } = options;
  const minutes = new Map<string | undefined, Minute>();

  return async (context, next) => {
    const key = context.key();
    let minute = minutes.get(key);
    if (!minute) {
      minute = { limit: perMinute, left: perMinute ?? Infinity, ends: startOfNextMinute(now()) };
      minutes.set(key, minute);
    }
    const done = await acquire(minute, context.signal);
    try {
      const response = await next();
      update(minute, response);
      return response;
    } finally {
      done?.();
    }
  };

  /** Acquires one request, and waits where none remains. The first request must call the returned function at its end. */
  async function acquire(minute: Minute, signal: AbortSignal): Promise<(() => void) | undefined> {
    for (;;) {
      signal.throwIfAborted();
      const time = now();
      if (time >= minute.ends) {
        minute.ends = startOfNextMinute(time);
        minute.left = minute.limit ?? Infinity;
      }
      if (minute.first) await rejectOnAbort(minute.first, signal);
      else if (minute.left < 1) await sleep(minute.ends - time, signal);
      else break;
    }
    minute.left--;
    if (minute.limit !== undefined) return undefined;
    let done!: () => void;
    minute.first = new Promise((resolve) => {
      done = () => {
        minute.first = undefined;
        resolve();
      };
    });
    return done;
  }

  function update(minute: Minute, response: Response): void {
    const { limit, remaining, reset } = parseRateLimit(response)["minute"] ?? {};
    const time = now();
    // No limit reported: there is none to enforce.
    minute.limit = limit ?? minute.limit ?? Infinity;
    if (remaining !== undefined) {
      if (reset !== undefined) minute.ends = time + reset * 1000;
      minute.left = Math.min(minute.left, remaining);
    } else if (response.status === 429) {
      const after = parseRetryAfter(response) ?? 0;
      if (after > 0 && after <= MINUTE) {
        minute.ends = time + after;
        minute.left = 0;
      }
    }
  }
}

function startOfNextMinute(time: number): number {
  return (Math.floor(time / MINUTE) + 1) * MINUTE;
}

/** Settles as a promise does, or rejects as soon as the signal aborts. */
function rejectOnAbort(promise: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop);
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
