import { describe, expect, test } from "vitest";
import { type ScenarioName, scenarioNames } from "../src/index.ts";
import { exampleCalls, getData } from "./support/examples.ts";
import { TestMock } from "./support/mock.ts";

const mock = new TestMock({ slowDelay: 300 });
const LISTINGS = "/v1/cryptocurrency/listings/latest";
const prefer = (scenario: string) => ({ Prefer: `scenario=${scenario}` });

describe("a reached limit", () => {
  test.each([
    ["minute-limit", 1008, 60, /"minute";r=0;t=60, "day";r=1500000/],
    ["day-limit", 1009, 43_200, /"minute";r=599;t=60, "day";r=0;t=43200/],
    ["month-limit", 1010, 1_425_600, /"month";r=0;t=1425600$/],
  ])("%s is a 429 with Retry-After", async (scenario, code, wait, left) => {
    const { status, headers, body } = await mock.get(LISTINGS, prefer(scenario));
    expect([status, body.status.error_code, headers.get("Retry-After")]).toEqual([429, code, String(wait)]);
    expect(headers.get("RateLimit")).toMatch(left);
    expect([headers.get("sl-violations"), headers.get("Cache-Control")]).toEqual([null, "no-store"]);
  });
});

test("server-error is a 500", async () => {
  const { status, headers, body } = await mock.get(LISTINGS, prefer("server-error"));
  expect([status, body.status.error_code, headers.get("sl-violations")]).toEqual([500, 500, null]);
});

test("slow delays the response", async () => {
  const begun = performance.now();
  const { status } = await mock.get(`${LISTINGS}?limit=1`, prefer("slow"));
  expect([status, performance.now() - begun >= 295]).toEqual([200, true]);
});

test("stalled starts its body and never ends it", async () => {
  const controller = new AbortController();
  const response = await fetch(`${mock.mock.url}/v1/cryptocurrency/map?limit=1`, {
    headers: prefer("stalled"),
    signal: controller.signal,
  });
  expect(response.status).toBe(200);
  setTimeout(() => controller.abort(), 400);
  await expect(response.text()).rejects.toThrow(/abort/i);
});

test("truncated closes the connection halfway through the body", async () => {
  const response = await fetch(`${mock.mock.url}/v1/cryptocurrency/map?limit=1`, {
    headers: prefer("truncated"),
  });
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow(/terminated/);
});

test("malformed is a 200 with truncated JSON", async () => {
  const response = await fetch(`${mock.mock.url}/v1/cryptocurrency/map?limit=1`, {
    headers: prefer("malformed"),
  });
  expect(response.status).toBe(200);
  await expect(response.json()).rejects.toThrow(SyntaxError);
});

test("connection-reset resets the connection without a response", async () => {
  const call = fetch(`${mock.mock.url}/v1/cryptocurrency/map?limit=1`, {
    headers: prefer("connection-reset"),
  });
  await expect(call).rejects.toMatchObject({ cause: { code: "ECONNRESET" } });
});

test("empty has no rows and the credits of no rows", async () => {
  const { headers, body } = await mock.get(LISTINGS, prefer("empty"));
  expect([body.data, body.status.credit_count, headers.get("X-SVC-Credit-Count")]).toEqual([[], 0, "0"]);
});

test.each([
  ["a map", "/v2/cryptocurrency/quotes/latest?id=1,1027", {}],
  ["a bare array", "/v3/cryptocurrency/quotes/latest?id=1", []],
  [
    "a single record",
    "/v2/cryptocurrency/ohlcv/historical?id=1",
    { id: 1, name: "Bitcoin", symbol: "BTC", quotes: [] },
  ],
  ["a page", "/v1/cryptocurrency/multiplier", { total_size: 0, has_more: false, items: [] }],
])("empty removes all rows of %s", async (_, address, data) => {
  expect(getData((await mock.get(address, prefer("empty"))).body)).toEqual(data);
});

