// The tests of a frontend, as its developers write them with the mock.
import { createMarketData, type MarketDataError } from "@market-data/client";
import { createMockFetch } from "@market-data/mock/fetch";
import { createMswHandlers } from "@market-data/mock/msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

/** What the frontend shows: a coin and its price, or why there is none. */
async function showPrice(api: ReturnType<typeof createMarketData>): Promise<string> {
  try {
    const [bitcoin] = await api.cryptocurrency.quotes.latest({ id: 1 });
    return `${bitcoin?.name} ${bitcoin?.quote[0]?.price.toFixed(2)}`;
  } catch (error) {
    return `No price: ${(error as MarketDataError).name}`;
  }
}

const BASE = "https://api.example.com";

describe("with createMockFetch", () => {
  const mock = createMockFetch({ baseUrl: BASE });
  const api = createMarketData({ baseUrl: BASE, apiKey: "any", fetch: mock, retries: 0 });
  beforeEach(() => mock.reset());

  test("the price is shown", async () => {
    mock.override("cryptocurrencyQuotesLatestV3", ([bitcoin]) =>
      bitcoin ? [{ ...bitcoin, quote: bitcoin.quote.map((quote) => ({ ...quote, price: 1.5 })) }] : [],
    );
    expect(await showPrice(api)).toBe("Bitcoin 1.50");
    mock.expectRequests("cryptocurrencyQuotesLatestV3", { parameters: { id: 1 }, times: 1 });
  });

  test.each([
    ["minute-limit", "RateLimitError"],
    ["malformed", "UnreadableBodyError"],
    ["connection-reset", "ConnectionError"],
  ] as const)("%s is shown as %s", async (scenario, error) => {
    mock.setScenario(scenario);
    expect(await showPrice(api)).toBe(`No price: ${error}`);
  });
});

describe("with MSW", () => {
  const market = createMswHandlers({ baseUrl: BASE });
  const server = setupServer(...market.handlers);
  beforeAll(() => server.listen());
  afterEach(() => market.reset());
  afterAll(() => server.close());

  test("the client's retries pass over an error that goes by", async () => {
    const api = createMarketData({ baseUrl: BASE, apiKey: "any", retries: 1 });
    market.setScenario(["server-error"]);
    expect(await showPrice(api)).toMatch(/^Bitcoin \d/);
    market.expectRequests("cryptocurrencyQuotesLatestV3", { times: 2 });
  });
});
