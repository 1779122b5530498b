import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createMarketData } from "@market-data/client";
import { marketOperations } from "@market-data/market";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createMockFetch, startMock } from "../src/index.ts";
import type { MswHandlers } from "../src/msw.ts";
import { exampleCalls, getData } from "./support/examples.ts";
import { KEY, TestMock } from "./support/mock.ts";

const BASE = "https://api.example.com/market";
const QUOTES = "/v3/cryptocurrency/quotes/latest?id=1";
const server = new TestMock();

/** A signal like the signals of abort-controller 3. */
function createForeignSignal(): { signal: AbortSignal; abort: () => void } {
  const signal = Object.assign(new EventTarget(), { aborted: false });
  const abort = () => {
    signal.aborted = true;
    signal.dispatchEvent(new Event("abort"));
  };
  return { signal: signal as unknown as AbortSignal, abort };
}
const fetchMock = createMockFetch();
beforeEach(() => fetchMock.reset());

test.each(exampleCalls)(
  "in process, $id returns the same response to its example $example as the server",
  async ({ address }) => {
    const [here, there] = await Promise.all([fetchMock(address, { headers: KEY }), server.get(address)]);
    expect({ status: here.status, body: await here.json() }).toEqual({
      status: there.status,
      body: there.body,
    });
    const ignored = [
      "x-request-id",
      "content-length",
      "content-encoding",
      "connection",
      "keep-alive",
      "date",
    ];
    const headers = (all: Headers) => [...all].filter(([name]) => !ignored.includes(name));
    expect(headers(here.headers)).toEqual(headers(there.headers));
  },
);

test("the client accepts createMockFetch as fetch", async () => {
  const api = createMarketData({ baseUrl: BASE, apiKey: "any", fetch: createMockFetch({ baseUrl: BASE }) });
  expect(await api.cryptocurrency.quotes.latest({ id: 1 })).toMatchObject([{ symbol: "BTC" }]);
});

