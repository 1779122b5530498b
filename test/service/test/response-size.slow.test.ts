import { type MarketOperation, marketOperations, measureResponse, ParameterError } from "@market-data/market";
import { type OperationId, parseQuery } from "@market-data/openapi";
import { EXAMPLES_CLOCK, sampleStore } from "@market-data/sample";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readContract } from "../src/contract.ts";
import { createAssetPool } from "../src/fuzz/pools.ts";
import { arbitraryRequests } from "../src/fuzz/requests.ts";

const RUNS = 40;
const SEED = 20_260_115;

const now = EXAMPLES_CLOCK;
const store = sampleStore({ now: EXAMPLES_CLOCK });
const limit = { used: 1, limit: 2, period: { from: now, to: now + 1 } };
const snapshot = await store.snapshot();
const dex = new Map<string, string[]>([
  ["contract_address", snapshot.dexPairs.map(({ contractAddress }) => contractAddress)],
  ["network_id", snapshot.dexNetworks.map(({ id }) => String(id))],
  ["network_slug", snapshot.dexNetworks.map(({ slug }) => slug)],
]);
const assetPool = createAssetPool(
  [...snapshot.assets.values()].map(({ id, slug, symbol, platform }) => ({
    id,
    slug,
    symbol,
    platform: platform && { token_address: platform.tokenAddress },
  })),
  {
    exchanges: [...snapshot.exchanges.values()].map(({ id, slug }) => ({ id, slug })),
    airdrops: snapshot.airdrops.map(({ id }) => id),
    categories: snapshot.categories.map(({ id }) => id),
  },
);

test.each(readContract().operations)("no response of $id exceeds its measured size", async (operation) => {
  const id = operation.id as OperationId;
  const served: MarketOperation = marketOperations[id];
  const requests = arbitraryRequests(operation, (_, parameter) => {
    return dex.get(parameter.name) ?? assetPool(operation, parameter);
  });
  let succeeded = 0;
  await fc.assert(
    fc.asyncProperty(requests, async ({ target }) => {
      const [, search = ""] = target.split("?");
      const query = parseQuery(id, search, { partner: "example" });
      if (!query.ok) return;
      const { given } = query;
      const size = measureResponse(served, { ...query.parameters }, { snapshot, now, given });
      const context = { store, now, given, usage: { minute: limit, day: limit, month: limit } };
      const handle = async () => served.handle(query.parameters as never, context);
      const result = await handle().catch((error: unknown) => {
        if (error instanceof ParameterError) return undefined;
        throw error;
      });
      if (result === undefined) return;
      succeeded += 1;
      expect(result.count, target).toBeLessThanOrEqual(size.units);
      expect(countQuotes(result.data), target).toBeLessThanOrEqual(size.quotes);
    }),
    { seed: SEED, numRuns: RUNS },
  );
  expect(succeeded).toBeGreaterThan(0);
});

/** Counts the quotes of a response: the values of each `quote`, by currency. */
function countQuotes(data: unknown): number {
  if (typeof data !== "object" || data === null) return 0;
  return Object.entries(data).reduce((count, [name, value]) => {
    if (name !== "quote") return count + countQuotes(value);
    const { exchange_reported: _, ...quotes } = value;
    return count + Object.keys(quotes).length;
  }, 0);
}
