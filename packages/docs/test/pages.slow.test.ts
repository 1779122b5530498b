import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DIST, findBrokenWords, KINDS, listPages, openSite, runAxe } from "./built-site.ts";

const site = openSite();
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 800 };
const THEMES = ["light", "dark"] as const;

/** Axe gives the landmark rules a lower impact. Readers who jump between landmarks need them. */
const SERIOUS = /^(serious|critical) | (landmark-unique|region):/;

test.each(Object.entries(KINDS))(
  "%s is accessible in both themes, loads nothing from another host, and fits a phone",
  async (kind, path) => {
    const tab = await site.open(path, { colorScheme: "light", viewport: DESKTOP });
    const check = async (state: string) => {
      if (kind === "reference") await tab.getByText("/v1/cryptocurrency/map").first().waitFor();
      expect(
        (await runAxe(tab)).filter((found) => SERIOUS.test(found)),
        state,
      ).toEqual([]);
    };
    await check("light");
    const files = await tab.evaluate<string[]>(
      "performance.getEntriesByType('resource').map(({ name }) => name)",
    );
    expect(files.filter((url) => !url.startsWith(site.url) && !/^(data|blob):/.test(url))).toEqual([]);
    await tab.setViewportSize(PHONE);
    const overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
    expect(await tab.evaluate(overflow)).toBe(0);
    if (["guide", "operation", "operations"].includes(kind)) await check("at 390 px");
    await tab.setViewportSize(DESKTOP);
    await tab.emulateMedia({ colorScheme: "dark" });
    await tab.reload();
    await check("dark");
  },
);

test("no table breaks a word, a path or a number at 390, 1024 and 1440 px", async () => {
  const hasTable = (file: string) => readFileSync(join(DIST, file), "utf8").includes("<table");
  // Redoc writes the tables of the page `reference`.
  const pages = listPages().filter((file) => file !== "reference/index.html" && hasTable(file));
  expect(pages.length).toBeGreaterThan(20);
  const tab = await site.open("");
  const broken: string[] = [];
  for (const file of pages) {
    await tab.goto(site.url + file, { waitUntil: "domcontentloaded" });
    for (const width of [390, 1024, 1440]) {
      await tab.setViewportSize({ width, height: 900 });
      const words = await findBrokenWords(tab, "main table");
      broken.push(...words.map((word) => `${file} at ${width} px: ${word}`));
    }
  }
  expect(broken).toEqual([]);
  await tab.setContent(
    '<main><table style="width: 3rem; table-layout: fixed; overflow-wrap: anywhere"><tr><td>cryptocurrency <code>a b</code></td></tr></table></main>',
  );
  expect(await findBrokenWords(tab, "main table")).toEqual(["cryptocurrency"]);
});

test("the policy blocks injected scripts", async () => {
  const tab = await site.open("");
  await tab.evaluate(
    'document.body.append(Object.assign(document.createElement("script"), { textContent: "window.injected = 1" }))',
  );
  const blocked = expect.stringMatching(/^script-src(-elem)?: inline/);
  await expect.poll(() => site.problems).toEqual([blocked]);
  site.problems.length = 0;
  expect(await tab.evaluate("window.injected")).toBeUndefined();
});

test.each([
  [KINDS.guide, ["Guides"]],
  [KINDS.operation, ["Reference"]],
  [KINDS.changelog, ["Changelog"]],
  [KINDS.home, []],
])("the top bar of /%s marks the section", async (path, sections) => {
  const bar = (await site.open(path)).getByRole("navigation", { name: "Site" });
  expect(await bar.getByRole("link").allTextContents()).toEqual(["Guides", "Reference", "Changelog"]);
  expect(await bar.locator("[aria-current]").allTextContents()).toEqual(sections);
});

test("the menu of a phone has the links of the top bar", async () => {
  const tab = await site.open(KINDS.guide, { viewport: PHONE });
  await tab.getByRole("button", { name: "Menu" }).click();
  await tab.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "Changelog" }).click();
  await tab.waitForURL("**/changelog/");
});

test.each(THEMES)(
  "without JavaScript, an operation has text, no form, and the theme %s",
  async (colorScheme) => {
    const tab = await site.open("operations/v3/cryptocurrency/quotes/latest/", {
      javaScriptEnabled: false,
      colorScheme,
    });
    for (const text of ["1 credit per 100", "Send exactly one of", "Costs 1 credit for each 100"])
      expect(await tab.getByRole("main").getByText(text).last().isVisible(), text).toBe(true);
    expect(await tab.locator("try-it form").isVisible()).toBe(false);
    for (const part of ["html", ".expressive-code pre"]) {
      const color = await tab
        .locator(part)
        .first()
        .evaluate((element) => getComputedStyle(element as never).color);
      const [red = 0] = color.match(/\d+/g)?.map(Number) ?? [];
      expect(red < 128 ? "light" : "dark", part).toBe(colorScheme);
    }
  },
);

test("Redoc has samples, starts in the site's theme, changes the theme of the site, and links back", async () => {
  const tab = await site.open("", { colorScheme: "light" });
  await tab.evaluate('localStorage.setItem("starlight-theme", "dark")');
  await tab.goto(site.url + KINDS.reference);
  const switcher = tab.getByTestId("color-mode-switcher");
  const getTheme = () => tab.evaluate("document.documentElement.className");
  await switcher.waitFor();
  expect(await getTheme()).toContain("dark");
  const content = await tab.content();
  for (const label of ["TypeScript", "JavaScript", "curl", "Python"])
    expect(content).toContain(`"label":"${label}"`);
  await switcher.click();
  await tab.getByRole("link", { name: "Market Data API" }).first().click();
  await tab.waitForURL(site.url);
  expect(await tab.evaluate("document.documentElement.dataset.theme")).toBe("light");
  await tab.goBack();
  await switcher.waitFor();
  expect(await getTheme()).toContain("light");
});

test("the typeface has at most 40 kB, and moves no text on arrival", async () => {
  const tab = await site.open(KINDS.guide, {
    script:
      "window.shift = 0; new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.shift += value }).observe({ type: 'layout-shift', buffered: true })",
  });
  await tab.evaluate("document.fonts.ready");
  const fonts = await tab.evaluate<string[]>(
    "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.woff2'))",
  );
  expect(fonts).toHaveLength(1);
  expect((await (await fetch(fonts[0] ?? "")).arrayBuffer()).byteLength).toBeLessThanOrEqual(40_000);
  expect(await tab.evaluate<number>("window.shift")).toBeLessThan(0.02);
});

test.each(["operations/v1/cryptocurrency/map", "client/options"])(
  "Copy page of /%s copies the Markdown version, and reports a failed request",
  async (path) => {
    const tab = await site.open(`${path}/`);
    const button = tab.locator("copy-page button");
    await button.click();
    await expect.poll(() => button.textContent()).toBe("Copied");
    const copied = await tab.evaluate<string>("navigator.clipboard.readText()");
    expect(copied).toBe(readFileSync(join(DIST, `${path}.md`), "utf8"));
    await tab.route("**/*.md", (route) => route.abort());
    await button.click();
    await expect.poll(() => button.textContent()).toMatch(/^Not copied/);
  },
);
