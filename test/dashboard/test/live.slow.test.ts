import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type MockBench, settled, startMockBench, type Tab } from "./browsing.ts";

// The dashboard moves by the stream of the mock, and polls without a stream.

const MINUTE = 60_000;
/** The first coin has the same price a minute later. */
const HOUR = 60 * MINUTE;
let bench: MockBench;
let tab: Tab;
let errors: string[];
/** The paths of all requests without the pages' files. */
let sent: string[];

beforeAll(async () => {
  bench = await startMockBench();
});
afterAll(() => bench?.close());

beforeEach(async () => {
  tab = await bench.browser.newPage({ locale: "en-US" });
  [errors, sent] = [[], []];
  tab.on("pageerror", (error) => errors.push(String(error)));
  tab.on("request", (request) => sent.push(new URL(request.url()).pathname));
});
afterEach(async () => {
  await tab.close();
  bench.mock.reset();
  expect(errors).toEqual([]);
});

const count = (path: string) => sent.filter((each) => each === path).length;
const COIN = { hash: "#/coin/1", price: ".facts .price", path: "/api/v3/cryptocurrency/quotes/latest" };
const LISTINGS = {
  hash: "#/",
  price: ".listings tbody tr:first-child .col-price",
  path: "/api/v3/cryptocurrency/listings/latest",
};

/** Waits until a price differs from an earlier one. */
async function waitForChange(selector: string, before: string | null): Promise<void> {
  await tab.waitForFunction(
    ([place, text]) => document.querySelector(place as string)?.textContent !== text,
    [selector, before],
  );
}

/** Opens a page and waits for the first event of its stream. */
async function openLive({ hash, price }: typeof COIN): Promise<string | null> {
  const streamed = tab.waitForResponse((response) => response.url().includes("/v1/stream"));
  await tab.goto(bench.url + hash);
  expect((await streamed).status()).toBe(200);
  await settled(tab);
  return tab.locator(price).textContent();
}

test.each([COIN, LISTINGS])("$hash moves by the stream, without another request", async (page) => {
  const before = await openLive(page);
  bench.mock.moveClock(HOUR);
  await waitForChange(page.price, before);
  expect([count("/api/v1/stream"), count(page.path)]).toEqual([1, 1]);
});

test("a chosen currency has its own stream, and the page leaves the old stream", async () => {
  await openLive(LISTINGS);
  const left = tab.waitForEvent("requestfailed", (request) => request.url().includes("convert=USD"));
  const next = tab.waitForResponse((response) => response.url().includes("convert=EUR"));
  await tab.goto(`${bench.url}#/?convert=EUR`);
  await Promise.all([left, next]);
});

test("the stream ends when the user turns off the refresh, and begins again", async () => {
  await openLive(LISTINGS);
  const left = tab.waitForEvent("requestfailed", (request) => request.url().includes("/v1/stream"));
  await tab.getByLabel("Refresh automatically").uncheck();
  await left;
  const again = tab.waitForResponse((response) => response.url().includes("/v1/stream"));
  await tab.getByLabel("Refresh automatically").check();
  await again;
});

test.each([COIN, LISTINGS])("$hash polls if the stream is rejected", async (page) => {
  await tab.route("**/api/v1/stream*", (route) => route.fulfill({ status: 404 }));
  await tab.clock.install();
  await tab.goto(bench.url + page.hash);
  await settled(tab);
  const before = await tab.locator(page.price).textContent();
  bench.mock.moveClock(HOUR);
  await tab.clock.runFor(MINUTE + 2000);
  await waitForChange(page.price, before);
  expect([count("/api/v1/stream"), count(page.path)]).toEqual([1, 2]);
});

test.each(["stream-drop", "stream-stall"] as const)(
  "a page shows no error in the scenario %s",
  async (scenario) => {
    bench.mock.setScenario(scenario);
    const before = await openLive(COIN);
    expect(before).toContain("$");
    expect(await tab.locator(".coin").getAttribute("data-state")).toBe("ready");
  },
);
