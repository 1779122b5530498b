import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { openSite } from "./built-site.ts";

/** The maximum of an operation's page with everything that it loads, in compressed bytes. */
const BUDGET = 100_000;
/** The maximum of the search on first use, in compressed bytes. */
const SEARCH_BUDGET = 60_000;
const PAGES = [
  "operations/v1/cryptocurrency/map/",
  "operations/v1/cryptocurrency/listings/latest/",
  "operations/v3/cryptocurrency/quotes/latest/",
];

const site = openSite();

test.each(PAGES)(
  "%s and everything that it loads is at most 100 kB, compressed, and its search at most 60 kB",
  async (path) => {
    const tab = await site.browser.newPage();
    const bodies: Promise<Buffer>[] = [];
    tab.on("response", (response) => bodies.push(response.body()));
    await tab.goto(site.url + path);
    await tab.waitForLoadState("networkidle");
    const loaded = await Promise.all(bodies);
    const raw = loaded.reduce((sum, body) => sum + body.length, 0);
    const compressed = loaded.reduce((sum, body) => sum + gzipSync(body).length, 0);
    console.log(`${path}: ${loaded.length} files, ${compressed} bytes by gzip, ${raw} bytes raw`);
    expect(compressed).toBeLessThanOrEqual(BUDGET);
    const before = bodies.length;
    await tab.keyboard.press("/");
    await tab.getByRole("combobox", { name: "Search" }).fill("price");
    await tab.locator("dialog [role=option]").first().waitFor();
    const search = await Promise.all(bodies.slice(before));
    const searchSize = search.reduce((sum, body) => sum + gzipSync(body).length, 0);
    console.log(`search: ${search.length} files, ${searchSize} bytes by gzip`);
    expect(searchSize).toBeLessThanOrEqual(SEARCH_BUDGET);
    await tab.close();
  },
);
