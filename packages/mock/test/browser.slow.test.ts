import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { launchBrowser } from "@market-data/test-helpers/browser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMockFetch } from "../src/fetch.ts";
import { bundlePage, type MswPackage, mswPackages, readWorker } from "./browser/bundle.ts";
import type { Page, Seen } from "./browser/page.ts";
import { operationCalls } from "./support/examples.ts";
import { KEY } from "./support/mock.ts";

type Browser = Awaited<ReturnType<typeof launchBrowser>>;

const paths = operationCalls.map(({ address }) => address);
const servers: Server[] = [];
let browser: Browser;
let expected: Seen[];

beforeAll(async () => {
  browser = await launchBrowser();
  const fetch = createMockFetch();
  expected = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(path, { headers: KEY });
      return { status: response.status, body: await response.text() };
    }),
  );
});
afterAll(async () => {
  await browser?.close();
  for (const server of servers) server.close().closeAllConnections();
});

/** Opens a page with the mock on its own origin. */
async function openPage(msw: MswPackage): ReturnType<Browser["newPage"]> {
  const files: Readonly<Record<string, [type: string, text: string]>> = {
    "/": ["text/html", '<!doctype html><script type="module" src="/page.js"></script>'],
    "/page.js": ["text/javascript", await bundlePage(msw)],
    "/mockServiceWorker.js": ["text/javascript", readWorker(msw)],
  };
  const server = createServer(({ url = "" }, response) => {
    const [type, text] = files[url] ?? ["text/plain", ""];
    response.writeHead(url in files ? 200 : 404, { "Content-Type": type }).end(text);
  });
  servers.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return page;
}

/** Returns the operations whose response differs from the response in Node. */
function getDifferent(seen: readonly Seen[]): string[] {
  return operationCalls.flatMap(({ id }, index) => {
    const [here, there] = [seen[index], expected[index]];
    return there?.status === 200 && here?.status === 200 && here.body === there.body
      ? []
      : [`${id}: ${here?.status} ${here?.body.slice(0, 200)}`];
  });
}

test("in Chromium, createMockFetch returns the same responses as in Node, for every operation", async () => {
  const page = await openPage("msw");
  const seen = await page.evaluate(
    ([paths, headers]) => (globalThis as unknown as { page: Page }).page.fetchInProcess(paths, headers),
    [paths, KEY] as const,
  );
  expect(seen).toHaveLength(58);
  expect(getDifferent(seen)).toEqual([]);
});

test("in Chromium, the scheduler runs tasks and work, and grants and rejects slots", async () => {
  const page = await openPage("msw");
  const seen = await page.evaluate(() => (globalThis as unknown as { page: Page }).page.schedule());
  expect(seen).toEqual([true, "granted", "totalLimit"]);
});

test.each(mswPackages)(
  "in Chromium, the worker of %s returns the same responses as in Node below a base path, for every operation",
  async (msw) => {
    const page = await openPage(msw);
    const seen = await page.evaluate(
      ([paths, headers]) =>
        (globalThis as unknown as { page: Page }).page.fetchFromWorker("/api/v3", paths, headers),
      [paths, KEY] as const,
    );
    expect(seen).toHaveLength(58);
    expect(getDifferent(seen)).toEqual([]);
  },
);
