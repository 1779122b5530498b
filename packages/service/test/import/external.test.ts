import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { backends } from "../support/backends.ts";
import { fixture, TemporaryMarket } from "../support/temporary-market.ts";

const day = (date: string) => Date.parse(`${date}T00:00:00Z`);
const getEnd = (date: string) => day(date) + 86_400_000 - 1;
const rejectedIn = (market: TemporaryMarket) =>
  readFileSync(market.rejects, "utf8").replaceAll(fixture("external/"), "").trimEnd().split("\n");

describe.each(backends)("into $name", (backend) => {
  test("recognises all external formats in a folder, and reads referenced files first", async () => {
    await using market = new TemporaryMarket(backend);
    const results = await market.import([fixture("external")]);
    expect(
      results.map(({ file, format, loaded, rejected }) => [file.name, format, loaded, rejected]),
    ).toEqual([
      ["fiat_metals_ids.csv", "fiat-ids", 4, 0],
      ["iso4217.csv", "iso-4217", 4, 2],
      ["fx_ecb_daily_per_eur.csv", "ecb-rates", 4, 2],
      ["market_pairs_lean.csv", "market-pairs", 4, 1],
      ["coinmetrics_daily.csv", "coin-metrics-daily", 6, 1],
      ["tokens_multichain.csv", "token-list", 5, 1],
      ["assets_chain_registry.csv", "chain-registry", 2, 1],
      ["icons_manifest.json", "icons", 2, 2],
      ["made_binance_btcusdt_hour.csv", "candles", 1, 2],
      ["made_coinbase_btcusd_daily.csv", "candles", 2, 1],
      ["made_coinbase_btcusd_min_20210302.csv", "candles", 2, 1],
    ]);
  });

  test("writes rejected rows with line and reason to a file", async () => {
    await using market = new TemporaryMarket(backend);
    await market.import([fixture("external/coinmetrics_daily.csv")]);
    await market.import([fixture("external")]);
    const rows = rejectedIn(market);
    expect(rows[0]).toBe("file,line,reason,row");
    expect(rows).toContain('coinmetrics_daily.csv,5,price_usd 0 is not above zero,"btc,2021-03-04,0,1,1"');
    expect(rows).toContain(
      'fx_ecb_daily_per_eur.csv,7,the file has no rate of the US dollar for this day,"2021-03-01,JPY,130"',
    );
    expect(rows.filter((row) => row.startsWith("icons_manifest.json"))).toEqual([
      'icons_manifest.json,3,symbol is missing,",Nothing,#000000"',
      "icons_manifest.json,4,it is not an object,7",
    ]);
  });

  test("a Coin Metrics day becomes a quote at its end, with null for unknown values", async () => {
    await using market = new TemporaryMarket(backend);
    await market.import([fixture("external/coinmetrics_daily.csv")]);
    const store = await market.store();
    const [first, last] = await store.closestQuotes(1, [getEnd("2021-03-01"), getEnd("2021-03-03")], 0);
    expect(first).toEqual({
      time: getEnd("2021-03-01"),
      price: 49000.5,
      volume24h: null,
      marketCap: 913000000000.25,
      circulatingSupply: 18640000.5,
      totalSupply: null,
    });
    expect(last).toMatchObject({ price: 50000.125, marketCap: null, circulatingSupply: null });
    const { assets, metrics } = await store.snapshot();
    expect(assets.get(1)).toMatchObject({
      symbol: "BTC",
      status: "active",
      firstHistoricalData: getEnd("2021-03-01"),
      lastHistoricalData: getEnd("2021-03-03"),
    });
    expect(metrics.get(1)).toMatchObject({
      price: 50000.125,
      lastUpdated: getEnd("2021-03-03"),
      circulatingSupply: null,
    });
    expect(metrics.get(1)?.priceBefore["24h"]).toBe(48000);
  });

  test("converts rates of the European Central Bank to dollars at the start of the day", async () => {
    await using market = new TemporaryMarket(backend);
    await market.import([fixture("external")]);
    const store = await market.store();
    const { fiats, index } = await store.snapshot();
    const findId = (symbol: string) => index.fiatBySymbol.get(symbol)?.id ?? 0;
    const times = [day("2021-03-02"), getEnd("2021-03-02"), day("2021-03-03")];
    const usd = async (symbol: string) =>
      (await store.ratesAt(findId(symbol), times, 86_400_000)).map((rate) => rate?.usd);
    expect(await usd("EUR")).toEqual([1.2, 1.25, 1.25]);
    expect(await usd("GBP")).toEqual([1.2 / 0.8, 1.2 / 0.8, 1.2 / 0.8]);
    expect(await usd("JPY")).toEqual([0.01, 0.01, 0.01]);
    // Ids and names of `fiat_metals_ids.csv` stay. `NWC`, which only `iso4217.csv` has, gets a new id.
    expect(fiats.get(2790)).toMatchObject({ name: "Euro", kind: "fiat" });
    expect(fiats.get(3575)).toMatchObject({ kind: "metal" });
    expect(findId("NWC")).toBeGreaterThan(50_000);
  });

  test("joins keys of several sources by the mapping, never by equal symbols", async () => {
    await using market = new TemporaryMarket(backend);
    await market.import([fixture("external")]);
    const { index, pairs } = await (await market.store()).snapshot();
    expect(index.assetsBySymbol.get("BTC")).toHaveLength(1);
    // From Coin Metrics, Coinbase and Binance. In the token list, a later row changes the symbol to `XYZ2`.
    expect(index.assetsBySymbol.get("XYZ")?.map(({ name }) => name)).toEqual(["XYZ", "Example Coin", "XYZ"]);
    expect(pairs.map(({ base, quote, price }) => [base.currencyId, quote.type, price])).toEqual([
      [1, "fiat", null],
      [index.assetsBySymbol.get("XYZ")?.[1]?.id, "fiat", null],
      [1, "cryptocurrency", null],
      [index.assetsBySymbol.get("XYZ")?.[2]?.id, "cryptocurrency", null],
    ]);
  });

  test("identifies tokens by chain and address, ignoring the case of hexadecimal addresses", async () => {
    await using market = new TemporaryMarket(backend);
    await market.import([fixture("external/tokens_multichain.csv")]);
    const { index, assets, dexNetworks } = await (await market.store()).snapshot();
    const [token] = index.assetsByAddress.get("0xabcdef0000000000000000000000000000000001") ?? [];
    expect(token).toMatchObject({
      symbol: "XYZ2",
      category: "token",
      status: "untracked",
      slug: "example-token",
    });
    expect(assets.get(token?.platform?.assetId ?? 0)).toMatchObject({
      symbol: "EXM",
      category: "coin",
      platform: null,
    });
    expect(index.assetsByAddress.get("abcdef")).toHaveLength(2);
    expect(dexNetworks.map(({ name, slug }) => [name, slug])).toEqual([
      ["examplechain", "examplechain"],
      ["othertype", "othertype"],
    ]);
  });

  test("takes texts and sites from the chain registry, but no logos of a single size", async () => {
    await using market = new TemporaryMarket(backend);
    await market.import([fixture("external/assets_chain_registry.csv")]);
    const { index } = await (await market.store()).snapshot();
    const hub = index.assetBySlug.get("example-hub");
    expect(hub).toMatchObject({ logo: null, category: "coin" });
    expect(hub?.description).toBe('The coin of a chain, "Example Hub",\nthat does not exist.');
    expect([hub?.urls.website, hub?.urls.twitter]).toEqual([
      ["https://example.com/"],
      ["https://x.com/example"],
    ]);
    expect(index.assetBySlug.get("example-dollar")).toMatchObject({
      category: "token",
      description: null,
      logo: null,
    });
  });

  test("converts candles and minute closes to dollars, with the quote currency's price at that time", async () => {
    await using market = new TemporaryMarket(backend);
    await market.import([fixture("external")]);
    const store = await market.store();
    const span = { assetId: 1, from: 0, to: Number.MAX_SAFE_INTEGER };
    const days = await store.candles({ ...span, period: "daily" });
    expect(days[0]).toEqual({
      timeOpen: day("2021-03-01"),
      open: 48000,
      high: 50000,
      low: 47000,
      close: 49000,
      timeHigh: null,
      timeLow: null,
      volume: 4_900_000,
      marketCap: null,
      circulatingSupply: null,
      totalSupply: null,
      lastUpdated: getEnd("2021-03-01"),
    });
    const [hour] = await store.candles({ ...span, period: "hourly" });
    expect(hour).toMatchObject({ open: 48000 * 1.001, close: 48050 * 1.001, volume: 10 * 48050 * 1.001 });
    const minute = day("2021-03-02") + 60_000;
    expect((await store.closestQuotes(1, [minute], 0))[0]).toMatchObject({ time: minute, price: 48050 });
  });

  test("rejects candles of an unknown market without --pair", async () => {
    await using market = new TemporaryMarket(backend);
    const candles = fixture("external/candles/made_coinbase_btcusd_daily.csv");
    const [alone] = await market.import([candles]);
    expect(alone).toMatchObject({ loaded: 0, rejected: 3 });
    expect(alone?.reasons[0]?.example).toBe(
      "line 1: coinbase is not known to trade BTCUSD: import its pairs first, or use --pair",
    );
    await market.import([fixture("native/tags.csv"), fixture("external/market_pairs_lean.csv")]);
    const [said] = await market.import([candles], { market: "coinbase:XYZ/USD" });
    expect(said).toMatchObject({ loaded: 2, rejected: 1 });
  });

  test("rejects candles of a nonexistent day", async () => {
    await using market = new TemporaryMarket(backend);
    await market.import([fixture("external")]);
    const file = join(market.folder, "made_coinbase_btcusd_daily.csv");
    writeFileSync(file, "20210228 00:00,1,1,1,1,1\n20210230 00:00,1,1,1,1,1\n");
    const [result] = await market.import([file]);
    expect(result).toMatchObject({ loaded: 1, rejected: 1 });
    expect(result?.reasons[0]?.example).toBe('line 2: time "20210230 00:00" is not the start of a period');
  });

  test("reads compressed files with any name", async () => {
    await using plain = new TemporaryMarket(backend);
    await plain.import([fixture("external/coinmetrics_daily.csv")]);
    await using packed = new TemporaryMarket(backend);
    const file = join(packed.folder, "something.csv.gz");
    writeFileSync(file, gzipSync(readFileSync(fixture("external/coinmetrics_daily.csv"))));
    await packed.import([file]);
    expect(packed.content()).toEqual(plain.content());
  });

  test("reports a truncated file and keeps earlier rows", async () => {
    await using market = new TemporaryMarket(backend);
    const file = join(market.folder, "cut.csv.gz");
    const whole = gzipSync(readFileSync(fixture("external/coinmetrics_daily.csv")));
    writeFileSync(file, whole.subarray(0, whole.length - 12));
    const importing = market.import([fixture("external/iso4217.csv"), file]);
    await expect(importing).rejects.toThrow(/cut\.csv\.gz is damaged: .*Rows before the damage stay/);
    expect((await (await market.store()).snapshot()).index.fiatBySymbol.has("NWC")).toBe(true);
  });

  test("a repeated import changes nothing and makes no new snapshot of the catalogue", async () => {
    await using market = new TemporaryMarket(backend);
    await market.import([fixture("external")]);
    const before = market.content();
    const store = await market.store({ watch: 2 });
    const { assets, version } = await store.snapshot();
    await market.import([fixture("external")]);
    expect(market.content()).toEqual(before);
    const seen = async () => (await store.snapshot()).version;
    await expect.poll(seen, { timeout: 60_000 }).toBeGreaterThan(version);
    expect((await store.snapshot()).assets).toBe(assets);
  });

  test("an import on another day keeps ids, slugs and date_added", async () => {
    await using market = new TemporaryMarket(backend);
    await market.import([fixture("external")]);
    const before = market.content();
    await market.import([fixture("external")], { now: Date.parse("2027-05-05T05:05:05Z") });
    expect(market.content()).toEqual(before);
  });
});
