import { type Credits, describeCredits } from "@market-data/generator-core";
import { operationRule, type Verdict, worseOrBetter } from "./rule.ts";

/** Responses of these sizes show whether a price went up; between them it is a straight line. */
const SIZES = [0, 1, 2, 10, 99, 100, 101, 199, 200, 201, 250, 251, 500, 1000, 1001, 5000, 10_000];

/** What a request costs. */
export const creditsRule = operationRule(
  "x-svc-credits",
  ({ credits }) => credits,
  (before, after) => [compare(before, after)],
);

function compare(before: Credits, after: Credits): Verdict {
  const unlike = before.per !== undefined && after.per !== undefined && before.per.unit !== after.per.unit;
  const dearer =
    unlike ||
    SIZES.some((size) => price(after, size) > price(before, size)) ||
    (after.convertExtra && !before.convertExtra);
  const rule = unlike ? "cost-changed" : dearer ? "cost-raised" : "cost-lowered";
  const text = unlike
    ? "The cost is counted in another way."
    : `A request costs ${dearer ? "more" : "less"}.`;
  const advice = "Check that your plan's credits suffice for your requests.";
  return {
    ...worseOrBetter(dearer, rule, text, advice),
    before: describeCredits(before),
    after: describeCredits(after),
  };
}

function price({ base, per }: Credits, size: number): number {
  return base + (per === undefined ? 0 : Math.ceil(size / per.size));
}
