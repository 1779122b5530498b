import { isDeepStrictEqual } from "node:util";
import { describeLifecycle, describeReplacement } from "@market-data/generator-core";
import { code } from "../words/text.ts";
import { operationRule, type Verdict, worseOrBetter } from "./rule.ts";

/** Whether an operation is to be used. */
export const lifecycleRule = operationRule(
  "x-svc-lifecycle",
  ({ lifecycle }) => lifecycle,
  (before, after, { now, pair }): Verdict[] => {
    const replacement = describeReplacement(now, pair.now.contract.model.operations);
    const words = `${describeLifecycle(after)} ${replacement}`.trim();
    if (before.status !== after.status) {
      const text = words === "" ? "It is current again." : words;
      const advice = after.status === "deprecated" ? replacement : "Nothing.";
      return [{ rule: `lifecycle-${after.status}`, level: "minor", text, advice, at: ["status"] }];
    }
    if (before.sunset !== after.sunset) return [sunsetVerdict(before.sunset, after.sunset)];
    if (isDeepStrictEqual(before, after)) return [];
    return [{ rule: "lifecycle-words", level: "patch", text: words, advice: "Nothing." }];
  },
);

function sunsetVerdict(before: string | undefined, after: string | undefined): Verdict {
  if (after === undefined) {
    return worseOrBetter(
      false,
      "sunset-removed",
      `The sunset date was removed; it was ${code(before ?? "")}.`,
      "",
    );
  }
  if (before === undefined) {
    const text = `It may be removed after ${code(after)}.`;
    return {
      rule: "sunset-set",
      level: "minor",
      text,
      advice: `Stop using it by ${code(after)}.`,
      at: ["sunset"],
    };
  }
  const earlier = after < before;
  const text = `It may be removed ${earlier ? "earlier" : "later"}.`;
  return worseOrBetter(
    earlier,
    earlier ? "sunset-earlier" : "sunset-later",
    text,
    `Stop using it by ${code(after)}.`,
    ["sunset"],
  );
}
