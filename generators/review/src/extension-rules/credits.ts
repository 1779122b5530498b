import { type Credits, describeCredits } from "@market-data/generator-core";
import { operationRule, type Verdict } from "./rule.ts";

/** Sizes of responses with all steps of a price. The price is linear between the sizes. */
const SIZES = [0, 1, 2, 10, 99, 100, 101, 199, 200, 201, 250, 251, 500, 1000, 1001, 5000, 10_000];

/** The cost of a request. */
export const creditsRule = operationRule(
  "x-svc-credits",
  ({ credits }) => credits,
  (before, after) => [compare(before, after)],
);

function compare(before: Credits, after: Credits): Verdict {
  const values = { before: describeCredits(before), after: describeCredits(after) };
  if (before.per !== undefined && after.per !== undefined && before.per.unit !== after.per.unit) {
    return { rule: "cost-changed", text: "The cost is counted in another way.", ...values };
  }
  const isDearer =
    SIZES.some((size) => price(after, size) > price(before, size)) ||
    (after.convertExtra && !before.convertExtra);
  return isDearer
    ? { rule: "cost-raised", text: "A request costs more.", ...values }
    : { rule: "cost-lowered", text: "A request costs less.", ...values };
}

function price({ base, per }: Credits, size: number): number {
  return base + (per === undefined ? 0 : Math.ceil(size / per.size));
}
