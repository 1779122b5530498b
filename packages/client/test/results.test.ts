import { describe, expect, test } from "vitest";
import { asMap, getQuote } from "../src/index.ts";

const bitcoin = { id: 1, name: "Bitcoin", symbol: "BTC", quotes: [] };
const ether = { id: 1027, name: "Ethereum", symbol: "ETH", quotes: [] };

describe("asMap", () => {
  test("converts a single record to a map by the requested key or by id", () => {
    expect(asMap(bitcoin)).toEqual({ 1: bitcoin });
    expect(asMap(bitcoin, "bitcoin")).toEqual({ bitcoin });
    expect(asMap(bitcoin, ["bitcoin"])).toEqual({ bitcoin });
    expect(asMap(bitcoin, [])).toEqual({ 1: bitcoin });
  });

  test("returns a map unchanged", () => {
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

describe("getQuote", () => {
  const price = (currency: number) => ({ price: currency });

  test("finds a quote in a map", () => {
    const coin = { quote: { USD: price(1), EUR: price(2) } };
    expect(getQuote(coin, "EUR")).toEqual(price(2));
    expect(getQuote(coin as { quote: Record<string, { price: number }> }, "GBP")).toBeUndefined();
  });

  test("finds a quote in a list", () => {
    const coin = {
      quote: [
        { symbol: "USD", ...price(1) },
        { symbol: "EUR", ...price(2) },
      ],
    };
    expect(getQuote(coin, "EUR")).toEqual({ symbol: "EUR", ...price(2) });
    expect(getQuote(coin, "GBP")).toBeUndefined();
  });

  test.each(["constructor", "__proto__", "toString"])("does not return %s as a quote", (name) => {
    expect(getQuote({ quote: {} as Record<string, object> }, name)).toBeUndefined();
  });
});
