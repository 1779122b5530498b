import { expect, test } from "vitest";
import { ask } from "../market.ts";
import { exchangeMarket } from "./exchanges.ts";

const market = await exchangeMarket();

test.each([
  ["the active ones by id", "", [101, 102, 103]],
  ["those in certain states", "listing_status=inactive,untracked", [104, 105]],
  ["by volume, those without one last", "sort=volume_24h", [102, 101, 103]],
  ["a page of them", "start=2&limit=1", [102]],
  ["none behind the last page", "start=9", []],
  ["those that trade a coin", "crypto_id=2", [101]],
  ["those that trade a fiat currency", "crypto_id=2781", [101, 102]],
  [
    "in another state those of a coin that are not inactive",
    "crypto_id=2&listing_status=inactive,untracked",
    [105],
  ],
  ["none for a coin that is on no exchange", "crypto_id=3", []],
  ["none for a coin that does not exist", "crypto_id=99", []],
  ["those with slugs, whatever else is asked", "slug=exchange-104,exchange-101&limit=1&sort=id", [104, 101]],
])("lists %s", async (_, query, ids) => {
  const { data, count } = await ask("exchangeMapV1", query, market);
  expect(data.map(({ id }) => id)).toEqual(ids);
  expect(count).toBe(ids.length);
});

test("an exchange that does not exist is an error that names it", async () => {
  await expect(ask("exchangeMapV1", "slug=exchange-101,nowhere", market)).rejects.toThrow(
    'Invalid value for "slug": "nowhere".',
  );
});

test("an item is what the contract says, with the state where it is asked for", async () => {
  const { data } = await ask("exchangeMapV1", "limit=1&aux=status,is_active", market);
  expect(data).toEqual([
    { id: 101, name: "Exchange 101", slug: "exchange-101", is_active: 1, status: "active" },
  ]);
});