describe("a fetch", () => {
  test.each(["/api/v3", "/api/v3/", `${BASE}/api/v3`])(
    "serves the paths below its base URL %s",
    async (baseUrl) => {
      const mock = createMockFetch({ baseUrl });
      const [path] = QUOTES.split("?");
      const response = await mock(`${baseUrl.replace(/\/$/, "")}${QUOTES}`, { headers: KEY });
      expect(await response.json()).toMatchObject([{ symbol: "BTC" }]);
      expect(mock.requests).toMatchObject([{ path }]);
      await expect(mock(QUOTES, { headers: KEY })).rejects.toThrow(TypeError);
    },
  );

  test("resolves its base URL against the page", async () => {
    vi.stubGlobal("location", { origin: "https://shop.example" });
    try {
      const mock = createMockFetch({ baseUrl: "/api" });
      for (const start of ["", "https://shop.example"]) {
        expect((await mock(`${start}/api${QUOTES}`, { headers: KEY })).status).toBe(200);
      }
      await expect(mock(`https://elsewhere.example/api${QUOTES}`)).rejects.toThrow(TypeError);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test("works in a page without crypto.randomUUID, such as a page on http://", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    try {
      const ids = [await fetchMock(QUOTES), await fetchMock(QUOTES)].map(({ headers }) =>
        headers.get("x-request-id"),
      );
      expect(ids[0]).toMatch(/^[\w-]{8,64}$/);
      expect(ids[1]).not.toBe(ids[0]);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test("ends after an abort, even if Node has garbage-collected the signal of the request", async () => {
    const controller = new AbortController();
    const response = await fetchMock(QUOTES, {
      headers: { ...KEY, Prefer: "scenario=stalled" },
      signal: controller.signal,
    });
    setFlagsFromString("--expose-gc");
    // Objects may live until the end of the turn and are collected afterwards.
    await new Promise((resolve) => setTimeout(resolve));
    runInNewContext("gc")();
    await new Promise((resolve) => setTimeout(resolve));
    controller.abort();
    await expect(response.text()).rejects.toThrow(/abort/i);
  });

  test("accepts signals of another realm without a reason", async () => {
    const { signal, abort } = createForeignSignal();
    const slow = fetchMock(QUOTES, { headers: { ...KEY, Prefer: "scenario=slow" }, signal });
    abort();
    await expect(slow).rejects.toMatchObject({ name: "AbortError" });
    await expect(fetchMock(QUOTES, { headers: KEY, signal })).rejects.toMatchObject({ name: "AbortError" });
    const stalled = createForeignSignal();
    const response = await fetchMock(QUOTES, {
      headers: { ...KEY, Prefer: "scenario=stalled" },
      signal: stalled.signal,
    });
    stalled.abort();
    await expect(response.text()).rejects.toMatchObject({ name: "AbortError" });
  });

  test("without Response throws an error that names the Jest environment with Response", () => {
    vi.stubGlobal("Response", undefined);
    try {
      // Removes the global, because an undefined global would still exist.
      Reflect.deleteProperty(globalThis, "Response");
      expect(() => createMockFetch()).toThrow(/^The mock needs Response, .*"jest-fixed-jsdom"/);
    } finally {
      vi.unstubAllGlobals();
    }
    expect(new Response()).toBeInstanceOf(Response);
  });

  test("of a URL outside the base URL fails like a network error", async () => {
    const call = createMockFetch({ baseUrl: BASE })("https://elsewhere.example/v1");
    await expect(call).rejects.toThrow(TypeError);
  });

  test("ends after an abort, even during a stalled body", async () => {
    const controller = new AbortController();
    const response = await fetchMock(QUOTES, {
      headers: { ...KEY, Prefer: "scenario=stalled" },
      signal: controller.signal,
    });
    setTimeout(() => controller.abort(), 50);
    await expect(response.text()).rejects.toThrow(/abort/i);
    const slow = fetchMock(QUOTES, {
      headers: { ...KEY, Prefer: "scenario=slow" },
      signal: AbortSignal.timeout(20),
    });
    await expect(slow).rejects.toThrow(/timeout/i);
  });

  test.each([
    ["truncated", /terminated/],
    ["malformed", SyntaxError],
  ])("applies %s to its body", async (scenario, error) => {
    const response = await fetchMock(QUOTES, { headers: { ...KEY, Prefer: `scenario=${scenario}` } });
    await expect(response.json()).rejects.toThrow(error);
  });

  test("applies connection-reset as a network error", async () => {
    const call = fetchMock(QUOTES, { headers: { ...KEY, Prefer: "scenario=connection-reset" } });
    await expect(call).rejects.toMatchObject({ cause: { code: "ECONNRESET" } });
    await expect(call).rejects.toHaveProperty("cause.message", "read ECONNRESET");
  });

  test("returns no body for HEAD", async () => {
    const response = await fetchMock("/v1/cryptocurrency/map?limit=1", { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });

  test("with an unknown scenario throws", () => {
    expect(() => createMockFetch({ scenario: "rain" as "slow" })).toThrow(/^Unknown scenario "rain"/);
  });
});

describe("an override", () => {
  const get = async (path = QUOTES) => (await fetchMock(path, { headers: KEY })).json();

  test("changes the default body", async () => {
    fetchMock.override("cryptocurrencyQuotesLatestV3", ([bitcoin]) =>
      bitcoin ? [{ ...bitcoin, name: "Mine" }] : [],
    );
    expect(await get()).toMatchObject([{ id: 1, name: "Mine" }]);
  });

  test("replaces the body, with an optional status", async () => {
    fetchMock.override("cryptocurrencyListingsLatestV1", { data: [] });
    expect(await get("/v1/cryptocurrency/listings/latest")).toMatchObject({
      data: [],
      status: { error_code: 0 },
    });
  });

  test("applies a scenario to one operation for a number of requests", async () => {
    fetchMock.override("cryptocurrencyQuotesLatestV3", "server-error", { times: 2 });
    const statuses: number[] = [];
    for (let call = 0; call < 3; call++) statuses.push((await fetchMock(QUOTES, { headers: KEY })).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  test("ends with its removal", async () => {
    const remove = fetchMock.override("cryptocurrencyQuotesLatestV3", []);
    expect(await get()).toEqual([]);
    remove();
    expect(await get()).toHaveLength(1);
  });

  test("that violates the contract throws an error with the place", () => {
    const set = () => fetchMock.override("cryptocurrencyQuotesLatestV3", [{ id: "1" }] as never);
    expect(set).toThrow(/^The override of cryptocurrencyQuotesLatestV3 violates the contract:\n {2}\[0\]/);
  });

  test("whose function violates the contract causes a 500 and a log line with the place", async () => {
    const lines: string[] = [];
    const fetch = createMockFetch({ log: (line) => lines.push(line) });
    fetch.override("cryptocurrencyQuotesLatestV3", () => [{ id: "1" }] as never);
    expect((await fetch(QUOTES, { headers: KEY })).status).toBe(500);
    expect(lines.join()).toMatch(
      /The override of cryptocurrencyQuotesLatestV3 violates the contract.*\n {2}\[0\]/,
    );
  });

  test.each([
    [
      "of an unknown operation",
      () => fetchMock.override("quotesLatestV3" as never, [] as never),
      /^Unknown operation/,
    ],
    [
      "of an unknown scenario",
      () => fetchMock.override("simplePriceV1", "rain" as never),
      /^Unknown scenario "rain"/,
    ],
    ["for zero requests", () => fetchMock.override("simplePriceV1", "slow", { times: 0 }), /"times": 0/],
  ])("%s throws", (_, set, message) => {
    expect(set).toThrow(message);
  });
});

describe.each([
  ["MSW 2", () => import("msw-2"), () => import("msw-2/node")],
  ["MSW 3", () => import("msw"), () => import("msw/node")],
] as const)("with %s", (version, importMsw, importNode) => {
  let market: MswHandlers;
  let msw: { close(): void };
  beforeAll(async () => {
    const { http, HttpResponse } = (await importMsw()) as typeof import("msw");
    const { setupServer } = (await importNode()) as typeof import("msw/node");
    vi.doMock("msw", importMsw);
    // A different query loads a separate module with a separate import of MSW.
    const { createMswHandlers } = await import(/* @vite-ignore */ `../src/msw.ts?${version}`);
    vi.doUnmock("msw");
    market = createMswHandlers({ baseUrl: BASE });
    const server = setupServer(
      http.get("https://elsewhere.example/", () => HttpResponse.json("elsewhere")),
      ...market.handlers,
    );
    server.listen();
    msw = server;
  });
  beforeEach(() => market.reset());
  afterAll(() => msw.close());

  test("responds to requests under the URL", async () => {
    const response = await fetch(`${BASE}${QUOTES}&convert=EUR`, { headers: KEY });
    expect(getData(await response.json())).toMatchObject([{ symbol: "BTC", quote: [{ symbol: "EUR" }] }]);
  });

  test("keeps other handlers working", async () => {
    expect(await (await fetch("https://elsewhere.example/")).json()).toBe("elsewhere");
  });

  test("shares scenarios, overrides and requests with the mock", async () => {
    market.override("cryptocurrencyQuotesLatestV3", "minute-limit", { times: 1 });
    expect((await fetch(`${BASE}${QUOTES}`, { headers: KEY })).status).toBe(429);
    expect(market.expectRequests("cryptocurrencyQuotesLatestV3", { times: 1 })).toHaveLength(1);
    market.setScenario("connection-reset");
    await expect(fetch(`${BASE}${QUOTES}`, { headers: KEY })).rejects.toThrow(TypeError);
  });

  test("an aborted request fails as aborted", async () => {
    market.setScenario("slow");
    const slow = fetch(`${BASE}${QUOTES}`, { headers: KEY, signal: AbortSignal.timeout(20) });
    await expect(slow).rejects.toThrow(/timeout/i);
  });

  test("a stalled body fails after an abort", async () => {
    market.setScenario("stalled");
    const controller = new AbortController();
    const response = await fetch(`${BASE}${QUOTES}`, { headers: KEY, signal: controller.signal });
    expect(response.status).toBe(200);
    const text = response.text();
    setTimeout(() => controller.abort());
    await expect(text).rejects.toThrow(/abort/i);
    // The simulated socket of MSW 3 closes later.
    await new Promise(setImmediate);
  });

  test("a truncated body fails after the start of the response", async () => {
    market.setScenario("truncated");
    const response = await fetch(`${BASE}${QUOTES}`, { headers: KEY });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });
});

test("a second mock reuses the computed market but not the settings", async () => {
  const path = "/v1/cryptocurrency/map?limit=17";
  await createMockFetch({ scenario: "empty" })(path);
  const handle = vi.spyOn(marketOperations.cryptocurrencyMapV1, "handle");
  expect(getData(await (await createMockFetch()(path)).json())).toHaveLength(17);
  expect(handle).not.toHaveBeenCalled();
  handle.mockRestore();
});

test("a response has a Content-Length in bytes", async () => {
  const response = await createMockFetch()(QUOTES, { headers: { ...KEY, Prefer: "scenario=long-names" } });
  const length = Number(response.headers.get("Content-Length"));
  expect((await response.arrayBuffer()).byteLength).toBe(length);
});

test("await using closes a server", async () => {
  let url = "";
  {
    await using mock = await startMock({ port: 0 });
    url = mock.url;
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  }
  await expect(fetch(`${url}/healthz`)).rejects.toThrow(TypeError);
});
