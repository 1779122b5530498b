import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { openSite, runAxe } from "./built-site.ts";

const site = openSite();
let tab: Page;

beforeEach(async () => {
  tab = await site.open("", { viewport: { width: 1280, height: 900 } });
});

const input = () => tab.getByRole("combobox", { name: "Search" });
const results = () => tab.locator("dialog [role=option]");
const getStatus = () => tab.locator("dialog [role=status]").textContent();

/** The paths of the results, best first. */
async function search(query: string): Promise<string[]> {
  await input().fill(query);
  await expect.poll(getStatus).toContain(`for ${query}`);
  return results().evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
}

test.each(["/", "Control+k", "Meta+k"])(
  "%s opens the search, Escape closes the search and keeps the query, and a slash is text in the query",
  async (key) => {
    await tab.keyboard.press(key);
    await search("candles");
    await tab.keyboard.press("Escape");
    expect(await input().isVisible()).toBe(false);
    await tab.keyboard.press(key);
    expect(await input().inputValue()).toBe("candles");
    await input().pressSequentially("/v1");
    expect(await input().inputValue()).toMatch(/\/v1$/);
  },
);

test("arrows, Home and End select results, and Enter opens the selected result", async () => {
  await tab.keyboard.press("/");
  const found = await search("convert currency");
  const getSelected = async () => {
    const id = await input().getAttribute("aria-activedescendant");
    expect(await tab.locator("[role=option][aria-selected=true]").getAttribute("id")).toBe(id);
    return tab.locator(`#${id}`).getAttribute("href");
  };
  expect(await getSelected()).toBe(found[0]);
  for (const [key, place] of [
    ["ArrowDown", 1],
    ["ArrowUp", 0],
    ["ArrowUp", -1],
    ["ArrowDown", 0],
    ["End", -1],
    ["Home", 0],
    ["ArrowDown", 1],
  ] as const) {
    await tab.keyboard.press(key);
    expect(await getSelected(), key).toBe(found.at(place));
  }
  await tab.keyboard.press("Enter");
  await tab.waitForURL(`**${found[1]}`);
});

test("Escape returns the focus to the element of the page", async () => {
  await tab.goto(`${site.url}tables/deprecations/`);
  const link = tab.getByRole("link", { name: "How to migrate" }).first();
  await link.focus();
  await tab.keyboard.press("/");
  await input().waitFor();
  await tab.keyboard.press("Escape");
  expect(await link.evaluate((each) => each === document.activeElement)).toBe(true);
});

test("keys of an input method and selected text stay in the field", async () => {
  await tab.keyboard.press("/");
  await search("candles");
  await input().dispatchEvent("keydown", { key: "Enter", isComposing: true });
  await tab.keyboard.press("Shift+Home");
  expect(await input().evaluate((field) => (field as HTMLInputElement).selectionEnd)).toBe(7);
  expect(await input().evaluate((field) => (field as HTMLInputElement).selectionStart)).toBe(0);
  expect(tab.url()).toBe(site.url);
});

test("results have groups, the request or breadcrumb, an excerpt with marks, and no synonyms", async () => {
  await tab.getByRole("button", { name: "Search" }).click();
  const [first] = await search("candels");
  expect(first).toBe("/operations/v2/cryptocurrency/ohlcv/historical/");
  const operation = tab.getByRole("group", { name: "Operations" }).getByRole("option").first();
  expect(await operation.locator("small").textContent()).toBe("GET /v2/cryptocurrency/ohlcv/historical");
  expect(await tab.locator("dialog").textContent()).not.toContain("candlestick");
  await search("null values");
  const guide = tab.getByRole("group", { name: "Guides" }).getByRole("option").first();
  expect(await guide.locator("small").textContent()).toBe("Guides › Fields");
  expect(await guide.locator("span mark").allTextContents()).toContain("null");
  await guide.click();
  await tab.waitForURL("**/guides/fields/#absent-and-null");
});

test("results are accessible in both themes at 390 and 1280 px", async () => {
  await tab.keyboard.press("/");
  await search("rate limit");
  for (const width of [390, 1280]) {
    await tab.setViewportSize({ width, height: 800 });
    for (const theme of ["light", "dark"]) {
      await tab.evaluate(`document.documentElement.dataset.theme = "${theme}"`);
      expect(await runAxe(tab, "dialog"), `${theme}, ${width} px`).toEqual([]);
    }
  }
});

test("a failed index can be loaded again", async () => {
  await tab.route("**/search.json", (route) => route.abort());
  await tab.keyboard.press("/");
  await input().fill("pagination");
  const retry = tab.getByRole("button", { name: "Try again" });
  await retry.waitFor();
  await tab.unroute("**/search.json");
  await retry.click();
  await expect.poll(getStatus).toMatch(/results? for pagination/);
  expect(await input().evaluate((field) => field === document.activeElement)).toBe(true);
});
