import { expect, test } from "vitest";
import { type CatalogueEntry, cryptocurrencyMapV1, MemoryStore } from "../src/index.ts";

const entry = (
  id: number,
  rank: number,
  symbol: string,
  status: CatalogueEntry["status"],
): CatalogueEntry => ({
  id,
  rank,
  name: symbol,
  symbol,
  slug: `${symbol.toLowerCase()}-${id}`,
  is_active: status === "active" ? 1 : 0,
  status,
  first_historical_data: "2020-01-01T00:00:00.000Z",
  last_historical_data: "2026-01-15T00:00:00.000Z",
  platform: null,
});

const store = new MemoryStore({
  catalogue: [entry(7, 1, "AAA", "active"), entry(3, 2, "BBB", "active"), entry(5, 3, "AAA", "inactive")],
});
const defaults = {
  listing_status: ["active"],
  start: 1,
  sort: "id",
  aux: ["platform", "first_historical_data", "last_historical_data", "is_active"],
} as const;

const cases = [
  { what: "by default: active ones, by id", given: {}, ids: [3, 7] },
  { what: "by the service's rank", given: { sort: "svc_rank" as const }, ids: [7, 3] },
  {
    what: "in any listing state asked for",
    given: { listing_status: ["active", "inactive"] as const },
    ids: [3, 5, 7],
  },
  { what: "a page of them", given: { start: 2, limit: 1 }, ids: [7] },
  {
    what: "all that use a symbol, whatever else is asked",
    given: { symbol: ["AAA"], start: 2 },
    ids: [5, 7],
  },
];

test.each(cases)("the ID map answers $what", async ({ given, ids }) => {
  const items = await cryptocurrencyMapV1({ ...defaults, ...given }, store);
  expect(items.map(({ id }) => id)).toEqual(ids);
});

test("a field that aux does not name is left out", async () => {
  const [item] = await cryptocurrencyMapV1({ ...defaults, aux: ["status"] }, store);
  expect(Object.keys(item ?? {}).sort()).toEqual(["id", "name", "rank", "slug", "status", "symbol"]);
});
