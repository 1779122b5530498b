import { describe, expect, test } from "vitest";
import { asMap, quoteOf } from "../src/index.ts";

const bitcoin = { id: 1, name: "Bitcoin", symbol: "BTC", quotes: [] };
const ether = { id: 1027, name: "Ethereum", symbol: "ETH", quotes: [] };

describe("asMap", () => {
  test("a single record has the requested key, or its id", () => {
    expect(asMap(bitcoin)).toEqual({ 1: bitcoin });
    expect(asMap(bitcoin, "bitcoin")).toEqual({ bitcoin });
    expect(asMap(bitcoin, ["bitcoin"])).toEqual({ bitcoin });
    expect(asMap(bitcoin, [])).toEqual({ 1: bitcoin });
  });

  test("a map stays as it is, whatever its keys", () => {
    for (const map of [
      { 1: bitcoin, 1027: ether },
      { BAT: [bitcoin, ether] },
      { id: bitcoin, quotes: ether },
      {},
    ]) {
      expect(asMap(map, ["other"])).toBe(map);
    }
  });
});

describe("quoteOf", () => {
  const price = (currency: number) => ({ price: currency });

  test("a map's quote", () => {
    const coin = { quote: { USD: price(1), EUR: price(2) } };
    expect(quoteOf(coin, "EUR")).toEqual(price(2));
    expect(quoteOf(coin as { quote: Record<string, { price: number }> }, "GBP")).toBeUndefined();
  });

  test("a list's quote", () => {
    const coin = {
      quote: [
        { symbol: "USD", ...price(1) },
        { symbol: "EUR", ...price(2) },
      ],
    };
    expect(quoteOf(coin, "EUR")).toEqual({ symbol: "EUR", ...price(2) });
    expect(quoteOf(coin, "GBP")).toBeUndefined();
  });

  test.each(["constructor", "__proto__", "toString"])("%s is not a quote", (name) => {
    expect(quoteOf({ quote: {} as Record<string, object> }, name)).toBeUndefined();
  });
});
