import type { OperationId } from "@market-data/openapi";
import { describe, expect, test } from "vitest";
import { exchange, pair, quote } from "../../../../test/conformance/src/fixtures.ts";
import { ask } from "../market.ts";
import { makePast, NOON } from "../past.ts";

/** Five assets that the catalogue calls active. Only the given pairs exist; assets 4 and 5 have no price. */
async function makeMarket(pairs: readonly (readonly [base: number, quote: number])[]) {
  const ids = [1, 2, 3, 4, 5];
  const store = await makePast(
    ids.map((id) => ({ id, quotes: [quote(NOON, id)], metrics: id < 4 ? { lastUpdated: NOON } : null })),
  );
  await store.saveCatalogue({
    exchanges: [exchange(7), exchange(8, { status: "inactive" })],
    pairs: pairs.map(([base, quote], index) => pair(index, base, quote)),
    trends: {
      searched: { "24h": ids, "7d": ids, "30d": ids },
      visited: { "24h": ids, "7d": ids, "30d": ids },
    },
  });
  return store;
}

interface Stated {
  readonly id: number;
  readonly is_active?: number;
  readonly status?: string;
}

/** All records of a response that state whether an asset is active. */
function findStated(data: unknown): Stated[] {
  if (typeof data !== "object" || data === null) return [];
  const own = "is_active" in data && "slug" in data ? [data as unknown as Stated] : [];
  return [...own, ...Object.values(data).flatMap(findStated)];
}

const ids = "id=1,2,3";
const queries: Partial<Record<OperationId, string>> = {
  cryptocurrencyMapV1: "aux=is_active,status&listing_status=active,inactive,untracked",
  cryptocurrencyListingsLatestV3: "",
  cryptocurrencyQuotesLatestV1: ids,
  cryptocurrencyQuotesLatestV2: ids,
  cryptocurrencyQuotesLatestV3: ids,
  cryptocurrencyTrendingLatestV1: "",
  cryptocurrencyTrendingMostVisitedV1: "",
};

describe("an asset without a tracked market is not active", () => {
  test.each(Object.entries(queries))("in %s", async (id, query) => {
    const store = await makeMarket([
      [1, 2],
      [4, 1],
    ]);
    const { data } = await ask(id as OperationId, query, store);
    const stated = findStated(data);
    expect(stated.length).toBeGreaterThan(2);
    for (const { id, is_active, status } of stated) {
      const hasMarket = [1, 2, 4].includes(id);
      expect([id, is_active]).toEqual([id, hasMarket ? 1 : 0]);
      if (status !== undefined) expect([id, status]).toEqual([id, hasMarket ? "active" : "untracked"]);
    }
  });

  test.each(["V1", "V2", "V3"] as const)("in quotes historical %s", async (version) => {
    const store = await makeMarket([[1, 2]]);
    const query = `id=1,3&time_end=${NOON / 1000}&count=1`;
    const { data } = await ask(`cryptocurrencyQuotesHistorical${version}`, query, store);
    expect(JSON.stringify(data)).toMatch(/"id":1,.*"is_active":1,.*"id":3,.*"is_active":0,/);
  });

  test("the ID map lists only assets with a tracked market by default", async () => {
    const store = await makeMarket([
      [1, 2],
      [4, 1],
    ]);
    const { data } = await ask("cryptocurrencyMapV1", "", store);
    expect(data.map(({ id }) => id)).toEqual([1, 2, 4]);
  });

  test("a price proves a tracked market if the store has no pairs", async () => {
    const { data } = await ask("cryptocurrencyMapV1", "", await makeMarket([]));
    expect(data.map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});
