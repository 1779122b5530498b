import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadContract } from "@market-data/generator-core";
import { operationSlug } from "@market-data/generator-docs/links";
import { expect, test } from "vitest";
import { DIST, openSite } from "./built-site.ts";

const { model } = await loadContract();
const QUOTES = "operations/v3/cryptocurrency/quotes/latest/";
const LISTINGS = "operations/v1/cryptocurrency/listings/latest/";

const site = openSite();

const matchAll = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);

test.each(model.operations)(
  "$operationId: each parameter and error code has an anchor and a link",
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

test("links open folded entries, and show the entries below the header", async () => {
  const tab = await site.open(LISTINGS, { viewport: { width: 1280, height: 900 } });
  for (const id of ["parameter-volume_24h_max", "status-429", "error-1009"])
    expect(await tab.locator(`#${id}`).isVisible(), id).toBe(false);
  for (const link of [
    `${LISTINGS}#parameter-volume_24h_max`,
    `${LISTINGS}#status-429`,
    `${LISTINGS}#error-1009`,
    `${QUOTES}#response-quote-price`,
    `${QUOTES}#parameter-aux-volume_7d`,
    "operations/v1/cryptocurrency/quotes/latest/#response-data-quote-market_cap",
    "tables/errors/#error-1006",
    "records/crypto-quote-v3/#field-tags",
  ]) {
    await tab.goto(site.url + link);
    const target = tab.locator(":target");
    await target.waitFor();
    const header = await tab.locator("header, .operation-contents").last().boundingBox();
    const getTop = async () => (await target.boundingBox())?.y ?? 0;
    await expect
      .poll(getTop, { message: link })
      .toBeGreaterThanOrEqual(header ? header.y + header.height : 900);
    expect(await getTop(), link).toBeLessThan(900);
  }
});

test("the reader can open the fields of a field, and follow `aux` to the value", async () => {
  const tab = await site.open(QUOTES);
  const price = tab.locator("#response-quote-price");
  expect(await price.isVisible()).toBe(false);
  await tab.locator("#response-quote > details > summary").click();
  expect(await price.textContent()).toMatch(/price\s+number\s+Price of one unit/);
  await tab.locator("#response-quote-volume_7d").getByText("aux=volume_7d").click();
  await tab.locator("#parameter-aux-volume_7d:target").waitFor();
});
