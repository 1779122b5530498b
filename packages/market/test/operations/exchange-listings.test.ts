import { describe, expect, test } from "vitest";
import { DAY, exchange, NOON } from "../../../../test/conformance/src/fixtures.ts";
import { getExchangeSeries } from "../../src/store/exchange-series.ts";
import { ask, DOLLAR, EURO } from "../market.ts";
import { coin, exchangeMarket, fiat, pair } from "./exchanges.ts";

const market = await exchangeMarket();
await market.saveCatalogue({
  exchanges: [exchange(102, { name: "A first name", dateLaunched: Date.parse("2017-07-14") })],
  pairs: [
    pair(1, coin(1), fiat(DOLLAR.id), { volume24hQuote: 200, marketScore: 9, effectiveLiquidity: 5 }),
    pair(2, coin(2), fiat(EURO.id), { volume24hBase: 2, category: "derivatives", marketScore: 3, price: 40 }),
    pair(7, coin(1), coin(2), { category: "perpetual", effectiveLiquidity: 2.5 }),
  ],
});

await market.saveRates(EURO.id, [
  { time: NOON - DAY, usd: 2 },
  { time: NOON - 7 * DAY, usd: 2 },
]);
await market.saveSeries(
  getExchangeSeries(101),
  [
    [NOON - 7 * DAY - 3_600_000, 400],
    [NOON - DAY, 200],
    [NOON, 300],
  ].map(([time = 0, volume24h = 0]) => ({ time, values: { volume24h } })),
);

const LISTINGS = "exchangeListingsLatestV1";
const QUOTES = "exchangeQuotesLatestV1";
const PAIRS = "exchangeMarketPairsLatestV1";

test("an exchange has the sums of its markets, a rank, and a score weighted by volume", async () => {
  const { data, count } = await ask(
    QUOTES,
    "id=101&aux=num_market_pairs,rank,exchange_score,fiats,date_launched,effective_liquidity_24h&convert=USD,EUR",
    market,
  );
  const last_updated = "2026-01-15T12:00:00.000Z";
  expect(data).toEqual({
    "101": {
      id: 101,
      name: "Exchange 101",
      slug: "exchange-101",
      num_market_pairs: 3,
      rank: 1,
      exchange_score: (200 * 9 + 100 * 3) / 300,
      date_launched: null,
      fiats: ["EUR", "USD"],
      spot_volume_usd: 200,
      derivative_volume_usd: 100,
      last_updated,
      quote: {
        USD: {
          volume_24h: 300,
          volume_24h_adjusted: 300,
          percent_change_volume_24h: 50,
          percent_change_volume_7d: -25,
          percent_change_volume_30d: null,
          effective_liquidity_24h: 7.5,
          last_updated,
        },
        EUR: {
          volume_24h: 240,
          volume_24h_adjusted: 240,
          percent_change_volume_24h: 140,
          percent_change_volume_7d: 20,
          percent_change_volume_30d: null,
          effective_liquidity_24h: 6,
          last_updated,
        },
      },
    },
  });
  expect(count).toBe(1);
});

test("an exchange without a market has unknown metrics and costs nothing", async () => {
  const { data, count } = await ask(QUOTES, "slug=exchange-103,exchange-104", market);
  const unknown = {
    volume_24h: null,
    volume_24h_adjusted: null,
    effective_liquidity_24h: null,
    last_updated: null,
  };
  for (const key of ["exchange-103", "exchange-104"])
    expect(data[key]).toMatchObject({
      num_market_pairs: 0,
      rank: null,
      exchange_score: null,
      quote: { USD: unknown },
    });
  expect(count).toBe(0);
});

describe("exchange listings", () => {
  test.each([
    ["by volume", "", [102, 101]],
    ["the smallest volume first", "sort_dir=asc", [101, 102]],
    ["by name", "sort=name", [102, 101]],
    ["by score, those without one last", "sort=exchange_score", [101, 102]],
    ["a page of them", "start=2&limit=1", [101]],
    ["those with markets of a kind", "category=derivatives", [101]],
    ["those with markets that cost no fees", "market_type=no_fees", [102]],
    ["those with markets that cost fees", "market_type=fees", [101, 102]],
    ["with markets of a category: none for otc", "category=otc", []],
  ])("contain the active exchanges %s", async (_, query, ids) => {
    const { data, count } = await ask(LISTINGS, query, market);
    expect(data.map(({ id }) => id)).toEqual(ids);
    expect(count).toBe(ids.length);
  });

  test("have changes only without a market filter", async () => {
    const changes = async (query: string) => {
      const { data } = await ask(LISTINGS, `sort=exchange_score&${query}`, market);
      return data[0]?.quote["USD"]?.percent_change_volume_24h;
    };
    expect([await changes(""), await changes("category=spot")]).toEqual([50, null]);
  });

  test("have metrics of the selected markets, and ranks over all markets", async () => {
    const { data } = await ask(LISTINGS, "market_type=fees&aux=rank,num_market_pairs", market);
    expect(data[1]).toMatchObject({
      id: 102,
      rank: 2,
      num_market_pairs: 1,
      quote: { USD: { volume_24h: 50, volume_24h_adjusted: null } },
    });
  });
});

describe("market pairs of an exchange", () => {
  const getIds = async (query: string) =>
    (await ask(PAIRS, query, market)).data.market_pairs.map(({ market_id }) => market_id);

  test("have the exchange's names and the total number of pairs", async () => {
    const { data } = await ask(PAIRS, "slug=exchange-102&limit=1", market);
    expect(data).toMatchObject({ id: 102, name: "A first name", slug: "exchange-102", num_market_pairs: 2 });
    expect(data.market_pairs).toMatchObject([
      { market_id: 3, exchange: { id: 102 }, market_pair: "BTC/USD" },
    ]);
  });

  test.each([
    ["by volume", "id=101", [1, 2, 7]],
    ["with a currency on either side, by id", "id=101&matched_id=2", [2, 7]],
    ["with a currency on either side, by symbol", "id=101&matched_symbol=btc", [1, 7]],
    ["of a kind", "id=101&category=derivatives", [2]],
    ["with a kind of fees", "id=102&fee_type=no-fees", [3]],
    ["for an exchange without pairs: none", "id=103", []],
    ["for an inactive exchange: none", "id=104", []],
  ])("are listed %s", async (_, query, ids) => {
    expect(await getIds(query)).toEqual(ids);
  });
});

test.each([
  [QUOTES, "id=101,7", 'Invalid value for "id": "7".'],
  [QUOTES, "slug=nowhere", 'Invalid value for "slug": "nowhere".'],
  [QUOTES, "id=101&convert=NONE", 'Invalid value for "convert": "NONE".'],
  [PAIRS, "id=7", 'Invalid value for "id": "7".'],
  [PAIRS, "slug=nowhere", 'Invalid value for "slug": "nowhere".'],
] as const)("rejects %s?%s", async (id, query, message) => {
  await expect(ask(id, query, market)).rejects.toThrow(message);
});
