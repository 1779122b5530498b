import { launchBrowser } from "@market-data/test-helpers/browser";
import { build } from "esbuild";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FaultyServer, good, KEY, type Reply, startServer } from "../../src/behaviour/index.ts";

// Browsers and Node would send the key to the target of a redirect. Unlike Node, a browser hides the target.

let browser: Browser;
let script = "";

beforeAll(async () => {
  browser = await launchBrowser();
  const contents = 'export * from "@market-data/client";';
  const bundle = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    format: "iife",
    globalName: "client",
    write: false,
  });
  script = bundle.outputFiles[0]?.text ?? "";
});
afterAll(() => browser.close());

/** Calls the service from a page of a different origin. Returns the result or the error. */
async function callFromPage({ url }: FaultyServer, options = {}): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.goto(`${url}/page`);
    return await page.evaluate(
      (options) => {
        const { createMarketData } = (
          globalThis as unknown as { client: typeof import("@market-data/client") }
        ).client;
        const api = createMarketData({ backOff: 20, ...options });
        return api.cryptocurrency.map().then((data) => JSON.stringify(data), String);
      },
      { baseUrl: url, apiKey: KEY, ...options },
    );
  } finally {
    await page.close();
  }
}

/** With an empty icon, because some browsers would otherwise request one from the server. */
const PAGE = '<link rel="icon" href="data:,"><script src="/client.js"></script>';

/** Serves the page and the client's code, and the configured reply at other paths. */
const around =
  (reply: Reply): Reply =>
  (response, number, request) => {
    if (request.url === "/page") return void response.setHeader("Content-Type", "text/html").end(PAGE);
    if (request.url === "/client.js")
      return void response.setHeader("Content-Type", "text/javascript").end(script);
    reply(response, number, request);
  };

test("a request gets a response", async () => {
  const server = await startServer(around((response) => good(response)));
  expect(await callFromPage(server)).toContain("Bitcoin");
  await server.close();
});

test("the key is not sent to a different host, and the call explains the failure", async () => {
  const elsewhere = await startServer((response) => {
    response.setHeader("Access-Control-Allow-Origin", "*").setHeader("Access-Control-Allow-Headers", "*");
    good(response);
  });
  const server = await startServer(
    around((response) => void response.writeHead(302, { Location: `${elsewhere.url}/v1` }).end()),
  );
  expect(await callFromPage(server)).toBe("ConnectionError: Redirect to a hidden URL not followed");
  expect(elsewhere.requests).toHaveLength(0);
  await Promise.all([server.close(), elsewhere.close()]);
});

test("timeouts and truncated bodies throw errors of the client", async () => {
  const stalls = await startServer(around(() => {}));
  expect(await callFromPage(stalls, { timeout: 100, retries: 0 })).toContain("TimeoutError");
  await stalls.close();
  const cuts = await startServer(
    around((response) => {
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "99" });
      response.write('{"data":', () => response.socket?.destroy());
    }),
  );
  expect(await callFromPage(cuts, { retries: 1 })).toContain("ConnectionError");
  await cuts.close();
});
