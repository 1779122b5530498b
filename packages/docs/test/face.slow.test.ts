import { expect, test } from "vitest";
import { KINDS, openSite } from "./built-site.ts";

const site = openSite();
const THEMES = ["light", "dark"] as const;

test.each([
  [KINDS.guide, ["Guides"]],
  [KINDS.operation, ["Reference"]],
  [KINDS.changelog, ["Changelog"]],
  [KINDS.home, []],
])("the top bar of /%s marks %s", async (path, sections) => {
  const tab = await site.browser.newPage({ viewport: { width: 1280, height: 900 } });
  await tab.goto(site.url + path);
  const bar = tab.getByRole("navigation", { name: "Site" });
  expect(await bar.getByRole("link").allTextContents()).toEqual(["Guides", "Reference", "Changelog"]);
  expect(await bar.locator("[aria-current]").allTextContents()).toEqual(sections);
  await tab.close();
});

test("on a phone, the menu has the links of the top bar", async () => {
  const tab = await site.browser.newPage({ viewport: { width: 390, height: 800 } });
  await tab.goto(site.url + KINDS.guide);
  await tab.getByRole("button", { name: "Menu" }).click();
  await tab.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "Changelog" }).click();
  await tab.waitForURL("**/changelog/");
  await tab.close();
});

test.each(THEMES)("without JavaScript, code and page follow the system's theme %s", async (colorScheme) => {
  const tab = await site.browser.newPage({ javaScriptEnabled: false, colorScheme });
  await tab.goto(site.url + KINDS.operation);
  for (const part of ["html", ".expressive-code pre"]) {
    const color = await tab
      .locator(part)
      .first()
      .evaluate((element) => getComputedStyle(element as never).color);
    const [red = 0] = color.match(/\d+/g)?.map(Number) ?? [];
    expect(red < 128 ? "light" : "dark", part).toBe(colorScheme);
  }
  await tab.close();
});

test.each(THEMES)(
  "Redoc's page shows the site's theme %s, returns its own choice, and links back",
  async (theme) => {
    const tab = await site.browser.newPage({ colorScheme: theme === "light" ? "dark" : "light" });
    await tab.goto(site.url);
    await tab.evaluate(`localStorage.setItem("starlight-theme", "${theme}")`);
    await tab.goto(`${site.url}reference/`, { waitUntil: "networkidle" });
    expect(await tab.evaluate("document.documentElement.className")).toContain(theme);
    await tab.getByTestId("color-mode-switcher").click();
    await tab.getByRole("link", { name: "Market Data API" }).first().click();
    await tab.waitForURL(site.url);
    expect(await tab.evaluate("document.documentElement.dataset.theme")).not.toBe(theme);
    await tab.close();
  },
);

test("the typeface has at most 40 kB, and its arrival moves no text", async () => {
  const tab = await site.browser.newPage();
  await tab.addInitScript(
    "window.shift = 0; new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.shift += value }).observe({ type: 'layout-shift', buffered: true })",
  );
  const loaded = tab.waitForResponse(/\.woff2$/);
  await tab.goto(site.url + KINDS.guide, { waitUntil: "networkidle" });
  expect((await (await loaded).body()).length).toBeLessThanOrEqual(40_000);
  expect(await tab.evaluate<number>("window.shift")).toBeLessThan(0.02);
  await tab.close();
});
