import { type Cache, describeCache } from "@market-data/generator-core";
import { operationRule, type Verdict, worseOrBetter } from "./rule.ts";

/** How old an answer may be. Fresher is better, older is worse, another manner altogether cannot be compared. */
export const cacheRule = operationRule(
  "x-svc-cache",
  ({ cache }) => cache,
  (before, after) => [compare(before, after)],
);

function compare(before: Cache, after: Cache): Verdict {
  const text = `${describeCache(after)} Before: ${describeCache(before)}`;
  const [old, fresh] = [ages(before), ages(after)];
  if (
    old === undefined ||
    fresh === undefined ||
    kindOf(before) !== kindOf(after) ||
    old.size !== fresh.size
  ) {
    return worseOrBetter(true, "freshness-changed", text, "Ask again at the new times.");
  }
  const older = [...fresh].some(([key, age]) => age > (old.get(key) ?? -1));
  const rule = older ? "freshness-lowered" : "freshness-raised";
  return worseOrBetter(older, rule, text, "Expect answers of this age.");
}

function kindOf(cache: Cache): string {
  return "seconds" in cache ? "seconds" : "schedule" in cache ? "schedule" : "event";
}

/** The seconds until a new answer is there, by what it is about; undefined where nothing is promised. */
function ages(cache: Cache): Map<string, number> | undefined {
  if ("seconds" in cache) return new Map([["", cache.seconds]]);
  if (!("schedule" in cache)) return undefined;
  return new Map(
    cache.schedule.map(({ every, timePeriod, availableAfterSeconds }) => [
      `${every} ${timePeriod ?? ""}`,
      availableAfterSeconds,
    ]),
  );
}
