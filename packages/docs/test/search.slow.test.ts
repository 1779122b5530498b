import { loadContract } from "@market-data/generator-core";
import { operationSlug } from "@market-data/generator-docs/links";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { openSite } from "./built-site.ts";

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

/** What readers search for, and what must be among the first three results. */
const QUERIES: [query: string, expected: string][] = [
  ["market cap", "/operations/v3/cryptocurrency/listings/latest/"],
  ["rate limit", "/guides/credits-and-limits/"],
  ["429", "/guides/errors/"],
  ["convert multiple currencies", "/guides/conversions/"],
  ["bitcoin price", "/operations/v3/cryptocurrency/quotes/latest/"],
  ["historical price", "/operations/v3/cryptocurrency/quotes/historical/"],
  ["convert_id", "/operations/v3/cryptocurrency/quotes/latest/#parameter-convert_id"],
  ["dex trades", "/operations/v4/dex/pairs/trade/latest/"],
  ["api key header", "/guides/authentication/"],
  ["candles", "/operations/v2/cryptocurrency/ohlcv/historical/"],
  ["delisted", "/operations/v1/cryptocurrency/map/"],
  ["python", "/guides/getting-started/"],
  ["openapi download", "/tools/"],
  ["postman", "/tools/"],
  ["scenarios", "/mock/"],
  ["self-host", "/operating/one-machine/"],
  ["prometheus", "/operating/monitoring/"],
  ["backup", "/operating/backup-and-upgrade/"],
  ["quotes latest", "/operations/v3/cryptocurrency/quotes/latest/"],
  ["kline", "/operations/v2/cryptocurrency/ohlcv/historical/"],
  ["ticker", "/operations/v3/cryptocurrency/quotes/latest/"],
  ["coin", "/operations/v1/cryptocurrency/map/"],
  ["exchange rate", "/operations/v2/tools/price-conversion/"],
  ["pagination", "/guides/pagination/"],
  ["next page", "/guides/pagination/"],
  ["authentication", "/guides/authentication/"],
  ["getting started", "/guides/getting-started/"],
  ["sdk", "/client/"],
  ["retry", "/guides/errors/"],
  ["quota", "/guides/credits-and-limits/"],
  ["credits", "/guides/credits-and-limits/"],
  ["tiers", "/guides/plans-and-history/"],
  ["free plan", "/guides/plans-and-history/"],
  ["cache", "/guides/caching/"],
  ["etag", "/guides/caching/"],
  ["deprecated", "/tables/deprecations/"],
  ["migration", "/guides/migration/"],
  ["top coins", "/operations/v3/cryptocurrency/listings/latest/"],
  ["new listings", "/operations/v1/cryptocurrency/listings/new/"],
  ["dominance", "/operations/v1/global-metrics/quotes/latest/"],
  ["total market cap", "/operations/v1/global-metrics/quotes/latest/"],
  ["fear greed index", "/operations/v3/fear-and-greed/latest/"],
  ["top 20 index", "/operations/v3/index/svc20-latest/"],
  ["rebalancing", "/guides/computed-values/"],
  ["gainers", "/operations/v1/cryptocurrency/trending/gainers-losers/"],
  ["trending", "/operations/v1/cryptocurrency/trending/latest/"],
  ["logo", "/operations/v2/cryptocurrency/info/"],
  ["metadata", "/operations/v2/cryptocurrency/info/"],
  ["contract address", "/operations/v2/cryptocurrency/info/"],
  ["all time high", "/operations/v2/cryptocurrency/price-performance-stats/latest/"],
  ["ath", "/operations/v2/cryptocurrency/price-performance-stats/latest/"],
  ["market pairs", "/operations/v2/cryptocurrency/market-pairs/latest/"],
  ["trading pairs", "/operations/v2/cryptocurrency/market-pairs/latest/"],
  ["ohlcv", "/operations/v2/cryptocurrency/ohlcv/historical/"],
  ["ohlcv latest", "/operations/v2/cryptocurrency/ohlcv/latest/"],
  ["airdrops", "/operations/v1/cryptocurrency/airdrops/"],
  ["categories", "/operations/v1/cryptocurrency/categories/"],
  ["currency converter", "/operations/v2/tools/price-conversion/"],
  ["simple price", "/operations/v1/simple/price/"],
  ["id map", "/operations/v1/cryptocurrency/map/"],
  ["top exchanges", "/operations/v1/exchange/listings/latest/"],
  ["maker fee", "/operations/v1/exchange/info/"],
  ["proof of reserves", "/operations/v1/exchange/assets/"],
  ["exchange volume", "/operations/v1/exchange/quotes/latest/"],
  ["dex networks", "/operations/v4/dex/networks/list/"],
  ["blockchains", "/operations/v4/dex/networks/list/"],
  ["dex ohlcv historical", "/operations/v4/dex/pairs/ohlcv/historical/"],
  ["circulating_supply", "/operations/v3/cryptocurrency/quotes/latest/#response-circulating_supply"],
  ["percent_change_24h", "/operations/v3/cryptocurrency/quotes/latest/#response-quote-percent_change_24h"],
  ["skip_invalid", "/operations/v3/cryptocurrency/quotes/latest/#parameter-skip_invalid"],
  ["aux", "/operations/v3/cryptocurrency/quotes/latest/#parameter-aux"],
  ["1008", "/tables/errors/#error-1008"],
  ["timezone", "/guides/time-and-intervals/"],
  ["error codes", "/tables/errors/"],
  ["versions", "/guides/versions/"],
  ["duplicate symbols", "/guides/identifiers/"],
];

test.each(QUERIES)("%s finds %s", async (query, expected) => {
  expect((await search(query)).slice(0, 3)).toContain(expected);
});

test("there are at least 60 queries", () => {
  expect(QUERIES.length).toBeGreaterThanOrEqual(60);
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
