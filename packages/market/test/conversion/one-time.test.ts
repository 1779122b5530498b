import { type OperationId, operations } from "@market-data/openapi";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asset, exchange, pair as marketPair, metrics } from "../../../../test/conformance/src/fixtures.ts";
import { MemoryStore } from "../../../../test/conformance/src/memory/memory-store.ts";
import { marketOperations } from "../../src/market-operations.ts";
import { getExchangeSeries } from "../../src/store/exchange-series.ts";
import { MARKET_SERIES } from "../../src/store/market-totals.ts";
import { dexCandle, dexExchange, pair as dexPair, network, trade } from "../dex-market.ts";
import { ask, DOLLAR, EURO } from "../market.ts";
import { candle, DAY, HOUR, MIDNIGHT, MINUTE, NOON, quote } from "../past.ts";

// Compares the market with a plain reference. Each value in a currency equals the value in USD, divided by the rate at
// the time stated in the response.

/** The rate of a currency in USD at one time. */
interface Record {
  readonly time: number;
  readonly usd: number;
}

/** All rates of each requested currency. */
type History = ReadonlyMap<number, readonly Record[]>;

interface Market {
  readonly store: MemoryStore;
  readonly history: History;
  /** The time of the newest price. */
  readonly newest: number;
  /** The times of the exchange's past volumes and of the market's past totals. */
  readonly series: readonly number[];
}

const COINS = [1, 2, 3, 4];
const LENGTHS = { "1h": HOUR, "24h": DAY, "7d": 7 * DAY, "30d": 30 * DAY, "60d": 60 * DAY, "90d": 90 * DAY };
/** The maximum distance between a coin's earlier price and the start of the change period. */
const REACHES = {
  "1h": 15 * MINUTE,
  "24h": HOUR,
  "7d": 12 * HOUR,
  "30d": 12 * HOUR,
  "60d": 12 * HOUR,
  "90d": 12 * HOUR,
};
type Period = keyof typeof LENGTHS;

const isFiat = (id: number) => id >= DOLLAR.id;
const getTolerance = (id: number) => (isFiat(id) ? 7 * DAY : DAY);

/** The record closest to a time. The earlier record wins a tie. */
function closest(history: History, id: number, time: number, tolerance = getTolerance(id)): number | null {
  const near = (history.get(id) ?? []).filter((record) => Math.abs(record.time - time) <= tolerance);
  near.sort((a, b) => Math.abs(a.time - time) - Math.abs(b.time - time) || a.time - b.time);
  return near[0]?.usd ?? null;
}

/** The last record at or before a time, or else the closest record. */
function last(history: History, id: number, time: number, tolerance = getTolerance(id)): number | null {
  const before = (history.get(id) ?? []).filter(
    (record) => record.time <= time && time - record.time <= tolerance,
  );
  return before.toSorted((a, b) => b.time - a.time)[0]?.usd ?? closest(history, id, time, tolerance);
}

/** A time, the given minutes before noon. */
const ago = (minutes: number) => NOON - minutes * MINUTE;
const prices = fc.integer({ min: 50, max: 200 }).map((value) => value / 100);
const times = (max: number) => fc.integer({ min: 0, max }).map(ago);

/** The history of a coin or fiat that stops before noon. Denser around the start of the change periods. */
const pasts = fc
  .tuple(
    fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 14_000 })),
    fc.array(fc.tuple(fc.integer({ min: 1, max: 14_000 }), prices), { minLength: 1, maxLength: 12 }),
    fc.array(fc.tuple(fc.constantFrom(60, 1440, 7 * 1440), fc.integer({ min: -70, max: 10 }), prices), {
      maxLength: 12,
    }),
    prices,
  )
  .map(([stop, anywhere, around, newest]) => {
    const known = [
      ...anywhere.map(([back, usd]) => [ago(stop + back), usd] as const),
      ...around.map(([back, off, usd]) => [ago(stop + Math.max(1, back + off)), usd] as const),
      [ago(stop), newest] as const,
    ];
    return [...new Map(known)].map(([time, usd]) => ({ time, usd })).sort((a, b) => a.time - b.time);
  });

