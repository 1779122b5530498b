import { type OperationId, operations } from "@market-data/openapi";
import { describe, expect, test } from "vitest";
import { exchange } from "../../../../test/conformance/src/fixtures.ts";
import { marketOperations } from "../../src/market-operations.ts";
import { getExchangeSeries } from "../../src/store/exchange-series.ts";
import { MARKET_SERIES } from "../../src/store/market-totals.ts";
import { dexCandle, network, pair, trade } from "../dex-market.ts";
import { ask, DOLLAR, EURO } from "../market.ts";
import { candle, DAY, daysUpToToday, hour, MIDNIGHT, makePast, NOON, quote } from "../past.ts";

/** Bitcoin has 400 days of history, two young coins have 20 and 30 days, the euro has 40. */
const young = MIDNIGHT - 20 * DAY;
const closes = MIDNIGHT - 30 * DAY - 1;
const euro = MIDNIGHT - 40 * DAY;
const store = await makePast([
  {
    id: 1,
    facts: { symbol: "BTC" },
    days: daysUpToToday(400),
    hours: [hour(MIDNIGHT - 7 * DAY, 300), hour(NOON - DAY, 400)],
    quotes: [quote(NOON - DAY, 400)],
    metrics: { price: 499 },
  },
  { id: 2, facts: { symbol: "YNG" }, days: daysUpToToday(21), metrics: { price: 20 } },
  {
    id: 3,
    facts: { symbol: "PTS" },
    quotes: Array.from({ length: 31 }, (_, day) => quote(closes + day * DAY, 5)),
    metrics: { price: 5 },
  },
]);
await store.saveRates(
  EURO.id,
  Array.from({ length: 41 }, (_, day) => ({ time: euro + day * DAY, usd: 1.25 })),
);

await store.saveCatalogue({ exchanges: [exchange(101)], dexNetworks: [network], dexPairs: [pair] });
const { contractAddress } = pair;
const pastDays = Array.from({ length: 100 }, (_, index) => MIDNIGHT - index * DAY);
await store.saveDexCandles(
  contractAddress,
  network.id,
  "daily",
  pastDays.map((time) => dexCandle(time, 40)),
);
await store.saveDexTrades(
  contractAddress,
  network.id,
  pastDays.map((time) => ({ ...trade, time, transactionHash: String(time) })),
);

await store.saveSeries(
  getExchangeSeries(101),
  pastDays.map((time) => ({ time, values: { volume24h: 100 } })),
);
await store.saveSeries(
  MARKET_SERIES,
  pastDays.map((time) => ({ time, values: { "all.marketCap": 100 } })),
);

const YOUNG = [
  { symbol: "YNG", id: 2, first: young, tolerance: DAY },
  { symbol: "PTS", id: 3, first: closes, tolerance: DAY },
  { symbol: "EUR", id: EURO.id, first: euro, tolerance: 7 * DAY },
];

const ONE_PAIR = `contract_address=${contractAddress}&network_id=${network.id}`;

/** For each operation with history, a request for records from a time on. */
const requests: Partial<Record<OperationId, (time: number) => string>> = {
  ...forEach(
    ["cryptocurrencyOhlcvHistoricalV1", "cryptocurrencyOhlcvHistoricalV2"],
    (time) => `id=1&time_start=${(time - 2 * DAY) / 1000}`,
  ),
  ...forEach(
    [
      "cryptocurrencyQuotesHistoricalV1",
      "cryptocurrencyQuotesHistoricalV2",
      "cryptocurrencyQuotesHistoricalV3",
    ],
    (time) => `id=1&interval=1d&time_start=${time / 1000}`,
  ),
  cryptocurrencyListingsHistoricalV1: (time) => `date=${time / 1000}`,
  ...forEach(
    ["toolsPriceConversionV1", "toolsPriceConversionV2"],
    (time) => `id=1&amount=1&time=${time / 1000}`,
  ),
  exchangeQuotesHistoricalV1: (time) => `id=101&interval=1d&time_start=${time / 1000}`,
  globalMetricsQuotesHistoricalV1: (time) => `time_start=${time / 1000}`,
  dexPairsOhlcvHistoricalV4: (time) => `${ONE_PAIR}&time_start=${(time - 2 * DAY) / 1000}`,
  dexPairsTradeLatestV4: (time) => `${ONE_PAIR}&limit=${Math.ceil((MIDNIGHT - time) / DAY) + 1}`,
};

/** Operations that name currencies by id and list quotes in an array. */
const BY_ID = /^dexPairs/;

function forEach(ids: readonly OperationId[], query: (time: number) => string) {
  return Object.fromEntries(ids.map((id) => [id, query]));
}

/** All quote objects in a response. */
function quotesIn(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === "quote" ? [part as object] : quotesIn(part),
  );
}

/** The currency keys of a quote. */
function getCurrencies(quote: object): string[] {
  return Array.isArray(quote) ? quote.map(({ convert_id }) => convert_id) : Object.keys(quote);
}

