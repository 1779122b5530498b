import { describe, expect, test } from "vitest";
import { type CacheOptions, cache } from "../src/cache.ts";
import { good, KEY, type Sent, stubbed } from "./support/stub.ts";

const midnight = Date.UTC(2026, 0, 15);
const minutes = (number: number) => number * 60_000;

/** Creates a client with a cache and a settable clock. */
function cached(answer: (number: number, sent: Sent) => Response, options: CacheOptions = {}) {
  const clock = { now: midnight };
  const { api, sent } = stubbed(answer, { use: [cache({ now: () => clock.now, ...options })] });
  return { api, sent, clock };
}

const numbered = (number: number) => good({}, [number]);
const withMaxAge = (seconds: number) => (number: number) =>
  good({ "Cache-Control": `private, max-age=${seconds}` }, [number]);

test("caches a response for the documented time at no cost", async () => {
  const { api, sent, clock } = cached(numbered);
  const first = await api.cryptocurrency.listings.new();
  clock.now += 59_999;
  const { data, headers, response } = await api.cryptocurrency.listings.new().withResponse();
  expect(data).toEqual(first);
  expect([headers.creditCount, response.headers.get("Age"), response.url]).toEqual([0, "59", sent[0]?.url]);
  expect(api.usage).toMatchObject({ last: 0, total: 2 });
  clock.now += 1;
  expect(await api.cryptocurrency.listings.new()).not.toEqual(first);
  expect(sent).toHaveLength(2);
});

test("the cache key includes parameters, headers and API key", async () => {
  const { api, sent } = cached(numbered);
  await api.cryptocurrency.map();
  await api.cryptocurrency.map({ limit: 1 });
  await api.cryptocurrency.map({}, { headers: { "X-Other": "1" } });
  await api.cryptocurrency.map({}, { headers: { "X-SVC_PRO_API_KEY": "another" } });
  expect(sent).toHaveLength(4);
  await api.cryptocurrency.map();
  expect(sent).toHaveLength(4);
});

test("the cache key includes credentials, and cache: no-store bypasses the cache", async () => {
  const { api, sent } = cached(numbered);
  await api.cryptocurrency.map();
  await api.cryptocurrency.map({}, { credentials: "include" });
  await api.cryptocurrency.map({}, { cache: "no-store" });
  expect(sent).toHaveLength(3);
  expect(await api.cryptocurrency.map()).toMatchObject({ data: [1] });
  expect(await api.cryptocurrency.map({}, { cache: "reload" })).toMatchObject({ data: [4] });
  expect(await api.cryptocurrency.map()).toMatchObject({ data: [4] });
  expect(await api.cryptocurrency.map({}, { credentials: "include" })).toMatchObject({ data: [2] });
});

test("a cache shared by two clients separates the responses of different keys", async () => {
  const shared = cache({ now: () => midnight });
  const one = stubbed(() => good({}, ["one"]), { use: [shared] });
  const other = stubbed(() => good({}, ["other"]), { use: [shared], apiKey: "another-secret-0123456789" });
  await one.api.cryptocurrency.map();
  expect(await other.api.cryptocurrency.map()).toMatchObject({ data: ["other"] });
});

test("revalidates an expired response by ETag and caches the response again after a 304", async () => {
  const answer = (number: number, { headers }: Sent) =>
    headers.get("If-None-Match") === '"a"'
      ? new Response(null, { status: 304, headers: { "X-SVC-Credit-Count": "0", ETag: '"a"' } })
      : good({ ETag: '"a"' }, [number]);
  const { api, sent, clock } = cached(answer);
  const first = await api.cryptocurrency.map();
  clock.now += 30_000;
  expect(await api.cryptocurrency.map()).toEqual(first);
  expect(sent.map(({ headers }) => headers.get("If-None-Match"))).toEqual([null, '"a"']);
  expect(api.usage).toMatchObject({ last: 0, total: 2 });
  clock.now += 29_999;
  await api.cryptocurrency.map();
  expect(sent).toHaveLength(2);
});

test("revalidates a response without a scheduled change on every request", async () => {
  const { api, sent } = cached((number) =>
    number === 1 ? good({ ETag: '"m"' }) : new Response(null, { status: 304 }),
  );
  await api.cryptocurrency.multiplier();
  await api.cryptocurrency.multiplier();
  expect(sent.map(({ headers }) => headers.get("If-None-Match"))).toEqual([null, '"m"']);
});

test.each([
  ["daily, before the earliest time of the record", {}, minutes(0), minutes(5)],
  ["daily, while the record may appear", {}, minutes(7), minutes(7)],
  ["daily, after the record has appeared: until the next record", {}, minutes(10), minutes(24 * 60 + 5)],
  ["hourly, before the record", { time_period: "hourly" as const }, minutes(4), minutes(5)],
  ["hourly, after the record", { time_period: "hourly" as const }, minutes(5), minutes(65)],
])("caches a response by its documented schedule: %s", async (_, parameters, from, until) => {
  const { api, sent, clock } = cached(withMaxAge(2 * 86_400));
  const ask = () => api.cryptocurrency.ohlcv.historical({ id: 1, ...parameters });
  clock.now = midnight + from;
  await ask();
  clock.now = midnight + until - 1;
  await ask();
  expect(sent).toHaveLength(until > from ? 1 : 2);
  clock.now = midnight + until;
  await ask();
  expect(sent).toHaveLength(until > from ? 2 : 3);
});