const parts = fc.record({
  pasts: fc.tuple(pasts, pasts, pasts, pasts, pasts),
  pairs: fc.array(times(5000), { minLength: 1, maxLength: 4 }),
  dex: fc.tuple(times(5000), times(5000), times(1440)),
  series: fc.uniqueArray(times(12_000), { minLength: 1, maxLength: 8 }),
});

async function makeMarket({
  pasts,
  pairs,
  dex,
  series,
}: typeof parts extends fc.Arbitrary<infer T> ? T : never) {
  const store = new MemoryStore();
  const history = new Map([...COINS, EURO.id].map((id, index) => [id, pasts[index] ?? []]));
  await store.saveCatalogue({
    assets: COINS.map((id) => asset(id, { dateAdded: MIDNIGHT - id * DAY })),
    fiats: [DOLLAR, EURO],
    // Coins with an old last price are converted too.
    settings: [{ name: "maxPriceAge", value: 60 * DAY }],
    categories: [{ id: "c", name: "C", title: "C", description: "", assetIds: COINS, lastUpdated: NOON }],
    exchanges: [exchange(7)],
    pairs: pairs.map((time, index) => ({ ...marketPair(index + 1, 1, 2), lastUpdated: time })),
    dexNetworks: [network],
    dexExchanges: [dexExchange(1, { volume24h: 500, percentChangeVolume24h: -20, lastUpdated: dex[0] })],
    dexPairs: [{ ...dexPair, percentChangePrice24h: 4, lastUpdated: dex[1] }],
  });
  for (const id of COINS) {
    const past = history.get(id) ?? [];
    await store.saveQuotes(
      id,
      past.slice(0, -1).map(({ time, usd }) => ({ ...quote(time, usd), volume24h: usd * 7 })),
    );
    const { time = 0, usd = 0 } = past.at(-1) ?? {};
    const known = { volume24h: 90, volume7d: 700, circulatingSupply: 10, totalSupply: 20, tvl: 3 };
    await store.saveMetrics([metrics(id, { price: usd, lastUpdated: time, ...known })]);
  }
  // Coin 5 has candles and is not a requested currency.
  await store.saveCatalogue({ assets: [asset(5)] });
  await store.saveCandles(5, "daily", [
    candle(MIDNIGHT - DAY, 4),
    candle(MIDNIGHT, 5, { lastUpdated: dex[2] }),
  ]);
  await store.saveRates(EURO.id, history.get(EURO.id) ?? []);
  for (const owner of [getExchangeSeries(7), MARKET_SERIES])
    await store.saveSeries(
      owner,
      series.map((time) => ({ time, values: { volume24h: 40, "all.marketCap": 90, "all.volume24h": 30 } })),
    );
  const { contractAddress } = dexPair;
  await store.saveDexTrades(contractAddress, 1, [{ ...trade, time: dex[2] }]);
  await store.saveDexCandles(contractAddress, 1, "daily", [
    dexCandle(MIDNIGHT - DAY, 40),
    dexCandle(MIDNIGHT, 48, { lastUpdated: dex[2] }),
  ]);
  const newest = Math.max(...COINS.map((id) => history.get(id)?.at(-1)?.time ?? 0));
  return { store, history, newest, series };
}

/** A quote with the record around it. */
interface Found {
  readonly quote: { readonly [field: string]: unknown };
  readonly parent: { readonly [field: string]: unknown };
}

/** How an operation converts its values. */
interface Rule {
  readonly query: string;
  /** `last` for latest values, `closest` for history and periods. */
  readonly rate: typeof closest;
  /** The time of a quote, if the quote does not state it. */
  readonly time?: (found: Found) => number;
  /** The rate for a change. Default: the rate closest to the start of the change period. */
  readonly before?: (market: Market, id: number, field: string, time: number) => number | null;
  /** What happens to a row without a rate at its own time: left out, quoted with nulls, or a 400 for the request. */
  readonly without: "left out" | "null" | "400";
}

const IDS = "id=1,2,3,4";
const ONE_PAIR = `contract_address=${dexPair.contractAddress}&network_id=1`;
const listed: Rule = { query: "", rate: last, without: "left out" };
const quotes: Rule = { query: IDS, rate: last, without: "left out" };
const past: Rule = { query: "", rate: closest, without: "400" };
const pairs: Rule = { query: "id=1", rate: last, without: "null" };

