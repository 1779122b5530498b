import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadContract } from "@market-data/generator-core";
import { operationSlug } from "@market-data/generator-docs/links";
import type { SearchEntry } from "@market-data/generator-docs/search-index";
import { expect, test } from "vitest";
import { createSearch, makeExcerpt, splitMatches, splitPath } from "../src/scripts/search/engine.ts";
import { DIST } from "./built-site.ts";
import { QUERIES } from "./search-queries.ts";

const { model } = await loadContract();
const entries = JSON.parse(readFileSync(join(DIST, "search.json"), "utf8")) as SearchEntry[];
const search = createSearch(entries);
const listHits = (query: string) => search(query).groups.flatMap(({ hits }) => hits);
const listPaths = (query: string) => listHits(query).map(({ url }) => `/${url}`);

test.each(QUERIES)("$query finds $expected", ({ query, expected, rank }) => {
  const found = listPaths(query).slice(0, rank);
  const sections = found.filter((path) => path.startsWith("/guides/")).map((path) => path.split("#")[0]);
  expect(
    [...found, ...sections].some((path) => expected.includes(path ?? "")),
    found.join("\n"),
  ).toBe(true);
});

test.each(["quotes latest", "ohlcv historical", "listings latest", "market pairs", "metadata"])(
  "%s finds the newest version before operations with a replacement and records",
  (query) => {
    const replaced = model.operations.filter(({ lifecycle }) => lifecycle.replacedBy).map(operationSlug);
    const pages = listHits(query).filter(({ group }) => group === "Operations" || group === "Records");
    const first = pages.findIndex(
      ({ group, url }) => group === "Records" || replaced.includes(url.slice(0, -1)),
    );
    const later = first < 0 ? [] : pages.slice(first);
    expect(first).not.toBe(0);
    expect(later.filter(({ url }) => url.startsWith("operations/v3/"))).toEqual([]);
  },
);

test.each(model.operations.map(({ path }) => path))("%s finds the operation first", (path) => {
  for (const query of [path, `${path.slice(1)}?id=1`])
    expect(listHits(query)[0]?.about, query).toBe(`GET ${path}`);
});

test.each([
  ["operations/v3/cryptocurrency/quote/latest/", "operations/v3/cryptocurrency/quotes/latest/"],
  ["operations/cryptocurrency/quotes/latest/v3.html", "operations/v3/cryptocurrency/quotes/latest/"],
  ["v1/crypto/map", "operations/v1/cryptocurrency/map/"],
  ["operations/v2/cryptocurrency/olhcv/historical/", "operations/v2/cryptocurrency/ohlcv/historical/"],
  ["docs/guides/pagination.html", "guides/pagination/"],
  ["getting_started", "guides/getting-started/"],
  ["error-codes", "tables/errors/"],
  ["records/CryptoQuoteV3", "records/crypto-quote-v3/"],
  ["changelogs", "changelog/"],
  ["%E0%A4%A", undefined],
])("the unknown path %s suggests %s", (path, expected) => {
  expect(listHits(splitPath(path))[0]?.url).toBe(expected);
});

test("each entry leads to a page and an anchor of the site", () => {
  const isBroken = ({ url }: SearchEntry) => {
    const [page = "", anchor] = url.split("#");
    const text = readFileSync(join(DIST, page, "index.html"), "utf8");
    return anchor !== undefined && !text.includes(` id="${anchor}"`);
  };
  expect(entries.filter(isBroken).map(({ url }) => url)).toEqual([]);
});

test("unknown words change no results", () => {
  expect(listPaths("pagination qqqqqq zzzzzz")).toEqual(listPaths("pagination"));
  expect(listPaths("qqqqqq")).toEqual([]);
});

test("the changelog does not hide guides", () => {
  expect(listPaths("changelog")[0]).toBe("/changelog/");
  for (const { query } of QUERIES) expect(listPaths(query).slice(0, 3)).not.toContain("/changelog/");
});

test("excerpts begin with the best sentence, and names match as a whole", () => {
  const { matched } = search("null values percent_change_24h");
  expect(makeExcerpt("No match. Values may be null.", matched)).toBe("… Values may be null.");
  const parts = splitMatches("the percent_change_24h, or null", matched);
  expect(parts).toEqual(["the ", "percent_change_24h", ", or ", "null", ""]);
});
