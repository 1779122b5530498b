import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type BrowserContext,
  getNames,
  type MockBench,
  overflow,
  seriousViolations,
  settled,
  startMockBench,
  type Tab,
} from "./browsing.ts";

// Features of mock and client in the dashboard: scenarios, search, theme, price lines, refresh and window widths.

let bench: MockBench;
let context: BrowserContext;
let tab: Tab;
let sent: { readonly url: string; readonly prefer: string | undefined }[];

beforeAll(async () => {
  bench = await startMockBench({ caching: true });
});
afterAll(() => bench?.close());
beforeEach(async () => {
  context = await bench.browser.newContext({ locale: "en-US", viewport: { width: 1440, height: 900 } });
  tab = await context.newPage();
  sent = [];
  tab.on("request", (request) => {
    if (request.url().includes("/api/"))
      sent.push({ url: request.url(), prefer: request.headers()["prefer"] });
  });
});
afterEach(async () => {
  await context.close();
  bench.mock.reset();
});

const open = (hash: string) => tab.goto(bench.url + hash);
const search = () => tab.getByRole("combobox", { name: "Search coins" });
const scenario = () => tab.getByLabel("Scenario");
const countListings = () => sent.filter(({ url }) => url.includes("/listings/latest")).length;

describe("scenarios", () => {
  test("sends a scenario in Prefer, keeps it in the URL across pages, and ends it by choice", async () => {
    await open("#/");
    await settled(tab);
    expect(sent.every(({ prefer }) => prefer === undefined)).toBe(true);
    await scenario().selectOption("nulls");
    await tab.getByText("unknown").first().waitFor({ state: "attached" });
    expect(tab.url()).toContain("scenario=nulls");
    await tab.getByRole("link", { name: "Bitcoin", exact: true }).click();
    await tab.getByRole("heading", { name: "Bitcoin" }).waitFor();
    await settled(tab);
    expect(await tab.locator(".values .unknown").count()).toBe(9);
    expect(sent.at(-1)?.prefer).toBe("scenario=nulls");
    await scenario().selectOption("No scenario");
    await tab.getByText("$1.92T").waitFor();
    expect(tab.url()).not.toContain("scenario");
  });

  test("names an unknown scenario and lists the known scenarios", async () => {
    await open("#/?scenario=meteorite");
    const notice = tab.locator(".notices", { hasText: "The service did not understand this request" });
    await notice
      .getByText(/"meteorite".*must be one of.*"server-error"/)
      .first()
      .waitFor();
    await scenario().selectOption("No scenario");
    expect(await getNames(tab)).toHaveLength(20);
  });

  test("shows an error of the coin once in its panel, and an error of the history in the history panel", async () => {
    await open("#/coin/1?scenario=server-error");
    await tab.getByText("The service has a problem").first().waitFor();
    await settled(tab);
    expect(await tab.getByText("The service has a problem").filter({ visible: true }).count()).toBe(1);
    await tab.route("**/ohlcv/**", (route) => route.abort("connectionrefused"));
    await open("#/coin/1027");
    await tab.getByRole("heading", { name: "Ethereum" }).waitFor();
    await tab.getByText("The service cannot be reached").waitFor();
    expect(await tab.locator(".price").isVisible()).toBe(true);
  });
});

describe("the search", () => {
  test("finds coins during typing and opens a coin's page by keyboard in the chosen currency", async () => {
    await open("#/?convert=EUR");
    await tab.keyboard.press("/");
    await tab.keyboard.type("eth");
    const options = tab.getByRole("option");
    await options.first().waitFor();
    expect(await options.first().textContent()).toContain("Ethereum");
    expect(await seriousViolations(tab)).toEqual([]);
    await tab.keyboard.press("Enter");
    await tab.getByRole("heading", { name: "Ethereum" }).waitFor();
    expect(tab.url()).toContain("convert=EUR");
    expect(await search().inputValue()).toBe("");
  });

  test("opens a coin by click and loads the coins once", async () => {
    await open("#/");
    await search().pressSequentially("solana");
    await tab.getByRole("option", { name: "Solana" }).click();
    await tab.getByRole("heading", { name: "Solana" }).waitFor();
    expect(sent.filter(({ url }) => url.includes("/map"))).toHaveLength(1);
  });

  test("shows missing results and errors below the field", async () => {
    await open("#/");
    await search().fill("dogecat<b>");
    await tab.getByText("No coin has “dogecat<b>” in its name or symbol.").waitFor();
    await tab.route("**/map**", (route) => route.abort("connectionrefused"));
    await open("#/?scenario=slow");
    await search().fill("eth");
    await tab.getByRole("status").getByText("The service cannot be reached").waitFor();
    expect(await getNames(tab)).toHaveLength(20);
  });
});

describe("the price lines", () => {
  test("load for all rows in a single request", async () => {
    await open("#/");
    await tab.locator(".sparkline").nth(19).waitFor();
    expect(sent.filter(({ url }) => url.includes("/quotes/historical"))).toHaveLength(1);
  });

  test("keep the table on an error and offer a retry in a separate panel", async () => {
    await tab.route("**/quotes/historical**", (route) =>
      route.continue({ headers: { ...route.request().headers(), prefer: "code=403" } }),
    );
    await open("#/");
    await tab.getByText("The plan does not include this").waitFor();
    expect(await getNames(tab)).toHaveLength(20);
    await tab.unroute("**/quotes/historical**");
    await tab.getByRole("button", { name: "Try again" }).click();
    await tab.locator(".sparkline").first().waitFor();
    await expect.poll(() => tab.locator(".only-problems").isVisible()).toBe(false);
  });
});

