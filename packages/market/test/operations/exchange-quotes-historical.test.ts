import { describe, expect, test } from "vitest";
import { DAY, NOON } from "../../../../test/conformance/src/fixtures.ts";
import { getExchangeSeries } from "../../src/store/exchange-series.ts";
import { ask, EURO } from "../market.ts";
import { exchangeMarket } from "./exchanges.ts";

const HISTORY = "exchangeQuotesHistoricalV1";
const market = await exchangeMarket();
const point = (time: number, volume24h: number | null) => ({
  time,
  values: { numMarketPairs: 3, volume24h, volume24hAdjusted: volume24h && volume24h / 2 },
});
await market.saveSeries(getExchangeSeries(101), [
  point(NOON - 2 * DAY, 100),
  point(NOON - DAY, 120),
  point(NOON, null),
]);
await market.saveSeries(getExchangeSeries(102), [point(NOON - DAY, 10)]);
await market.saveRates(EURO.id, [{ time: NOON - 3 * DAY, usd: 2 }]);

const THREE_DAYS = "time_start=2026-01-12T12:00:00Z&time_end=2026-01-15T12:00:00Z&interval=daily";

test("returns the record of a single exchange, each volume at the rates of its time", async () => {
  const { data, count } = await ask(HISTORY, `id=101&${THREE_DAYS}&convert=USD,EUR`, market);
  const [first, second, third] = [
    "2026-01-13T12:00:00.000Z",
    "2026-01-14T12:00:00.000Z",
    "2026-01-15T12:00:00.000Z",
  ];
  const quote = (timestamp: string, volume_24h: number | null) => ({
    timestamp,
    volume_24h,
    volume_24h_adjusted: volume_24h && volume_24h / 2,
  });
  const item = (timestamp: string, usd: number | null, eur: number | null) => ({
    timestamp,
    num_market_pairs: 3,
    quote: { USD: quote(timestamp, usd), EUR: quote(timestamp, eur) },
  });
  expect(data).toEqual({
    id: 101,
    name: "Exchange 101",
    slug: "exchange-101",
    quotes: [item(first, 100, 50), item(second, 120, 96), item(third, null, null)],
  });
  expect(count).toBe(3);
});

test("returns a map for several exchanges, with an empty list for an exchange without volumes", async () => {
  const { data, count } = await ask(HISTORY, `id=101,103&slug=exchange-102&${THREE_DAYS}`, market);
  const lengths = Object.entries(data as Record<string, { quotes: object[] }>).map(([key, { quotes }]) => [
    key,
    quotes.length,
  ]);
  expect(lengths).toEqual([
    ["101", 3],
    ["103", 0],
    ["exchange-102", 1],
  ]);
  expect(count).toBe(4);
});

describe("the exchange map", () => {
  test("has the first and last time of stored volumes, or null", async () => {
    const { data } = await ask("exchangeMapV1", "aux=first_historical_data,last_historical_data", market);
    expect(
      data.map(({ first_historical_data, last_historical_data }) => [
        first_historical_data,
        last_historical_data,
      ]),
    ).toEqual([
      ["2026-01-13T12:00:00.000Z", "2026-01-15T12:00:00.000Z"],
      ["2026-01-14T12:00:00.000Z", "2026-01-14T12:00:00.000Z"],
      [null, null],
    ]);
  });
});

test.each([
  ["id=7", 'Invalid value for "id": "7".'],
  ["slug=nowhere", 'Invalid value for "slug": "nowhere".'],
  ["id=101&time_start=2000-01-01&interval=5m", 'Invalid value for "time_start": "2000-01-01".'],
])("rejects %s", async (query, message) => {
  await expect(ask(HISTORY, query, market)).rejects.toThrow(message);
});
