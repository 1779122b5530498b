import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite } from "./built-site.ts";
import { brokenLinks } from "./links.ts";

const getPath = (path: string) => fileURLToPath(new URL(`../../../generators/${path}`, import.meta.url));
const SITE = "https://docs.example.com";
const BASE = "/market/v0/";
const folder = mkdtempSync(join(tmpdir(), "site-"));

beforeAll(async () => {
  const env = {
    ...process.env,
    DOCS_SITE: SITE,
    DOCS_BASE: "/market/v0",
    DOCS_CHANGELOG: getPath("review/test/releases"),
    DOCS_OUT: folder,
  };
  await promisify(execFile)(process.execPath, [getPath("docs/src/build.ts")], { env, maxBuffer: 1e8 });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const site = openSite(folder, BASE);

test("a site below a path has no broken link, and loads pages, search and redirects", async () => {
  expect(brokenLinks(folder, SITE, BASE)).toEqual([]);
  const tab = await site.open("operations/v1/cryptocurrency/map/");
  const failed: string[] = [];
  tab.on("response", (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  await tab.reload({ waitUntil: "networkidle" });
  await tab.locator("try-it form").waitFor();
  await tab.getByRole("button", { name: "Search" }).click();
  await tab.getByRole("combobox", { name: "Search" }).fill("convert_id");
  await tab.getByRole("option", { name: "convert_id Parameter" }).click();
  await tab.locator("#parameter-convert_id").waitFor();
  await tab.goto(`${site.url}cryptocurrencyMapV1`);
  await tab.waitForURL(`**${BASE}operations/v1/cryptocurrency/map/`);
  expect(failed).toEqual([]);
});

/** The ids in the feed of a page, as a browser parses XML. */
const READ_FEED = `fetch(document.querySelector("link[type='application/atom+xml']").href)
  .then((response) => response.text())
  .then((text) => new DOMParser().parseFromString(text, "application/xml"))
  .then((feed) => [...feed.querySelectorAll("id")].map((id) => id.textContent))`;

test("the changelog of three releases has a feed, filters, and links to operations", async () => {
  const tab = await site.open("changelog/");
  const ids = ["", "#2.0.0", "#1.1.0", "#1.0.0"].map((hash) => `${SITE}${BASE}changelog/${hash}`);
  expect(await tab.evaluate(READ_FEED)).toEqual(ids);
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
});
