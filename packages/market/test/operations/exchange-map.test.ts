import { expect, test } from "vitest";
import { ask } from "../market.ts";
import { exchangeMarket } from "./exchanges.ts";

const market = await exchangeMarket();

test.each([
  ["active exchanges by id", "", [101, 102, 103]],
  ["exchanges in the requested states", "listing_status=inactive,untracked", [104, 105]],
  ["exchanges by volume, with unknown volumes last", "sort=volume_24h", [102, 101, 103]],
  ["a page", "start=2&limit=1", [102]],
  ["nothing after the last page", "start=9", []],
  ["exchanges that trade a coin", "crypto_id=2", [101]],
  ["exchanges that trade a fiat currency", "crypto_id=2781", [101, 102]],
  [
    "exchanges of a coin in another state, except inactive exchanges",
    "crypto_id=2&listing_status=inactive,untracked",
    [105],
  ],
  ["nothing for a coin without exchanges", "crypto_id=3", []],
  ["nothing for an unknown coin", "crypto_id=99", []],
  [
    "exchanges by slug, ignoring all other parameters",
    "slug=exchange-104,exchange-101&limit=1&sort=id",
    [104, 101],
  ],
])("lists %s", async (_, query, ids) => {
  const { data, count } = await ask("exchangeMapV1", query, market);
  expect(data.map(({ id }) => id)).toEqual(ids);
  expect(count).toBe(ids.length);
});

test("names an unknown exchange in the error", async () => {
  await expect(ask("exchangeMapV1", "slug=exchange-101,nowhere", market)).rejects.toThrow(
    'Invalid value for "slug": "nowhere".',
  );
});

test("matches the contract, with the listing state on request", async () => {
  const { data } = await ask("exchangeMapV1", "limit=1&aux=status,is_active", market);
  expect(data).toEqual([
    { id: 101, name: "Exchange 101", slug: "exchange-101", is_active: 1, status: "active" },
  ]);
});
