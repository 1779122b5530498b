import { isDeepStrictEqual } from "node:util";
import { type Cache, describeCache } from "@market-data/generator-core";
import { operationRule, type Verdict, worseOrBetter } from "./rule.ts";

/** How old a response may be. Fresher is better, older is worse, another manner altogether cannot be compared. */
export const cacheRule = operationRule("x-svc-cache", ({ cache }) => cache, compare);

function compare(before: Cache, after: Cache): Verdict[] {
  const values = { before: describeCache(before), after: describeCache(after) };
  const [old, fresh] = [ages(before), ages(after)];
  if (getKind(before) !== getKind(after) || !isDeepStrictEqual(old.keys, fresh.keys)) {
    const text = "Responses are refreshed at other times.";
    return [
      {
        ...worseOrBetter(true, "freshness-changed", text, "Send requests at the new times."),
        ...values,
      },
    ];
  }
  // In another order, or in other words where nothing is promised in numbers.
  if (isDeepStrictEqual(old.seconds, fresh.seconds)) {
    if (old.keys.length > 0) return [];
    const text = "When responses change is described in other words.";
    return [
      { rule: "freshness-words", level: "patch", text, advice: "Nothing: only words changed.", ...values },
    ];
  }
  const older = fresh.seconds.some((age, index) => age > (old.seconds[index] ?? 0));
  const [rule, text] = older
    ? ["freshness-lowered", "Responses may be older."]
    : ["freshness-raised", "Responses are fresher."];
  return [
    {
      ...worseOrBetter(older, rule, text, "Check that your program works with older data."),
      ...values,
    },
  ];
}

function getKind(cache: Cache): string {
  return (["seconds", "schedule", "never"] as const).find((kind) => kind in cache) ?? "event";
}

/** The seconds until a new response is there, each by what it is about; none where nothing is promised. */
function ages(cache: Cache): { keys: string[]; seconds: number[] } {
  const all: [key: string, seconds: number][] =
    "seconds" in cache ? [["", cache.seconds]] : "schedule" in cache ? cache.schedule.flatMap(getAges) : [];
  const sorted = all.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { keys: sorted.map(([key]) => key), seconds: sorted.map(([, seconds]) => seconds) };
}

/** A record comes between two times: both are later for the worse. */
function getAges({
  every,
  timePeriod,
  availableAfterSeconds,
  earliestSeconds = 0,
}: Extract<Cache, { schedule: unknown }>["schedule"][number]): [string, number][] {
  const key = `${every} ${timePeriod ?? ""}`;
  return [
    [`${key} at the latest`, availableAfterSeconds],
    [`${key} at the earliest`, earliestSeconds],
  ];
}
