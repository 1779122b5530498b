import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { launchBrowser } from "@market-data/test-helpers/browser";
import { expect, test } from "vitest";
import { serveSite } from "./built-site.ts";
import { brokenLinks } from "./links.ts";

/** The ids in the feed of a page, as a browser parses XML. */
const READ_FEED = `fetch(document.querySelector("link[type='application/atom+xml']").href)
  .then((response) => response.text())
  .then((text) => new DOMParser().parseFromString(text, "application/xml"))
  .then((feed) => [...feed.querySelectorAll("id")].map((id) => id.textContent))`;

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
    await tab.getByRole("button", { name: "Search" }).click();
    await tab.getByRole("combobox", { name: "Search" }).fill("convert_id");
    await tab.getByRole("option", { name: "convert_id Parameter" }).click();
    await tab.locator("#parameter-convert_id").waitFor();
    await tab.goto(`${site.url}cryptocurrencyMapV1`);
    await tab.waitForURL("**/market/v0/operations/v1/cryptocurrency/map/");
    expect(failed).toEqual([]);
    await tab.goto(`${site.url}changelog/`);
    const url = "https://docs.example.com/market/v0/changelog/";
    expect(await tab.evaluate(READ_FEED)).toEqual(
      ["", "#2.0.0", "#1.1.0", "#1.0.0"].map((hash) => url + hash),
    );
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