/** A change of a series is converted at the time of the closest past point. */
const ofSeries: Rule["before"] = ({ history, series }, id, field, time) => {
  const wanted = time - LENGTHS[getPeriod(field)];
  const near = series.filter((point) => Math.abs(point - wanted) <= DAY / 2);
  near.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b);
  return near[0] === undefined ? null : last(history, id, near[0]);
};

const exchanges: Rule = { ...listed, before: ofSeries, without: "null" };
const conversion: Rule = {
  query: "id=3&amount=2",
  rate: last,
  time: ({ parent }) => Date.parse(String(parent["last_updated"])),
  without: "400",
};
const performance: Rule = {
  query: `${IDS}&time_period=24h,7d`,
  rate: last,
  time: ({ parent }) => Number(parent["newest"]),
  without: "400",
};

const rules: Partial<globalThis.Record<OperationId, Rule>> = {
  cryptocurrencyListingsLatestV1: listed,
  cryptocurrencyListingsLatestV3: listed,
  cryptocurrencyListingsNewV1: listed,
  cryptocurrencyTrendingLatestV1: listed,
  cryptocurrencyTrendingMostVisitedV1: listed,
  cryptocurrencyTrendingGainersLosersV1: listed,
  cryptocurrencyCategoryV1: { ...listed, query: "id=c" },
  cryptocurrencyQuotesLatestV1: quotes,
  cryptocurrencyQuotesLatestV2: quotes,
  cryptocurrencyQuotesLatestV3: quotes,
  cryptocurrencyMarketPairsLatestV1: pairs,
  cryptocurrencyMarketPairsLatestV2: pairs,
  exchangeMarketPairsLatestV1: { ...pairs, query: "id=7" },
  exchangeListingsLatestV1: exchanges,
  exchangeQuotesLatestV1: { ...exchanges, query: "id=7" },
  globalMetricsQuotesLatestV1: { ...listed, before: ofSeries },
  dexListingsQuotesV4: { ...listed, without: "null" },
  dexPairsTradeLatestV4: { query: ONE_PAIR, rate: last, without: "400" },
  dexPairsOhlcvLatestV4: { ...past, query: ONE_PAIR },
  dexPairsOhlcvHistoricalV4: { ...past, query: `${ONE_PAIR}&count=2` },
  toolsPriceConversionV1: conversion,
  toolsPriceConversionV2: conversion,
  cryptocurrencyPricePerformanceStatsLatestV1: performance,
  cryptocurrencyPricePerformanceStatsLatestV2: performance,
  cryptocurrencyOhlcvLatestV1: { ...past, query: `${IDS},5` },
  cryptocurrencyOhlcvLatestV2: { ...past, query: `${IDS},5` },
  cryptocurrencyOhlcvHistoricalV1: { ...past, query: "id=5&count=2" },
  cryptocurrencyOhlcvHistoricalV2: { ...past, query: "id=5&count=2" },
  cryptocurrencyQuotesHistoricalV1: { ...past, query: `${IDS}&interval=1d&count=9&skip_invalid=true` },
  cryptocurrencyQuotesHistoricalV2: { ...past, query: `${IDS}&interval=1d&count=9&skip_invalid=true` },
  cryptocurrencyQuotesHistoricalV3: { ...past, query: `${IDS}&interval=1d&count=9&skip_invalid=true` },
  cryptocurrencyListingsHistoricalV1: {
    ...past,
    query: "date=2026-01-13",
    // If the quote is the coin's last price of the day, its change starts at the last price one period earlier.
    before: ({ history }, id, field, time) => {
      const points = history.get(id) ?? [];
      const day = time - (time % DAY);
      const ofDay = (back: number) =>
        points.findLast((record) => record.time < day + DAY - back * DAY && record.time >= day - back * DAY);
      const back = Math.floor(LENGTHS[getPeriod(field)] / DAY);
      if (!isFiat(id) && back > 0 && ofDay(0)?.time === time) return ofDay(back)?.usd ?? null;
      return beforeChange(history, id, field, time, closest);
    },
  },
  exchangeQuotesHistoricalV1: { ...past, query: "id=7&interval=1d&count=9" },
  globalMetricsQuotesHistoricalV1: { ...past, query: "interval=1d&count=9" },
};

