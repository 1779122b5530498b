import type { Result } from "@market-data/generator-core";
import { compareLists, formatList } from "../text/format.ts";
import { getRemovedParameters, operationRule, type Verdict, worseOrBetter } from "./rule.ts";

/** The outer shape of a response. */
export const resultRule = operationRule(
  "x-svc-result",
  ({ result }) => result,
  (stated, after, both) => {
    const before = withoutKeys(stated, getRemovedParameters(both));
    return [
      ...replaced("shape", before, after, "The response has another shape."),
      ...replaced("record", before, after, "The response contains other records."),
      ...keyVerdicts(before, after),
      ...formVerdicts("arrayUnder", before, after, "contains an array under"),
      ...formVerdicts("unwrappedFor", before, after, "is the record itself for one"),
      ...skipVerdicts(before, after),
    ];
  },
);

function withoutKeys(result: Result, removed: ReadonlySet<string>): Result {
  const keys = (["keyedBy", "arrayUnder", "unwrappedFor"] as const).filter(
    (key) => result[key] !== undefined,
  );
  const kept = keys.map((key) => [key, result[key]?.filter((name) => !removed.has(name))]);
  return { ...result, ...Object.fromEntries(kept) };
}

function replaced(key: "shape" | "record", before: Result, after: Result, text: string): Verdict[] {
  if (before[key] === after[key]) return [];
  return [worseOrBetter(true, `result-${key}-changed`, text, "Read the response in its new shape.", [key])];
}

/** A key that may no longer be asked for breaks; one more way to ask adds. */
function keyVerdicts(before: Result, after: Result): Verdict[] {
  const [gained, lost] = compareLists(before.keyedBy ?? [], after.keyedBy ?? []);
  if (gained.length + lost.length === 0) return [];
  const text = "The response is a map by other keys.";
  return [
    worseOrBetter(lost.length > 0, "result-keys-changed", text, "Look records up by the new keys.", [
      "keyedBy",
    ]),
  ];
}

/** The form of a response to a request that was possible before: each change of it breaks. */
function formVerdicts(
  key: "arrayUnder" | "unwrappedFor",
  before: Result,
  after: Result,
  verb: string,
): Verdict[] {
  const [gained, lost] = compareLists(before[key] ?? [], after[key] ?? []);
  const isNew = (name: string) => !(before.keyedBy ?? []).includes(name);
  const parts = [
    ...(gained.length > 0 ? [`now ${verb} ${formatList(gained)}`] : []),
    ...(lost.length > 0 ? [`no longer ${verb} ${formatList(lost)}`] : []),
  ];
  if (parts.length === 0) return [];
  const worse = lost.length > 0 || !gained.every(isNew);
  const text = `The response ${parts.join(", and ")}.`;
  return [worseOrBetter(worse, "result-form-changed", text, "Read the response in its new shape.", [key])];
}

function skipVerdicts(before: Result, after: Result): Verdict[] {
  const [was, is] = [before.maySkip === true, after.maySkip === true];
  if (was === is) return [];
  return [
    is
      ? worseOrBetter(
          true,
          "result-may-skip",
          "Records that were requested may now be missing.",
          "Check that each is there.",
          ["maySkip"],
        )
      : worseOrBetter(
          false,
          "result-whole",
          "Every record that was requested is there, or the request fails.",
          "",
        ),
  ];
}
