import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Mapping } from "../../src/import/mapping.ts";
import { backends } from "../support/backends.ts";
import { fixture, TemporaryMarket } from "../support/temporary-market.ts";

function makeMapping(text: string): Mapping {
  const mapping = Mapping.bundled();
  mapping.read(text, "mapping.csv");
  return mapping;
}

const XYZ = `asset,source,key,id,name,symbol,slug
xyz,coinmetrics,xyz,4242,Example Coin,,the-coin
xyz,coinbase,XYZ,,,,
`;

test("a later mapping takes a key out of the link of an earlier one", () => {
  const mapping = makeMapping("asset,source,key\nother,coinmetrics,btc\n");
  expect(mapping.find({ source: "coinmetrics", key: "btc" })?.label).toBe("other");
  expect(mapping.find({ source: "coinbase", key: "BTC" })?.keys).not.toContainEqual({
    source: "coinmetrics",
    key: "btc",
  });
});

test("a mapping may have comments, and another separator", () => {
  const mapping = makeMapping('# Bob\'s "own\n\nasset;source;key\nx;y;"#1, z"\n');
  expect(mapping.find({ source: "y", key: "#1, z" })?.label).toBe("x");
});

test("reports the file and line of an invalid mapping", () => {
  expect(() => makeMapping('# Mine\nasset,source,key\nx,"y,z\nx,y,z\n')).toThrow(
    "mapping.csv, line 3: a quote is unclosed",
  );
  expect(() => makeMapping("asset,source,key,id\nx,y,z,none\n")).toThrow(
    'mapping.csv, line 2: id "none" is not a number',
  );
  expect(() => makeMapping("asset,source,key,key\nx,y,z,w\n")).toThrow(
    'mapping.csv: the column "key" appears twice.',
  );
  expect(() => makeMapping("asset,source,key\nx,y,\n")).toThrow("mapping.csv, line 2: key is missing");
  expect(() => makeMapping("asset,source,key\nx,y,z\nx,y,z\n")).toThrow('mapping.csv: "x" names a key twice');
});

