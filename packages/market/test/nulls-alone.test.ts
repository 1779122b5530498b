import { type OperationId, operations } from "@market-data/openapi";
import { expect, test } from "vitest";
import { asset, exchange, NOON, pair } from "../conformance/fixtures.ts";
import { MemoryStore } from "../src/store/memory-store.ts";
import { dexExchange, network } from "./dex-market.ts";
import { ask, DOLLAR, EURO } from "./market.ts";

/** A market that knows the names of everything, and no figure of anything. */
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

/** Values for the parameters without which a request is none. */
const VALUES: Record<string, string> = {
  id: "1",
  ids: "1",
  amount: "1",
  date: "2026-01-10",
  contract_address: "0x1",
  network_id: "1",
};
/** What is paid for in these are facts, not figures: parts of their ids. */
const FACTS = /Info|Airdrop|Map|Multiplier|Networks/;
/** Parts of the names of figures. */
const FIGURE = /price|volume|cap|change|supply|share|dominance|transactions|open|high|low|close|score/;

/** The figures in a value, in the records of any depth. */
function figuresIn(value: unknown, key = ""): unknown[] {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, part]) =>
      figuresIn(part, Array.isArray(value) ? key : name),
    );
  return FIGURE.test(key) ? [value] : [];
}

test.each(Object.keys(operations) as OperationId[])("%s charges nothing for nulls alone", async (id) => {
  const names = operations[id].parameters.map(({ name }) => name).filter((name) => name in VALUES);
  const query = names.map((name) => `${name}=${VALUES[name]}`).join("&");
  const result = await ask(id, query, store).catch((error: Error) => error);
  if (result instanceof Error) {
    // Nothing was found that could be charged for.
    const advice = `${id}?${query}: ${result.message} Where it requires a parameter, add a value to VALUES`;
    expect(result.name, advice).toMatch(/^(LookupError|ParameterError|InvalidValueError)$/);
    return;
  }
  const figures = figuresIn(JSON.parse(JSON.stringify(result.data)));
  if (FACTS.test(id) || figures.some((figure) => figure !== null)) return;
  const advice = `${id} charges for ${result.count} records without a figure: return a count of 0 for these. Where it returns other figures, add their names to FIGURE; where it returns facts, its id to FACTS`;
  expect(result.count, advice).toBe(0);
});
