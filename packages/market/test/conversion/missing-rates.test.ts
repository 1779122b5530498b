import type { OperationId } from "@market-data/openapi";
import { describe, expect, test } from "vitest";
import { ask, EURO } from "../market.ts";
import { candle, DAY, daysUpToToday, hour, MIDNIGHT, makePast, NOON, quote } from "../past.ts";

/** Bitcoin has a past of 400 days, and two young coins and the euro of 20, 30 and 40. */
const young = MIDNIGHT - 20 * DAY;
const closes = MIDNIGHT - 30 * DAY - 1;
const euro = MIDNIGHT - 40 * DAY;
const store = await makePast([
  {
    id: 1,
    facts: { symbol: "BTC" },
    days: daysUpToToday(400),
    hours: [hour(MIDNIGHT - 7 * DAY, 300), hour(NOON - DAY, 400)],
    points: [quote(NOON - DAY, 400)],
    metrics: { price: 499 },
  },
  { id: 2, facts: { symbol: "YNG" }, days: daysUpToToday(21), metrics: { price: 20 } },
  {
    id: 3,
    facts: { symbol: "PTS" },
    points: Array.from({ length: 31 }, (_, day) => quote(closes + day * DAY, 5)),
    metrics: { price: 5 },
  },
]);
await store.saveRates(
  EURO.id,
  Array.from({ length: 41 }, (_, day) => ({ time: euro + day * DAY, usd: 1.25 })),
);

const YOUNG = [
  ["YNG", young, DAY],
  ["PTS", closes, DAY],
  ["EUR", euro, 7 * DAY],
] as const;

/** A request of each operation with history for its records at a time and later. */
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
  toolsPriceConversionV1: (time) => `id=1&amount=1&time=${time / 1000}`,
};

function forEach(ids: readonly OperationId[], query: (time: number) => string) {
  return Object.fromEntries(ids.map((id) => [id, query]));
}

/** All objects of quotes in a response. */
function quotesIn(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === "quote" ? [part as object] : quotesIn(part),
  );
}

const cases = Object.entries(requests).flatMap(([id, query]) =>
  YOUNG.map(([symbol, first, tolerance]) => ({ id: id as OperationId, query, symbol, first, tolerance })),
);

describe("no quote lacks a currency that was requested", () => {
  test.each(cases)(
    "$id in $symbol: before its first price a 400 that names it and its first time",
    async (one) => {
      const query = `${one.query(Math.floor((one.first - one.tolerance - 2 * DAY) / 1000) * 1000)}&convert=USD,${one.symbol}`;
      const requested = ask(one.id, query, store);
      await expect(requested).rejects.toMatchObject({ parameter: "convert" });
      await expect(requested).rejects.toThrow(
        `Invalid value for "convert": "${one.symbol}". It has no price within`,
      );
      await expect(requested).rejects.toThrow(`its first one is of ${new Date(one.first).toISOString()}.`);
    },
  );

  test.each(cases)("$id in $symbol: from its first price on each quote has it", async (one) => {
    const { data } = await ask(one.id, `${one.query(MIDNIGHT - 15 * DAY)}&convert=USD,${one.symbol}`, store);
    const quotes = quotesIn(data);
    expect(quotes.length).toBeGreaterThan(0);
    for (const each of quotes) expect(Object.keys(each)).toEqual(["USD", one.symbol]);
  });
});

describe.each(["V1", "V2"] as const)("price performance %s", (version) => {
  const id = `cryptocurrencyPricePerformanceStatsLatest${version}` as const;

  test.each(YOUNG)("all_time in %s begins where both have prices", async (symbol, first) => {
    const { data } = await ask(id, `id=1&convert=${symbol}`, store);
    const [each] = quotesIn(data) as Record<string, Record<string, string>>[];
    const opened = Date.parse(each?.[symbol]?.["open_timestamp"] ?? "");
    expect([opened >= first, opened - first < DAY]).toEqual([true, true]);
    expect(data).toMatchObject({
      1: { periods: { all_time: { open_timestamp: new Date(opened).toISOString() } } },
    });
  });

  test("several currencies have an all_time each, in the requested order", async () => {
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
    "a rolling period that opens before the first price of %s is a 400",
    async (symbol, first) => {
      const requested = ask(id, `id=1&convert=${symbol}&time_period=365d`, store);
      await expect(requested).rejects.toThrow(`"${symbol}". It has no price within`);
      await expect(requested).rejects.toThrow(`its first one is of ${new Date(first).toISOString()}.`);
    },
  );

  test("a currency that never had a price is a 400", async () => {
    const market = await makePast([
      { id: 1, days: [candle(MIDNIGHT, 1)] },
      { id: 2, facts: { symbol: "OLD" }, metrics: null },
    ]);
    await expect(ask(id, "id=1&convert=OLD", market)).rejects.toThrow('"OLD". It has no price.');
  });
});

test("the rate of a fiat is the closest one, before or after, within a week", async () => {
  const days = Array.from({ length: 40 }, (_, day) => candle(MIDNIGHT - (40 - day) * DAY, 100));
  const market = await makePast([{ id: 1, days, metrics: null }], { "2026-01-01": 2, "2026-01-06": 4 });
  const inEuro = async (time: string) => {
    const { data } = await ask("toolsPriceConversionV1", `id=1&amount=1&convert=EUR&time=${time}`, market);
    return data.quote["EUR"]?.price;
  };
  // Two and three days from the first and the second, and as far as a week.
  expect([await inEuro("2026-01-03"), await inEuro("2026-01-04")]).toEqual([50, 25]);
  expect([await inEuro("2025-12-25"), await inEuro("2026-01-13")]).toEqual([50, 25]);
  for (const time of ["2025-12-24T23:59:59Z", "2026-01-13T00:00:01Z"])
    await expect(inEuro(time)).rejects.toThrow('"EUR". It has no price within 7 days of');
});
