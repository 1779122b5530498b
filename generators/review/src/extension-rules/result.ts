import type { Result } from "@market-data/generator-core";
import { compareLists, formatList } from "../text/format.ts";
import { getRemovedParameters, operationRule, type Verdict } from "./rule.ts";

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
  return before[key] === after[key] ? [] : [{ rule: `result-${key}-changed`, text, at: [key] }];
}

/** A lost key breaks requests. A new key adds a way to ask. */
function keyVerdicts(before: Result, after: Result): Verdict[] {
  const [gained, lost] = compareLists(before.keyedBy ?? [], after.keyedBy ?? []);
  if (gained.length + lost.length === 0) return [];
  const text = "The response is a map by other keys.";
  return [{ rule: "result-keys-changed", ...breaksIf(lost.length > 0), text, at: ["keyedBy"] }];
}

/** Another form breaks programs, except for new keys. */
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
  const isBreaking = lost.length > 0 || !gained.every(isNew);
  const text = `The response ${parts.join(", and ")}.`;
  return [{ rule: "result-form-changed", ...breaksIf(isBreaking), text, at: [key] }];
}

function breaksIf(isBreaking: boolean): Pick<Verdict, "breaks"> {
  return isBreaking ? {} : { breaks: [] };
}

function skipVerdicts(before: Result, after: Result): Verdict[] {
  const [was, is] = [before.maySkip === true, after.maySkip === true];
  if (was === is) return [];
  return [
    is
      ? { rule: "result-may-skip", text: "Requested records may now be missing.", at: ["maySkip"] }
      : { rule: "result-whole", text: "The response has every requested record, or the request fails." },
  ];
}
