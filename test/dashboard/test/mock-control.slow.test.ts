import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Mock, startMock } from "@market-data/mock";
import { launchBrowser } from "@market-data/test-helpers/browser";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// Headers sent by browsers decide who may control the mock, so these tests use a real browser.

const MAP = "/v1/cryptocurrency/map?limit=1";
const FOREIGN = "http://evil.example/";
const HTML = { contentType: "text/html", body: "<!doctype html><title>Page</title>" };

let mock: Mock;
let port: number;
let pages: Server;
let browser: Awaited<ReturnType<typeof launchBrowser>>;

beforeAll(async () => {
  pages = createServer((_, response) => response.setHeader("Content-Type", HTML.contentType).end(HTML.body));
  pages.listen(0, "127.0.0.1");
  [mock, browser] = await Promise.all([startMock({ port: 0 }), launchBrowser(), once(pages, "listening")]);
  ({ port } = pages.address() as AddressInfo);
});
beforeEach(() => mock.reset());
afterAll(async () => {
  await Promise.all([browser?.close(), mock?.close()]);
  pages?.close();
});

/** Opens a page of a URL. All requests of its browser context send the session. */
async function open(url: string, session?: string) {
  const headers = session === undefined ? {} : { extraHTTPHeaders: { "X-Mock-Session": session } };
  const context = await browser.newContext(headers);
  await context.route(`${FOREIGN}**`, (route) => route.fulfill(HTML));
  const page = await context.newPage();
  await page.goto(url);
  return {
    request: context.request,
    /** The status of a fetch in the page, or 0 if the browser blocks the response. */
    fetch: (
      target: string,
      init: { method?: string; headers?: Record<string, string>; body?: string; mode?: "no-cors" } = {},
    ) =>
      page.evaluate(
        ([to, options]) =>
          fetch(to, options).then(
            ({ status }) => status,
            () => 0,
          ),
        [target, init] as const,
      ),
    close: () => context.close(),
  };
}

const SET = {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ scenario: "empty" }),
};

test("a page on another local port controls the mock by any local host name", async () => {
  for (const host of ["localhost", "127.0.0.1"]) {
    const page = await open(`http://${host}:${port}/`);
    for (const name of ["localhost", "127.0.0.1"]) {
      const control = `${mock.url.replace("127.0.0.1", name)}/__mock`;
      const session = { ...SET.headers, "X-Mock-Session": "page" };
      const sent = [await page.fetch(control, SET), await page.fetch(control, { ...SET, headers: session })];
      expect([host, name, ...sent, await page.fetch(control)]).toEqual([host, name, 200, 200, 200]);
    }
    await page.close();
  }
});

test("a page of a public site cannot control the mock", async () => {
  const page = await open(FOREIGN);
  const control = `${mock.url}/__mock`;
  expect(await page.fetch(control, SET)).not.toBe(200);
  await page.fetch(`${control}?scenario=empty`, { method: "POST", mode: "no-cors" });
  await page.fetch(`${control}/reset`, { method: "POST", mode: "no-cors" });
  await page.close();
  const state = (await (await fetch(control)).json()) as { scenario: unknown };
  expect(state.scenario).toBeNull();
});

test("parallel tests control the responses of their own pages without a reload", async () => {
  const names = ["one", "two", "three"];
  const workers = await Promise.all(names.map((name) => open(`http://localhost:${port}/`, name)));
  const fetchAll = () => Promise.all(workers.map((page) => page.fetch(mock.url + MAP)));
  expect(await fetchAll()).toEqual([200, 200, 200]);
  await workers[1]?.request.post(`${mock.url}/__mock`, { data: { scenario: "minute-limit" } });
  await workers[2]?.request.post(`${mock.url}/__mock/overrides`, {
    data: { operationId: "cryptocurrencyMapV1", scenario: "server-error", times: 1 },
  });
  expect(await fetchAll()).toEqual([200, 429, 500]);
  expect(await fetchAll()).toEqual([200, 429, 200]);
  const expectation = { data: { operationId: "cryptocurrencyMapV1", times: 3 } };
  for (const { request, close } of workers) {
    expect((await request.post(`${mock.url}/__mock/expect`, expectation)).status()).toBe(200);
    await close();
  }
  expect(mock.requests).toEqual([]);
});
