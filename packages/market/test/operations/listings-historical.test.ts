import { describe, expect, test } from "vitest";
import type { DayEnd } from "../../src/store/history.ts";
import { ask, makeSnapshot, makeStore, NOON } from "../market.ts";

const DAY = 86_400_000;
const TODAY = NOON - DAY / 2;
const END = TODAY - 60_000;

const snapshot = makeSnapshot([
  [1, { name: "beta", symbol: "BTC", maxSupply: 21 }, { price: 5 }],
  [2, { name: "Alpha", symbol: "AAA", category: "token", platform: { assetId: 1, tokenAddress: "0x2" } }],
  [3, { name: "gone", symbol: "OLD", status: "inactive" }, null],
]);

function end(
  assetId: number,
  rank: number | null,
  price: number,
  known: Partial<DayEnd["quote"]> = {},
): DayEnd {
  const unknown = { volume24h: null, marketCap: null, circulatingSupply: null, totalSupply: null };
  return {
    assetId,
    rank,
    quote: { time: END, price, ...unknown, ...known },
    priceBefore: { "1h": null, "24h": price / 2, "7d": price * 2 },
    numMarketPairs: assetId,
  };
}

const days: number[] = [];
const store = makeStore(snapshot, {
  dayEnd: async (day) => {
    days.push(day);
    return [
      end(2, 2, 10, { volume24h: 8, circulatingSupply: 3, totalSupply: 4 }),
      end(99, 9, 1),
      end(3, null, 2),
      end(1, 1, 100, { volume24h: 4, marketCap: 900, circulatingSupply: 9, totalSupply: 9 }),
    ];
  },
});
const ids = async (query: string) =>
  (await ask("cryptocurrencyListingsHistoricalV1", query, store)).data.map(({ id }) => id);

describe("historical listings", () => {
  const cases: [query: string, ids: number[]][] = [
    ["", [1, 2, 3]],
    ["sort=svc_rank&sort_dir=desc", [2, 1, 3]],
    ["sort=name", [2, 1, 3]],
    ["sort=symbol", [2, 1, 3]],
    ["sort=market_cap", [1, 2, 3]],
    ["sort=market_cap&sort_dir=asc", [2, 1, 3]],
    ["sort=price&sort_dir=asc", [3, 2, 1]],
    ["sort=circulating_supply", [1, 2, 3]],
    ["sort=total_supply&sort_dir=asc", [2, 1, 3]],
    ["sort=max_supply", [1, 2, 3]],
    ["sort=num_market_pairs", [3, 2, 1]],
    ["sort=volume_24h", [2, 1, 3]],
    ["sort=percent_change_1h", [1, 2, 3]],
    ["sort=percent_change_24h", [1, 2, 3]],
    ["sort=percent_change_7d", [1, 2, 3]],
    ["cryptocurrency_type=tokens", [2]],
    ["start=2&limit=1", [2]],
  ];
  test.each(cases)("%s returns every asset known on the day", async (query, expected) => {
    expect(await ids(`date=2026-01-14&${query}`)).toEqual(expected);
  });

  test("uses only the date of a time", async () => {
    days.length = 0;
    await ids("date=2026-01-14T23:59:59Z");
    await ids(`date=${(TODAY - 1000) / 1000}`);
    expect(days).toEqual([TODAY - DAY, TODAY - DAY]);
  });

  test("has the metrics of the day", async () => {
    const { data, count } = await ask("cryptocurrencyListingsHistoricalV1", "date=2026-01-14&limit=2", store);
    expect(count).toBe(2);
    expect(data[1]).toEqual({
      id: 2,
      name: "Alpha",
      symbol: "AAA",
      slug: "coin-2",
      svc_rank: 2,
      num_market_pairs: 2,
      circulating_supply: 3,
      total_supply: 4,
      max_supply: null,
      date_added: "2024-12-11T00:00:00.000Z",
      tags: [],
      platform: { id: 1, name: "beta", symbol: "BTC", slug: "coin-1", token_address: "0x2" },
      last_updated: "2026-01-14T23:59:00.000Z",
      quote: {
        USD: {
          price: 10,
          volume_24h: 8,
          percent_change_1h: null,
          percent_change_24h: 100,
          percent_change_7d: -50,
          market_cap: 30,
          last_updated: "2026-01-14T23:59:00.000Z",
        },
      },
    });
  });

  test("converts at the rates of the day", async () => {
    const then = makeStore(snapshot, {
      dayEnd: store.dayEnd,
      ratesAt: async (_id, times) => times.map((time) => ({ time, usd: time > TODAY - DAY ? 2 : 1 })),
    });
    const query = "date=2026-01-14&convert=EUR,BTC&limit=2";
    const { data } = await ask("cryptocurrencyListingsHistoricalV1", query, then);
    // A day earlier, 5 dollars were 5 euros; at the end 10 dollars are 5 euros.
    expect(data[1]?.quote["EUR"]).toMatchObject({ price: 5, market_cap: 15, percent_change_24h: 0 });
    expect(data[1]?.quote["BTC"]).toMatchObject({ price: 0.1, volume_24h: 0.08, percent_change_24h: 0 });
    expect(data[0]?.quote["BTC"]).toMatchObject({ price: 1, percent_change_7d: 0 });
  });

  test("rejects a currency without a rate on the day", async () => {
    const then = makeStore(snapshot, {
      dayEnd: store.dayEnd,
      ratesAt: async (_id, times) => times.map(() => null),
    });
    const call = ask("cryptocurrencyListingsHistoricalV1", "date=2014-01-14&convert=EUR", then);
    await expect(call).rejects.toThrow('Invalid value for "convert": "EUR".');
  });

  test("leaves out fields that aux does not name", async () => {
    const { data } = await ask("cryptocurrencyListingsHistoricalV1", "date=2026-01-14&aux=tags", store);
    expect(Object.keys(data[0] ?? {})).toEqual([
      "id",
      "name",
      "symbol",
      "slug",
      "tags",
      "last_updated",
      "quote",
    ]);
  });

  test("is available 30 minutes after the end of the day", async () => {
    const call = (now: number) => ask("cryptocurrencyListingsHistoricalV1", "date=2026-01-14", store, now);
    expect((await call(TODAY + 1_800_000)).count).toBe(3);
    const message =
      'Invalid value for "date": "2026-01-14". That day is available from 2026-01-15T00:30:00.000Z.';
    await expect(call(TODAY + 1_799_999)).rejects.toThrow(message);
    await expect(call(TODAY - 1)).rejects.toThrow(message);
  });
});