/** Quote fields without money, and fields with equal values in every currency. */
const NO_MONEY =
  /id$|symbol|_timestamp|^timestamp|updated|dominance|supply|type|transactions|asset$|^exchange_reported/;
const CHANGE = /change/;

function getPeriod(field: string): Period {
  return (/_(\d+[hd])$/.exec(field)?.[1] ?? "24h") as Period;
}

/**
 * The rate for the earlier value of a change. At the time of a coin's newest price, the rate is the coin's own earlier
 * price.
 */
function beforeChange(history: History, id: number, field: string, time: number, rate = last): number | null {
  const period = getPeriod(field);
  const isOwn = !isFiat(id) && history.get(id)?.at(-1)?.time === time;
  const tolerance = isFiat(id) ? 7 * DAY : REACHES[period];
  return (isOwn ? closest : rate)(history, id, time - LENGTHS[period], tolerance);
}

/** The quotes of a response in a currency, by path. */
function findQuotes(value: unknown, currency: number, path = ""): Map<string, Found> {
  if (typeof value !== "object" || value === null) return new Map();
  const parent = { ...value };
  return new Map(
    Object.entries(value).flatMap(([key, part]): (readonly [string, Found])[] => {
      if (key === "quote") {
        const found = Array.isArray(part)
          ? part.find((each) => Number(each.convert_id ?? each.id) === currency)
          : part[currency === DOLLAR.id ? "USD" : isFiat(currency) ? "EUR" : `C${currency}`];
        return found === undefined ? [] : [[path, { quote: found, parent }] as const];
      }
      const name = Array.isArray(value) ? (part?.id ?? part?.market_id ?? key) : key;
      return [...findQuotes(part, currency, `${path}/${name}`)];
    }),
  );
}

function getTime({ quote, parent }: Found): number {
  return Date.parse(String(quote["last_updated"] ?? quote["timestamp"] ?? parent["date"]));
}

const numberOrNull = (value: unknown) => (value === null || value === undefined ? null : Number(value));

function expectClose(actual: unknown, expected: number | null, what: string): void {
  const value = numberOrNull(actual);
  if (expected === null || value === null) expect([what, value]).toEqual([what, expected]);
  else
    expect(Math.abs(value - expected), `${what}: ${value}, not ${expected}`).toBeLessThanOrEqual(
      2e-5 * Math.max(CHANGE.test(what) ? 1 : 0, Math.abs(expected)),
    );
}

/** Compares each field of a quote with the quote in USD. */
function compareQuote(
  id: OperationId,
  market: Market,
  rule: Rule,
  currency: number,
  usd: Found,
  own: Found,
): void {
  const { history } = market;
  const time = (rule.time ?? getTime)(usd);
  const rate = rule.rate(history, currency, time);
  for (const [field, text] of Object.entries(usd.quote)) {
    if (NO_MONEY.test(field)) continue;
    const value = numberOrNull(text);
    const what = `${id} ${field}`;
    const before = (rule.before ?? ((_, ...rest) => beforeChange(history, ...rest)))(
      market,
      currency,
      field,
      time,
    );
    if (field.endsWith("yesterday")) {
      expectClose(own.quote[field], value === null || before === null ? null : value / before, what);
    } else if (CHANGE.test(field)) {
      const isKnown = value !== null && before !== null && rate !== null;
      expectClose(own.quote[field], isKnown ? ((1 + value / 100) * (before / rate) - 1) * 100 : null, what);
    } else {
      expectClose(own.quote[field], value === null || rate === null ? null : value / rate, what);
    }
  }
}

/** The last price comes from the latest quote, the first price from history. */
function comparePerformance(history: History, currency: number, usd: Found, own: Found): void {
  const opened = Date.parse(String(usd.quote["open_timestamp"]));
  const closing = usd.parent["newest"] as number;
  const rateThen = last(history, currency, Math.min(opened, closing));
  const open = Number(usd.quote["open"]) / Number(rateThen);
  const close = Number(usd.quote["close"]) / Number(last(history, currency, closing));
  expectClose(own.quote["open"], open, "open");
  expectClose(own.quote["close"], close, "close");
  expectClose(own.quote["percent_change"], (close / open - 1) * 100, "percent_change");
}

