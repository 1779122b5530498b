import { loadContract } from "@market-data/generator-core";
import { LANGUAGES } from "@market-data/generator-docs/samples";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findBrokenWords, openSite } from "./built-site.ts";

const QUOTES = "operations/v3/cryptocurrency/quotes/latest/";
const LISTINGS = "operations/v1/cryptocurrency/listings/latest/";
const OHLCV = "operations/v2/cryptocurrency/ohlcv/historical/";
const PHONE = { width: 390, height: 900 };

const site = openSite();

/** The rectangle of an element in the window, in pixels. */
function locate(tab: Page, selector: string): Promise<DOMRect> {
  return tab
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().toJSON());
}

const choose = (tab: Page, label: string) =>
  tab.locator(".tab-list").first().getByText(label, { exact: true }).click();

const getCode = (tab: Page) => tab.locator(".operation-pane .tab:visible pre").textContent();

test("wide windows show request and response beside the text, and in view while the reader scrolls", async () => {
  const tab = await site.open(QUOTES);
  for (const width of [1200, 1440, 1920]) {
    await tab.setViewportSize({ width, height: 900 });
    await tab.evaluate("scrollTo(0, 0)");
    const [page, text, pane, contents] = await Promise.all(
      [".operation", ".operation-text", ".operation-pane", ".operation-contents"].map((part) =>
        locate(tab, part),
      ),
    );
    expect(pane?.left).toBeGreaterThan(text?.right ?? 0);
    expect(width - (pane?.right ?? 0)).toBeLessThan(60);
    expect(page?.left).toBeLessThan(360);
    expect((contents?.right ?? 0) < (text?.left ?? 0)).toBe(width >= 1600);
    await tab.evaluate("scrollTo(0, 1800)");
    const header = await locate(tab, "header");
    for (const part of [".operation-pane > div", ".operation-contents"]) {
      const box = await locate(tab, part);
      expect(box.top, `${part} at ${width} px`).toBeGreaterThanOrEqual(header.bottom);
      expect(box.bottom, `${part} at ${width} px`).toBeLessThanOrEqual(900);
    }
  }
});

test("narrow windows show request and response below the first paragraph and the facts", async () => {
  const tab = await site.open(QUOTES);
  for (const width of [390, 768, 1199]) {
    await tab.setViewportSize({ width, height: 900 });
    const lead = await locate(tab, ".operation-lead");
    const pane = await locate(tab, ".operation-pane");
    expect(pane.top - lead.bottom).toBeLessThan(40);
    expect(pane.top).toBeGreaterThanOrEqual(lead.bottom);
    expect((await locate(tab, ".operation-text")).top).toBeGreaterThanOrEqual(pane.bottom);
  }
});

/** Opens each tab of the samples and responses, and finds elements beyond the right edge of the window. */
const WIDE_ELEMENTS = `[...document.querySelectorAll(".operation-pane label")].flatMap((label) => {
  if (!label.checkVisibility()) return [];
  label.click();
  return [...document.querySelectorAll(".operation *")]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth && !element.closest(".table-wide"))
    .map(({ outerHTML }) => label.textContent + ": " + outerHTML.slice(0, 80));
})`;

test.each([QUOTES, LISTINGS, OHLCV])("no tab of %s is wider than the window", async (path) => {
  const tab = await site.open(path);
  for (const width of [390, 768, 1200, 1440, 1920]) {
    await tab.setViewportSize({ width, height: 900 });
    expect(await tab.evaluate(WIDE_ELEMENTS), `${width} px`).toEqual([]);
  }
});

test("on a phone the samples break URLs only before a path segment or a parameter", async () => {
  const tab = await site.open(OHLCV, { viewport: PHONE });
  const urls = ".operation-pane [data-remember] ~ .tab span:has(> wbr)";
  const rows = await tab.locator(urls).evaluateAll((all) => all.map((url) => url.getClientRects().length));
  expect(Math.max(...rows)).toBeGreaterThan(1);
  expect(await findBrokenWords(tab, urls)).toEqual([]);
});

