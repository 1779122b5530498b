import { createMarketData } from "@market-data/client";
import { operations, streams } from "@market-data/openapi";
import { describe, expect, test } from "vitest";
import { startMock } from "../src/index.ts";
import { exampleCalls, getData } from "./support/examples.ts";
import { KEY, TestMock } from "./support/mock.ts";

const mock = new TestMock();
const LISTINGS = "/v1/cryptocurrency/listings/latest";
const QUOTES = "/v2/cryptocurrency/quotes/latest";

test.each(exampleCalls)(
  "$id returns a valid response of the documented shape to its example $example",
  async ({ address, value }) => {
    const { status, headers, body } = await mock.get(address);
    expect({ status, data: getData(body), violations: headers.get("sl-violations") }).toEqual({
      status: 200,
      data: getData(value),
      violations: null,
    });
    expect(mock.lines).toEqual([]);
  },
);

describe("responses depend on the request", () => {
  test("id and convert select coins and currency", async () => {
    const { body } = await mock.get(`${QUOTES}?id=1,1027&convert=EUR`);
    expect(Object.keys(body.data)).toEqual(["1", "1027"]);
    expect(Object.keys(body.data["1"].quote)).toEqual(["EUR"]);
  });

  test("limit and start select a page of the list", async () => {
    const all = await mock.get(`${LISTINGS}?limit=5`);
    const page = await mock.get(`${LISTINGS}?limit=2&start=3`);
    expect(page.body.data).toEqual(all.body.data.slice(2, 4));
  });

  test("sort and sort_dir order the list", async () => {
    const { body } = await mock.get(`${LISTINGS}?sort=price&sort_dir=asc&limit=50`);
    const prices = body.data.map((coin: { quote: { USD: { price: number } } }) => coin.quote.USD.price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  test("aux adds only the named fields", async () => {
    const { body } = await mock.get(`${LISTINGS}?limit=1&aux=volume_7d`);
    expect(body.data[0].quote.USD).toHaveProperty("volume_7d");
    expect(body.data[0]).not.toHaveProperty("tags");
  });

  test("skip_invalid omits unknown ids", async () => {
    const { body } = await mock.get(`${QUOTES}?id=1,999999&skip_invalid=true`);
    expect(Object.keys(body.data)).toEqual(["1"]);
  });

  test("without skip_invalid, an unknown id is a 400 that names the id", async () => {
    const { status, body } = await mock.get(`${QUOTES}?id=1,999999&skip_invalid=false`);
    expect([status, body.status.error_message]).toEqual([400, 'Invalid value for "id": "999999".']);
  });

  test("the client can read the responses", async () => {
    const api = createMarketData({ baseUrl: mock.mock.url, apiKey: "<API_KEY>" });
    const [bitcoin] = await api.cryptocurrency.quotes.latest({ id: 1 });
    expect(bitcoin).toMatchObject({ id: 1, symbol: "BTC" });
  });
});

describe("the headers of a success", () => {
  test("contain the credits of the status", async () => {
    const { headers, body } = await mock.get(`${LISTINGS}?limit=201&convert=USD,EUR`);
    expect([headers.get("X-SVC-Credit-Count"), body.status.credit_count]).toEqual(["3", 3]);
  });

  test("contain the credits of bare arrays", async () => {
    const { headers } = await mock.get("/v3/cryptocurrency/listings/latest?limit=100");
    expect(headers.get("X-SVC-Credit-Count")).toBe("1");
  });

  test("contain the remaining limits", async () => {
    const { headers } = await mock.get(`${LISTINGS}?limit=1`);
    expect(headers.get("RateLimit")).toBe(
      '"minute";r=599;t=60, "day";r=1499999;t=43200, "month";r=29999999;t=1425600',
    );
    expect(headers.get("RateLimit-Policy")).toMatch(/^"minute";q=600;w=60, "day"/);
  });

  test("contain the limit of the IP address for operations without a key", async () => {
    const { headers } = await mock.send("GET", "/v1/cryptocurrency/map?limit=1");
    expect(headers.get("RateLimit")).toMatch(/^"address";r=\d+;t=60$/);
  });

  test("repeat the request id of the caller", async () => {
    const { headers } = await mock.get(`${LISTINGS}?limit=1`, { "X-Request-Id": "mine-1" });
    expect(headers.get("X-Request-Id")).toBe("mine-1");
  });

  test("contain a new request id by default", async () => {
    const { headers } = await mock.get(`${LISTINGS}?limit=1`, { "X-Request-Id": "not one word" });
    expect(headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("link to the replacement of a deprecated operation", async () => {
    const { headers } = await mock.get("/v1/cryptocurrency/quotes/latest?id=1");
    expect([headers.get("Deprecation"), headers.get("Link")]).toEqual([
      "@1795219200",
      '</v3/cryptocurrency/quotes/latest>; rel="successor-version"',
    ]);
  });

  test("contain no deprecation for a current operation", async () => {
    const { headers } = await mock.get(`${LISTINGS}?limit=1`);
    expect([headers.get("Deprecation"), headers.get("Link")]).toEqual([null, null]);
  });

  test("contain the cache time", async () => {
    await using caching = await startMock({ port: 0, caching: true });
    const { headers } = await fetch(`${caching.url}${LISTINGS}?limit=1`, { headers: KEY });
    expect(headers.get("Cache-Control")).toBe("private, max-age=60");
  });
});

describe("a response to a request with If-None-Match", () => {
  test("is a 304", async () => {
    const tag = (await mock.get(`${LISTINGS}?limit=1`)).headers.get("ETag") as string;
    const { status, headers, body } = await mock.get(`${LISTINGS}?limit=1`, {
      "If-None-Match": `"x", ${tag}`,
    });
    expect([status, headers.get("X-SVC-Credit-Count"), headers.get("ETag"), body]).toEqual([
      304,
      "0",
      tag,
      undefined,
    ]);
    expect(headers.get("sl-violations")).toBeNull();
  });

  test("is sent if it has changed", async () => {
    const { status } = await mock.get(`${LISTINGS}?limit=1`, { "If-None-Match": '"x"' });
    expect(status).toBe(200);
  });
});

test("HEAD returns the headers of GET without the body", async () => {
  const { status, headers, body } = await mock.send("HEAD", "/v1/cryptocurrency/map?limit=1");
  expect([status, Number(headers.get("Content-Length")) > 100, body]).toEqual([200, true, undefined]);
});

test("serves the contract", async () => {
  const { headers, body } = await mock.send("GET", "/openapi.json");
  expect(headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(Object.keys(body.paths)).toHaveLength(Object.keys({ ...operations, ...streams }).length);
});

describe("the clock", () => {
  const timestamp = async () => (await mock.get(`${LISTINGS}?limit=1`)).body.status.timestamp;

  test("is fixed at the time of the contract's examples", async () => {
    expect(await timestamp()).toBe("2026-01-15T12:00:00.000Z");
  });

  test("can be set, and changes the market", async () => {
    mock.mock.setClock(new Date("2026-02-01T00:00:30Z"));
    const { body } = await mock.get(`${LISTINGS}?limit=1`);
    expect([body.status.timestamp, body.data[0].last_updated]).toEqual([
      "2026-02-01T00:00:30.000Z",
      "2026-01-31T23:59:00.000Z",
    ]);
  });

  test("can run", async () => {
    let now = Date.parse("2026-03-01T00:00:00Z");
    mock.mock.setClock(() => now);
    const before = await mock.get(`${LISTINGS}?limit=1`);
    now += 3_600_000;
    const after = await mock.get(`${LISTINGS}?limit=1`);
    expect(after.body.data[0].quote).not.toEqual(before.body.data[0].quote);
    expect(after.body.status.timestamp).toBe("2026-03-01T01:00:00.000Z");
  });

  test("is restored by a reset", async () => {
    mock.mock.setClock(0);
    mock.mock.reset();
    expect(await timestamp()).toBe("2026-01-15T12:00:00.000Z");
  });

  test("rejects an invalid time", () => {
    expect(() => mock.mock.setClock(Number.NaN)).toThrow(RangeError);
    expect(() => mock.mock.setClock("2026-02-01" as never)).toThrow(/^Invalid clock "2026-02-01".*Date/);
  });
});