/** Price performance states the time of the newest price outside its periods. */
function withNewest(data: unknown): unknown {
  const records = data as { [id: string]: { last_updated: string; periods: { [period: string]: object } } };
  return Object.fromEntries(
    Object.entries(records).map(([id, { last_updated, periods }]) => [
      id,
      Object.entries(periods).map(([period, part]) => ({
        id: period,
        ...part,
        newest: Date.parse(last_updated),
      })),
    ]),
  );
}

async function compare(id: OperationId, rule: Rule, market: Market, currency: number): Promise<void> {
  const names = operations[id].parameters.map(({ name }) => name);
  const request = async (convertId: number) => {
    const { data } = await ask(id, `${rule.query}&convert_id=${convertId}`, market.store);
    return findQuotes(id.includes("Performance") ? withNewest(data) : data, convertId);
  };
  expect(names).toContain("convert_id");
  const usd = await request(DOLLAR.id).catch(() => undefined);
  const own = await request(currency).catch((error: Error) => error);
  // A rejected request in USD lacks the price of a period or base, so every currency is rejected.
  if (usd === undefined) {
    expect(own, id).toBeInstanceOf(Error);
    return;
  }
  const lacking = [...usd.values()].filter(
    (found) => rule.rate(market.history, currency, (rule.time ?? getTime)(found)) === null,
  );
  const isOld = rule.rate === last && last(market.history, currency, market.newest) === null;
  if (own instanceof Error) {
    expect(own.message).toMatch(/^Invalid value for "convert_id": "\d+"\. It has no price within/);
    const isAll = quotes === rule && lacking.length === usd.size;
    const isInvalid =
      rule.without === "400" && (lacking.length > 0 || id.includes("Performance") || id.includes("Trade"));
    expect(isOld || isAll || isInvalid, `${id}: ${own.message}`).toBe(true);
    return;
  }
  expect(isOld, `${id} converts at a rate that is too old`).toBe(false);
  for (const [path, found] of usd) {
    const converted = own.get(path);
    if (converted === undefined) expect([rule.without, lacking.includes(found)]).toEqual(["left out", true]);
    else if (id.includes("Performance")) comparePerformance(market.history, currency, found, converted);
    else compareQuote(id, market, rule, currency, found, converted);
  }
}

describe("values are converted at the rate of their own time", () => {
  test("in all operations that convert", () => {
    const ids = (Object.keys(operations) as OperationId[]).filter((id) =>
      operations[id].parameters.some(({ name }) => name === "convert" || name === "convert_id"),
    );
    expect(Object.keys(rules).toSorted()).toEqual(ids.toSorted());
  });

  test.each(Object.entries(rules) as [OperationId, Rule][])("%s", async (id, rule) => {
    await fc.assert(
      fc.asyncProperty(parts, fc.constantFrom(EURO.id, 1, 2), async (made, currency) => {
        await compare(id, rule, await makeMarket(made), currency);
      }),
      { numRuns: 40 },
    );
  });
});

test("values a market pair at the rate of its quote or base currency at the pair's time", async () => {
  await fc.assert(
    fc.asyncProperty(parts, async (made) => {
      const { store, history, newest } = await makeMarket(made);
      const { data } = await ask("exchangeMarketPairsLatestV1", "id=7", store);
      for (const [path, { quote, parent }] of findQuotes(data, DOLLAR.id)) {
        const { last_updated } = (parent["quote"] as { exchange_reported: { last_updated: string } })
          .exchange_reported;
        const time = Date.parse(last_updated);
        const ofQuote = last(history, 2, time);
        const ofBase = last(history, 1, time) ?? last(history, 1, newest);
        const price = ofQuote === null ? ofBase : 2 * ofQuote;
        expectClose(quote["price"], price, `price of ${path}`);
        expectClose(quote["volume_24h"], ofQuote === null ? null : 12.5 * ofQuote, `volume of ${path}`);
      }
    }),
    { numRuns: 40 },
  );
});

