import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MARKET_SERIES } from "../../src/store/market-totals.ts";
import { rounded } from "../../src/values/rounding.ts";
import { ask, makeSnapshot, makeStore, NOON } from "../market.ts";
import { DAY, HOUR, MIDNIGHT, MINUTE, makePast } from "../past.ts";

const LATEST = "globalMetricsQuotesLatestV1";
const HISTORICAL = "globalMetricsQuotesHistoricalV1";

/** Rounds like responses. `toPrecision` may round half a unit of the last digit differently. */
const stated = rounded;

describe("global metrics, latest", () => {
  const coin = fc.record({
    price: fc.double({ min: 1e-9, max: 1e6, noNaN: true }),
    circulatingSupply: fc.option(fc.integer({ min: 1, max: 1e9 })),
    volume24h: fc.option(fc.double({ min: 0, max: 1e12, noNaN: true })),
    isMarketCapIncludedInCalc: fc.boolean(),
  });

  test("the totals equal the sums of the listings to the last digit", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(coin, { minLength: 1, maxLength: 30 }), async (coins) => {
        const snapshot = makeSnapshot(coins.map((metrics, index) => [index + 1, {}, metrics]));
        const { data: listed } = await ask("cryptocurrencyListingsLatestV1", "limit=5000", snapshot);
        const sum = (field: "market_cap" | "volume_24h", ids: ReadonlySet<number>) => {
          const values = listed.flatMap(({ id, quote }) =>
            ids.has(id) ? (quote["USD"]?.[field] ?? []) : [],
          );
          return values.length === 0 ? null : stated(values.reduce((total, value) => total + value, 0));
        };
        const all = new Set(listed.map(({ id }) => id));
        const counted = new Set([...all].filter((id) => coins[id - 1]?.isMarketCapIncludedInCalc));
        const { data } = await ask(LATEST, "", snapshot);
        expect(data.quote["USD"]).toMatchObject({
          total_market_cap: sum("market_cap", counted),
          total_volume_24h: sum("volume_24h", all),
        });
        expect(data.active_cryptocurrencies).toBe(listed.length);
      }),
      { numRuns: 50 },
    );
  });

  test("the shares match the listings, and other coins are the total without Bitcoin", async () => {
    const snapshot = makeSnapshot([
      [1, { slug: "bitcoin" }, { price: 10, circulatingSupply: 60, volume24h: 5 }],
      [2, { slug: "ethereum", tags: ["defi"] }, { price: 10, circulatingSupply: 30, volume24h: 4 }],
      [3, { tags: ["stablecoin"] }, { price: 1, circulatingSupply: 100, volume24h: null }],
    ]);
    const { data } = await ask(LATEST, "convert=USD,EUR", snapshot);
    const { data: listed } = await ask("cryptocurrencyListingsLatestV1", "", snapshot);
    expect([data.btc_dominance, data.eth_dominance]).toEqual(
      listed.slice(0, 2).map(({ quote }) => quote["USD"]?.market_cap_dominance),
    );
    expect(data).toMatchObject({
      btc_dominance: 60,
      defi_market_cap: 300,
      defi_volume_24h: 4,
      defi_volume_24h_reported: null,
      stablecoin_market_cap: 100,
      stablecoin_volume_24h: null,
      derivatives_volume_24h: null,
      active_market_pairs: null,
      quote: {
        USD: { total_market_cap: 1000, altcoin_market_cap: 400, altcoin_volume_24h: 4 },
        EUR: { total_market_cap: 800, altcoin_market_cap: 320, altcoin_volume_24h: 3.2 },
      },
    });
  });

  test("yesterday is the point closest to 24 hours before, or null", async () => {
    const snapshot = makeSnapshot([[1, { slug: "bitcoin" }, { price: 11, circulatingSupply: 10 }]]);
    const point = { time: NOON - DAY, values: { "all.marketCap": 100, "bitcoin.marketCap": 50 } };
    const store = makeStore(snapshot, { closestPoints: async () => [point] });
    expect((await ask(LATEST, "", store)).data).toMatchObject({
      btc_dominance_yesterday: 50,
      btc_dominance_24h_percentage_change: 50,
      quote: { USD: { total_market_cap_yesterday: 100, total_market_cap_yesterday_percentage_change: 10 } },
    });
    expect((await ask(LATEST, "", snapshot)).data).toMatchObject({
      btc_dominance_yesterday: null,
      btc_dominance_24h_percentage_change: null,
      quote: {
        USD: { total_market_cap_yesterday: null, total_volume_24h_yesterday_percentage_change: null },
      },
    });
  });

  test("the shares are null without a known Bitcoin", async () => {
    const snapshot = makeSnapshot([
      [
        100_001,
        { slug: "bitcoin-2", symbol: "BTC", tags: ["bitcoin"] },
        { price: 10, circulatingSupply: 60, volume24h: 5 },
      ],
    ]);
    const point = { time: NOON - DAY, values: { "all.marketCap": 100, "all.volume24h": 5 } };
    const store = makeStore(snapshot, { closestPoints: async () => [point] });
    const { data } = await ask(LATEST, "", store);
    const unknown = {
      altcoin_market_cap: null,
      altcoin_volume_24h: null,
      altcoin_volume_24h_reported: null,
    };
    expect(data).toMatchObject({
      btc_dominance: null,
      btc_dominance_yesterday: null,
      btc_dominance_24h_percentage_change: null,
      quote: { USD: { total_market_cap: 600, total_volume_24h: 5, ...unknown } },
    });
    const past = await makePast([{ id: 1 }]);
    await past.saveSeries(MARKET_SERIES, [{ ...point, time: MIDNIGHT }]);
    const { data: history } = await ask(HISTORICAL, "interval=daily&count=1", past);
    expect(history.quotes).toMatchObject([
      { btc_dominance: null, quote: { USD: { total_market_cap: 100, ...unknown } } },
    ]);
  });

  test("an empty market has no totals", async () => {
    const { data } = await ask(LATEST, "", makeSnapshot([]));
    expect([data.active_cryptocurrencies, data.quote["USD"]?.total_market_cap]).toEqual([0, null]);
  });
});

