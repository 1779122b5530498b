import { describe, expect, test } from "vitest";
import { asset, exchange, metrics, NOON } from "../../../../test/conformance/src/fixtures.ts";
import { MemoryStore } from "../../../../test/conformance/src/memory/memory-store.ts";
import { ask, DOLLAR, EURO } from "../market.ts";
import { coin, fiat, pair } from "./exchanges.ts";

const V1 = "cryptocurrencyMarketPairsLatestV1";
const V2 = "cryptocurrencyMarketPairsLatestV2";

const store = new MemoryStore();
await store.saveCatalogue({
  assets: [
    asset(1, { name: "Bitcoin", symbol: "BTC", slug: "bitcoin" }),
    asset(2, { symbol: "ETH", slug: "ethereum" }),
    asset(3, { symbol: "BTC", slug: "other" }),
  ],
  fiats: [DOLLAR, EURO],
  exchanges: [
    exchange(101, { name: "Example Exchange", slug: "example-exchange" }),
    exchange(102, { status: "inactive" }),
  ],
  pairs: [
    pair(1, coin(1, "XBT"), fiat(EURO.id), { price: 80, volume24hBase: 3, volume24hQuote: 240 }),
    pair(2, coin(2), coin(1), { price: 0.5, volume24hQuote: 7, volumeExcluded: true, marketScore: 9 }),
    pair(3, coin(1), fiat(DOLLAR.id), {
      price: 100,
      volume24hBase: 2,
      category: "derivatives",
      marketScore: 5,
    }),
    pair(4, coin(1), coin(77), { volume24hBase: 4, feeType: "no-fees" }),
    pair(5, coin(1), coin(2), { volume24hQuote: null, effectiveLiquidity: 1, marketReputation: 1 }),
    pair(6, coin(1), coin(2), { exchangeId: 102 }),
    pair(7, coin(1), coin(2), { exchangeId: 103 }),
  ],
});
await store.saveMetrics([
  metrics(1, { price: 100, circulatingSupply: 10 }),
  metrics(2, { price: 50, circulatingSupply: 1 }),
  metrics(3, { price: 1, circulatingSupply: 1 }),
]);
await store.saveRates(EURO.id, [{ time: NOON, usd: 1.25 }]);

type Pairs = { id: number; num_market_pairs?: number; market_pairs: { market_id: number; quote: object }[] };
const getData = async (query: string) => (await ask(V2, query, store)).data as Pairs;
const getIds = async (query: string) => (await getData(query)).market_pairs.map(({ market_id }) => market_id);

