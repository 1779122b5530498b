import { parseRateLimit, parseRetryAfter } from "./headers.ts";
import type { Middleware } from "./request-context.ts";
import { sleep as wait } from "./retry.ts";

export interface LimiterOptions {
  /**
   * Requests in one UTC minute, of all operations, until a response reports the limit. Without it, requests are sent one
   * at a time until one reports the limit.
   */
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
  /** Requests whose response has not arrived. */
  pending: number;
  /** Whether the limit applies, by the path of an operation. Some operations need no key. */
  readonly applies: Map<string, boolean>;
  /** Resolves when the request before has been sent: requests are sent in their order. */
  turn: Promise<void>;
  /** Called after each response. */
  wake: () => void;
}

const MINUTE = 60_000;

/**
 * Delays requests until the next minute once the limit of the current one is reached, to avoid status 429. The limit
 * is read from `RateLimit` and `RateLimit-Policy` for each key, and so includes the requests of other processes: no more
 * requests are pending at once than a third of those that remain, so that others leave some. Operations whose responses
 * report no limit are not delayed.
 */
export function limiter(options: LimiterOptions = {}): Middleware {
  const { perMinute, now = Date.now, sleep = wait } = options;
  const minutes = new Map<string | undefined, Minute>();

  return async ({ key, request, signal }, next) => {
    let minute = minutes.get(key());
    if (!minute) {
      minute = {
        limit: perMinute,
        left: perMinute ?? Infinity,
        ends: startOfNextMinute(now()),
        pending: 0,
        applies: new Map(),
        turn: Promise.resolve(),
        wake: () => {},
      };
      minutes.set(key(), minute);
    }
    const { pathname } = new URL(request.url);
    const isFree = () => perMinute === undefined && minute.applies.get(pathname) === false;
    if (isFree()) return update(minute, pathname, await next());
    const acquired = minute.turn.then(() => acquire(minute, isFree, signal));
    minute.turn = acquired.catch(() => {});
    await acquired;
    try {
      return update(minute, pathname, await next());
    } finally {
      minute.pending--;
      minute.wake();
    }
  };

  /** Waits until the limit leaves one more request. */
  async function acquire(minute: Minute, isFree: () => boolean, signal: AbortSignal): Promise<void> {
    while (!isFree()) {
      signal.throwIfAborted();
      const time = now();
      if (time >= minute.ends) {
        minute.ends = startOfNextMinute(time);
        minute.left = minute.limit ?? Infinity;
      }
      if (minute.left < 1) await sleep(minute.ends - time, signal);
      else if (minute.pending >= (minute.limit === undefined ? 1 : Math.max(1, minute.left / 3))) {
        await new Promise<void>((resolve) => {
          minute.wake = resolve;
          signal.addEventListener("abort", () => resolve());
        });
      } else break;
    }
    if (!isFree()) minute.left--;
    minute.pending++;
  }

  function update(minute: Minute, path: string, response: Response): Response {
    const { limit, remaining, reset } = parseRateLimit(response)["minute"] ?? {};
    const { ok, status } = response;
    const time = now();
    minute.limit = limit ?? minute.limit;
    if ((limit ?? remaining) !== undefined || status === 429) minute.applies.set(path, true);
    else if (ok && !minute.applies.has(path)) minute.applies.set(path, false);
    if (remaining !== undefined) {
      if (reset !== undefined) minute.ends = time + reset * 1000;
      minute.left = Math.min(minute.left, remaining);
    } else if (status === 429) {
      const after = parseRetryAfter(response) ?? 0;
      if (after > 0 && after <= MINUTE) {
        minute.ends = time + after;
        minute.left = 0;
      }
    }
    return response;
  }
}

function startOfNextMinute(time: number): number {
  return (Math.floor(time / MINUTE) + 1) * MINUTE;
}
