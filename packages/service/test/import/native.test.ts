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
  test("reads a folder of all native formats and reports invalid rows", async () => {
    await using market = new TemporaryMarket(backend);
    const results = await market.import([fixture("native")]);
    expect(new Set(results.map(({ format }) => format))).toEqual(
      new Set(nativeFormats.map(({ name }) => name)),
    );
    const rejected = results.flatMap(({ reasons }) => reasons.map(({ example }) => example));
    expect(rejected).toEqual([
      "line 4: the id 77 already belongs to another asset or fiat currency",
      "line 5: max_supply -1 is negative",
      'line 5: there is no fiat "DEM": add it to fiats.csv first',
      'line 4: the slug "example-exchange" already belongs to another exchange',
      'line 3: the source csv has no asset "nobody": import the asset first, or link its key in a mapping',
      "line 4: balance -1 is negative",
      'line 4: the source csv has no exchange "nowhere": import the exchange first',
      'line 3: the source csv has no asset "nobody": import the asset first, or link its key in a mapping',
      'line 4: time_open "2026-01-14T01:00:00Z" is not the start of a UTC day',
      "line 5: the prices contradict each other: open 100, high 90, low 95, close 105",
      'line 3: the source csv has no asset "nobody": import the asset first, or link its key in a mapping',
      "line 4: price 0 is not above zero",
    ]);
  });

  test("assets have the facts of their rows, and null for missing facts", async () => {
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

  test("exchanges have the facts of their rows and wallets, and null for missing facts", async () => {
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

  test("history, metrics, pairs and rates have the values of their rows", async () => {
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
    const [quote] = await store.closestQuotes(id, [NOW - 5 * MINUTE], 0);
    expect(quote).toMatchObject({ price: 104, volume24h: 5000 });
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

  test("records the market totals of each day of history and of now", async () => {
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

  test("records volumes of exchanges at the time of the newest pair", async () => {
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
        values: { numMarketPairs: 2, volume24h: 1000, volume24hAdjusted: 1000 },
      },
      { time: NOW, values: { numMarketPairs: 3, volume24h: 1128, volume24hAdjusted: 1000 } },
    ]);
  });

  test("decentralised exchanges have networks, pairs, candles and trades", async () => {
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

  test("newer history replaces metrics and their volumes", async () => {
    await using market = new TemporaryMarket(backend);
    await market.import([fixture("native")]);
    const file = join(market.folder, "quotes-2.csv");
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

  test("metrics keep supplies without a column, and an empty value makes a supply unknown", async () => {
    await using market = new TemporaryMarket(backend);
    await market.import([fixture("native")]);
    const file = join(market.folder, "metrics.csv");
    const importMetrics = async (...lines: readonly string[]) => {
      writeFileSync(file, lines.join("\n"));
      await market.import([file]);
      const { index, metrics } = await (await market.store()).snapshot();
      return metrics.get(index.assetBySlug.get("example-one")?.id ?? 0);
    };
    const supplies = {
      totalSupply: 12_000,
      selfReportedCirculatingSupply: 9000,
      unlockedCirculatingSupply: 9500,
    };
    // Without a column, volumes and the total value locked become unknown.
    expect(await importMetrics("asset,price,last_updated", "one,107,2026-01-15T11:59:30Z")).toMatchObject({
      ...{ price: 107, circulatingSupply: 10_000, ...supplies },
      ...{ volume24h: null, volume7d: null, tvl: null },
    });
    const columns = "asset,price,circulating_supply,is_market_cap_included_in_calc,last_updated";
    expect(await importMetrics(columns, "one,108,,false,2026-01-15T11:59:40Z")).toMatchObject({
      ...{ circulatingSupply: null, isMarketCapIncludedInCalc: false, ...supplies },
    });
    expect(await importMetrics("asset,price,last_updated", "one,109,2026-01-15T11:59:50Z")).toMatchObject({
      ...{ circulatingSupply: null, isMarketCapIncludedInCalc: false, ...supplies },
    });
    // The supply of history counts too.
    const quotes = join(market.folder, "quotes-2.csv");
    writeFileSync(quotes, "asset,time,price,circulating_supply\none,2026-01-15T11:59:55Z,110,500");
    await market.import([quotes]);
    expect(await importMetrics("asset,price,last_updated", "one,111,2026-01-15T11:59:58Z")).toMatchObject({
      ...{ price: 111, circulatingSupply: 500, totalSupply: null },
    });
  });

  test("metrics also become quotes, so that totals of past days count them", async () => {
    await using market = new TemporaryMarket(backend);
    const files: [string, readonly string[]][] = [
      ["assets.csv", ["key,name,symbol", "one,One,ONE", "two,Two,TWO"]],
      [
        "metrics.csv",
        [
          "asset,price,circulating_supply,last_updated",
          "one,1,10,2026-01-13T12:00:00Z",
          "two,2,10,2026-01-13T12:00:00Z",
        ],
      ],
      ["metrics.csv", ["asset,price,last_updated", "one,3,2026-01-14T12:00:00Z"]],
      ["metrics.csv", ["asset,price,last_updated", "one,4,2026-01-15T11:00:00Z"]],
      // Older metrics only add to history.
      ["metrics.csv", ["asset,price,last_updated", "one,9,2026-01-12T12:00:00Z"]],
    ];
    for (const [name, lines] of files) {
      writeFileSync(join(market.folder, name), lines.join("\n"));
      await market.import([join(market.folder, name)]);
    }
    const store = await market.store();
    const points = await store.seriesPoints({ name: "market", id: 0, from: 0, to: NOW });
    const midnight = NOW - 12 * HOUR;
    const totals = points.map(({ time, values }) => [(time - midnight) / HOUR, values["all.marketCap"]]);
    expect(totals).toEqual([
      [-48, 90],
      [-36, 30],
      [-24, 30],
      [-12, 50],
      [0, 50],
      [11, 60],
    ]);
    const { index, metrics } = await store.snapshot();
    expect(metrics.get(index.assetBySlug.get("one")?.id ?? 0)).toMatchObject({
      price: 4,
      circulatingSupply: 10,
    });
  });

  test("an asset joins a group or the totals with its complete history", async () => {
    await using market = new TemporaryMarket(backend);
    const importFile = async (name: string, ...lines: readonly string[]) => {
      writeFileSync(join(market.folder, name), lines.join("\n"));
      await market.import([join(market.folder, name)]);
    };
    const readDays = async () => {
      const store = await market.store();
      const points = await store.seriesPoints({ name: "market", id: 0, from: 0, to: NOW - 12 * HOUR + 1 });
      return points.map(({ values }) => [
        values["all.marketCap"] ?? null,
        values["stablecoin.marketCap"] ?? null,
      ]);
    };
    await importFile("assets.csv", "key,name,symbol,status", "one,One,ONE,untracked", "two,Two,TWO,");
    await importFile(
      "quotes.csv",
      "asset,time,price,market_cap",
      ...[
        "one,2026-01-13,1,10",
        "two,2026-01-13,2,20",
        "one,2026-01-15,1,10",
        "two,2026-01-15T11:00:00Z,2,20",
      ],
    );
    expect(await readDays()).toEqual([20, 20, 20].map((cap) => [cap, null]));
    await importFile("assets.csv", "key,name,symbol,status,tags", "one,One,ONE,,", "two,Two,TWO,,stablecoin");
    expect(await readDays()).toEqual([30, 30, 30].map((cap) => [cap, 20]));
    const columns = "asset,price,circulating_supply,is_market_cap_included_in_calc,last_updated";
    await importFile("metrics.csv", columns, "one,1,10,false,2026-01-15T11:30:00Z");
    expect(await readDays()).toEqual([20, 20, 20].map((cap) => [cap, 20]));
  });

  test("the market stores --max-price-age of an import", async () => {
    await using market = new TemporaryMarket(backend);
    const lines = ["asset,time,price", "one,2026-01-01,1", "two,2026-01-14,2"];
    const files = {
      "assets.csv": ["key,name,symbol", "one,One,ONE", "two,Two,TWO"],
      "quotes.csv": lines,
    };
    const paths = Object.entries(files).map(([name, content]) => {
      const path = join(market.folder, name);
      writeFileSync(path, content.join("\n"));
      return path;
    });
    const look = async () => {
      const store = await market.store();
      const points = await store.seriesPoints({ name: "market", id: 0, from: NOW - 2 * DAY, to: NOW });
      const { index, maxPriceAge } = await store.snapshot();
      return [
        maxPriceAge / DAY,
        index.ranked.length,
        ...new Set(points.map(({ values }) => values["activeCryptocurrencies"])),
      ];
    };
    await market.import(paths);
    expect(await look()).toEqual([7, 1, 1]);
    await market.import(paths.slice(1), { maxPriceAge: 13 * DAY });
    expect(await look()).toEqual([13, 2, 2]);
    await market.import(paths.slice(1));
    expect(await look()).toEqual([13, 2, 2]);
  });

  test("reports an invalid header and the valid columns before writing", async () => {
    await using market = new TemporaryMarket(backend);
    const file = join(market.folder, "quotes.csv");
    writeFileSync(file, "asset,time,prize\n");
    await expect(market.import([file], { as: "quotes" })).rejects.toThrow(
      'there is no column "prize" in quotes; the columns are asset, time, price, volume_24h, market_cap',
    );
    writeFileSync(file, "asset,time\n");
    await expect(market.import([file], { as: "quotes" })).rejects.toThrow('the column "price" is missing');
    await expect(market.import([file])).rejects.toThrow('quotes.csv: the column "price" is missing.');
    const unknown = join(market.folder, "prices.csv");
    writeFileSync(unknown, "asset,time,price\n");
    await expect(market.import([unknown])).rejects.toThrow(
      'is in no known format: its first line is "asset,time,price". Rename the file, for example to quotes.csv',
    );
    await expect(market.import([join(market.folder, "nothing")])).rejects.toThrow("cannot be read");
  });

  test("reports a repeated column before writing", async () => {
    await using market = new TemporaryMarket(backend);
    const file = join(market.folder, "quotes.csv");
    writeFileSync(file, "asset,time,price,price\none,2026-01-15,1,2\n");
    const message = `${file}: the column "price" appears twice.`;
    await expect(market.import([fixture("native/tags.csv"), file])).rejects.toThrow(message);
    await expect(market.import([file], { as: "quotes" })).rejects.toThrow(message);
    expect((await (await market.store()).snapshot()).tags.size).toBe(0);
  });

  test("rejects rows with a wrong length, control characters or values out of range, and imports the rest", async () => {
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

  test("an invalid quotation mark rejects only its row", async () => {
    await using market = new TemporaryMarket(backend);
    const file = join(market.folder, "tags.csv");
    writeFileSync(file, 'slug,name,category\ngood,Good,A\nbad,"Ba"d,A\nworse,"Worse,A\nfine,Fine,A\n');
    const [result] = await market.import([file]);
    expect(result).toMatchObject({ loaded: 2, rejected: 2 });
    expect(readFileSync(market.rejects, "utf8").split("\n").slice(1, 3)).toEqual([
      expect.stringMatching(/tags\.csv,3,.*a quote is unclosed.*,"bad,""""""Ba""""d"",A"$/),
      expect.stringMatching(/tags\.csv,4,.*a quote is unclosed.*,"worse,""""""Worse"",A"$/),
    ]);
    expect([...(await (await market.store()).snapshot()).tags.keys()].sort()).toEqual(["fine", "good"]);
  });
});

test("IMPORT-FORMATS.md equals the output of scripts/write-importing.ts", () => {
  const page = readFileSync(new URL("../../IMPORT-FORMATS.md", import.meta.url), "utf8");
  expect(page).toBe(writeFormats());
});
