import { type Mock, startMock } from "@market-data/mock";
import { axeSource, launchBrowser } from "@market-data/test-helpers/browser";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Served, serveSite, watchPolicy } from "./built-site.ts";

let browser: Browser;
let site: Served;
let mock: Mock;
let blocked: string[];

beforeAll(async () => {
  [browser, site, mock] = await Promise.all([launchBrowser(), serveSite(), startMock({ port: 0 })]);
});

afterAll(async () => {
  await browser?.close();
  site?.close();
  await mock?.close();
});

afterEach(() => expect(blocked).toEqual([]));

/** Opens an operation's page, with the mock of this test as the form's base URL. */
async function open(path: string): Promise<Page> {
  const tab = await browser.newPage();
  blocked = await watchPolicy(tab);
  await tab.goto(`${site.url}operations/${path}/`, { waitUntil: "networkidle" });
  expect(await tab.getByLabel("Base URL").inputValue()).toBe("http://127.0.0.1:4010");
  await tab.getByLabel("Base URL").fill(mock.url);
  return tab;
}

async function send(tab: Page): Promise<string> {
  await tab.getByRole("button", { name: "Send" }).click();
  await tab.getByRole("region", { name: "Body" }).waitFor();
  return (await tab.locator("[data-role=result]").textContent()) ?? "";
}

test("a request without a key shows request, status, headers and body", async () => {
  const tab = await open("v1/cryptocurrency/map");
  await tab.getByLabel("limit").fill("2");
  const result = await send(tab);
  expect(result).toContain(`GET ${mock.url}/v1/cryptocurrency/map?limit=2`);
  expect(result).toContain("200 OK");
  expect(result).toContain("content-type: application/json");
  expect(result).toContain('"symbol": "BTC"');
  await tab.close();
});

test("a request with a key sends the one in the form, and without one shows the mock's 401", async () => {
  const tab = await open("v3/cryptocurrency/quotes/latest");
  await tab.getByLabel("id", { exact: true }).fill("1,1027");
  expect(await send(tab)).toContain("200 OK");
  await tab.getByLabel("X-SVC_PRO_API_KEY header").fill("");
  await tab.getByRole("button", { name: "Send" }).click();
  const result = tab.locator("[data-role=result]");
  await result.getByText("401").first().waitFor();
  expect(await result.textContent()).toContain('"error_code": 1002');
  await tab.close();
});

test("a long response scrolls inside of its box, and Axe finds nothing serious in it", async () => {
  const tab = await open("v3/cryptocurrency/quotes/latest");
  await tab.setViewportSize({ width: 390, height: 800 });
  await send(tab);
  const beyond = await tab
    .locator("try-it pre")
    .evaluateAll((boxes) =>
      boxes.map((box) =>
        (box as unknown as { getBoundingClientRect(): { right: number } }).getBoundingClientRect(),
      ),
    );
  expect(beyond.length).toBe(4);
  for (const { right } of beyond) expect(right).toBeLessThanOrEqual(390);
  await tab.evaluate(axeSource());
  const serious = await tab.evaluate<string[]>(
    'axe.run("try-it", { resultTypes: ["violations"] }).then(({ violations }) => violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id }) => id))',
  );
  expect(serious).toEqual([]);
  await tab.close();
});

test("a parameter of the path is put into the path", async () => {
  const tab = await open("v1/partners/partner/fcas/listings/latest");
  expect(await send(tab)).toContain(`${mock.url}/v1/partners/example-partner/fcas/listings/latest?limit=3`);
  await tab.close();
});

test("a failed connection is reported", async () => {
  const tab = await open("v1/cryptocurrency/map");
  await tab.getByLabel("Base URL").fill("http://127.0.0.1:9");
  await tab.getByRole("button", { name: "Send" }).click();
  await tab.getByText("Does the mock run at this base URL?").waitFor();
  await tab.close();
});
