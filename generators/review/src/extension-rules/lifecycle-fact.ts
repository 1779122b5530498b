import { isDeepStrictEqual } from "node:util";
import { describeLifecycle, describeReplacement } from "@market-data/generator-core";
import { lifecyclesOf } from "../lifecycles.ts";
import { type ContractPair, operationsAt } from "../pair.ts";
import { capital, code } from "../words/text.ts";
import { type Found, operationRule, type Verdict, worseOrBetter } from "./rule.ts";

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

/** The sunset dates of parameters and fields. That they are deprecated is compared with their other words. */
export function sunsetsRule(pair: ContractPair): Found[] {
  const before = new Map(lifecyclesOf(pair.base).map((each) => [each.key, each]));
  const found = new Map<string, Found>();
  for (const { what, key, kind, pointer, lifecycle } of lifecyclesOf(pair.now)) {
    const old = before.get(key);
    if (kind === "operation" || old?.lifecycle.sunset === lifecycle.sunset) continue;
    const { at = [], ...verdict } = sunsetVerdict(old?.lifecycle.sunset, lifecycle.sunset);
    const [operationId, ...others] = operationsAt(pair, { now: pointer });
    const text = `${capital(what.replace(/ of `GET .*/, ""))}: ${verdict.text}`;
    const places = {
      ...(old === undefined ? {} : { base: [...old.pointer, "x-svc-lifecycle", ...at] }),
      now: [...pointer, "x-svc-lifecycle", ...at],
    };
    // A parameter that is a component is met in each of its operations.
    found.set(JSON.stringify([places.now, text]), {
      ...verdict,
      text,
      subject: what,
      places,
      ...(operationId === undefined
        ? {}
        : others.length === 0
          ? { operationId }
          : { operations: [operationId, ...others] }),
    });
  }
  return [...found.values()];
}