describe("market pairs", () => {
  test("a pair without any metric has the price of its base at the base's time", async () => {
    const unknown = { price: null, volume24hBase: null, volume24hQuote: null };
    await store.saveCatalogue({
      assets: [asset(4, { symbol: "PRC" })],
      pairs: [pair(8, coin(4), coin(78), unknown)],
    });
    await store.saveMetrics([metrics(4, { price: 5, lastUpdated: NOON - 60_000 })]);
    const { data, count } = await ask(V2, "id=4&convert=USD,EUR", store);
    expect((data as Pairs).market_pairs.map(({ quote }) => quote)).toEqual([
      {
        USD: { price: 5, volume_24h: null, last_updated: "2026-01-15T11:59:00.000Z" },
        EUR: { price: 4, volume_24h: null, last_updated: "2026-01-15T11:59:00.000Z" },
        exchange_reported: expect.objectContaining({ price: null, last_updated: "2026-01-15T12:00:00.000Z" }),
      },
    ]);
    expect(count).toBe(1);
  });

  test("a pair without a price has null in each currency, and costs nothing without any metric", async () => {
    const unknown = { price: null, volume24hBase: null, volume24hQuote: null };
    await store.saveCatalogue({
      assets: [asset(5, { symbol: "NONE" })],
      pairs: [
        pair(10, coin(5), coin(78), unknown),
        pair(11, coin(5), coin(78), { ...unknown, volume24hBase: 1 }),
      ],
    });
    const { data, count } = await ask(V2, "id=5&convert=USD,EUR", store);
    for (const { quote } of (data as Pairs).market_pairs) {
      const none = { price: null, volume_24h: null, last_updated: "2026-01-15T12:00:00.000Z" };
      expect(quote).toMatchObject({ USD: none, EUR: none });
    }
    expect((data as Pairs).market_pairs).toHaveLength(2);
    expect(count).toBe(1);
  });

  test("a pair has its exchange, sides and market, with the exchange's values and in USD", async () => {
    const { data, count } = await ask(V2, "id=1&limit=1&start=2", store);
    expect(data).toEqual({
      id: 1,
      name: "Bitcoin",
      symbol: "BTC",
      num_market_pairs: 5,
      market_pairs: [
        {
          exchange: { id: 101, name: "Example Exchange", slug: "example-exchange" },
          market_id: 4,
          market_pair: "BTC/X77",
          category: "spot",
          fee_type: "no-fees",
          market_pair_base: {
            currency_id: 1,
            currency_symbol: "BTC",
            exchange_symbol: "X1",
            currency_type: "cryptocurrency",
          },
          market_pair_quote: {
            currency_id: 77,
            currency_symbol: "X77",
            exchange_symbol: "X77",
            currency_type: "cryptocurrency",
          },
          // The quote side has no USD price, so the price of the base replaces the market's price.
          quote: {
            USD: { price: 100, volume_24h: 400, last_updated: "2026-01-15T12:00:00.000Z" },
            exchange_reported: {
              price: 2,
              volume_24h_base: 4,
              volume_24h_quote: null,
              last_updated: "2026-01-15T12:00:00.000Z",
            },
          },
        },
      ],
    });
    expect(count).toBe(1);
  });

  test("has an entry for each currency and the values reported by the exchange", async () => {
    const [first] = (await getData("id=1&matched_symbol=eur&convert=USD,ETH")).market_pairs;
    expect(first).toMatchObject({ market_pair: "BTC/EUR", market_pair_base: { exchange_symbol: "XBT" } });
    expect(first?.quote).toEqual({
      exchange_reported: {
        price: 80,
        volume_24h_base: 3,
        volume_24h_quote: 240,
        last_updated: "2026-01-15T12:00:00.000Z",
      },
      USD: { price: 100, volume_24h: 300, last_updated: "2026-01-15T12:00:00.000Z" },
      ETH: { price: 2, volume_24h: 6, last_updated: "2026-01-15T12:00:00.000Z" },
    });
  });

  test.each([
    // Volumes in USD: 700, 400 (from the base side), 300, 200, unknown.
    ["", [2, 4, 1, 3, 5]],
    ["&sort_dir=asc", [3, 1, 4, 2, 5]],
    // Excluded volumes come last in both directions.
    ["&sort=svc_rank", [4, 1, 3, 5, 2]],
    ["&sort=svc_rank&sort_dir=asc", [3, 1, 4, 5, 2]],
    ["&sort=svc_rank_advanced", [3, 5, 4, 1, 2]],
    ["&sort=effective_liquidity", [5, 1, 2, 3, 4]],
    ["&sort=market_score", [2, 3, 1, 4, 5]],
    ["&sort=market_reputation&sort_dir=asc", [5, 1, 2, 3, 4]],
    ["&category=derivatives", [3]],
    ["&fee_type=no-fees", [4]],
    ["&matched_id=2781,2790", [1, 3]],
    ["&matched_id=1", []],
    ["&matched_symbol=ETH", [2, 5]],
    ["&limit=2", [2, 4]],
    ["&start=6", []],
  ])("id=1%s", async (query, ids) => {
    expect(await getIds(`id=1${query}`)).toEqual(ids);
  });

  test("finds a currency by slug, the highest-ranked by symbol, and a fiat by id", async () => {
    expect(await getData("slug=ethereum")).toMatchObject({ id: 2, num_market_pairs: 2 });
    expect((await ask(V1, "symbol=btc", store)).data).toMatchObject({ id: 1 });
    expect(await getData(`id=${EURO.id}`)).toMatchObject({
      id: EURO.id,
      name: "Euro",
      symbol: "EUR",
      market_pairs: [{ market_id: 1 }],
    });
  });

  test("returns no pairs for a currency without markets", async () => {
    expect(await getData("id=3")).toMatchObject({ num_market_pairs: 0, market_pairs: [] });
  });

  test("aux replaces the default fields", async () => {
    const { market_pairs, ...rest } = await getData("id=1&limit=1&aux=fee_type,svc_rank");
    expect(rest).toEqual({ id: 1, name: "Bitcoin", symbol: "BTC" });
    expect(market_pairs[0]).toHaveProperty("fee_type");
    expect(market_pairs[0]).not.toHaveProperty("category");
  });

  test.each(["id=99", "slug=nobody", "symbol=EUR"])("rejects %s", async (query) => {
    const [parameter, value] = query.split("=");
    await expect(ask(V2, query, store)).rejects.toThrow(`Invalid value for "${parameter}": "${value}".`);
  });
});
