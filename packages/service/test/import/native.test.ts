import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { marketOperations } from "@market-data/market";
import { describe, expect, test } from "vitest";
import { writeFormats } from "../../scripts/write-importing.ts";
import { nativeFormats } from "../../src/import/native/index.ts";
import { backends } from "../support/backends.ts";
import { fixture, NOW, TemporaryMarket } from "../support/temporary-market.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;

describe.each(backends)("into $name", (backend) => {
  test("a folder of native formats is read whole, and each row that is wrong is reported", async () => {
    await using market = new TemporaryMarket(backend);
    const results = await market.import([fixture("native")]);
    expect(new Set(results.map(({ format }) => format))).toEqual(
      new Set(nativeFormats.map(({ name }) => name)),
    );
    const rejected = results.flatMap(({ reasons }) => reasons.map(({ example }) => example));
    expect(rejected).toEqual([
      "line 4: the id 77 is another asset's or fiat's already",
      "line 5: max_supply -1 is negative",
      'line 5: there is no fiat "CHF": import the currencies first',
      'line 4: the slug "example-exchange" is another exchange\'s already',
      'line 3: there is no asset "nobody" of csv: import it first, or link the key in a mapping',
      "line 4: balance -1 is negative",
      'line 4: there is no exchange "nowhere" of csv: import it first',
      'line 3: there is no asset "nobody" of csv: import it first, or link the key in a mapping',
      'line 4: time_open "2026-01-14T01:00:00Z" is not the start of a UTC day',
      "line 5: the prices contradict each other: open 100, high 90, low 95, close 105",
      'line 3: there is no asset "nobody" of csv: import it first, or link the key in a mapping',
      "line 4: price 0 is not above zero",
    ]);
  });

  test("assets have the facts of their rows, and null where the file says nothing", async () => {
    await using market = new TemporaryMarket(backend);
    await market.import([fixture("native")]);
    const { index, trends, categories, airdrops, multipliers } = await (await market.store()).snapshot();
    const one = index.assetBySlug.get("example-one");
    const two = index.assetBySlug.get("second-one");
    expect(one).toMatchObject({
      symbol: "ONE",
      category: "coin",
      status: "active",
      dateAdded: Date.parse("2020-01-01"),
      tags: ["mineable"],
      maxSupply: 21_000_000,
      description: "A coin, made up.",
      notice: null,
      platform: null,
    });
    expect(one?.urls.website).toEqual(["https://one.example/", "https://www.one.example/"]);
    expect(two).toMatchObject({
      id: 77,
      symbol: "ONE",
      category: "token",
      status: "inactive",
      infiniteSupply: true,
      dateAdded: 1_577_836_800_000,
      platform: { assetId: one?.id, tokenAddress: "0xAbC" },
      maxSupply: null,
      logo: null,
    });
    expect(trends.searched["24h"]).toEqual([77, one?.id]);
    expect(trends.visited["7d"]).toEqual([one?.id]);
    expect(categories.map(({ id, assetIds }) => [id, assetIds])).toEqual([["c1", [one?.id, 77]]]);
    expect(airdrops[0]).toMatchObject({ id: "a1", assetId: one?.id, totalPrize: 1000, description: "" });
    expect(multipliers[0]).toMatchObject({ assetId: 77, multiplier: 1.5, platformId: one?.id });
  });

  test("exchanges have the facts of their rows and their wallets, and null where the file says nothing", async () => {
    await using market = new TemporaryMarket(backend);
    await market.import([fixture("native")]);
    const { index, wallets } = await (await market.store()).snapshot();
    const known = index.exchangeBySlug.get("example-exchange");
    expect(known).toMatchObject({
      status: "active",
      description: "An exchange, made up.",
      urls: { website: ["https://ex.example/", "https://www.ex.example/"], blog: [] },
      dateLaunched: Date.parse("2017-07-14"),
      weeklyVisits: 1500,
      makerFee: -0.01,
      takerFee: 0.04,
      notice: null,
    });
    expect(index.exchangeBySlug.get("example-exchange-2")).toMatchObject({ makerFee: null, logo: null });
    const one = index.assetBySlug.get("example-one")?.id;
    expect(wallets).toEqual([
      { exchangeId: known?.id, address: "0xA1", platformId: one, assetId: 77, balance: 12.5 },
    ]);
  });

  test("history, figures, pairs and rates are as their rows say", async () => {
    await using market = new TemporaryMarket(backend);
    await market.import([fixture("native")]);
    const store = await market.store();
    const { index, metrics, pairs, fiats } = await store.snapshot();
    const id = index.assetBySlug.get("example-one")?.id ?? 0;
    const days = await store.candles({ assetId: id, period: "daily", from: 0, to: NOW });
    expect(days.map(({ open, timeHigh, volume }) => [open, timeHigh, volume])).toEqual([
      [90, Date.parse("2026-01-13T05:00:00Z"), 1000],
      [100, null, null],
    ]);
    expect(days[1]?.lastUpdated).toBe(Date.parse("2026-01-15") - 1);
    expect(await store.candles({ assetId: id, period: "hourly", from: 0, to: NOW })).toHaveLength(1);
    const [point] = await store.closestQuotes(id, [NOW - 5 * MINUTE], 0);
    expect(point).toMatchObject({ price: 104, volume24h: 5000 });
    expect(metrics.get(id)).toMatchObject({ price: 106, tvl: 300, rank: 1, numMarketPairs: 2 });
    expect(metrics.get(id)?.priceBefore).toMatchObject({ "1h": 100.5, "24h": null });
    const euro = index.fiatBySymbol.get("EUR")?.id ?? 0;
    expect(
      pairs.map(({ base, quote, price, volume24hBase }) => [
        base.currencyId,
        quote.currencyId,
        price,
        volume24hBase,
      ]),
    ).toEqual([
      [id, euro, 80, 10],
      [77, id, 0.5, null],
    ]);
    expect(await store.ratesAt(euro, [NOW - 86_400_000, NOW], 86_400_000)).toMatchObject([
      { usd: 1.25 },
      { usd: 1.28 },
    ]);
    expect(fiats.get(index.fiatBySymbol.get("XAU")?.id ?? 0)).toMatchObject({ kind: "metal", sign: "" });
  });

  test("the totals of the market are recorded: of each day as far as history reaches, and of now", async () => {
    await using market = new TemporaryMarket(backend);
    await market.import([fixture("native")]);
    const store = await market.store();
    const points = await store.seriesPoints({ name: "market", id: 0, from: 0, to: NOW + 1 });
    const { data } = await marketOperations.globalMetricsQuotesLatestV1.handle({} as never, {
      store,
      now: NOW,
    });
    expect(points.at(-1)).toMatchObject({
      time: Date.parse(data.last_updated),
      values: { "all.marketCap": data.quote["USD"]?.total_market_cap ?? null },
    });
    const days = points.slice(0, -1);
    expect(days.length).toBeGreaterThan(0);
    expect(days.map(({ time }) => time % DAY)).toEqual(days.map(() => 0));
  });

  test("the volumes of exchanges are recorded, each at the time of its newest pair", async () => {
    await using market = new TemporaryMarket(backend);
    await market.import([fixture("native")]);
    const file = join(market.folder, "pairs-2.csv");
    writeFileSync(
      file,
      "key,exchange,base,quote,quote_type,price,volume_24h_base,volume_24h_quote,volume_excluded,last_updated\n" +
        `m3,ex,one,EUR,fiat,80,1,100,true,${NOW / 1000}\n`,
    );
    await market.import([file]);
    const store = await market.store();
    const id = (await store.snapshot()).index.exchangeBySlug.get("example-exchange")?.id ?? 0;
    expect(await store.seriesPoints({ name: "exchange", id, from: 0, to: NOW + 1 })).toEqual([
      {
        time: NOW - MINUTE,
        values: { numMarketPairs: 2, volume24h: 1024, volume24hAdjusted: 1024 },
      },
      { time: NOW, values: { numMarketPairs: 3, volume24h: 1152, volume24hAdjusted: 1024 } },
    ]);
  });

  test("decentralised exchanges have networks, pairs, bars and trades", async () => {
    await using market = new TemporaryMarket(backend);
    await market.import([fixture("native")]);
    const store = await market.store();
    const { dexNetworks, dexExchanges, dexPairs } = await store.snapshot();
    const [network] = dexNetworks;
    expect(network).toMatchObject({ name: "Example Net", tokenExplorerUrl: null });
    expect(dexExchanges[0]).toMatchObject({
      volume24h: 1234,
      urls: { website: ["https://swap.example/"], blog: [] },
    });
    expect(dexPairs[0]).toMatchObject({
      networkId: network?.id,
      dexId: dexExchanges[0]?.id,
      base: { assetId: 77, contractAddress: "0xAbC" },
      quote: { assetId: null },
      securityScan: { open_source: true, honeypot: false },
      holders: null,
    });
    expect(await store.dexTrades("0xpool", network?.id ?? 0, 5)).toMatchObject([{ total: 20, type: "buy" }]);
    for (const period of ["daily", "hourly"] as const) {
      const candles = await store.dexCandles("0xpool", network?.id ?? 0, period, 0, NOW);
      expect(candles).toMatchObject([{ close: 2, volume: null }]);
    }
  });

  test("figures that history outdates give way to it; what belongs to the old moment does not stay", async () => {
    await using market = new TemporaryMarket(backend);
    await market.import([fixture("native")]);
    const file = join(market.folder, "points-2.csv");
    writeFileSync(file, `asset,time,price\none,${NOW / 1000 + 3600},120\n`);
    await market.import([file]);
    const { index, metrics } = await (await market.store()).snapshot();
    const id = index.assetBySlug.get("example-one")?.id ?? 0;
    expect(metrics.get(id)).toMatchObject({
      price: 120,
      lastUpdated: NOW + HOUR,
      volume24h: null,
      tvl: null,
    });
  });

  test("a wrong header is reported with what is right, before anything is written", async () => {
    await using market = new TemporaryMarket(backend);
    const file = join(market.folder, "points.csv");
    writeFileSync(file, "asset,time,prize\n");
    await expect(market.import([file], { as: "points" })).rejects.toThrow(
      'there is no column "prize" in points; the columns are asset, time, price, volume_24h, market_cap',
    );
    writeFileSync(file, "asset,time\n");
    await expect(market.import([file], { as: "points" })).rejects.toThrow('the column "price" is missing');
    await expect(market.import([file])).rejects.toThrow("is in no known format");
    await expect(market.import([join(market.folder, "nothing")])).rejects.toThrow("cannot be read");
  });

  test("a column that is there twice is named, before anything is written", async () => {
    await using market = new TemporaryMarket(backend);
    const file = join(market.folder, "points.csv");
    writeFileSync(file, "asset,time,price,price\none,2026-01-15,1,2\n");
    const message = `${file}: the column "price" is there twice.`;
    await expect(market.import([fixture("native/tags.csv"), file])).rejects.toThrow(message);
    await expect(market.import([file], { as: "points" })).rejects.toThrow(message);
    expect((await (await market.store()).snapshot()).tags.size).toBe(0);
  });

  test("rows of another length, with control characters or beyond all bounds are rejected, the others taken", async () => {
    await using market = new TemporaryMarket(backend);
    const file = join(market.folder, "tags.csv");
    const rows = [
      "slug,name,category",
      "good,Good,A",
      "short,row",
      "bad,Ba\u0000d,A",
      `long,${"x".repeat(201)},A`,
      "Upper,Case,A",
    ];
    writeFileSync(file, `\ufeff${rows.join("\r\n")}\r\n`);
    const [result] = await market.import([file]);
    expect(result).toMatchObject({ loaded: 1, rejected: 4 });
    expect(readFileSync(market.rejects, "utf8")).toContain("it has 2 values instead of 3");
    expect([...(await (await market.store()).snapshot()).tags.keys()]).toEqual(["good"]);
  });

  test("a quote that is wrong ends the import there: which rows come behind it, nobody can tell", async () => {
    await using market = new TemporaryMarket(backend);
    const file = join(market.folder, "tags.csv");
    writeFileSync(file, 'slug,name,category\ngood,Good,A\nbad,"Ba"d,A\nfine,Fine,A\n');
    await expect(market.import([file])).rejects.toThrow(
      /tags\.csv is damaged: Invalid Closing Quote: .* line 3/,
    );
    writeFileSync(file, "slug,name,category\ngood,Good,A\nbad,Bad,A\nfine,Fine,A\n");
    await market.import([file]);
    expect([...(await (await market.store()).snapshot()).tags.keys()].sort()).toEqual([
      "bad",
      "fine",
      "good",
    ]);
  });
});

test("IMPORTING.md describes the formats and columns that the import reads; else run node scripts/write-importing.ts", () => {
  const page = readFileSync(new URL("../../IMPORTING.md", import.meta.url), "utf8");
  expect(page).toBe(writeFormats(page));
});
