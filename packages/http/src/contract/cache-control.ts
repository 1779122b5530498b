import { type Operation, operations } from "@market-data/openapi";

type Schedule = Extract<Operation["cache"], { schedule: unknown }>["schedule"];

const PERIOD_MS = { hour: 3_600_000, day: 86_400_000 } as const;

const all: readonly Operation[] = Object.values(operations);
const caches = new Map(all.map(({ path, cache }) => [path, cache]));
/** The cache rule of the latest-value operation, by the path of the corresponding historical operation. */
const currentCaches = new Map(
  all.map(({ path }) => [path, caches.get(path.replace(/historical$/, "latest"))]),
);

/**
 * Returns `Cache-Control` by the operation's `x-svc-cache`: a number of seconds, or the time until the next scheduled record. A
 * response with an incomplete record is cached no longer than the latest value (spec/guides/caching.md).
 *
 * @param now Unix time in ms.
 * @param isIncomplete Whether the response contains a record of the current period.
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

/** Only uses the schedule entries for the `time_period` of the request. */
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
