import { isDeepStrictEqual } from "node:util";
import {
  describeLifecycle,
  describeReplacement,
  type Lifecycle,
  type Operation,
} from "@market-data/generator-core";
import { listLifecycles } from "../lifecycles.ts";
import { type ContractPair, namedOperations, operationsAt } from "../pair.ts";
import { capitalize, code } from "../text/format.ts";
import { type Found, operationRule, type Verdict, worseOrBetter } from "./rule.ts";

/** Whether an operation is to be used. */
export const lifecycleRule = operationRule(
  "x-svc-lifecycle",
  ({ lifecycle }) => lifecycle,
  (before, after, { now, pair }): Verdict[] => {
    const replacement = formatReplacement(now, pair);
    const description = `${describeLifecycle(after)} ${replacement}`.trim();
    if (before.status !== after.status) {
      const text = description === "" ? "It is current again." : description;
      const advice = after.status === "deprecated" ? adviceFor(now, pair) : "Nothing.";
      return [{ rule: `lifecycle-${after.status}`, level: "minor", text, advice }];
    }
    if (before.sunset !== after.sunset) return [sunsetVerdict(before.sunset, after.sunset)];
    if (isDeepStrictEqual(before, after)) return [];
    return [{ rule: "lifecycle-words", level: "patch", text: description, advice: "Nothing." }];
  },
);

/** A rule of the contract reports an unknown replacement. */
function formatReplacement(operation: Operation, { now }: ContractPair): string {
  const { replacedBy } = operation.lifecycle;
  const { operations } = now.contract.model;
  const isKnown = !replacedBy || operations.some(({ operationId }) => operationId === replacedBy);
  return isKnown ? describeReplacement(operation, operations) : `Use ${code(replacedBy)}.`;
}

/** What to do about a deprecated operation. The reason for the deprecation is not advice. */
function adviceFor(operation: Operation, pair: ContractPair): string {
  const { reason: _, ...lifecycle } = operation.lifecycle;
  const { replacedBy, sunset } = lifecycle;
  if (typeof replacedBy === "string") {
    return formatReplacement({ ...operation, lifecycle }, pair);
  }
  return sunset === undefined ? "Stop using it." : stopUsingBy(sunset);
}

function stopUsingBy(sunset: string): string {
  return `Stop using it by ${code(sunset)}.`;
}

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
      advice: stopUsingBy(after),
      at: ["sunset"],
    };
  }
  const earlier = after < before;
  const text = `It may be removed ${earlier ? "earlier" : "later"}.`;
  return worseOrBetter(earlier, earlier ? "sunset-earlier" : "sunset-later", text, stopUsingBy(after), [
    "sunset",
  ]);
}

/** What replaces parameters and fields, and their sunset dates. That they are deprecated is compared with their other words. */
export function lifecyclesRule(pair: ContractPair): Found[] {
  const before = new Map(listLifecycles(pair.base).map((each) => [each.key, each]));
  const found = new Map<string, Found>();
  for (const { label, subject, key, kind, pointer, lifecycle } of listLifecycles(pair.now)) {
    if (kind === "operation") continue;
    const old = before.get(key);
    const operations = operationsAt(pair, { now: pointer });
    for (const { at = [], ...verdict } of partVerdicts(old?.lifecycle, lifecycle)) {
      const text = `${capitalize(subject)}: ${verdict.text}`;
      const places = {
        ...(old === undefined ? {} : { base: [...old.pointer, "x-svc-lifecycle", ...at] }),
        now: [...pointer, "x-svc-lifecycle", ...at],
      };
      // A parameter that is a component is met in each of its operations.
      found.set(JSON.stringify([places.now, text]), {
        ...verdict,
        text,
        subject: label,
        places,
        ...namedOperations(operations),
      });
    }
  }
  return [...found.values()];
}

function partVerdicts(before: Partial<Lifecycle> | undefined, after: Partial<Lifecycle>): Verdict[] {
  return [
    ...(before?.sunset === after.sunset ? [] : [sunsetVerdict(before?.sunset, after.sunset)]),
    ...((before?.replacedBy ?? null) === (after.replacedBy ?? null) ? [] : [replacementVerdict(after)]),
  ];
}

function replacementVerdict({ replacedBy, reason }: Partial<Lifecycle>): Verdict {
  const text =
    typeof replacedBy === "string"
      ? `It is replaced by ${code(replacedBy)}.`
      : `The contract no longer names its replacement.${reason === undefined ? "" : ` ${reason}`}`;
  const advice = typeof replacedBy === "string" ? `Use ${code(replacedBy)}.` : "Nothing.";
  return { rule: "lifecycle-words", level: "patch", text, advice };
}
