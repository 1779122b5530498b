import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findNearestPages, type ListedPage } from "../src/scripts/nearest-pages.ts";
import { DIST } from "./built-site.ts";

const pages = JSON.parse(readFileSync(join(DIST, "pages.json"), "utf8")) as ListedPage[];
const QUOTES = "/operations/v3/cryptocurrency/quotes/latest/";

describe("the nearest page to", () => {
  test.each([
    ["/operations/v3/cryptocurrency/quote/latest/", QUOTES],
    ["/v3/cryptocurrency/quotes/latest", QUOTES],
    ["/cryptocurrencyQuotesLatestV3", QUOTES],
    ["/operations/cryptocurrency/quotes/latest/v3.html", QUOTES],
    ["/v1/crypto/map", "/operations/v1/cryptocurrency/map/"],
    ["/operations/v2/cryptocurrency/olhcv/historical/", "/operations/v2/cryptocurrency/ohlcv/historical/"],
    ["/docs/guides/pagination.html", "/guides/pagination/"],
    ["/rate-limits", "/tables/limits/"],
    ["/getting_started", "/guides/getting-started/"],
    ["/error-codes", "/tables/errors/"],
    ["/records/CryptoQuoteV3", "/records/crypto-quote-v3/"],
    ["/changelogs", "/changelog/"],
  ])("%s is %s", (path, expected) => {
    expect(findNearestPages(path, pages)[0]?.[0]).toBe(expected);
  });

  test("one below another path is found as well", () => {
    const moved = pages.map(([path, title]) => [`/market${path}`, title] as const);
    const [first] = findNearestPages("/market/guides/pagintion/", moved, { base: "/market/" });
    expect(first?.[0]).toBe("/market/guides/pagination/");
  });

  test.each(["/", "/wp-login.php", "/zzzz/qqqq", "/%E0%A4%A"])("%s is none", (path) => {
    expect(findNearestPages(path, pages)).toEqual([]);
  });
});
