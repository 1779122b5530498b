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
 * surely there; while its last record is incomplete, no longer than the current value (spec/guides/caching.md). What
 * changes at no set time must be requested again each time.
 *
 * @param now In Unix ms.
 */
export function cacheControl(
  { cache, path }: Pick<Operation, "cache" | "path">,
  parameters: Readonly<Record<string, unknown>>,
  now: number,
): string {
  if ("seconds" in cache) return maxAge(cache.seconds);
  if ("schedule" in cache) {
    const toNext = secondsToNext(cache.schedule, parameters["time_period"], now);
    if (!mayBeIncomplete(cache.schedule, parameters, now)) return maxAge(toNext);
    const current = currentCaches.get(path);
    if (current !== undefined && "seconds" in current) return maxAge(Math.min(current.seconds, toNext));
  }
  return "private, no-cache";
}

/** Whether the response may end with the current period. Records of a schedule without periods are always complete. */
function mayBeIncomplete(
  schedule: Schedule,
  { time_period, time_end }: Readonly<Record<string, unknown>>,
  now: number,
): boolean {
  const entry = schedule.find(({ timePeriod }) => timePeriod !== undefined && timePeriod === time_period);
  if (entry === undefined) return false;
  const period = PERIOD_MS[entry.every];
  return typeof time_end !== "number" || time_end >= Math.floor(now / period) * period;
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
