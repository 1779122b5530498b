import { type OperationId, operations, type Parameter } from "@market-data/openapi";
import { expect, test } from "vitest";
import { asset, exchange, metrics, NOON, pair } from "../../../test/conformance/src/fixtures.ts";
import { MemoryStore } from "../../../test/conformance/src/memory/memory-store.ts";
import { measureResponse } from "../src/index.ts";
import { marketOperations } from "../src/market-operations.ts";
import { dexExchange, pair as dexPair, network } from "./dex-market.ts";
import { DOLLAR, EURO } from "./market.ts";

/** A market with at least one record of every kind. */
const store = new MemoryStore();
const airdrop = {
  ...{ id: "1", assetId: 1, projectName: "A", description: "", status: "ONGOING" as const },
  ...{ startDate: NOON - 1, endDate: NOON + 1, totalPrize: null, winnerCount: null, link: null },
};
await store.saveCatalogue({
  assets: [asset(1, { symbol: "BTC", slug: "bitcoin" }), asset(2), asset(3)],
  fiats: [DOLLAR, { ...EURO, kind: "metal" }],
  categories: [{ id: "1", name: "C", title: "C", description: "", assetIds: [1], lastUpdated: NOON }],
  exchanges: [exchange(1)],
  pairs: [{ ...pair(1, 1, 2), exchangeId: 1 }],
  airdrops: [airdrop],
  dexNetworks: [network],
  dexExchanges: [dexExchange(dexPair.dexId)],
  dexPairs: [dexPair],
});
await store.saveMetrics([metrics(1)]);
const snapshot = await store.snapshot();

/** Parameters without effect: the names of partners are unknown, and all partners share the scores. */
const WITHOUT_EFFECT = ["partner"];
const TEXTS: Record<string, string> = {
  id: "1",
  contract_address: dexPair.contractAddress,
  network_id: String(dexPair.networkId),
};

/** A valid value for the parameter. */
function getValue({ name, type, enum: choices, list }: Parameter): unknown {
  const values = { integer: 1, number: 1, boolean: true, time: NOON, string: TEXTS[name] ?? "BTC" };
  const value = choices?.[0] ?? values[type];
  return list ? [value] : value;
}

/** Returns the parameters that the handler reads for a request with one parameter, even if the request fails. */
async function findRead(id: OperationId, sent: Parameter): Promise<Set<string>> {
  const read = new Set<string>();
  const all: readonly Parameter[] = operations[id].parameters;
  const known = all.map((parameter) => [
    parameter.name,
    parameter.name in TEXTS ? getValue(parameter) : parameter.default,
  ]);
  const parameters = new Proxy(
    { ...Object.fromEntries(known), [sent.name]: getValue(sent) },
    {
      get(values, name) {
        read.add(String(name));
        return values[name as string];
      },
    },
  );
  const given = [sent.name];
  const { handle } = marketOperations[id];
  try {
    measureResponse(marketOperations[id], parameters, { snapshot, now: NOON, given });
    await handle(parameters as never, { store, now: NOON, given });
  } catch {
    // Reads before the error count.
  }
  return read;
}

/** Whether a parameter can have an effect. A parameter with a single allowed value cannot. */
function hasEffect({ name, enum: choices }: Parameter): boolean {
  return choices?.length !== 1 && !WITHOUT_EFFECT.includes(name);
}

test.each(Object.keys(operations) as OperationId[])("%s reads each of its parameters", async (id) => {
  const all: readonly Parameter[] = operations[id].parameters;
  const read = await Promise.all(all.map((sent) => findRead(id, sent)));
  const unread = all.filter((each) => hasEffect(each) && !read.some((names) => names.has(each.name)));
  expect(unread.map(({ name }) => name)).toEqual([]);
});
