import type { JsonObject } from "@market-data/generator-core";
import type { Check } from "../check.ts";
import { type ExampleResponse, getRecords, getValues } from "../responses.ts";

/** Costs of requests. */
export const creditChecks: Check[] = [
  {
    rule: "a response has the credits of its operation's `x-svc-credits`",
    find: (responses) => responses.flatMap(wrongCosts),
  },
];

function wrongCosts(response: ExampleResponse): string[] {
  const status = (response.value as JsonObject)["status"] as JsonObject | undefined;
  if (status === undefined || status["credit_count"] === getCost(response)) return [];
  return [`${response.name}: ${status["credit_count"]}, should be ${getCost(response)}`];
}

function getCost(response: ExampleResponse): number {
  const { base, per, convertExtra } = response.operation.credits;
  const conversions = getValues(response.request["convert"] ?? response.request["convert_id"]).length;
  const extra = convertExtra ? Math.max(0, conversions - 1) : 0;
  return base + (per === undefined ? 0 : Math.ceil(unitsIn(response, per.unit) / per.size)) + extra;
}

/** Returns the number of charged units in a response. */
function unitsIn(response: ExampleResponse, unit: string): number {
  const records = getRecords(response);
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
