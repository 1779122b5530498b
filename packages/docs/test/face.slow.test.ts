import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { KINDS, openSite } from "./built-site.ts";

const site = openSite();
const THEMES = ["light", "dark"] as const;
const BACKGROUND = { light: "rgb(255, 255, 255)", dark: "rgb(14, 19, 26)" };

const readBackground = (tab: Page) =>
  tab.evaluate<string>("getComputedStyle(document.querySelector('.top-bar').parentElement).backgroundColor");

test.each([
  [KINDS.guide, "Guides"],
  [KINDS.operation, "Reference"],
  [KINDS.record, "Reference"],
  [KINDS.changelog, "Changelog"],
  [KINDS.home, undefined],
])("the top bar of /%s marks %s", async (path, section) => {
  const tab = await site.browser.newPage({ viewport: { width: 1280, height: 900 } });
  await tab.goto(site.url + path);
  const bar = tab.getByRole("navigation", { name: "Site" });
  expect(await bar.getByRole("link").allTextContents()).toEqual(["Guides", "Reference", "Changelog"]);
  expect(await bar.locator("[aria-current]").allTextContents()).toEqual(section ? [section] : []);
  await tab.close();
});

test("on a phone, the menu begins with the links of the top bar", async () => {
  const tab = await site.browser.newPage({ viewport: { width: 390, height: 800 } });
  await tab.goto(site.url + KINDS.guide);
  const links = tab.getByRole("navigation", { name: "Site" });
  expect(await links.count()).toBe(0);
  await tab.getByRole("button", { name: "Menu" }).click();
  await links.getByRole("link", { name: "Changelog" }).click();
  await tab.waitForURL("**/changelog/");
  await tab.close();
});

describe.each(THEMES)("without JavaScript in %s", (colorScheme) => {
  test("pages and their code have the theme of the system", async () => {
    const tab = await site.browser.newPage({ javaScriptEnabled: false, colorScheme });
    await tab.goto(site.url + KINDS.operation);
    expect(await readBackground(tab)).toBe(BACKGROUND[colorScheme]);
    const code = tab.locator(".expressive-code pre").first();
    expect(await code.evaluate((pre) => getComputedStyle(pre as never).backgroundColor)).toBe(
      { light: "rgb(255, 255, 255)", dark: "rgb(13, 17, 23)" }[colorScheme],
    );
    await tab.close();
  });
});

describe("Redoc's page", () => {
  test.each(THEMES)("shows the theme %s of the site, and leads back", async (theme) => {
    const context = await site.browser.newContext({ colorScheme: theme === "light" ? "dark" : "light" });
    const tab = await context.newPage();
    await tab.goto(site.url);
    await tab.evaluate(`localStorage.setItem("starlight-theme", "${theme}")`);
    await tab.goto(`${site.url}reference/`, { waitUntil: "networkidle" });
    expect(await tab.evaluate("document.documentElement.className")).toContain(theme);
    await tab.getByTestId("color-mode-switcher").click();
    await tab.getByRole("link", { name: "Market Data API" }).first().click();
    await tab.waitForURL(site.url);
    expect(await tab.evaluate("document.documentElement.dataset.theme")).not.toBe(theme);
    await context.close();
  });
});

test("the typeface has at most 40 kB, and its arrival moves no text", async () => {
  const tab = await site.browser.newPage();
  const sizes: Promise<number>[] = [];
  tab.on("response", (response) => {
    if (response.url().endsWith(".woff2")) sizes.push(response.body().then(({ length }) => length));
  });
  await tab.addInitScript(
    "new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.shift = (window.shift ?? 0) + value }).observe({ type: 'layout-shift', buffered: true })",
  );
  await tab.route("**/*.woff2", async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await tab.goto(site.url + KINDS.guide, { waitUntil: "networkidle" });
  await tab.evaluate("document.fonts.ready");
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40_000);
  expect(await tab.evaluate<number>("window.shift ?? 0")).toBeLessThan(0.02);
  await tab.close();
});
