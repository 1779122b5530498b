import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { launchBrowser } from "@market-data/test-helpers/browser";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { serveSite } from "./built-site.ts";
import { brokenLinks } from "./links.ts";

test("the site with three releases stands below any path of any host, and shows and filters the changes", async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  try {
    const build = fileURLToPath(new URL("../../../generators/docs/src/build.ts", import.meta.url));
    const env = {
      ...process.env,
      DOCS_SITE: "https://docs.example.com",
      DOCS_BASE: "/market/v0",
      DOCS_CHANGELOG: fileURLToPath(new URL("../../../generators/review/test/releases", import.meta.url)),
      DOCS_OUT: folder,
    };
    await promisify(execFile)(process.execPath, [build], { env, maxBuffer: 1e8 });
    expect(brokenLinks(folder, "https://docs.example.com", "/market/v0/")).toEqual([]);
    const [site, browser] = await Promise.all([serveSite(folder, "/market/v0/"), launchBrowser()]);
    const tab = await browser.newPage();
    const failed: string[] = [];
    tab.on("response", (response) => {
      if (response.status() >= 400) failed.push(response.url());
    });
    await tab.goto(`${site.url}operations/v1/cryptocurrency/map/`, { waitUntil: "networkidle" });
    expect(failed).toEqual([]);
    await tab.locator("try-it form").waitFor();
    await tab.locator("button[data-open-modal]").click();
    await tab.locator("dialog input").fill("convert_id");
    await tab.getByRole("link", { name: "convert_id: parameter" }).click();
    await tab.locator("#parameter-convert_id").waitFor();
    expect(failed).toEqual([]);
    const { href, title, ids, updated } = await readFeed(tab, `${site.url}changelog/`);
    expect([href, title]).toEqual(["/market/v0/changelog.xml", "Market Data API: Changelog"]);
    expect(ids[1]).toBe("https://docs.example.com/market/v0/changelog/#2.0.0");
    expect(updated).toEqual(["2026-03-01", "2026-02-03", "2026-01-05"].map((day) => `${day}T00:00:00Z`));
    await tab.getByLabel("Kind").selectOption("added");
    expect(await tab.locator(".change:visible").allInnerTexts()).toEqual([expect.stringMatching(/^added/)]);
    expect(await tab.locator(".release:visible h2").allInnerTexts()).toEqual(["1.1.0"]);
    await tab.goto(`${site.url}changelog/?text=fiatmap#2.0.0`);
    await tab.getByRole("status").getByText("1 of 4 changes").waitFor();
    expect(await tab.locator(".change:visible strong").allInnerTexts()).toEqual(["breaking"]);
    await tab.getByLabel("Operation or text").fill("ListingsLatestV1");
    await tab.getByText("9 operations").click();
    await tab.getByRole("link", { name: "cryptocurrencyListingsLatestV1" }).click();
    await tab.waitForURL("**/v1/cryptocurrency/listings/latest/");
    await tab.goBack();
    expect(await tab.getByLabel("Operation or text").inputValue()).toBe("ListingsLatestV1");
    await browser.close();
    site.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 180_000);

/** Reads the feed of a page as a browser parses XML. */
async function readFeed(tab: Page, url: string) {
  await tab.goto(url);
  return tab.evaluate(async () => {
    const href = document.querySelector("link[type='application/atom+xml']")?.getAttribute("href") ?? "";
    const xml = new DOMParser().parseFromString(await (await fetch(href)).text(), "application/xml");
    const list = (selector: string) => [...xml.querySelectorAll(selector)].map((each) => each.textContent);
    return { href, title: list("feed > title")[0], ids: list("id"), updated: list("entry > updated") };
  });
}
