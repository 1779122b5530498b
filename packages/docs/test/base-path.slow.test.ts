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

test("it can stand below any path of any host", async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  try {
    const build = fileURLToPath(new URL("../../../generators/docs/src/build.ts", import.meta.url));
    const env = {
      ...process.env,
      DOCS_SITE: "https://docs.example.com",
      DOCS_BASE: "/market/v0",
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
    await browser.close();
    site.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 180_000);
