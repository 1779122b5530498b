import { launchBrowser } from "@market-data/test-helpers/browser";
import { build } from "esbuild";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { good, KEY, type Reply, startServer, type TroubleServer } from "../../src/behaviour/index.ts";

// A browser hides where a redirect leads, and would send the key there: what Node shows, it does not.

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

/** Calls the service from a page of its own origin, and tells what the call gave or why it failed. */
async function callFromPage({ url }: TroubleServer, options = {}): Promise<string> {
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

/** Without an icon, which some browsers would ask the server for. */
const PAGE = '<link rel="icon" href="data:,"><script src="/client.js"></script>';

/** The page and the client's code, and for the rest the reply. */
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

test("the key goes to no other host, though that one would take it, and the call says so", async () => {
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

test("time limits and cut-off bodies are errors of ours", async () => {
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
