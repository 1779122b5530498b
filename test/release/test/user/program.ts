// A program of a user of the installed packages: node program.ts URL KEY
import { createMarketData, getQuote } from "@market-data/client";
import { marketOperations } from "@market-data/market";
import { startMock } from "@market-data/mock";
import { createMockFetch } from "@market-data/mock/fetch";
import { operations, parseQuery } from "@market-data/openapi";
import { sampleStore } from "@market-data/sample";
import { startServer } from "@market-data/service";
import type { CryptoQuoteV3 } from "@market-data/types";

const NOON = Date.UTC(2026, 0, 15, 12);

/** Returns the price of Bitcoin in euros from a server. */
async function priceAt(baseUrl: string, apiKey: string, fetch?: typeof globalThis.fetch): Promise<number> {
  const api = createMarketData({ baseUrl, apiKey, ...(fetch && { fetch }) });
  const coins = await api.cryptocurrency.quotes.latest({ id: [1], convert: "EUR" });
  const [bitcoin] = coins;
  if (bitcoin === undefined) throw new Error("There is no Bitcoin.");
  return getQuote(bitcoin, "EUR").price;
}

/** Returns the price that a user's test sets, without a network. */
async function priceInTest(): Promise<number> {
  const mock = createMockFetch();
  mock.override("cryptocurrencyQuotesLatestV3", (coins) =>
    coins.map((coin) => ({ ...coin, quote: coin.quote.map((quote) => ({ ...quote, price: 1.5 })) })),
  );
  const price = await priceAt("https://api.example.com", "any", mock);
  mock.expectRequests("cryptocurrencyQuotesLatestV3", { times: 1 });
  return price;
}

/** Returns the same price from the market at the fixed time of the mock. */
async function priceHere(): Promise<number | undefined> {
  const query = parseQuery("cryptocurrencyQuotesLatestV3", "id=1&convert=EUR");
  if (!query.ok) throw new Error(query.errors[0].message);
  const context = { store: sampleStore({ now: NOON }), now: NOON };
  const { data } = await marketOperations.cryptocurrencyQuotesLatestV3.handle(query.parameters, context);
  const coins: readonly CryptoQuoteV3[] = data;
  return coins[0]?.quote[0]?.price;
}

// @ts-expect-error: the installed types reject wrong input.
export const wrong: string = Object.keys(operations).length;
export const programs = { startMock, startServer };

const [baseUrl = "", apiKey = ""] = process.argv.slice(2);
const there = await priceAt(baseUrl, apiKey);
console.log(JSON.stringify({ there, here: await priceHere(), inTest: await priceInTest() }));
