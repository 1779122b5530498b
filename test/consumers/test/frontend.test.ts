// Tests of a frontend with the mock, as frontend developers write them.
import { createMarketData, type MarketDataError } from "@market-data/client";
import { createMockFetch } from "@market-data/mock/fetch";
import { createMswHandlers } from "@market-data/mock/msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

/** The text of the frontend: a coin with its price, or an error. */
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

  test("shows the price", async () => {
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
  ] as const)("shows %s as %s", async (scenario, error) => {
    mock.setScenario(scenario);
    expect(await showPrice(api)).toBe(`No price: ${error}`);
  });
});

describe("a list that changes during pagination", () => {
  const mock = createMockFetch({ baseUrl: BASE });
  const api = createMarketData({ baseUrl: BASE, apiKey: "any", fetch: mock });
  const { latest } = api.v3.cryptocurrency.listings;
  afterEach(() => mock.reset());

  /** Reads the ids of the first 40 coins in pages. The clock moves by a minute after each page. */
  async function read(limit: number): Promise<number[]> {
    const ids: number[] = [];
    for await (const page of latest.pages({ limit }, { maximum: 40 })) {
      ids.push(...page.map(({ id }) => id));
      mock.moveClock(60_000);
    }
    return ids;
  }

  test("is complete on one page; on two pages, a moved coin appears twice and one is missing", async () => {
    const whole = await read(40);
    mock.reset();
    const paged = await read(20);
    expect([new Set(whole).size, new Set(paged).size]).toEqual([40, 39]);
    expect(paged[20]).toBe(paged[19]);
    expect(whole.filter((id) => !paged.includes(id))).toEqual([whole[20]]);
  });
});

describe("with MSW", () => {
  const market = createMswHandlers({ baseUrl: BASE });
  const server = setupServer(...market.handlers);
  beforeAll(() => server.listen());
  afterEach(() => market.reset());
  afterAll(() => server.close());

  test("the client retries after a temporary error", async () => {
    const api = createMarketData({ baseUrl: BASE, apiKey: "any", retries: 1 });
    market.setScenario(["server-error"]);
    expect(await showPrice(api)).toMatch(/^Bitcoin \d/);
    market.expectRequests("cryptocurrencyQuotesLatestV3", { times: 2 });
  });
});
