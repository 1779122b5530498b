import type { Operation } from "@market-data/openapi";

type Schedule = Extract<Operation["cache"], { schedule: unknown }>["schedule"];

const PERIOD_MS = { hour: 3_600_000, day: 86_400_000 } as const;

/**
 * How a response may be cached (`x-svc-cache`): for a number of seconds, or until the next record of a schedule is
 * surely there. What changes at no set time must be asked for again each time.
 *
 * @param now In Unix ms.
 */
export function cacheControl(
  { cache }: Pick<Operation, "cache">,
  parameters: Readonly<Record<string, unknown>>,
  now: number,
): string {
  if ("seconds" in cache) return maxAge(cache.seconds);
  if ("schedule" in cache) return maxAge(secondsToNext(cache.schedule, parameters["time_period"], now));
  return "private, no-cache";
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