describe("a currency whose last rate is too old", () => {
  const all = Object.keys(rules).filter((id) => !id.includes("Historical")) as OperationId[];
  const known = (time: number) => [{ time, usd: 1 }];
  /** Every price is of noon, except the prices of the euro or the second coin. */
  const stopped = (id: number, time: number) =>
    makeMarket({
      pasts: [...COINS, EURO.id].map((each) => known(each === id ? time : NOON)) as never,
      pairs: [NOON],
      dex: [NOON, NOON, NOON],
      series: [NOON - DAY],
    });
  const currencies = [
    [EURO.id, 7 * DAY, "7 days"],
    [2, DAY, "a day"],
  ] as const;
  const cases = all.flatMap((id) => currencies.map((currency) => [id, ...currency] as const));

  test.each(cases)(
    "%s in %i: a 400 with the time of the currency's last price",
    async (id, currency, age, words) => {
      const query = `${rules[id]?.query}&convert_id=${currency}`;
      const { store } = await stopped(currency, NOON - age - 1);
      const time = new Date(NOON - age - 1).toISOString();
      await expect(ask(id, query, store)).rejects.toThrow(
        `Invalid value for "convert_id": "${currency}". It has no price within ${words} of 2026-01-15T12:00:00.000Z. Its last price is of ${time}.`,
      );
    },
  );

  test.each(cases)("%s in %i converts up to the age limit", async (id, currency, age) => {
    const { store } = await stopped(currency, NOON - age);
    await ask(id, `${rules[id]?.query}&convert_id=${currency}`, store);
  });

  test("measures the age from the newest price of the market", async () => {
    const { store } = await stopped(EURO.id, NOON - 7 * DAY);
    const { data } = await ask(
      "cryptocurrencyQuotesLatestV1",
      "id=1&convert=EUR",
      store,
      NOON + 4 * 365 * DAY,
    );
    expect(data[1]?.quote["EUR"]?.price).toBe(1);
  });

  test("the age limit is a setting", async () => {
    const { store } = await stopped(EURO.id, NOON - 7 * DAY);
    const { handle } = marketOperations.cryptocurrencyListingsNewV1;
    const parameters = { start: 1, limit: 1, convert: ["EUR"], sort_dir: "desc" } as const;
    const rateTolerance = { fiat: 3 * DAY, asset: DAY };
    await expect(
      (async () => handle(parameters as never, { store, now: NOON, rateTolerance }))(),
    ).rejects.toThrow("It has no price within 3 days of");
  });
});

describe("an asset whose own time has no rate", () => {
  /** The euro starts ten days after the third coin stopped. */
  const market = makeMarket({
    pasts: [
      [{ time: NOON, usd: 2 }],
      [{ time: NOON, usd: 3 }],
      [{ time: NOON - 20 * DAY, usd: 4 }],
      [{ time: NOON, usd: 5 }],
      [
        { time: NOON - 10 * DAY, usd: 1 },
        { time: NOON, usd: 1 },
      ],
    ],
    pairs: [NOON],
    dex: [NOON, NOON, NOON],
    series: [NOON],
  });
  const ids = async (query: string) => {
    const { data, count } = await ask("cryptocurrencyQuotesLatestV1", query, (await market).store);
    return [Object.keys(data), count];
  };

  test("is skipped among latest quotes, except in a currency with a rate", async () => {
    expect(await ids("id=1,3&convert=EUR")).toEqual([["1"], 1]);
    expect(await ids("id=1,3&convert=USD")).toEqual([["1", "3"], 2]);
  });

  test.each(["id=3&convert=USD,EUR", "id=1,3&convert=EUR&skip_invalid=false"])(
    "causes a 400 if it is the only asset, or with skip_invalid=false: %s",
    async (query) => {
      await expect(ids(query)).rejects.toThrow(
        'Invalid value for "convert": "EUR". It has no price within 7 days of 2025-12-26T12:00:00.000Z. Its first price is of 2026-01-05T12:00:00.000Z.',
      );
    },
  );

  test("is left out of its page of a listing", async () => {
    const list = async (query: string) => {
      const { data, count } = await ask("cryptocurrencyListingsNewV1", query, (await market).store);
      return [data.map(({ id }) => id), count];
    };
    expect(await list("convert=USD&limit=4")).toEqual([[1, 2, 3, 4], 4]);
    expect(await list("convert=EUR&limit=4")).toEqual([[1, 2, 4], 3]);
  });
});

