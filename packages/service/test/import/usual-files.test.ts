import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isNamed } from "../../src/import/file-name.ts";
import { importLines } from "../support/import-lines.ts";
import { TemporaryMarket } from "../support/temporary-market.ts";

const ASSETS = ["key,name,symbol", "a,Example,EXA"];

test.each([
  "quotes.csv",
  "quotes-2026.csv",
  "quotes_2026.csv",
  "quotes.binance.csv",
  "quotes-big.csv",
  "quotes (1).csv",
  "Quotes.csv",
  "QUOTES-2.CSV",
])("%s is a file of quotes", (name) => {
  expect(isNamed(name, "quotes")).toBe(true);
});

test.each(["quotesbig.csv", "my-quotes.csv", "quotes.json", "quotes"])(
  "%s is not a file of quotes",
  (name) => {
    expect(isNamed(name, "quotes")).toBe(false);
  },
);

test("an unstated market cap is the price times the supply", async () => {
  await using market = new TemporaryMarket();
  const { snapshot } = await importLines(market, {
    "assets.csv": ASSETS,
    "quotes.csv": [
      "asset,time,price,market_cap,circulating_supply",
      "a,2026-01-13,2,,10",
      "a,2026-01-14,3,31,10",
      "a,2026-01-15,4,,",
    ],
    "candles-daily.csv": [
      "asset,time_open,open,high,low,close,circulating_supply",
      "a,2026-01-12,1,9,1,5,10",
    ],
  });
  const [{ id } = { id: 0 }] = snapshot.assets.values();
  const store = await market.store();
  const times = [13, 14, 15].map((day) => Date.UTC(2026, 0, day));
  const quotes = await store.closestQuotes(id, times, 0);
  expect(quotes.map((quote) => quote?.marketCap)).toEqual([20, 31, null]);
  const [candle] = await store.candles({ assetId: id, period: "daily", from: 0, to: Date.UTC(2026, 1) });
  expect(candle?.marketCap).toBe(50);
});

test("assets with fewer columns keep the facts of other columns, and an empty value is unknown", async () => {
  await using market = new TemporaryMarket();
  const { snapshot: before } = await importLines(market, {
    "assets.csv": [
      "key,name,symbol,status,date_launched,tags,website,chat,description,max_supply",
      "a,Example,EXA,inactive,2009-01-03,layer-1,https://a.example,https://chat.example,Text,21",
    ],
  });
  const [asset] = before.assets.values();
  const { snapshot } = await importLines(market, {
    "assets.csv": ["key,name,symbol,website,max_supply", "a,Example,EXA,https://b.example,"],
  });
  expect([...snapshot.assets.values()]).toEqual([
    { ...asset, maxSupply: null, urls: { ...asset?.urls, website: ["https://b.example"] } },
  ]);
});

test.each([
  ["Öl & Gas", "ol-gas"],
  ["Señor Café", "senor-cafe"],
  ["Ångström", "angstrom"],
])("the slug of %s is %s", async (name, slug) => {
  await using market = new TemporaryMarket();
  const { snapshot } = await importLines(market, { "assets.csv": ["key,name,symbol", `a,${name},EXA`] });
  expect([...snapshot.assets.values()].map((asset) => asset.slug)).toEqual([slug]);
});

test("accepts a time with a space for the T", async () => {
  await using market = new TemporaryMarket();
  const { snapshot } = await importLines(market, {
    "assets.csv": ASSETS,
    "quotes.csv": ["asset,time,price", "a,2026-01-14 10:30:00,1"],
  });
  expect([...snapshot.metrics.values()].map(({ lastUpdated }) => lastUpdated)).toEqual([
    Date.UTC(2026, 0, 14, 10, 30),
  ]);
});

test("reports an empty file", async () => {
  await using market = new TemporaryMarket();
  const path = join(market.folder, "quotes.csv");
  writeFileSync(path, "");
  await expect(market.import([path])).rejects.toThrow("quotes.csv: its first line is empty.");
});

test("a market knows the US dollar before its first import", async () => {
  await using market = new TemporaryMarket();
  const { fiats } = await (await market.store()).snapshot();
  expect(fiats.get(2781)?.symbol).toBe("USD");
});