describe("the refresh without a stream", () => {
  beforeEach(() => tab.route("**/v1/stream*", (route) => route.fulfill({ status: 404 })));

  test("starts after the cache time, keeps the rows, and costs nothing for a 304", async () => {
    const start = Date.parse("2026-01-15T12:00:00Z");
    await tab.clock.install({ time: start });
    await open("#/");
    await settled(tab);
    await tab.clock.pauseAt(start + 30_000);
    const credits = await tab.locator("#credits").textContent();
    await tab.getByText(/, again in \d+ seconds/).waitFor();
    await tab.clock.runFor(25_000);
    expect(countListings()).toBe(1);
    // In steps of a second, so no request times out in between. The number of steps does not depend on the machine.
    for (let second = 0; second < 60 && countListings() < 2; second += 1) await tab.clock.runFor(1000);
    expect(countListings(), (await tab.locator("main").textContent()) ?? "").toBe(2);
    await settled(tab);
    expect(await getNames(tab)).toHaveLength(20);
    expect(await tab.locator("#credits").textContent()).toBe(credits);
  });

  test("moves a coin to the next page without a lost or duplicate coin", async () => {
    const start = Date.parse("2026-01-15T12:00:00Z");
    await tab.clock.install({ time: start });
    await open("#/");
    const before = await getNames(tab);
    bench.mock.moveClock(60_000);
    await tab.clock.runFor(61_000);
    await expect.poll(() => getNames(tab)).not.toEqual(before);
    const first = await getNames(tab);
    await tab.getByRole("button", { name: "Next" }).click();
    await tab.getByText("Page 2").waitFor();
    const second = await getNames(tab);
    expect(second[0]).toBe(before[19]);
    expect(first.slice(0, 19)).toEqual(before.slice(0, 19));
    expect(new Set([...first, ...second]).size).toBe(40);
  });

  test("stops when the reader switches it off", async () => {
    await tab.clock.install();
    await open("#/");
    await settled(tab);
    await tab.getByLabel("Refresh automatically").uncheck();
    await tab.clock.runFor(180_000);
    expect(countListings()).toBe(1);
  });
});

describe("every width", () => {
  test.each([320, 1000, 1440])("cuts nothing off at %i pixels", async (width) => {
    await tab.setViewportSize({ width, height: 900 });
    await open("#/");
    await tab.locator(".sparkline").first().waitFor({ state: "attached" });
    const cut = await tab.locator(".scroller").evaluate((part) => part.scrollWidth - part.clientWidth);
    expect([cut, await overflow(tab)]).toEqual([0, 0]);
    expect(await tab.locator("select").evaluateAll(findCutTexts)).toEqual([]);
  });

  test.each([320, 1024])("shows long symbols and small prices completely at %i pixels", async (width) => {
    await tab.setViewportSize({ width, height: 900 });
    // After a minute, the smallest price has more digits.
    bench.mock.moveClock(60_000);
    await open("#/?size=100");
    await settled(tab);
    const cut = await tab
      .locator(".listings tbody")
      .evaluate((body) =>
        [...body.querySelectorAll(".words, .symbol, .col-price")].flatMap((part) =>
          part.scrollWidth > part.clientWidth && part.clientWidth > 0 ? [part.textContent] : [],
        ),
      );
    expect(cut).toEqual([]);
  });

  test.each([320])("breaks names only between words and offers every order at %i pixels", async (width) => {
    await tab.setViewportSize({ width, height: 800 });
    await open("#/?size=100");
    await settled(tab);
    // No word of a name is broken.
    const broken = await tab.locator(".listings tbody a").evaluateAll((links) =>
      links.flatMap((link) => {
        const text = link.firstChild as Text;
        return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
        });
      }),
    );
    expect(broken).toEqual([]);
    await tab.getByLabel("Order").selectOption("Volume, 24 h");
    await expect.poll(() => tab.url()).toContain("sort=volume_24h");
  });

  test.each([
    [390, "dark"],
    [1440, "light"],
  ] as const)("has no serious accessibility violations at %i pixels in %s", async (width, colorScheme) => {
    await tab.setViewportSize({ width, height: 900 });
    await tab.emulateMedia({ colorScheme });
    for (const hash of ["#/", "#/coin/1", "#/?scenario=server-error"]) {
      await open(hash);
      await settled(tab);
      expect(await seriousViolations(tab)).toEqual([]);
    }
  });
});

/** The selected texts that are wider than their select lists. */
function findCutTexts(lists: Element[]): string[] {
  return (lists as HTMLSelectElement[])
    .filter((list) => list.checkVisibility())
    .flatMap((list) => {
      const { width } = list.getBoundingClientRect();
      list.style.cssText = "field-sizing: content; flex: none; width: max-content; max-width: none";
      const needed = list.getBoundingClientRect().width;
      list.style.cssText = "";
      return needed > width + 1 ? [list.selectedOptions[0]?.text ?? ""] : [];
    });
}
