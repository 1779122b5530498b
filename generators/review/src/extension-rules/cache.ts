import { type Cache, describeCache } from "@market-data/generator-core";
import { operationRule, type Verdict, worseOrBetter } from "./rule.ts";

/** How old a response may be. Fresher is better, older is worse, another manner altogether cannot be compared. */
export const cacheRule = operationRule(
  "x-svc-cache",
  ({ cache }) => cache,
  (before, after) => [compare(before, after)],
);

function compare(before: Cache, after: Cache): Verdict {
  const values = { before: describeCache(before), after: describeCache(after) };
  const [old, fresh] = [ages(before), ages(after)];
  if (
    old === undefined ||
    fresh === undefined ||
    kindOf(before) !== kindOf(after) ||
    old.size !== fresh.size
  ) {
    const text = "Responses are refreshed at other times.";
    return {
      ...worseOrBetter(true, "freshness-changed", text, "Send requests at the new times."),
      ...values,
    };
  }
  const older = [...fresh].some(([key, age]) => age > (old.get(key) ?? -1));
  const [rule, text] = older
    ? ["freshness-lowered", "Responses may be older."]
    : ["freshness-raised", "Responses are fresher."];
  return {
    ...worseOrBetter(older, rule, text, "Check that your program works with older data."),
    ...values,
  };
}

function kindOf(cache: Cache): string {
  return (["seconds", "schedule", "never"] as const).find((kind) => kind in cache) ?? "event";
}

/** The seconds until a new response is there, by what it is about; undefined where nothing is promised. */
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
