import { loadContract } from "@market-data/generator-core";
import { operationSlug } from "@market-data/generator-docs/links";
import { LANGUAGES } from "@market-data/generator-docs/samples";
import type { BrowserContext, Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openSite } from "./built-site.ts";

const QUOTES = "operations/v3/cryptocurrency/quotes/latest/";
const LISTINGS = "operations/v1/cryptocurrency/listings/latest/";

const site = openSite();
let context: BrowserContext;

beforeEach(async () => {
  context = await site.browser.newContext();
});

afterEach(() => context.close());

async function open(path: string, width = 1440): Promise<Page> {
  const tab = await context.newPage();
  await tab.setViewportSize({ width, height: 900 });
  await tab.goto(site.url + path);
  return tab;
}

/** Where an element is in the window, in pixels. */
function locate(tab: Page, selector: string): Promise<DOMRect> {
  return tab
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().toJSON());
}

const choose = (tab: Page, label: string) =>
  tab.locator(".tab-list").getByText(label, { exact: true }).click();

const getCode = (tab: Page) => tab.locator(".operation-pane .tab:visible pre").textContent();

describe.each([1200, 1440, 1920])("at %i px", (width) => {
  test("request and response stand beside the text, and the page leaves no empty rail", async () => {
    const tab = await open(QUOTES, width);
    const [page, text, pane, contents] = await Promise.all(
      [".operation", ".operation-text", ".operation-pane", "nav.operation-contents"].map((selector) =>
        locate(tab, selector),
      ),
    );
    expect(pane?.left).toBeGreaterThan(text?.right ?? 0);
    expect(width - (pane?.right ?? 0)).toBeLessThan(60);
    expect(page?.left).toBeLessThan(360);
    expect((contents?.right ?? 0) < (text?.left ?? 0)).toBe(width >= 1600);
  });

  test("request, response and contents stay in view while the text is scrolled", async () => {
    const tab = await open(QUOTES, width);
    await tab.evaluate("scrollTo(0, 1800)");
    const header = await locate(tab, "header");
    for (const selector of [".operation-pane > div", ".operation-contents"]) {
      const box = await locate(tab, selector);
      expect(box.top).toBeGreaterThanOrEqual(header.bottom);
      expect(box.bottom).toBeLessThanOrEqual(900);
    }
  });
});

test("the first parameter of every operation is in a window of 1280 by 800 px", async () => {
  const tab = await open(QUOTES, 1280);
  const { model } = await loadContract();
  for (const operation of model.operations.filter(({ parameters }) => parameters.length > 0)) {
    await tab.goto(`${site.url}${operationSlug(operation)}/`, { waitUntil: "domcontentloaded" });
    const { top } = await locate(tab, '.entry[id^="parameter-"]:visible');
    expect(top, operation.operationId).toBeLessThan(800);
  }
}, 60_000);

test.each(["parameter-volume_24h_max", "parameter-aux-volume_7d", "status-429", "error-1009"])(
  "a link to %s opens the folded content around the target",
  async (id) => {
    const tab = await open(LISTINGS, 1280);
    expect(await tab.locator(`#${id}`).isVisible()).toBe(false);
    await tab.goto(`${site.url}${LISTINGS}#${id}`);
    const { top, bottom } = await locate(tab, `#${id}:visible`);
    expect(top).toBeGreaterThan((await locate(tab, ".operation-contents")).bottom);
    expect(bottom).toBeLessThan(900);
  },
);

describe.each([390, 768, 1199])("at %i px", (width) => {
  test("request and response follow the first paragraph and the facts", async () => {
    const tab = await open(QUOTES, width);
    const [lead, pane, text] = await Promise.all(
      [".operation-lead", ".operation-pane", ".operation-text"].map((selector) => locate(tab, selector)),
    );
    expect((pane?.top ?? 0) - (lead?.bottom ?? 0)).toBeLessThan(40);
    expect(pane?.top).toBeGreaterThanOrEqual(lead?.bottom ?? 0);
    expect(text?.top).toBeGreaterThanOrEqual(pane?.bottom ?? 0);
  });
});

describe.each([390, 768, 1200, 1440, 1920])("at %i px", (width) => {
  test.each([QUOTES, LISTINGS, "operations/v2/cryptocurrency/ohlcv/historical/"])(
    "nothing of %s is wider than its place, in any tab",
    async (path) => {
      const tab = await open(path, width);
      for (const label of await tab.locator(".operation-pane label").all()) {
        if (await label.isVisible()) await label.click();
        const beyond = await tab.evaluate<string[]>(
          `[...document.querySelectorAll(".operation *")].filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth && !element.closest(".table-wide")).map(({ outerHTML }) => outerHTML.slice(0, 80))`,
        );
        expect(beyond).toEqual([]);
      }
    },
  );
});

