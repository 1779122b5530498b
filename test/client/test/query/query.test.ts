import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import {
  createClient,
  createMarketData,
  cryptocurrencyMapV1,
  cryptocurrencyQuotesLatestV3,
  type MarketData,
} from "@market-data/client";
import { createQueries, type Queries } from "@market-data/client/query";
import { fakeApi } from "@market-data/client/testing";
import { type Mock, startMock } from "@market-data/mock";
import { dehydrate, hydrate, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

// A real QueryClient with the real mock.

let mock: Mock;
let api: MarketData;
let queries: Queries;
let cache: QueryClient;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  api = createMarketData({ baseUrl: mock.url, apiKey: "key-of-account-1", retries: 1, backOff: 0 });
  queries = createQueries(api, { scope: "account-1" });
});
afterAll(() => mock.close());
beforeEach(() => {
  mock.reset();
  cache = new QueryClient();
});

test("three spellings and an omitted option are one key and one request", async () => {
  const { latest } = api.cryptocurrency.quotes;
  const options = [
    queries.query(latest, { id: 1, convert: "EUR" }),
    queries.query(latest, { id: "1" as never, convert: ["EUR"] }),
    queries.query(latest, { convert: "EUR", id: [1], slug: undefined }),
    createQueries(api, { scope: "account-1" }).query(cryptocurrencyQuotesLatestV3, { id: 1, convert: "EUR" }),
  ];
  for (const each of options) {
    expect(await cache.fetchQuery(each)).toMatchObject([{ name: "Bitcoin", quote: [{ symbol: "EUR" }] }]);
  }
  expect(cache.getQueryCache().getAll()).toHaveLength(1);
  mock.expectRequests("cryptocurrencyQuotesLatestV3", { times: 1 });
});

test("TypeScript infers the data of fetchQuery and fetchInfiniteQuery", async () => {
  const [coin] = await cache.fetchQuery(
    queries.query(api.cryptocurrency.quotes.latest, { id: 1, convert: "EUR" }),
  );
  const symbol: "EUR" | undefined = coin?.quote[0]?.symbol;
  const history = await cache.fetchQuery(
    queries.query(api.cryptocurrency.ohlcv.historical, { id: 1, count: 1 }),
  );
  const close: number | undefined = history.data.quotes[0]?.quote.USD.close;
  const { pages } = await cache.fetchInfiniteQuery(queries.pages(api.cryptocurrency.map, { limit: 1 }));
  const id: number | undefined = pages[0]?.data[0]?.id;
  expect([symbol, typeof close, id]).toEqual(["EUR", "number", 1]);
});

test("versions, parameters and scopes are separate keys", () => {
  const { latest } = api.cryptocurrency.quotes;
  const keys = [
    queries.key(latest),
    queries.key(latest, { id: 1 }),
    queries.key(latest, { id: 2 }),
    queries.key(api.v2.cryptocurrency.quotes.latest, { id: 1 }),
    createQueries(api, { scope: "account-2" }).key(latest, { id: 1 }),
    queries.pages(api.cryptocurrency.map, { limit: 1 }).queryKey,
    queries.query(api.cryptocurrency.map, { limit: 1 }).queryKey,
  ];
  expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length);
});

test("a key invalidates the queries of an operation, or of one URL", async () => {
  const { map } = api.cryptocurrency;
  await cache.fetchQuery(queries.query(map, { limit: 1 }));
  await cache.fetchInfiniteQuery(queries.pages(map, { limit: 1 }));
  await cache.fetchQuery(queries.query(map, { limit: 2 }));
  const count = () => cache.getQueryCache().findAll({ predicate: (each) => each.state.isInvalidated }).length;
  await cache.invalidateQueries({ queryKey: queries.key(map, { limit: 1 }) });
  expect(count()).toBe(2);
  await cache.invalidateQueries({ queryKey: queries.key(map) });
  expect(count()).toBe(3);
});

describe("an infinite query", () => {
  test.each([1000, 7, 1])("reads a list to the end without a repetition in pages of %i", async (limit) => {
    const { data } = await api.exchange.map({ limit: 5000 });
    const total = Math.min(data.length, limit * 12);
    const options = queries.pages(api.exchange.map, { limit });
    const { pages } = await cache.fetchInfiniteQuery({ ...options, pages: limit === 1 ? total : Infinity });
    const ids = pages.flatMap((page) => page.data.map(({ id }) => id));
    expect(ids).toEqual(data.slice(0, limit === 1 ? total : Infinity).map(({ id }) => id));
  });

  test("starts at `start` and requests the maximum by default", async () => {
    await cache.fetchInfiniteQuery(queries.pages(api.cryptocurrency.map, { start: 3 }));
    mock.expectRequests("cryptocurrencyMapV1", { parameters: { start: 3, limit: 5000 }, times: 1 });
  });

  test("ends by `has_more` if the contract has this field", async () => {
    const whole = await api.cryptocurrency.multiplier({ limit: 2000 });
    const options = queries.pages(api.cryptocurrency.multiplier, { limit: 2 });
    const { pages } = await cache.fetchInfiniteQuery({ ...options, pages: Infinity });
    expect(pages.at(-1)?.data.has_more).toBe(false);
    expect(pages.map(({ data }) => data.has_more).indexOf(false)).toBe(pages.length - 1);
    expect(whole.data.has_more).toBe(false);
  });

  test("ends in an error for a page without a list", async () => {
    const fake = fakeApi({ cryptocurrencyMapV1: () => ({ wrong: 1 }) as never });
    const options = createQueries(fake, { scope: "a" }).pages(fake.cryptocurrency.map, { limit: 2 });
    await expect(cache.fetchInfiniteQuery(options)).rejects.toThrow("The response has no list of items");
  });
});

