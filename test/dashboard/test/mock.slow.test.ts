import { createMarketData } from "@market-data/client";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type BrowserContext,
  drawn,
  getNames,
  getRows,
  type MockBench,
  seriousFaults,
  settled,
  startMockBench,
  type Tab,
} from "./browsing.ts";

// The dashboard against the mock, where everything goes well.

let bench: MockBench;
let context: BrowserContext;
let tab: Tab;
let faults: string[];

beforeAll(async () => {
  bench = await startMockBench();
});
afterAll(() => bench?.close());

beforeEach(async () => {
  context = await bench.browser.newContext({ locale: "en-US", viewport: { width: 1440, height: 900 } });
  tab = await context.newPage();
  faults = [];
  tab.on("pageerror", (error) => faults.push(String(error)));
  context.on("request", (request) => {
    if (!request.url().startsWith(bench.url) && !request.url().startsWith("data:"))
      faults.push(request.url());
  });
});
afterEach(async () => {
  await context.close();
  bench.mock.reset();
  // Nothing was thrown, and nobody else was asked for anything.
  expect(faults).toEqual([]);
});

const api = () => createMarketData({ baseUrl: bench.mock.url, apiKey: "any" });
const open = (hash: string) => tab.goto(bench.url + hash);

test("the first page's rows are the API's response", async () => {
  await open("#/");
  const rows = await getRows(tab);
  const coins = await api().v3.cryptocurrency.listings.latest({ limit: 20 });
  expect(rows.map(([rank, name]) => [rank, name])).toEqual(
    coins.map(({ svc_rank, name, symbol }) => [String(svc_rank), `${name} ${symbol}`]),
  );
  expect(rows[0]?.slice(2)).toEqual([
    "$96,000.00",
    "+0.25%",
    "+2.40%",
    "-4.00%",
    "$1.92T",
    "$36B",
    "19.96M",
    "",
  ]);
  expect(await tab.title()).toBe("Coins · Market dashboard");
});

test("next and previous turn the pages, up to the last one, and the address goes with them", async () => {
  await open("#/?size=100");
  const coins = await api().v3.cryptocurrency.listings.latest({ limit: 5000 });
  const names = coins.map(({ name }) => name);
  expect(await getNames(tab)).toEqual(names.slice(0, 100));
  const [previous, next] = [
    tab.getByRole("button", { name: "Previous" }),
    tab.getByRole("button", { name: "Next" }),
  ];
  await next.click();
  await tab.getByText("Page 2").waitFor();
  expect(await getNames(tab)).toEqual(names.slice(100, 200));
  expect(tab.url()).toContain("page=2");
  await previous.click();
  await tab.getByText("Page 1").waitFor();
  expect(await getNames(tab)).toEqual(names.slice(0, 100));
  expect(await previous.getAttribute("aria-disabled")).toBe("true");

  const last = Math.ceil(names.length / 100);
  await open(`#/?size=100&page=${last}`);
  await tab.getByText(`Page ${last}`).waitFor();
  expect(await getNames(tab)).toEqual(names.slice((last - 1) * 100));
  expect(await next.getAttribute("aria-disabled")).toBe("true");
});

test("the number of rows can be chosen, and begins with the first page", async () => {
  await open("#/?page=3");
  await tab.getByLabel("Rows").selectOption("50");
  await tab.getByText("Page 1").waitFor();
  expect(await getNames(tab)).toHaveLength(50);
});

test("a column's head sorts by it, and then the other way round", async () => {
  await open("#/");
  const head = tab.getByRole("columnheader", { name: "Price" });
  await head.getByRole("button").click();
  await tab.locator("[aria-sort=descending]", { hasText: "Price" }).waitFor();
  const sorted = async (sort_dir: "asc" | "desc") =>
    (await api().v3.cryptocurrency.listings.latest({ limit: 20, sort: "price", sort_dir })).map(
      ({ name }) => name,
    );
  expect(await getNames(tab)).toEqual(await sorted("desc"));
  await head.getByRole("button").click();
  await tab.locator("[aria-sort=ascending]", { hasText: "Price" }).waitFor();
  expect(await getNames(tab)).toEqual(await sorted("asc"));
  expect(await tab.locator("[aria-sort]").count()).toBe(1);
});

test("another currency states every figure in it, here and on the pages that links lead to", async () => {
  await open("#/");
  await settled(tab);
  await tab.getByLabel("Currency").selectOption("EUR");
  await tab.getByText("€76,800.00").waitFor();
  await tab.getByRole("link", { name: "Bitcoin", exact: true }).click();
  await tab.getByRole("heading", { name: "Bitcoin" }).waitFor();
  expect(await tab.locator(".price data").first().textContent()).toBe("€76,800.00");
  await tab.getByLabel("Currency").selectOption("JPY");
  await tab.getByText("¥15,000,000").first().waitFor();
});

