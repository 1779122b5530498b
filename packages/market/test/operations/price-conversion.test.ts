import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ask, EURO, makeSnapshot, makeStore, NOON } from "../market.ts";

const MINUTE = 60_000;
const coins = [
  [
    1,
    { symbol: "BTC", name: "Bitcoin" },
    { price: 96000, circulatingSupply: 5, lastUpdated: NOON - 2 * MINUTE },
  ],
  [7, { symbol: "BAT" }, { price: 2, circulatingSupply: 1 }],
  [9, { symbol: "BAT" }, { price: 4, circulatingSupply: 100 }],
  [8, { symbol: "EUR", name: "Euro coin" }, { price: 7, circulatingSupply: 1 }],
  [2, { symbol: "USD", status: "untracked" }, null],
  [5, { symbol: "OLD", status: "inactive" }, null],
] as const;
const market = makeSnapshot(coins);

const prices = async (query: string) => {
  const { data } = await ask("toolsPriceConversionV1", query, market);
  return Object.fromEntries(Object.entries(data.quote).map(([key, { price }]) => [key, price]));
};

describe("price conversion", () => {
  test("returns each amount with the time of its rate", async () => {
    const { data, count } = await ask("toolsPriceConversionV1", "amount=2.5&id=1&convert=USD,EUR", market);
    expect(count).toBe(1);
    expect(data).toEqual({
      id: 1,
      name: "Bitcoin",
      symbol: "BTC",
      amount: 2.5,
      last_updated: "2026-01-15T11:58:00.000Z",
      quote: {
        USD: { price: 240000, last_updated: "2026-01-15T11:58:00.000Z" },
        EUR: { price: 192000, last_updated: "2026-01-15T11:58:00.000Z" },
      },
    });
  });

  const cases: [what: string, query: string, prices: Record<string, number>][] = [
    ["to dollars by default", "amount=1&symbol=btc", { USD: 96000 }],
    ["from the highest-ranked coin of a symbol", "amount=1&symbol=BAT", { USD: 4 }],
    ["from a fiat, where a priced coin has the symbol too", "amount=1&symbol=eur", { USD: 1.25 }],
    [
      "from a fiat, where a coin without a price has the symbol too",
      "amount=1&symbol=USD&convert=BTC",
      { BTC: 0.0000104166666667 },
    ],
    ["from that coin, by id", "amount=1&id=8", { USD: 7 }],
    ["from a fiat by id", "amount=1&id=2790", { USD: 1.25 }],
    ["to a fiat, where a coin has the symbol too", "amount=1&id=1&convert=EUR", { EUR: 76800 }],
    ["between coins", "amount=3&id=1&convert_id=9", { BAT: 72000 }],
    ["to itself, to the last digit", "amount=123456789012.34&id=2790&convert=EUR", { EUR: 123456789012.34 }],
    ["down to the smallest amount", "amount=0.00000001&symbol=BTC", { USD: 0.00096 }],
  ];
  test.each(cases)("%s", async (_what, query, expected) => {
    expect(await prices(query)).toEqual(expected);
  });

  test("converts there and back", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: 0.01, max: 1e6, noNaN: true }),
        fc.constantFrom(1, 2781, 2790, 9),
        fc.constantFrom(1, 2781, 2790, 7),
        async (amount, from, to) => {
          const there = await prices(`amount=${amount}&id=${from}&convert_id=${to}`);
          const [price] = Object.values(there);
          const back = await prices(`amount=${price}&id=${to}&convert_id=${from}`);
          const [returned] = Object.values(back);
          expect(Math.abs(Number(returned) - amount)).toBeLessThanOrEqual(amount * 2e-11);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe("rejects", () => {
  const cases: [query: string, message: string][] = [
    ["amount=1&id=99", 'Invalid value for "id": "99".'],
    ["amount=1&symbol=NONE", 'Invalid value for "symbol": "NONE".'],
    ["amount=1&symbol=OLD", 'Invalid value for "symbol": "OLD". It has no price.'],
    ["amount=1&id=1&convert=NONE", 'Invalid value for "convert": "NONE".'],
    ["amount=1&id=1&convert_id=5", 'Invalid value for "convert_id": "5". It has no price.'],
    [
      "amount=1&id=1&time=2026-01-01",
      'Invalid value for "id": "1". It has no price within a day of 2026-01-01T00:00:00.000Z.',
    ],
  ];
  test.each(cases)("%s", async (query, message) => {
    await expect(ask("toolsPriceConversionV1", query, market)).rejects.toThrow(message);
  });
});

describe("price conversion at a past time", () => {
  const then = makeStore(market, {
    closestQuotes: async (id, [time = 0], tolerance) => {
      expect(tolerance).toBe(24 * 60 * MINUTE);
      const known = { volume24h: null, marketCap: null, circulatingSupply: null, totalSupply: null };
      return id === 1 ? [{ time: time - 3 * MINUTE, price: 50000, ...known }] : [null];
    },
    ratesAt: async (id, [time = 0]) => (id === EURO.id ? [{ time: time - 5 * MINUTE, usd: 1.1 }] : [null]),
  });

  test("uses the closest rates, with their times", async () => {
    const query = "amount=2&id=1&time=2025-06-01T10:00:00Z&convert=USD,EUR";
    const { data } = await ask("toolsPriceConversionV1", query, then);
    expect(data).toMatchObject({
      last_updated: "2025-06-01T09:57:00.000Z",
      quote: {
        USD: { price: 100000, last_updated: "2025-06-01T09:57:00.000Z" },
        EUR: { price: 90909.0909091, last_updated: "2025-06-01T09:55:00.000Z" },
      },
    });
  });

  test("gives the requested time for a conversion from dollars", async () => {
    const { data } = await ask(
      "toolsPriceConversionV1",
      "amount=1&id=2781&time=2025-06-01&convert=BTC",
      then,
    );
    expect(data).toMatchObject({
      last_updated: "2025-06-01T00:00:00.000Z",
      quote: { BTC: { price: 0.00002 } },
    });
  });

  test("rejects a currency without a price at the time", async () => {
    const call = ask("toolsPriceConversionV1", "amount=1&id=1&time=2025-06-01&convert=BAT", then);
    await expect(call).rejects.toThrow('Invalid value for "convert": "BAT". It has no price within a day of');
  });
});

describe("price conversion version 2", () => {
  const conversions = async (query: string) => {
    const { data } = await ask("toolsPriceConversionV2", query, market);
    return Array.isArray(data) ? data.map(({ id, quote }) => [id, quote["USD"]?.price]) : data;
  };

  test("converts by id like version 1", async () => {
    const query = "amount=2.5&id=1&convert=USD,EUR";
    expect(await conversions(query)).toEqual((await ask("toolsPriceConversionV1", query, market)).data);
  });

  const cases: [what: string, symbol: string, conversions: [id: number, price: number][]][] = [
    [
      "every cryptocurrency with the symbol, by rank",
      "bat",
      [
        [9, 8],
        [7, 4],
      ],
    ],
    [
      "the fiat currency first",
      "EUR",
      [
        [2790, 2.5],
        [8, 14],
      ],
    ],
    ["none without a price", "USD", [[2781, 2]]],
  ];
  test.each(cases)("converts %s", async (_what, symbol, expected) => {
    expect(await conversions(`amount=2&symbol=${symbol}`)).toEqual(expected);
  });

  test.each([
    ["symbol=NONE", 'Invalid value for "symbol": "NONE".'],
    ["symbol=OLD", 'Invalid value for "symbol": "OLD". It has no price.'],
    ["symbol=BAT&convert=OLD", 'Invalid value for "convert": "OLD". It has no price.'],
  ])("rejects %s", async (query, message) => {
    await expect(ask("toolsPriceConversionV2", `amount=1&${query}`, market)).rejects.toThrow(message);
  });
});