describe("a coin without a price for 40 days", () => {
  const old = NOON - 40 * DAY;
  const market = makeMarket({
    pasts: [
      [
        { time: old - HOUR, usd: 50 },
        { time: NOON, usd: 100 },
      ],
      [{ time: NOON, usd: 3 }],
      [{ time: old, usd: 4 }],
      [{ time: NOON, usd: 5 }],
      [{ time: NOON, usd: 1 }],
    ],
    pairs: [NOON],
    dex: [NOON, NOON, NOON],
    series: [NOON],
  });
  const convert = async (query: string) => {
    const { data } = await ask("toolsPriceConversionV2", `amount=2&${query}`, (await market).store);
    return data;
  };

  test("is neither a target nor a base of a current conversion", async () => {
    const reason =
      "It has no price within a day of 2026-01-15T12:00:00.000Z. Its last price is of 2025-12-06T12:00:00.000Z.";
    await expect(convert("id=1&convert=C3")).rejects.toThrow(`Invalid value for "convert": "C3". ${reason}`);
    await expect(convert("id=3&convert=C1")).rejects.toThrow(`Invalid value for "id": "3". ${reason}`);
    await expect(convert("symbol=C3&convert=EUR")).rejects.toThrow(
      `Invalid value for "symbol": "C3". ${reason}`,
    );
  });

  test("keeps its last quote, at the rates of that time", async () => {
    const { data } = await ask("cryptocurrencyQuotesLatestV1", "id=3&convert=C1", (await market).store);
    expect(data[3]?.quote["C1"]).toMatchObject({ price: 0.08, last_updated: "2025-12-06T12:00:00.000Z" });
  });
});

test("converts fiat to a coin by the inverse of the coin's price, and needs a fiat rate", async () => {
  const make = (time: number) =>
    makeMarket({
      pasts: [
        [{ time: NOON - HOUR, usd: 100 }],
        [{ time: NOON, usd: 3 }],
        [{ time: NOON, usd: 4 }],
        [{ time: NOON, usd: 5 }],
        [
          { time, usd: 1.25 },
          { time: time + 2 * HOUR, usd: 1.5 },
        ],
      ],
      pairs: [NOON],
      dex: [NOON, NOON, NOON],
      series: [NOON],
    });
  const query = "amount=1&symbol=EUR&convert=C1";
  const { data } = await ask("toolsPriceConversionV1", query, (await make(NOON - 2 * HOUR)).store);
  expect(data).toMatchObject({ quote: { C1: { price: 0.0125, last_updated: "2026-01-15T11:00:00.000Z" } } });
  const { store } = await make(NOON - 8 * DAY);
  await expect(ask("toolsPriceConversionV1", query, store)).rejects.toThrow(
    'Invalid value for "symbol": "EUR". It has no price within 7 days of 2026-01-15T12:00:00.000Z. Its last price is of 2026-01-07T14:00:00.000Z.',
  );
});

test("a coin's 24-hour change in euros equals its change in USD if only a later euro rate moves", async () => {
  const time = NOON - 8 * HOUR;
  const { store } = await makeMarket({
    pasts: [
      [{ time: NOON, usd: 96_000 }],
      [
        { time: time - DAY, usd: 1 },
        { time, usd: 1.0002 },
      ],
      [{ time: NOON, usd: 4 }],
      [{ time: NOON, usd: 5 }],
      [
        { time: NOON - 5 * DAY, usd: 1.1 },
        { time: NOON - HOUR, usd: 1.13 },
      ],
    ],
    pairs: [NOON],
    dex: [NOON, NOON, NOON],
    series: [NOON],
  });
  const { data } = await ask("cryptocurrencyQuotesLatestV1", "id=2&convert=USD,EUR", store);
  expect(data[2]?.quote["USD"]?.percent_change_24h).toBe(0.02);
  expect(data[2]?.quote["EUR"]).toMatchObject({ percent_change_24h: 0.02, price: 0.909272727273 });
});