describe("global metrics, historical", () => {
  const points = [MIDNIGHT - DAY, MIDNIGHT, MIDNIGHT + 10 * HOUR, NOON - 5 * MINUTE].map((time, index) => ({
    time,
    values: {
      activeCryptocurrencies: index,
      "all.marketCap": 100 + index,
      "all.volume24h": 50,
      "bitcoin.marketCap": 60,
    },
  }));

  async function makeHistory() {
    const store = await makePast([{ id: 1 }]);
    await store.saveSeries(MARKET_SERIES, points);
    return store;
  }

  test.each([
    ["interval=daily&count=2", [0, 1]],
    ["interval=daily&count=3", [0, 1]],
    ["interval=5m&count=2", [3]],
    ["interval=2h&time_start=2026-01-15T00:00:00Z&time_end=2026-01-15T12:00:00Z", [1, 2, 3]],
    ["time_end=2026-01-01", []],
  ])("%s finds the totals closest to each time, without duplicates", async (query, found) => {
    const { data, count } = await ask(HISTORICAL, query, await makeHistory());
    expect(data.quotes.map(({ active_cryptocurrencies: index }) => index)).toEqual(found);
    expect(count).toBe(data.quotes.length);
  });

  test("a record has the fields of aux", async () => {
    const { data } = await ask(
      HISTORICAL,
      "interval=daily&count=1&aux=btc_dominance,total_volume_24h,search_interval",
      await makeHistory(),
    );
    const timestamp = "2026-01-15T00:00:00.000Z";
    expect(data.quotes).toEqual([
      {
        timestamp,
        search_interval: "2026-01-15T00:00:00.000Z/2026-01-15T12:00:00.000Z",
        btc_dominance: 59.405941,
        quote: { USD: { total_market_cap: 101, total_volume_24h: 50, timestamp } },
      },
    ]);
  });

  test("rejects a span with too many intervals", async () => {
    await expect(
      ask(HISTORICAL, "interval=5m&time_start=2020-01-01", await makeHistory()),
    ).rejects.toMatchObject({
      parameter: "time_start",
    });
  });
});
