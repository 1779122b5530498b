import { loadContract } from "@market-data/generator-core";
import { operationSlug } from "@market-data/generator-docs/links";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { openSite } from "./built-site.ts";
import { answers, QUERIES } from "./search-queries.ts";

const { model } = await loadContract();

const site = openSite();
let tab: Page;

beforeAll(async () => {
  tab = await site.browser.newPage();
  await tab.goto(site.url);
  // The button is disabled until the search has its script, so that this click waits for it.
  await tab.locator("button[data-open-modal]").click();
});

/** The paths of the results that the search shows, best first. */
async function search(query: string): Promise<string[]> {
  await tab.locator("dialog input").fill(query);
  const message = tab.locator(".pagefind-ui__message", {
    hasText: new RegExp(`(\\d+|No) results? for ${query}`),
  });
  const total = Number(/\d+(?= results? for)/.exec((await message.textContent()) ?? "")?.[0] ?? 0);
  const links = tab.locator(".pagefind-ui__result-inner > .pagefind-ui__result-title > a");
  // The results' pages are loaded one by one.
  await expect.poll(() => links.count()).toBeGreaterThanOrEqual(Math.min(total, 5));
  return links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
}

test.each(QUERIES)("$query finds $expected", async ({ query, expected, rank }) => {
  const found = (await search(query)).slice(0, rank);
  expect(found.filter((path) => answers(path, expected))).not.toEqual([]);
});

test.each(["quotes latest", "ohlcv historical", "listings latest", "market pairs", "metadata"])(
  "%s finds operations without a replacement before other operations and records",
  async (query) => {
    const replaced = model.operations.filter(({ lifecycle }) => lifecycle.replacedBy).map(operationSlug);
    const isBackground = (path: string) =>
      path.startsWith("/records/") || replaced.some((slug) => path.startsWith(`/${slug}/`));
    const found = await search(query);
    const first = found.findIndex(isBackground);
    expect(found[0]).toMatch(/^\/operations\//);
    expect(first < 0 ? [] : found.slice(first).filter((path) => /^\/operations\/v3\//.test(path))).toEqual(
      [],
    );
  },
);

test("samples are not searched", async () => {
  // The library that the samples in Rust import.
  const found = await search("reqwest");
  expect(found.filter((path) => path.startsWith("/operations/"))).toEqual([]);
});