test("a coin's page tells its figures, and draws as many candles as were asked for", async () => {
  await open("#/coin/1");
  await drawn(tab);
  expect(await tab.locator(".badge").allTextContents()).toEqual(["BTC", "Rank 1"]);
  const figures = Object.fromEntries(
    await tab
      .locator(".figures div")
      .evaluateAll((all) => all.map((one) => [...one.children].map((part) => part.textContent))),
  );
  expect(figures).toMatchObject({ "7 days": "-4.00%", "30 days": "+20.00%", "Market cap": "$1.92T" });
  const candles = tab.locator(".as-table tbody tr");
  expect(await candles.count()).toBe(30);
  const before = await tab.locator("figcaption").textContent();
  await tab.getByLabel("90 days").check();
  await tab.getByText("In 90 days").waitFor();
  expect(await candles.count()).toBe(90);
  expect(await tab.locator("figcaption").textContent()).not.toBe(before);
  await drawn(tab);
  expect(await tab.title()).toBe("Bitcoin · Market dashboard");
});

test.each([
  ["7d", "7 days", 168],
  ["1y", "1 year", 365],
])("the address can ask for %s", async (range, label, periods) => {
  // At the full hour, when the mock's clock stands still, the current hour has no prices yet.
  bench.mock.setClock(new Date("2026-01-15T12:30:00Z"));
  await open(`#/coin/1027?range=${range}&convert=EUR`);
  await drawn(tab);
  expect(await tab.getByLabel(label).isChecked()).toBe(true);
  expect(await tab.locator(".as-table tbody tr").count()).toBe(periods);
  expect(await tab.locator(".price").textContent()).toMatch(/^€2,\d{3}\.\d\d /);
});

test("the chart's figures can be read as a table", async () => {
  await open("#/coin/1");
  await settled(tab);
  await tab.getByText("The same as a table").click();
  const first = await tab.locator(".as-table tbody tr").first().textContent();
  const { data } = await api().cryptocurrency.ohlcv.historical({ id: 1, count: 1 });
  const close = data.quotes[0]?.quote.USD.close ?? 0;
  expect(first).toContain(close.toLocaleString("en-US", { style: "currency", currency: "USD" }));
});

test("an unknown coin, and an address that leads nowhere, say so", async () => {
  await open("#/coin/999999");
  await tab.getByText("There is no coin 999999").waitFor();
  expect(await tab.getByRole("heading", { name: "Price history" }).isVisible()).toBe(false);
  await open("#/nowhere");
  await tab.getByRole("heading", { name: "Nothing here" }).waitFor();
  await tab.getByRole("link", { name: "To all coins" }).click();
  await tab.getByRole("heading", { name: "Coins" }).waitFor();
});

test("everything can be reached and done by keyboard, and the focus stays where it is of use", async () => {
  await open("#/");
  await settled(tab);
  await tab.keyboard.press("Tab");
  await tab.keyboard.press("Enter");
  expect(await tab.evaluate(() => document.activeElement?.id)).toBe("main");
  const focused = () => tab.evaluate(() => document.activeElement?.textContent ?? "");
  // To the refresh, the table as a whole, and its first column.
  for (let times = 0; times < 3; times += 1) await tab.keyboard.press("Tab");
  expect(await focused()).toBe("Name");
  await tab.keyboard.press("Enter");
  await tab.locator("[aria-sort=ascending]").waitFor();
  await settled(tab);
  expect(await focused()).toBe("Name");

  const next = tab.getByRole("button", { name: "Next" });
  await next.focus();
  await tab.keyboard.press("Enter");
  await tab.getByText("Page 2").waitFor();
  await settled(tab);
  expect(await focused()).toBe("Next");

  await tab.locator(".listings tbody a").first().focus();
  await tab.keyboard.press("Enter");
  await tab.locator(".figures").waitFor();
  expect(await tab.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  await tab.getByLabel("30 days").focus();
  await tab.keyboard.press("ArrowRight");
  await tab.getByText("In 90 days").waitFor();
  expect(await tab.getByLabel("90 days").evaluate((input) => input === document.activeElement)).toBe(true);
});

test("back and forward go through what was seen", async () => {
  await open("#/");
  await settled(tab);
  await tab.getByRole("button", { name: "Next" }).click();
  await tab.getByText("Page 2").waitFor();
  await tab.goBack();
  await tab.getByText("Page 1").waitFor();
  expect((await getNames(tab))[0]).toBe("Bitcoin");
});

test.each(["light", "dark"] as const)("Axe finds nothing serious in %s", async (colorScheme) => {
  await tab.emulateMedia({ colorScheme });
  for (const hash of ["#/", "#/coin/1", "#/coin/999999", "#/nowhere"]) {
    await open(hash);
    if (hash !== "#/nowhere") await settled(tab);
    const table = tab.getByText("The same as a table");
    if (await table.isVisible()) await table.click();
    expect(await seriousFaults(tab)).toEqual([]);
  }
});

test("the chart takes the colours of the other scheme at once", async () => {
  await tab.emulateMedia({ colorScheme: "light" });
  await open("#/coin/1");
  await drawn(tab);
  const corner = () =>
    tab.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>(".chart canvas");
      return canvas?.getContext("2d")?.getImageData(1, 1, 1, 1).data[0] ?? -1;
    });
  expect(await corner()).toBeGreaterThan(200);
  await tab.emulateMedia({ colorScheme: "dark" });
  await expect.poll(corner).toBeLessThan(60);
});
