import type { Middleware } from "./exchange.ts";
import { rateLimitOf, retryAfterOf } from "./headers.ts";
import { sleep as wait } from "./retry.ts";

export interface LimiterOptions {
  /** Calls in one UTC minute, until the service's own headers say it. Without it the first call goes ahead alone. */
  perMinute?: number;
  /** The clock, in Unix milliseconds. */
  now?: () => number;
  /** A wait that rejects when the signal aborts. */
  sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** What is known of one key's minute. */
interface Minute {
  /** Calls in a minute; undefined until it is known. */
  limit: number | undefined;
  /** Calls that are left until `ends`. */
  left: number;
  /** When the minute ends, in Unix milliseconds. */
  ends: number;
  /** The end of the first call, which goes ahead alone while no limit is known. */
  first?: Promise<void> | undefined;
}

const MINUTE = 60_000;

/**
 * Holds calls back until the next minute where the current one has no more left, rather than running into a 429. It
 * reads how many there are from `RateLimit` and `RateLimit-Policy`, for each key by itself, and thereby sees calls of
 * other processes too.
 */
export function limiter(options: LimiterOptions = {}): Middleware {
  const { perMinute, now = Date.now, sleep = wait } = options;
  const minutes = new Map<string | undefined, Minute>();

  return async (exchange, next) => {
    const key = exchange.key();
    let minute = minutes.get(key);
    if (!minute) {
      minute = { limit: perMinute, left: perMinute ?? Infinity, ends: nextMinute(now()) };
      minutes.set(key, minute);
    }
    const done = await take(minute, exchange.signal);
    try {
      const response = await next();
      learn(minute, response);
      return response;
    } finally {
      done?.();
    }
  };

  /** Takes one call, waiting for it where none is left. A first call is to say when it is done. */
  async function take(minute: Minute, signal: AbortSignal): Promise<(() => void) | undefined> {
    for (;;) {
      signal.throwIfAborted();
      const time = now();
      if (time >= minute.ends) {
        minute.ends = nextMinute(time);
        minute.left = minute.limit ?? Infinity;
      }
      if (minute.first) await unlessAborted(minute.first, signal);
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

  function learn(minute: Minute, response: Response): void {
    const { limit, remaining, reset } = rateLimitOf(response)["minute"] ?? {};
    const time = now();
    // No limit told: there is none that could be kept.
    minute.limit = limit ?? minute.limit ?? Infinity;
    if (remaining !== undefined) {
      if (reset !== undefined) minute.ends = time + reset * 1000;
      minute.left = Math.min(minute.left, remaining);
    } else if (response.status === 429) {
      const after = retryAfterOf(response) ?? 0;
      if (after > 0 && after <= MINUTE) {
        minute.ends = time + after;
        minute.left = 0;
      }
    }
  }
}

function nextMinute(time: number): number {
  return (Math.floor(time / MINUTE) + 1) * MINUTE;
}

/** What a promise gives, or at once the signal's reason when it aborts. */
function unlessAborted(promise: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop);
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