test("on a phone the copy button does not cover the request line, and no timestamp wraps", async () => {
  const tab = await site.open("operations/v2/cryptocurrency/price-performance-stats/latest/", {
    viewport: PHONE,
  });
  const line = await tab.locator(".operation-lead .code").evaluate((code) => {
    const range = new Range();
    range.selectNodeContents(code);
    return range.getBoundingClientRect().right;
  });
  expect(line).toBeLessThan((await locate(tab, ".operation-lead .copy button")).left);
  const lines = await tab
    .locator(".json:visible .s")
    .evaluateAll((all) =>
      all.filter(({ textContent }) => /T\d/.test(textContent)).map((time) => time.getClientRects().length),
    );
  expect(new Set(lines)).toEqual(new Set([1]));
});

test("print shows each tab below its label, without controls", async () => {
  const tab = await site.open(QUOTES);
  await tab.emulateMedia({ media: "print" });
  const tabs = tab.locator(".operation-pane .tab:visible");
  const labels = await tabs.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each, "::before").content).join(""),
  );
  expect(labels).toMatch(/^"curl""TypeScript".*"200""Example""Schema""400"/);
  expect(await tabs.filter({ has: tab.locator("pre:visible") }).count()).toBe(LANGUAGES.length);
  const controls = tab.locator("try-it, .tab-list, .json-view > button");
  expect(await controls.filter({ visible: true }).count()).toBe(0);
});

describe("the language of the samples", () => {
  test("applies to guides, operations and open tabs, and stays chosen on the next page", async () => {
    const guide = await site.open("guides/time-and-intervals/");
    const operation = await guide.context().newPage();
    await operation.goto(site.url + QUOTES);
    await choose(guide, "Python");
    const shown = await guide.locator(".tab:visible pre").allTextContents();
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((text) => !text.includes("market_data"))).toEqual([]);
    await expect.poll(() => getCode(operation)).toContain("market_data");
    await operation.goto(site.url + LISTINGS);
    expect(await getCode(operation)).toContain("market_data");
  });

  test("can be chosen by keyboard", async () => {
    const tab = await site.open(QUOTES);
    await tab.getByRole("radio", { name: "curl" }).focus();
    await tab.keyboard.press("ArrowRight");
    expect(await getCode(tab)).toContain("@market-data/client");
  });

  test("can be chosen without access to storage", async () => {
    const tab = await site.open(QUOTES, {
      script:
        'Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } })',
    });
    await choose(tab, "PHP");
    expect(await getCode(tab)).toContain("<?php");
    // The theme script of Starlight fails without storage.
    site.problems.length = 0;
  });

  test("can be chosen without JavaScript", async () => {
    const tab = await site.open(QUOTES, { javaScriptEnabled: false });
    for (const { label } of LANGUAGES) {
      await choose(tab, label);
      expect(await tab.locator(".operation-pane .tab:visible pre").count(), label).toBe(1);
    }
  });
});

describe("the response", () => {
  test("is the JSON of the example, with parts to close, and a copy button", async () => {
    const { model } = await loadContract();
    const operation = model.operations.find(
      ({ operationId }) => operationId === "cryptocurrencyQuotesLatestV3",
    );
    const example = operation?.success.examples[0]?.value;
    const tab = await site.open(QUOTES);
    const json = tab.locator(".json:visible");
    expect(JSON.parse((await json.textContent()) ?? "")).toEqual(example);
    const copy = tab.locator(".json-view > button:visible");
    await copy.click();
    await tab.getByText("Copied", { exact: true }).waitFor();
    expect(JSON.parse(await tab.evaluate("navigator.clipboard.readText()"))).toEqual(example);
    await tab.evaluate('Object.defineProperty(navigator, "clipboard", { value: undefined })');
    await copy.click();
    await tab.getByText("Not copied").waitFor();
    const toggles = json.locator("summary");
    const heights = await toggles.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
    const { height } = await locate(tab, ".json:visible");
    await toggles.nth(1).click();
    expect((await locate(tab, ".json:visible")).height).toBeLessThan(height / 1.5);
  });

  test("has a tab for the schema, and a tab for each error with all examples", async () => {
    const tab = await site.open(QUOTES);
    const pane = tab.locator(".operation-pane");
    const getText = async () => (await tab.locator(".json:visible").allTextContents()).join();
    await pane.getByText("Schema", { exact: true }).click();
    expect(await getText()).toContain('"price": number');
    await pane.getByText("429", { exact: true }).click();
    for (const code of [1008, 1009, 1010, 1011]) expect(await getText()).toContain(`"error_code": ${code}`);
  });
});