const cases = Object.entries(requests).flatMap(([id, query]) =>
  YOUNG.map((currency) => {
    const [parameter, dollar, key] = BY_ID.test(id)
      ? (["convert_id", String(DOLLAR.id), String(currency.id)] as const)
      : (["convert", "USD", currency.symbol] as const);
    const request = (time: number) => `${query(time)}&${parameter}=${dollar},${key}`;
    return { ...currency, id: id as OperationId, request, parameter, keys: [dollar, key] as const };
  }),
);

describe("every requested currency has a quote", () => {
  test("in all operations that convert past values", () => {
    const converts = (id: OperationId) =>
      operations[id].parameters.some(({ name }) => name === "convert" || name === "convert_id");
    const ids = (Object.keys(marketOperations) as OperationId[]).filter(
      (id) => marketOperations[id].earliestRequestedTime !== undefined && converts(id),
    );
    expect(Object.keys(requests)).toEqual(expect.arrayContaining(ids));
  });

  test.each(cases)(
    "$id in $symbol: before its first price a 400 that names it and its first time",
    async ({ id, request, first, tolerance, parameter, keys }) => {
      const query = request(Math.floor((first - tolerance - 2 * DAY) / 1000) * 1000);
      const requested = ask(id, query, store);
      await expect(requested).rejects.toMatchObject({ parameter });
      await expect(requested).rejects.toThrow(
        `Invalid value for "${parameter}": "${keys[1]}". It has no price within`,
      );
      await expect(requested).rejects.toThrow(`Its first price is of ${new Date(first).toISOString()}.`);
    },
  );

  test.each(cases)("$id in $symbol: starts at the currency's first price", async (one) => {
    const { data } = await ask(one.id, one.request(MIDNIGHT - 15 * DAY), store);
    const quotes = quotesIn(data);
    expect(quotes.length).toBeGreaterThan(0);
    for (const each of quotes) expect(getCurrencies(each)).toEqual(one.keys);
  });
});

describe.each(["V1", "V2"] as const)("price performance %s", (version) => {
  const id = `cryptocurrencyPricePerformanceStatsLatest${version}` as const;

  test.each(YOUNG)("starts all_time in $symbol at the first common price", async ({ symbol, first }) => {
    const { data } = await ask(id, `id=1&convert=${symbol}`, store);
    const [each] = quotesIn(data) as Record<string, Record<string, string>>[];
    const opened = Date.parse(each?.[symbol]?.["open_timestamp"] ?? "");
    expect([opened >= first, opened - first < DAY]).toEqual([true, true]);
    expect(data).toMatchObject({
      1: { periods: { all_time: { open_timestamp: new Date(opened).toISOString() } } },
    });
  });

  test("gives each currency its own all_time, in the requested order", async () => {
    const { data } = await ask(id, "id=1&convert=YNG,USD,EUR&time_period=yesterday,all_time,7d", store);
    const quotes = quotesIn(data);
    expect(quotes.map((each) => Object.keys(each))).toEqual(Array(3).fill(["YNG", "USD", "EUR"]));
    const allTime = quotes[1] as Record<string, Record<string, string>>;
    const opened = Object.values(allTime).map(({ open_timestamp = "" }) => open_timestamp.slice(0, 10));
    expect(opened).toEqual(["2025-12-26", "2024-12-12", "2025-12-06"]);
    expect(data).toMatchObject({
      1: { periods: { all_time: { open_timestamp: "2024-12-12T00:00:00.000Z" } } },
    });
  });

  test.each(YOUNG)(
    "a rolling period that opens before the first price of $symbol is a 400",
    async ({ symbol, first }) => {
      const requested = ask(id, `id=1&convert=${symbol}&time_period=365d`, store);
      await expect(requested).rejects.toThrow(`"${symbol}". It has no price within`);
      await expect(requested).rejects.toThrow(`Its first price is of ${new Date(first).toISOString()}.`);
    },
  );

  test("rejects a currency that never had a price with 400", async () => {
    const market = await makePast([
      { id: 1, days: [candle(MIDNIGHT, 1)] },
      { id: 2, facts: { symbol: "OLD" }, metrics: null },
    ]);
    await expect(ask(id, "id=1&convert=OLD", market)).rejects.toThrow('"OLD". It has no price.');
  });
});

test("uses the closest fiat rate within a week, before or after", async () => {
  const days = Array.from({ length: 40 }, (_, day) => candle(MIDNIGHT - (40 - day) * DAY, 100));
  const market = await makePast([{ id: 1, days, metrics: null }], { "2026-01-01": 2, "2026-01-06": 4 });
  const inEuro = async (time: string) => {
    const { data } = await ask("toolsPriceConversionV1", `id=1&amount=1&convert=EUR&time=${time}`, market);
    return data.quote["EUR"]?.price;
  };
  // Two and three days after the first rate, then up to a week away.
  expect([await inEuro("2026-01-03"), await inEuro("2026-01-04")]).toEqual([50, 25]);
  expect([await inEuro("2025-12-25"), await inEuro("2026-01-13")]).toEqual([50, 25]);
  for (const time of ["2025-12-24T23:59:59Z", "2026-01-13T00:00:01Z"])
    await expect(inEuro(time)).rejects.toThrow('"EUR". It has no price within 7 days of');
});
