import { createMarketData } from "@market-data/client";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type BrowserContext,
  drawn,
  getNames,
  getRows,
  type MockBench,
  settled,
  startMockBench,
  type Tab,
} from "./browsing.ts";

// The dashboard with successful responses of the mock.

let bench: MockBench;
let context: BrowserContext;
let tab: Tab;
let errors: string[];

beforeAll(async () => {
  bench = await startMockBench();
});
afterAll(() => bench?.close());

beforeEach(async () => {
  context = await bench.browser.newContext({ locale: "en-US", viewport: { width: 1440, height: 900 } });
  tab = await context.newPage();
  errors = [];
  tab.on("pageerror", (error) => errors.push(String(error)));
  context.on("request", (request) => {
    if (!request.url().startsWith(bench.url) && !request.url().startsWith("data:"))
      errors.push(request.url());
  });
});
afterEach(async () => {
  await context.close();
  bench.mock.reset();
  // The page threw no errors and sent no requests to other hosts.
  expect(errors).toEqual([]);
});

const api = () => createMarketData({ baseUrl: bench.mock.url, apiKey: "any" });
const open = (hash: string) => tab.goto(bench.url + hash);

test("shows the rows of the API's response on the first page", async () => {
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

test.each([
  [
    9003,
    ["Sample Watermelon WATERMELON", "$0.509", "+1.28%", "-1.65%", "+4.79%", "$25.45B", "$715.15M", "50B"],
  ],
  [
    9004,
    ["Sample Crumb $CRUMB", "$0.00000001", "+0.06%", "-2.94%", "+4.61%", "$1.91B", "$67.55M", "191,000T"],
  ],
  [9006, ["Sample Newcomer NEWC", "$5.00", "-0.57%", "+1.94%", "–unknown", "$5B", "–unknown", "1B"]],
  [9007, ["Sample Whisper WHSP", "$75.00", ...Array(3).fill("–unknown"), "$3B", "–unknown", "40M"]],
])("shows unusual values in the table: %i", async (id, texts) => {
  await open("#/?size=100");
  await settled(tab);
  const place = await tab
    .locator(`.listings tbody tr:has(a[href="#/coin/${id}"])`)
    .evaluate((row) => [...(row.parentElement?.children ?? [])].indexOf(row));
  expect((await getRows(tab))[place]?.slice(1, 9)).toEqual(texts);
});

test("shows the last price and the history of a stopped coin", async () => {
  await open("#/coin/9008?range=1y");
  await drawn(tab);
  expect(await tab.locator(".badge").allTextContents()).toEqual(["SNDL"]);
  await tab.getByText("As of Sep 16, 2025, 11:59 PM UTC").waitFor();
  const newest = await tab.locator(".as-table tbody th").first().textContent();
  expect(newest).toBe("Sep 16, 2025");
});

test("finds a symbol with a dollar sign", async () => {
  await open("#/");
  await tab.getByRole("combobox", { name: "Search coins" }).fill("$crumb");
  const found = tab.getByRole("listbox", { name: "Coins found" }).getByRole("option");
  await found.first().waitFor();
  expect(await found.allTextContents()).toEqual(["CRUSample Crumb$CRUMB"]);
});

test("turns pages with next and previous up to the last page, and updates the URL", async () => {
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

test("returns to the first page after a change of the page size", async () => {
  await open("#/?page=3");
  await tab.getByLabel("Rows").selectOption("50");
  await tab.getByText("Page 1").waitFor();
  expect(await getNames(tab)).toHaveLength(50);
});

test("sorts by a column, and reverses the order on the second click", async () => {
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

test("shows every value in the chosen currency, also on linked pages", async () => {
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

test("shows the values of a coin and draws the requested number of candles", async () => {
  await open("#/coin/1");
  await drawn(tab);
  expect(await tab.locator(".badge").allTextContents()).toEqual(["BTC", "Rank 1"]);
  const values = Object.fromEntries(
    await tab
      .locator(".values div")
      .evaluateAll((all) => all.map((one) => [...one.children].map((part) => part.textContent))),
  );
  expect(values).toMatchObject({ "7 days": "-4.00%", "30 days": "+20.00%", "Market cap": "$1.92T" });
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
])("reads the range %s from the URL", async (range, label, periods) => {
  // On the hour, the mock's stopped clock would leave the current hour without prices.
  bench.mock.setClock(new Date("2026-01-15T12:30:00Z"));
  await open(`#/coin/1027?range=${range}&convert=EUR`);
  await drawn(tab);
  expect(await tab.getByLabel(label).isChecked()).toBe(true);
  expect(await tab.locator(".as-table tbody tr").count()).toBe(periods);
  expect(await tab.locator(".price").textContent()).toMatch(/^€2,\d{3}\.\d\d /);
});

test("shows the values of the chart as a table", async () => {
  await open("#/coin/1");
  await settled(tab);
  await tab.getByText("Show the prices as a table").click();
  const first = await tab.locator(".as-table tbody tr").first().textContent();
  const { data } = await api().cryptocurrency.ohlcv.historical({ id: 1, count: 1 });
  const close = data.quotes[0]?.quote.USD.close ?? 0;
  expect(first).toContain(close.toLocaleString("en-US", { style: "currency", currency: "USD" }));
});

test("explains an unknown coin and an unknown route", async () => {
  await open("#/coin/999999");
  await tab.getByText("Unknown coin 999999").waitFor();
  expect(await tab.getByRole("heading", { name: "Price history" }).isVisible()).toBe(false);
  await open("#/nowhere");
  await tab.getByRole("heading", { name: "Page not found" }).waitFor();
  await tab.getByRole("link", { name: "Go to all coins" }).click();
  await tab.getByRole("heading", { name: "Coins" }).waitFor();
});

test("works by keyboard and keeps the focus in a useful place", async () => {
  await open("#/");
  await settled(tab);
  await tab.keyboard.press("Tab");
  await tab.keyboard.press("Enter");
  expect(await tab.evaluate(() => document.activeElement?.id)).toBe("main");
  const focused = () => tab.evaluate(() => document.activeElement?.textContent ?? "");
  // Tab stops: the refresh option, the table, its first column.
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
  await tab.locator(".values").waitFor();
  expect(await tab.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  await tab.getByLabel("30 days").focus();
  await tab.keyboard.press("ArrowRight");
  await tab.getByText("In 90 days").waitFor();
  expect(await tab.getByLabel("90 days").evaluate((input) => input === document.activeElement)).toBe(true);
});
