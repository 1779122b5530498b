import { type OperationId, operations } from "@market-data/openapi";
import { expect, test } from "vitest";
import { asset, exchange, NOON, pair } from "../../../test/conformance/src/fixtures.ts";
import { MemoryStore } from "../../../test/conformance/src/memory/memory-store.ts";
import { dexExchange, network } from "./dex-market.ts";
import { ask, DOLLAR, EURO } from "./market.ts";

/** A market with names and without any metric. */
const store = new MemoryStore();
await store.saveCatalogue({
  assets: [asset(1, { symbol: "BTC", slug: "bitcoin" }), asset(2)],
  fiats: [DOLLAR, EURO],
  categories: [{ id: "1", name: "C", title: "C", description: "", assetIds: [1, 2], lastUpdated: NOON }],
  exchanges: [exchange(7)],
  pairs: [pair(1, 1, 2), pair(2, 2, 1)].map((each) => ({
    ...each,
    price: null,
    volume24hBase: null,
    volume24hQuote: null,
  })),
  dexNetworks: [network],
  dexExchanges: [dexExchange(1)],
});
await store.saveRates(EURO.id, [{ time: NOON, usd: 1.25 }]);

/** Values for required parameters. */
const VALUES: Record<string, string> = {
  id: "1",
  ids: "1",
  amount: "1",
  date: "2026-01-10",
  contract_address: "0x1",
  network_id: "1",
};
/** Operations that charge for facts instead of metrics, by parts of their ids. */
const FACTS = /Info|Airdrop|Map|Multiplier|Networks/;
/** Parts of the names of metrics. */
const METRIC = /price|volume|cap|change|supply|share|dominance|transactions|open|high|low|close|score/;

/** The metrics in a value, at any depth. */
function metricsIn(value: unknown, key = ""): unknown[] {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, part]) =>
      metricsIn(part, Array.isArray(value) ? key : name),
    );
  return METRIC.test(key) ? [value] : [];
}

test.each(Object.keys(operations) as OperationId[])("%s does not charge for records of nulls", async (id) => {
  const names = operations[id].parameters.map(({ name }) => name).filter((name) => name in VALUES);
  const query = names.map((name) => `${name}=${VALUES[name]}`).join("&");
  const result = await ask(id, query, store).catch((error: Error) => error);
  if (result instanceof Error) {
    // Nothing was found, so nothing is charged.
    const advice = `${id}?${query}: ${result.message} Where it requires a parameter, add a value to VALUES`;
    expect(result.name, advice).toMatch(/^(LookupError|ParameterError|InvalidValueError)$/);
    return;
  }
  const found = metricsIn(JSON.parse(JSON.stringify(result.data)));
  if (FACTS.test(id) || found.some((value) => value !== null)) return;
  const advice = `${id} charges for ${result.count} records without a metric: return a count of 0 for these. Where it returns other metrics, add their names to METRIC; where it returns facts, its id to FACTS`;
  expect(result.count, advice).toBe(0);
});
