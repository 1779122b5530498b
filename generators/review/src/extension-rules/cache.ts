import { isDeepStrictEqual } from "node:util";
import { type Cache, describeCache } from "@market-data/generator-core";
import { operationRule, type Verdict } from "./rule.ts";

/** The maximum age of a response. Two kinds of refresh cannot be compared. */
export const cacheRule = operationRule("x-svc-cache", ({ cache }) => cache, compare);

function compare(before: Cache, after: Cache): Verdict[] {
  const values = { before: describeCache(before), after: describeCache(after) };
  const [old, fresh] = [ages(before), ages(after)];
  if (getKind(before) !== getKind(after) || !isDeepStrictEqual(old.keys, fresh.keys)) {
    return [{ rule: "freshness-changed", text: "Responses are refreshed at other times.", ...values }];
  }
  // Without numbers, only the words can differ. With equal numbers, only the order differs.
  if (isDeepStrictEqual(old.seconds, fresh.seconds)) {
    if (old.keys.length > 0) return [];
    return [{ rule: "freshness-words", text: "The description of the refresh changed.", ...values }];
  }
  const isOlder = fresh.seconds.some((age, index) => age > (old.seconds[index] ?? 0));
  return [
    isOlder
      ? { rule: "freshness-lowered", text: "Responses may be older.", ...values }
      : { rule: "freshness-raised", text: "Responses are fresher.", ...values },
  ];
}

function getKind(cache: Cache): string {
  return (["seconds", "schedule", "never"] as const).find((kind) => kind in cache) ?? "event";
}

/** The seconds until a new response, by schedule; empty without a promise in numbers. */
function ages(cache: Cache): { keys: string[]; seconds: number[] } {
  const all: [key: string, seconds: number][] =
    "seconds" in cache ? [["", cache.seconds]] : "schedule" in cache ? cache.schedule.flatMap(getAges) : [];
  const sorted = all.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { keys: sorted.map(([key]) => key), seconds: sorted.map(([, seconds]) => seconds) };
}

/** The latest and the earliest time of a new record. */
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
