import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { openSite } from "./built-site.ts";

/** The maximum of an operation's page with everything that it loads, in compressed bytes. */
const BUDGET = 100_000;
const PAGES = [
  "operations/v1/cryptocurrency/map/",
  "operations/v1/cryptocurrency/listings/latest/",
  "operations/v3/cryptocurrency/quotes/latest/",
];

const site = openSite();

test.each(PAGES)("%s and everything that it loads is at most 100 kB, compressed", async (path) => {
  const tab = await site.browser.newPage();
  const bodies: Promise<Buffer>[] = [];
  tab.on("response", (response) => bodies.push(response.body()));
  await tab.goto(site.url + path);
  // The last that comes is the search, when the browser is idle.
  await tab.locator("#starlight__search input").waitFor({ state: "attached" });
  await tab.waitForLoadState("networkidle");
  const loaded = await Promise.all(bodies);
  const raw = loaded.reduce((sum, body) => sum + body.length, 0);
  const compressed = loaded.reduce((sum, body) => sum + gzipSync(body).length, 0);
  console.log(`${path}: ${loaded.length} files, ${compressed} bytes by gzip, ${raw} bytes raw`);
  expect(compressed).toBeLessThanOrEqual(BUDGET);
  await tab.close();
});