describe.each(backends)("into $name", (backend) => {
  test("a mapping joins keys of several sources to an asset with its id, name and slug", async () => {
    await using market = new TemporaryMarket(backend);
    await market.import([fixture("external")], { mapping: makeMapping(XYZ) });
    const { assets, index } = await (await market.store()).snapshot();
    expect(assets.get(4242)).toMatchObject({ name: "Example Coin", symbol: "XYZ", slug: "the-coin" });
    expect(index.assetsBySymbol.get("XYZ")?.map(({ id }) => id)).toHaveLength(2);
    expect(index.pairsByCurrency.get(4242)).toHaveLength(1);
  });

  test("does not link a key that is already another asset", async () => {
    await using market = new TemporaryMarket(backend);
    await market.import([fixture("external")]);
    const results = await market.import([fixture("external/market_pairs_lean.csv")], {
      mapping: makeMapping(XYZ),
    });
    expect(results[0]?.reasons.map(({ example }) => example)).toContainEqual(
      expect.stringMatching(
        /^line 3: the mapping links "XYZ" of coinbase to asset \d+, but it is \d+ since an earlier import$/,
      ),
    );
  });

  test("adds up the supplies of a coin on several chains in any order of rows", async () => {
    await using market = new TemporaryMarket(backend);
    const file = join(market.folder, "prices.csv");
    const rows = ["usdt,2021-07-20,1,10,10", "usdt_eth,2021-07-20,1,200,200", "usdt_omni,2021-07-20,1,10,10"];
    const others = ["usdt_trx,2021-07-20,1,300,300", "usdt,2021-07-19,1,9,9", "usdt_omni,2021-07-19,1,9,9"];
    writeFileSync(
      file,
      `asset,date,price_usd,market_cap_usd,supply_current\n${[...others, ...rows].join("\n")}\n`,
    );
    await market.import([file]);
    const content = market.content();
    const store = await market.store();
    const { assets, metrics, index } = await store.snapshot();
    expect([...assets.keys()]).toEqual([825]);
    expect(index.assetsBySymbol.get("USDT")).toHaveLength(1);
    expect(metrics.get(825)?.circulatingSupply).toBe(510);
    const [before] = await store.closestQuotes(825, [Date.parse("2021-07-19T23:59:59.999Z")], 0);
    expect(before).toMatchObject({ marketCap: 9, circulatingSupply: 9 });
    await market.import([file]);
    expect(market.content()).toEqual(content);
  });

  test("a bundled link does not join keys with different ids", async () => {
    await using market = new TemporaryMarket(backend);
    const file = join(market.folder, "prices.csv");
    const header = "asset,date,price_usd,market_cap_usd,supply_current";
    writeFileSync(file, `${header}\nusdt,2021-07-20,1,10,10\nusdt_eth,2021-07-20,1,200,200\n`);
    await market.import([file], { mapping: new Mapping() });
    const ids = [...(await (await market.store()).snapshot()).assets.keys()];
    const [result] = await market.import([file]);
    expect(result).toMatchObject({ loaded: 2, rejected: 0 });
    const { assets, metrics } = await (await market.store()).snapshot();
    expect([...assets.keys()]).toEqual(ids);
    expect(ids.map((id) => metrics.get(id)?.circulatingSupply)).toEqual([10, 200]);
  });

  test("assets with equal names, and names without letters, get unique slugs", async () => {
    await using market = new TemporaryMarket(backend);
    const file = join(market.folder, "assets.csv");
    writeFileSync(file, "key,name,symbol\na,Same Name,A\nb,Same name!,B\nc,比特币,BTB\nd,比特币,比\n");
    await market.import([file]);
    const { assets } = await (await market.store()).snapshot();
    expect([...assets.values()].map(({ slug }) => slug)).toEqual([
      "same-name",
      "same-name-2",
      "btb",
      expect.stringMatching(/^asset-\d+$/),
    ]);
  });

  test("reserves the slug of a mapping in any order of imports", async () => {
    await using market = new TemporaryMarket(backend);
    const file = join(market.folder, "assets.csv");
    writeFileSync(file, "key,name,symbol\nother,The coin,TC\nlinked,Linked,LNK\n");
    await market.import([file], {
      mapping: makeMapping("asset,source,key,slug\nlinked,csv,linked,the-coin\n"),
    });
    const { assets } = await (await market.store()).snapshot();
    expect([...assets.values()].map(({ name, slug }) => [name, slug])).toEqual([
      ["The coin", "the-coin-2"],
      ["Linked", "the-coin"],
    ]);
  });

  test("the first accepted rows replace the sample market, and rejected rows change nothing", async () => {
    await using market = new TemporaryMarket(backend);
    const { writer, close } = await market.backend.openMarket();
    await writer.markOrigin("sample");
    await close();
    const before = market.content();
    const file = join(market.folder, "quotes.csv");
    writeFileSync(file, "asset,time,price\nunknown,2026-01-01,1\n");
    expect(await market.import([file], { maxPriceAge: 864e5 })).toMatchObject([{ loaded: 0, rejected: 1 }]);
    expect(await market.content()).toEqual(await before);
    writeFileSync(file, `asset,time,price\n${"x".repeat(2 ** 21)}`);
    await expect(market.import([file])).rejects.toThrow(/quotes\.csv/);
    expect(await market.content()).toEqual(await before);
    await market.import([fixture("native"), file]).catch(() => {});
    const { origin, assets } = await (await market.store()).snapshot();
    expect([origin, assets.size > 0]).toEqual(["import", true]);
  });

  test("rejects one of two simultaneous imports", async () => {
    await using market = new TemporaryMarket(backend);
    const imports = [market.import([fixture("native")]), market.import([fixture("native")])];
    // Both imports read their files before the lock, so either may be first.
    const results = await Promise.allSettled(imports);
    const rejected = results.filter((result) => result.status === "rejected");
    expect(rejected).toMatchObject([{ reason: { kind: "locked" } }]);
  });
});
