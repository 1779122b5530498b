import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openSite } from "./built-site.ts";

const site = openSite();

async function listFiles(tab: Page): Promise<string[]> {
  await tab.waitForLoadState("networkidle");
  return tab.evaluate(
    '["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type).map(({ name }) => name))',
  );
}

/** The sum of the files' sizes by gzip. */
async function weigh(urls: readonly string[]): Promise<number> {
  const sizes = urls.map(async (url) => gzipSync(await (await fetch(url)).arrayBuffer()).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test.each([
  "operations/v1/cryptocurrency/map/",
  "operations/v1/cryptocurrency/listings/latest/",
  "operations/v3/cryptocurrency/quotes/latest/",
])("%s with all files has at most 100 kB, compressed", async (path) => {
  const files = await listFiles(await site.open(path));
  expect(files.length).toBeGreaterThan(5);
  expect(await weigh(files)).toBeLessThanOrEqual(100_000);
});

test("the search loads at most 60 kB on first use, compressed", async () => {
  const tab = await site.open("operations/v1/cryptocurrency/map/");
  const before = await listFiles(tab);
  await tab.keyboard.press("/");
  await tab.getByRole("combobox", { name: "Search" }).fill("price");
  await tab.locator("dialog [role=option]").first().waitFor();
  const files = (await listFiles(tab)).filter((file) => !before.includes(file));
  expect(files.some((file) => file.endsWith("/search.json"))).toBe(true);
  expect(await weigh(files)).toBeLessThanOrEqual(60_000);
});
