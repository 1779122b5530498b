import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Mock, startMock } from "@market-data/mock";
import { launchBrowser } from "@market-data/test-helpers/browser";
import { build } from "esbuild";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// React 19 in Chromium: a page with Suspense and an error boundary, and the mock behind the page's server.

let mock: Mock;
let server: Server;
let browser: Browser;
let page: Page;
let pageErrors: string[];

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/page/page.tsx`],
    bundle: true,
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    write: false,
  });
  const html = `<!doctype html><div id="root"></div><script>${outputFiles[0]?.text.replaceAll("</script", "<\\/script")}</script>`;
  server = createServer(async ({ url = "" }, response) => {
    if (!url.startsWith("/api")) return response.setHeader("Content-Type", "text/html").end(html);
    const answer = await fetch(mock.url + url.slice("/api".length), {
      headers: { "X-SVC_PRO_API_KEY": "any" },
    });
    return response.writeHead(answer.status, { "Content-Type": "application/json" }).end(await answer.text());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  server?.close();
  await mock?.close();
});
beforeEach(() => mock.reset());

/** Opens a part of the page. */
async function open(part: string): Promise<void> {
  page = await browser.newPage();
  pageErrors = [];
  page.on("pageerror", ({ message }) => pageErrors.push(message));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/#${part}`);
}

const read = (selector: string) => page.locator(selector).textContent();

test("useSuspenseQuery shows the fallback, then the data, with one request for two components", async () => {
  mock.setScenario("slow");
  await open("suspense");
  expect(await read(".fallback")).toBe("Loading");
  expect(await page.locator(".name").allTextContents()).toEqual([]);
  await page.locator(".name").nth(1).waitFor();
  expect(await page.locator(".name").allTextContents()).toEqual(["Bitcoin", "Bitcoin"]);
  mock.expectRequests("cryptocurrencyQuotesLatestV3", { times: 1 });
  expect(pageErrors).toEqual([]);
  await page.close();
});

test("an error boundary shows the error of the client, and a reset loads again", async () => {
  mock.setScenario("minute-limit");
  await open("suspense");
  expect(await read(".error")).toBe("RateLimitError");
  mock.reset();
  await page.getByRole("button", { name: "Again" }).click();
  await page.locator(".name").nth(1).waitFor();
  await page.close();
});

test("rejected parameters reach the error boundary under Suspense, and the error state without Suspense", async () => {
  await open("rejected");
  expect(await read(".error")).toBe("TypeError");
  expect(await read(".state")).toContain('exactly one of "id", "slug", "symbol"');
  expect(mock.requests).toEqual([]);
  await page.close();
});

test("a query waits for its parameter, and an infinite query loads pages on demand", async () => {
  await open("lists");
  expect(await read(".waiting")).toBe("pending idle");
  await page.locator("li").nth(1).waitFor();
  await page.getByRole("button", { name: "More" }).click();
  await page.locator("li").nth(3).waitFor();
  const names = await page.locator("li").allTextContents();
  expect(new Set(names).size).toBe(4);
  await page.getByRole("button", { name: "Choose" }).click();
  await page.getByText("success idle Bitcoin").waitFor();
  mock.expectRequests("cryptocurrencyListingsLatestV3", { times: 2 });
  expect(pageErrors).toEqual([]);
  await page.close();
});
