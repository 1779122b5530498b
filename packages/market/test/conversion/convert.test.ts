import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ConvertParameters,
  converted,
  convertedOrNull,
  newestRate,
  ratesAt,
  resolveCurrencies,
} from "../../src/conversion/convert.ts";
import { readConversions } from "../../src/conversion/view-rates.ts";
import { LookupError, ParameterError } from "../../src/errors.ts";
import { getView } from "../../src/rows/view.ts";
import { EURO_RATE, makeSnapshot, makeStore, NOON } from "../market.ts";

const market = makeSnapshot([
  [1, { symbol: "BTC" }, { price: 96000, circulatingSupply: 10 }],
  [8, { symbol: "EUR" }, { price: 7, circulatingSupply: 1000 }],
  [7, { symbol: "BAT" }, { price: 2, circulatingSupply: 10 }],
  [9, { symbol: "BAT" }, { price: 4, circulatingSupply: 100 }],
  [5, { symbol: "OLD", status: "inactive" }, null],
]);

describe("requested currencies", () => {
  const cases: { what: string; requested: ConvertParameters; keys: Record<string, number> }[] = [
    { what: "names fiats and coins", requested: { convert: ["USD", "BTC"] }, keys: { USD: 2781, BTC: 1 } },
    { what: "means the fiat where a symbol is both", requested: { convert: ["EUR"] }, keys: { EUR: 2790 } },
    { what: "means the highest-ranked coin of a symbol", requested: { convert: ["BAT"] }, keys: { BAT: 9 } },
    {
      what: "takes symbols in any case, each currency once",
      requested: { convert: ["eur", "EUR"] },
      keys: { EUR: 2790 },
    },
    {
      what: "gives way to convert_id, whose quotes are keyed by symbol too",
      requested: { convert: ["USD"], convert_id: [2790, 8, 1] },
      keys: { EUR: 2790, "8": 8, BTC: 1 },
    },
  ];
  test.each(cases)("$what", ({ requested, keys }) => {
    const found = resolveCurrencies(market, requested);
    expect(Object.fromEntries(found.map(({ key, id }) => [key, id]))).toEqual(keys);
  });

  test.each([
    [{ convert: ["USD", "NONE"] }, 'Invalid value for "convert": "NONE".'],
    [{ convert: ["USD"], convert_id: [999] }, 'Invalid value for "convert_id": "999".'],
  ])("rejects the unknown currency in %j", (requested, message) => {
    expect(() => resolveCurrencies(market, requested)).toThrow(LookupError);
    expect(() => resolveCurrencies(market, requested)).toThrow(message);
  });

  test("rejects a currency without a price", async () => {
    const source = { store: makeStore(market), now: NOON };
    const read = async (requested: ConvertParameters) =>
      readConversions(getView(market), source, requested, []);
    await expect(read({ convert: ["OLD"] })).rejects.toThrow(ParameterError);
    await expect(read({ convert: ["OLD"] })).rejects.toThrow('"convert": "OLD". It has no price.');
    await expect(read({ convert_id: [5] })).rejects.toThrow('"convert_id": "5".');
  });
});

test("gives the latest rate in USD per unit", () => {
  const rates = resolveCurrencies(market, { convert: ["USD", "EUR", "BTC"] }).map((currency) =>
    newestRate(market, currency),
  );
  expect(rates.map((rate) => rate?.usd)).toEqual([undefined, EURO_RATE, 96000]);
});

describe("the rate at a time", () => {
  const [dollar, euro, bitcoin] = resolveCurrencies(market, { convert: ["USD", "EUR", "BTC"] });
  const times = [NOON - 2, NOON - 1, NOON];
  const store = makeStore(market, {
    closestQuotes: async (_id, wanted, tolerance) =>
      wanted.map((time) =>
        time === NOON || tolerance !== 86_400_000
          ? null
          : {
              time,
              price: 90000,
              volume24h: null,
              marketCap: null,
              circulatingSupply: null,
              totalSupply: null,
            },
      ),
    ratesAt: async (_id, wanted) => wanted.map((time) => (time < NOON ? null : { time, usd: 1.2 })),
  });
  test.each([
    ["dollars, always 1", dollar, [1, 1, 1]],
    ["a fiat, what held then", euro, [null, null, 1.2]],
    ["a coin, its price at most a day away", bitcoin, [90000, 90000, null]],
  ])("is for %s", async (_what, currency, rates) => {
    expect(currency).toBeDefined();
    const found = currency && (await ratesAt({ store }, currency, times));
    expect(found?.map((rate) => rate?.usd ?? null)).toEqual(rates);
  });
});

describe("a converted amount", () => {
  test("is rounded, and null if the amount or the rate is unknown", () => {
    expect(convertedOrNull(96000, EURO_RATE)).toBe(76800);
    expect(convertedOrNull(0.3, 3)).toBe(0.1);
    expect(convertedOrNull(null, 1)).toBeNull();
    expect(convertedOrNull(1, null)).toBeNull();
    expect(convertedOrNull(1e300, 1e-300)).toBeNull();
  });

  const amounts = fc.double({ min: 1e-8, max: 1e12, noNaN: true });
  const rates = fc.double({ min: 1e-12, max: 1e6, noNaN: true });

  test("converts there and back with 11 equal digits", () => {
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        const back = converted(converted(amount, rate), 1 / rate);
        expect(Math.abs(back - amount)).toBeLessThanOrEqual(amount * 2e-11);
      }),
    );
  });

  test("converts through a third currency with the same result", () => {
    fc.assert(
      fc.property(amounts, rates, rates, (amount, first, second) => {
        const direct = converted(amount, first * second);
        expect(Math.abs(converted(converted(amount, first), second) - direct)).toBeLessThanOrEqual(
          direct * 2e-11,
        );
      }),
    );
  });

  test("keeps the order: more dollars never buy fewer euros", () => {
    fc.assert(
      fc.property(amounts, amounts, rates, (a, b, rate) => {
        expect(Math.sign(converted(a, rate) - converted(b, rate)) * Math.sign(a - b)).toBeGreaterThanOrEqual(
          0,
        );
      }),
    );
  });
});