test("on a phone the samples break a URL before a path segment or a parameter", async () => {
  const tab = await open("operations/v2/cryptocurrency/ohlcv/historical/", 390);
  const broken = await tab.evaluate<
    string[]
  >(`[...document.querySelectorAll(".operation-pane [data-remember] ~ .tab pre")].filter((block) => block.checkVisibility()).flatMap((block) => {
    const found = [];
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    let [inUrl, last] = [false, 0];
    while (texts.nextNode()) for (let index = 0; index < texts.currentNode.length; index++) {
      const character = texts.currentNode.data[index];
      const range = new Range();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + 1);
      const { top, height } = range.getBoundingClientRect();
      if (texts.currentNode.data.startsWith("http", index)) [inUrl, last] = [true, top];
      if (/['"\\s]/.test(character)) inUrl = false;
      if (inUrl && top > last + height / 2) found.push(character);
      if (inUrl) last = top;
    }
    return found;
  })`);
  expect(broken.length).toBeGreaterThan(0);
  expect(broken.join("")).toMatch(/^[/?&]+$/);
});

test("on a phone the copy button does not cover the request line, and no timestamp wraps", async () => {
  const tab = await open("operations/v2/cryptocurrency/price-performance-stats/latest/", 390);
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
  const tab = await open(QUOTES);
  await tab.emulateMedia({ media: "print" });
  const labels = await tab
    .locator(".operation-pane .tab:visible")
    .evaluateAll((all) => all.map((each) => getComputedStyle(each, "::before").content).join(""));
  expect(labels).toMatch(/"curl""TypeScript".*"200""Example""Schema""400"/);
  expect(await tab.locator("try-it, .tab-list, .json-view > button").filter({ visible: true }).count()).toBe(
    0,
  );
});

describe("the language of the samples", () => {
  test("is remembered on the next page", async () => {
    const tab = await open(QUOTES);
    await choose(tab, "Python");
    expect(await getCode(tab)).toContain("requests.get");
    await tab.goto(site.url + LISTINGS);
    expect(await getCode(tab)).toContain("requests.get");
  });

  test("applies to every request of a guide, and to operations", async () => {
    const tab = await open("guides/time-and-intervals/");
    await tab.locator(".tab-list").first().getByText("Python").click();
    const shown = await tab.locator(".tab:visible pre").allTextContents();
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((text) => !text.includes("requests.get"))).toEqual([]);
    await tab.goto(site.url + QUOTES);
    expect(await getCode(tab)).toContain("requests.get");
  });

  test("changes in every tab of the browser at once", async () => {
    const [one, other] = [await open(QUOTES), await open(LISTINGS)];
    await choose(one, "Go");
    await expect.poll(() => getCode(other)).toContain("package main");
  });

  test("can be chosen by keyboard", async () => {
    const tab = await open(QUOTES);
    await tab.getByRole("radio", { name: "curl" }).focus();
    await tab.keyboard.press("ArrowRight");
    expect(await getCode(tab)).toContain("@market-data/client");
  });

  test("can be chosen where storage is forbidden", async () => {
    await context.addInitScript(
      'Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } })',
    );
    const tab = await open(QUOTES);
    await choose(tab, "PHP");
    expect(await getCode(tab)).toContain("<?php");
  });

  test("can be chosen without JavaScript", async () => {
    const plain = await site.browser.newContext({ javaScriptEnabled: false });
    const tab = await plain.newPage();
    await tab.goto(site.url + QUOTES);
    for (const { label } of LANGUAGES) {
      await choose(tab, label);
      expect(await tab.locator(".operation-pane .tab:visible pre").count(), label).toBe(1);
    }
    await plain.close();
  });
});

describe("the response", () => {
  test("is the JSON of the example, with parts that the reader can close", async () => {
    const { model } = await loadContract();
    const operation = model.operations.find(
      ({ operationId }) => operationId === "cryptocurrencyQuotesLatestV3",
    );
    const tab = await open(QUOTES);
    const json = tab.locator(".json:visible");
    expect(JSON.parse((await json.textContent()) ?? "")).toEqual(operation?.success.examples[0]?.value);
    const height = async () => (await json.boundingBox())?.height ?? 0;
    const before = await height();
    const toggles = await json
      .locator("summary")
      .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    expect(Math.min(...toggles)).toBeGreaterThanOrEqual(24);
    await json.locator("summary").nth(1).click();
    expect(await height()).toBeLessThan(before / 1.5);
  });

  test("is copied by a button, which reports a missing clipboard", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const tab = await open(QUOTES);
    const copy = tab.locator(".json-view > button:visible");
    await copy.click();
    await tab.getByText("Copied", { exact: true }).waitFor();
    const copied = JSON.parse(await tab.evaluate("navigator.clipboard.readText()")) as unknown;
    expect(copied).toEqual(JSON.parse((await tab.locator(".json:visible").textContent()) ?? ""));
    await tab.evaluate('Object.defineProperty(navigator, "clipboard", { value: undefined })');
    await copy.click();
    await tab.getByText("Not copied").waitFor();
  });

  test("has a tab for the schema, and a tab for each error with all examples", async () => {
    const tab = await open(QUOTES);
    const shown = async () => (await tab.locator(".json:visible").allTextContents()).join();
    await choose(tab, "Schema");
    expect(await shown()).toContain('"price": number');
    await choose(tab, "429");
    for (const code of [1008, 1009, 1010, 1011]) expect(await shown()).toContain(`"error_code": ${code}`);
  });
});