test("an unused query ends the connection", async () => {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createClient({ baseUrl });
  const options = createQueries(client, { scope: "a" }).query(cryptocurrencyMapV1);
  const unsubscribe = new QueryObserver(cache, options).subscribe(() => {});
  const [, response] = await once(server, "request");
  const closed = once(response, "close");
  unsubscribe();
  await closed;
  server.close();
});

test("a second client with the dehydrated data sends nothing", async () => {
  const load = async (client: QueryClient) => [
    await client.fetchQuery(queries.query(api.fiat.map)),
    await client.fetchQuery(queries.query(api.cryptocurrency.ohlcv.historical, { id: 1 })),
    await client.fetchInfiniteQuery(queries.pages(api.cryptocurrency.map, { limit: 10 })),
  ];
  const loaded = await load(cache);
  const second = new QueryClient();
  hydrate(second, JSON.parse(JSON.stringify(dehydrate(cache))));
  mock.reset();
  expect(await load(second)).toEqual(loaded);
  expect(mock.requests).toEqual([]);
});

test("only the client retries", async () => {
  mock.setScenario("server-error");
  await expect(cache.fetchQuery(queries.query(api.fiat.map))).rejects.toMatchObject({ name: "ServerError" });
  mock.expectRequests("fiatMapV1", { times: 2 });
});

describe("a query waits for a required parameter", () => {
  test.each([
    ["present", () => queries.query(api.cryptocurrency.quotes.latest, { id: 1 }), true],
    [
      "undefined among a choice",
      () => queries.query(api.cryptocurrency.quotes.latest, { id: undefined }),
      false,
    ],
    ["undefined", () => queries.query(api.cryptocurrency.airdrop, { id: undefined }), false],
    [
      "undefined in the path",
      () => queries.query(api.partners.fcas.quotes.latest, { partner: undefined, id: 1 }),
      false,
    ],
    ["optional and undefined", () => queries.query(api.cryptocurrency.map, { symbol: undefined }), true],
    ["forgotten, which is an error", () => queries.query(api.cryptocurrency.quotes.latest, {}), true],
  ] as const)("%s", (_, create, enabled) => {
    expect(create().enabled).toBe(enabled);
  });
});

test.each([
  [
    "two of an exclusive choice",
    () => queries.query(api.cryptocurrency.quotes.latest, { id: 1, slug: "bitcoin" }),
  ],
  ["no parameter", () => queries.query(api.cryptocurrency.quotes.latest)],
  ["an invalid value", () => queries.query(api.cryptocurrency.map, { limit: Number.NaN })],
  ["an unknown name", () => queries.query(api.cryptocurrency.map, { limits: 1 } as never)],
])("rejected parameters end in the error of the query: %s", async (_, create) => {
  const observer = new QueryObserver(cache, create() as ReturnType<typeof queries.query>);
  const ended = new Promise<unknown>((resolve) => observer.subscribe(({ error }) => error && resolve(error)));
  expect(await ended).toBeInstanceOf(TypeError);
  expect(mock.requests).toEqual([]);
});

describe("throws a TypeError for", () => {
  test.each([
    [
      "a function without a path",
      () => queries.query(Object.assign(() => 1, { path: undefined }) as never),
      /"[^"]*" is not an operation/,
    ],
    [
      "a function of the caller, by name",
      () => queries.key(function getPrice() {} as never),
      '"getPrice" is not an operation of this client',
    ],
    [
      "the pages of a method",
      () => queries.query(api.cryptocurrency.map.items as never),
      '"bound items" is not',
    ],
    [
      "a method of a different client",
      () => queries.query(fakeApi().cryptocurrency.map),
      '"/v1/cryptocurrency/map" is not an operation of this client',
    ],
    [
      "pages of an operation without pages",
      () => queries.pages(api.key.info as never),
      '"/v1/key/info" has no pages',
    ],
  ] as const)("%s", (_, call, message) => {
    expect(call).toThrow(TypeError);
    expect(call).toThrow(message);
  });

  test.each(["key-of-account-1", "account key-of-account-1", ""])("the scope %o", (scope) => {
    const create = () => createQueries(api, { scope });
    expect(create).toThrow('"scope" must be a text without the API key');
    expect(create).not.toThrow("key-of");
  });
});

test("neither queries nor methods show the key", () => {
  const shown = [queries, queries.query(api.cryptocurrency.map), api.cryptocurrency, api.cryptocurrency.map];
  expect(inspect(shown, { depth: 9, showHidden: true })).not.toContain("key-of-account-1");
});

test("a short key is rejected as a scope, but may be part of a scope", () => {
  const client = createClient({ baseUrl: mock.url, apiKey: "any" });
  expect(() => createQueries(client, { scope: "any" })).toThrow(TypeError);
  expect(createQueries(client, { scope: "anyone" }).key(cryptocurrencyMapV1)[0]).toBe("anyone");
});