test("nulls sets exactly the nullable fields to null", async () => {
  const { body } = await mock.get(`${LISTINGS}?limit=1`, prefer("nulls"));
  const [coin] = body.data;
  expect([coin.max_supply, coin.platform, coin.quote.USD.market_cap, body.status.error_message]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect([coin.id, coin.name, typeof coin.quote.USD.price]).toEqual([1, "Bitcoin", "number"]);
});

test("long-names extends names and symbols, and keeps slugs and currencies", async () => {
  const { body } = await mock.get("/v3/cryptocurrency/listings/latest?limit=2", prefer("long-names"));
  expect(body[0].name).toMatch(/^Bitcoin \S{50}/);
  expect([[...body[0].name].length, body[0].symbol.length]).toEqual([300, 40]);
  expect([body[0].slug, body[0].quote[0].symbol]).toEqual(["bitcoin", "USD"]);
});

test("extreme-numbers contains very large, very small and negative numbers", async () => {
  const { body } = await mock.get(`${LISTINGS}?limit=3`, prefer("extreme-numbers"));
  const metrics = body.data.flatMap(({ quote }: { quote: { USD: object } }) => Object.values(quote.USD));
  expect(metrics).toEqual(expect.arrayContaining([123_456_789_012_345_680_000, 1.234e-12, 0]));
  expect(Math.min(...metrics.filter((value: unknown) => typeof value === "number"))).toBeLessThan(
    -900_000_000,
  );
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([1, 1027, 825]);
});

/** The scenarios with a complete and immediate body. */
const WHOLE = scenarioNames.filter(
  (name) => !["stalled", "slow", "truncated", "malformed", "connection-reset"].includes(name),
);

describe.each(WHOLE)("%s", (scenario) => {
  test.each(exampleCalls)("of $id, $example, satisfies the contract", async ({ address }) => {
    const { headers } = await mock.get(address, prefer(scenario));
    expect(headers.get("sl-violations")).toBeNull();
  });
});

describe("an unknown scenario", () => {
  const message =
    'Invalid value for "scenario": "rain". It must be one of "minute-limit", "day-limit", "month-limit", ' +
    '"server-error", "slow", "stalled", "truncated", "malformed", "connection-reset", "stream-stall", "stream-drop", "empty", "nulls", ' +
    '"long-names", "extreme-numbers", "none".';

  test("is a 400 that names the known scenarios, and the mock stays available", async () => {
    const { status, body } = await mock.get(LISTINGS, prefer("rain"));
    expect([status, body.status.error_message]).toEqual([400, message]);
    expect((await mock.get(`${LISTINGS}?limit=1`)).status).toBe(200);
  });

  test("cannot be set", () => {
    expect(() => mock.mock.setScenario("rain" as ScenarioName)).toThrow(/Unknown scenario "rain".*"nulls"/);
  });
});

describe("a scenario of the whole mock", () => {
  test("applies to every request until the next setting", async () => {
    mock.mock.setScenario("server-error");
    expect((await mock.get(LISTINGS)).status).toBe(500);
    mock.mock.setScenario(undefined);
    expect((await mock.get(LISTINGS)).status).toBe(200);
  });

  test("may be a list with one scenario per request, followed by normal responses", async () => {
    mock.mock.setScenario(["server-error", "none", "minute-limit"]);
    const statuses: number[] = [];
    for (let call = 0; call < 5; call++) statuses.push((await mock.get(`${LISTINGS}?limit=1`)).status);
    expect(statuses).toEqual([500, 200, 429, 200, 200]);
  });

  test("does not apply to a request with scenario=none", async () => {
    mock.mock.setScenario("server-error");
    expect((await mock.get(LISTINGS, prefer("none"))).status).toBe(200);
  });

  test("is overridden by a preference of the request", async () => {
    mock.mock.setScenario("server-error");
    expect((await mock.get(LISTINGS, prefer("minute-limit"))).status).toBe(429);
    expect((await mock.get(`${LISTINGS}?__scenario=empty`)).body.data).toEqual([]);
  });

  test("ends with a reset", async () => {
    mock.mock.setScenario("server-error");
    mock.mock.reset();
    expect((await mock.get(LISTINGS)).status).toBe(200);
  });

  test("prevents caching", async () => {
    mock.mock.setScenario("nulls");
    expect((await mock.get(LISTINGS)).headers.get("Cache-Control")).toBe("no-store");
  });
});