test.each([
  ["until the max-age of the service", withMaxAge(600), 600],
  ["not at all without max-age", numbered, 0],
] as const)("a response before its scheduled change is cached %s", async (_, answer, seconds) => {
  const { api, sent, clock } = cached(answer);
  const paths = [
    () => api.v1.cryptocurrency.ohlcv.historical({ id: 1 }),
    () => api.v2.cryptocurrency.ohlcv.historical({ id: 1 }),
    () => api.v4.dex.pairs.ohlcv.historical({ contract_address: ["0x1"], network_id: [1] }),
  ];
  for (const ask of paths) {
    sent.length = 0;
    clock.now = midnight + minutes(12 * 60);
    await ask();
    clock.now += seconds * 1000 - 1;
    await ask();
    expect(sent).toHaveLength(seconds === 0 ? 2 : 1);
    clock.now += 1;
    await ask();
    expect(sent).toHaveLength(seconds === 0 ? 3 : 2);
  }
});

test("no-store and a shorter max-age take precedence over the documented time", async () => {
  const stores = cached(() => good({ "Cache-Control": "no-store" }));
  await stores.api.cryptocurrency.map();
  await stores.api.cryptocurrency.map();
  expect(stores.sent).toHaveLength(2);
  const shorter = cached(() => good({ "Cache-Control": "private, max-age=10" }));
  await shorter.api.cryptocurrency.map();
  shorter.clock.now += 10_000;
  await shorter.api.cryptocurrency.map();
  expect(shorter.sent).toHaveLength(2);
});

test("errors are not cached", async () => {
  const { api, sent } = cached((number) => (number === 1 ? new Response("{}", { status: 400 }) : good()));
  await expect(api.cryptocurrency.map()).rejects.toMatchObject({ status: 400 });
  await api.cryptocurrency.map();
  expect(sent).toHaveLength(2);
});

describe("does not cache a body that the operation rejects", () => {
  test.each([
    ["an HTML page of a proxy", "<p>Log in</p>", "map"],
    ["truncated JSON", '{"data":[', "map"],
    ["null", "null", "map"],
    ["a list where an object is documented", "[]", "map"],
    ["an object where a list is documented", '{"data":[]}', "listings"],
  ] as const)("%s", async (_, body, operation) => {
    const isList = operation === "listings";
    const { api, sent } = cached((number) =>
      number === 1 ? new Response(body, { headers: { ETag: '"p"' } }) : isList ? Response.json([]) : good(),
    );
    const ask = isList ? () => api.cryptocurrency.listings.latest() : () => api.cryptocurrency.map();
    await expect(ask()).rejects.toThrow("not JSON of the documented form");
    await ask();
    await ask();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.headers.get("If-None-Match")).toBe(null);
  });

  test("does not cache an undocumented body of the path-level client", async () => {
    const { api, sent } = cached((number) => (number === 1 ? Response.json([]) : good()));
    await api.fetch.GET("/v1/cryptocurrency/map");
    await api.cryptocurrency.map();
    expect(sent).toHaveLength(2);
  });
});

test("a full cache evicts the least recently used response", async () => {
  const { api, sent } = cached(numbered, { maxEntries: 2 });
  for (const limit of [1, 2, 1, 3, 1]) await api.cryptocurrency.map({ limit });
  expect(sent).toHaveLength(3);
  await api.cryptocurrency.map({ limit: 2 });
  expect(sent).toHaveLength(4);
});

test("bounds the total size of the bodies", async () => {
  const { api, sent } = cached(() => good({}, ["x".repeat(60)]), { maxSize: 200 });
  for (const limit of [1, 2, 3, 1]) await api.cryptocurrency.map({ limit });
  expect(sent).toHaveLength(4);
  const tooLarge = cached(() => good({}, ["x".repeat(300)]), { maxSize: 200 });
  await tooLarge.api.cryptocurrency.map();
  await tooLarge.api.cryptocurrency.map();
  expect(tooLarge.sent).toHaveLength(2);
});

test("a cached response has no rate limits, and callers cannot change the cached entry", async () => {
  const { api } = cached(() => good({ RateLimit: '"minute";r=1;t=1' }, [{ id: 1 }]));
  const first = await api.cryptocurrency.map();
  first.data.length = 0;
  const { data, headers } = await api.cryptocurrency.map().withResponse();
  expect(data.data).toHaveLength(1);
  expect(headers.rateLimit).toEqual({});
});

test("caches requests of the path-level client and sends a caller's If-None-Match", async () => {
  const { api, sent } = cached(numbered);
  await api.fetch.GET("/v1/cryptocurrency/map");
  await api.cryptocurrency.map();
  expect(sent).toHaveLength(1);
  await api.fetch.GET("/v1/cryptocurrency/map", { headers: { "If-None-Match": '"x"' } });
  expect(sent[1]?.headers.get("If-None-Match")).toBe('"x"');
  expect(sent[1]?.headers.get("X-SVC_PRO_API_KEY")).toBe(KEY);
});
