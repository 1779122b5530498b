import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadContract } from "@market-data/generator-core";
import { operationSlug } from "@market-data/generator-docs/links";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { DIST, openSite } from "./built-site.ts";

const { model } = await loadContract();
const QUOTES = "operations/v3/cryptocurrency/quotes/latest/";

const site = openSite();

const matchAll = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);

test.each(model.operations)(
  "$operationId: each parameter and error code has a place and a link to it",
  (operation) => {
    const page = readFileSync(join(DIST, operationSlug(operation), "index.html"), "utf8");
    const ids = matchAll(page, /\sid="([^"]*)"/g);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const codes = model.errors.filter(({ status }) =>
      operation.errors.some((error) => error.status === status),
    );
    const expected = [
      ...operation.parameters.map(({ name }) => `parameter-${name}`),
      ...codes.map(({ code }) => `error-${code}`),
      operation.result.shape === "array" ? "response-last_updated" : "response-data",
    ];
    const links = new Set(matchAll(page, /\shref="#([^"]*)"/g));
    expect(expected.filter((id) => !ids.includes(id) || !links.has(id))).toEqual([]);
  },
);

describe("in a browser", () => {
  async function open(path: string): Promise<Page> {
    const tab = await site.browser.newPage({ viewport: { width: 1440, height: 900 } });
    await tab.goto(site.url + path);
    return tab;
  }

  test("fields within a field are shown on request", async () => {
    const tab = await open(QUOTES);
    const price = tab.locator("#response-quote-price");
    expect(await price.isVisible()).toBe(false);
    await tab.locator("#response-quote > details > summary").click();
    expect(await price.textContent()).toMatch(/price\s+number\s+Price of one unit/);
    await tab.close();
  });

  test.each([
    [QUOTES, "response-quote-price"],
    [QUOTES, "parameter-aux-volume_7d"],
    [QUOTES, "error-1008"],
    ["operations/v1/cryptocurrency/quotes/latest/", "response-data-quote-market_cap"],
    ["tables/errors/", "error-1006"],
    ["records/crypto-quote-v3/", "field-tags"],
  ])("a link to %s#%s shows it below the header", async (path, id) => {
    const tab = await open(`${path}#${id}`);
    const entry = tab.locator(`#${id}`);
    await expect.poll(() => entry.isVisible()).toBe(true);
    const header = (await tab.locator("header").first().boundingBox())?.height ?? 0;
    const top = async () => (await entry.boundingBox())?.y ?? 0;
    await expect.poll(top).toBeGreaterThanOrEqual(header);
    expect(await top()).toBeLessThan(900);
    await tab.close();
  });

  test("the aux of a field leads to the name that selects it", async () => {
    const tab = await open(`${QUOTES}#response-quote-volume_7d`);
    await tab.locator("#response-quote-volume_7d").getByText("aux=volume_7d").click();
    await expect.poll(() => tab.locator("#parameter-aux-volume_7d").isVisible()).toBe(true);
    expect(new URL(tab.url()).hash).toBe("#parameter-aux-volume_7d");
    await tab.close();
  });
});
