import { rules, runRules } from "@market-data/spec/rules";
import { type ContractPair, operationsAt, sourcePlace } from "./pair.ts";
import type { Rejection } from "./review.ts";
import { sunsetRejections } from "./sunset.ts";

/**
 * Rejects a sunset date that is too near, and a deprecation without a replacement or a reason.
 * @param today As `2026-11-21`, in UTC.
 */
export function lifecycleRejections(pair: ContractPair, today: string): Rejection[] {
  return [...sunsetRejections(pair, today), ...unexplained(pair)];
}

/** Deprecations without a replacement. The extension's schema requires a reason for a missing replacement. */
function unexplained(pair: ContractPair): Rejection[] {
  const rule = { "lifecycle-replacement": rules["lifecycle-replacement"] };
  return runRules(rule, pair.now.contract.ruleContract).map(({ message, pointer }) => {
    const [operationId, ...others] = operationsAt(pair, { now: pointer });
    const place = sourcePlace(pair, { now: pointer });
    return {
      kind: "lifecycle",
      rule: "lifecycle/unexplained",
      ...(operationId === undefined || others.length > 0 ? {} : { operationId }),
      text: message,
      advice:
        "Write `x-svc-lifecycle` with `status: deprecated` and `replacedBy`, or `replacedBy: null` and the `reason` next to `deprecated: true`.",
      ...(place === undefined ? {} : { place }),
    };
  });
}
