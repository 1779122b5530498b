import type { JsonObject } from "@market-data/generator-core";
import { type Answer, recordsOf, valuesOf } from "../answers.ts";
import type { Check } from "../check.ts";

/** What the calls cost. */
export const creditChecks: Check[] = [
  {
    rule: "an answer costs what its operation's `x-svc-credits` says",
    find: (answers) => answers.flatMap(wrongCosts),
  },
];

function wrongCosts(answer: Answer): string[] {
  const status = (answer.value as JsonObject)["status"] as JsonObject | undefined;
  if (status === undefined || status["credit_count"] === costOf(answer)) return [];
  return [`${answer.name}: ${status["credit_count"]}, should be ${costOf(answer)}`];
}

function costOf(answer: Answer): number {
  const { base, per, convertExtra } = answer.operation.credits;
  const conversions = valuesOf(answer.request["convert"] ?? answer.request["convert_id"]).length;
  const extra = convertExtra ? Math.max(0, conversions - 1) : 0;
  return base + (per === undefined ? 0 : Math.ceil(unitsIn(answer, per.unit) / per.size)) + extra;
}

/** How many of what an operation charges for an answer holds. */
function unitsIn(answer: Answer, unit: string): number {
  const records = recordsOf(answer);
  const inner =
    {
      "data points": ["quotes", "transactions"],
      "market pairs": ["market_pairs"],
      cryptocurrencies: ["coins"],
    }[unit] ?? [];
  return records.reduce((sum, record) => {
    const list = inner.map((key) => record[key]).find((value) => Array.isArray(value));
    return sum + (Array.isArray(list) ? list.length : 1);
  }, 0);
}
