import { type Operation, operations } from "@market-data/openapi";

type Schedule = Extract<Operation["cache"], { schedule: unknown }>["schedule"];

const PERIOD_MS = { hour: 3_600_000, day: 86_400_000 } as const;

const all: readonly Operation[] = Object.values(operations);
const caches = new Map(all.map(({ path, cache }) => [path, cache]));
/** By the path of a history, how its current value is cached: that of the operation beside it. */
const currentCaches = new Map(
  all.map(({ path }) => [path, caches.get(path.replace(/historical$/, "latest"))]),
);

/**
 * How a response may be cached (`x-svc-cache`): for a number of seconds, or until the next record of a schedule is
 * surely there; if its last record is incomplete, no longer than the current value (spec/guides/caching.md). What
 * changes at no set time must be requested again each time.
 *
 * @param now In Unix ms.
 * @param isIncomplete Whether a record of the response is of the current period.
 */
export function cacheControl(
  { cache, path }: Pick<Operation, "cache" | "path">,
  parameters: Readonly<Record<string, unknown>>,
  now: number,
  isIncomplete = false,
): string {
  if ("seconds" in cache) return maxAge(cache.seconds);
  if ("never" in cache) return "private, no-store";
  if (!("schedule" in cache)) return "private, no-cache";
  const toNext = secondsToNext(cache.schedule, parameters["time_period"], now);
  const current = isIncomplete ? currentCaches.get(path) : undefined;
  return maxAge(current !== undefined && "seconds" in current ? Math.min(current.seconds, toNext) : toNext);
}

function maxAge(seconds: number): string {
  return `private, max-age=${seconds}`;
}

/** Entries of another `time_period` than the request's do not count. */
function secondsToNext(schedule: Schedule, timePeriod: unknown, now: number): number {
  const waits = schedule
    .filter((entry) => entry.timePeriod === undefined || entry.timePeriod === timePeriod)
    .map(({ every, availableAfterSeconds }) => {
      const period = PERIOD_MS[every];
      const available = Math.floor(now / period) * period + availableAfterSeconds * 1000;
      return (available > now ? available : available + period) - now;
    });
  return Math.ceil(Math.min(...waits) / 1000);
}
