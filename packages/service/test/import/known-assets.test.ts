import { marketOperations } from "@market-data/market";
import { describe, expect, test } from "vitest";
import { Mapping } from "../../src/import/mapping.ts";
import { backends } from "../support/backends.ts";
import { importLines } from "../support/import-lines.ts";
import { NOW, TemporaryMarket } from "../support/temporary-market.ts";

const OWN_BITCOIN = {
  "assets.csv": ["key,name,symbol", "xbt,Bitcoin,BTC", "other,Other Coin,OTH"],
  "metrics.csv": [
    "asset,price,circulating_supply,last_updated",
    `xbt,50000,10,${NOW / 1000}`,
    `other,1,100000,${NOW / 1000}`,
  ],
};
const PRICES = {
  "prices.csv": ["asset,date,price_usd,market_cap_usd,supply_current", "btc,2026-01-14,50000,,"],
};
const XRP_PRICES = ["asset,date,price_usd,market_cap_usd,supply_current", "xrp,2026-01-14,2,,"];
const TOKENS = "chain_id,chain,address,symbol,name,decimals,gecko_id";

async function getAssets(market: TemporaryMarket) {
  const { assets } = await (await market.store()).snapshot();
  return [...assets.values()].map(({ id, name, slug }) => [id, name, slug]);
}

async function getDominance(market: TemporaryMarket) {
  const context = { store: await market.store(), now: NOW };
  const { data } = await marketOperations.globalMetricsQuotesLatestV1.handle({} as never, context);
  return [data.btc_dominance, data.quote["USD"]?.altcoin_market_cap];
}

function getProposals(results: Awaited<ReturnType<typeof importLines>>["results"]) {
  return results.flatMap(({ namesakes }) => namesakes.listed.map(({ line, text }) => [line, text]));
}

function mappingWith(...lines: readonly string[]): Mapping {
  const mapping = Mapping.bundled();
  mapping.read(["asset,source,key,id,name,symbol,slug", ...lines].join("\n"), "mapping.csv");
  return mapping;
}

describe.each(backends)("into $name", (backend) => {
  test("a name alone does not claim a well-known asset, but the proposed mapping line does", async () => {
    await using market = new TemporaryMarket(backend);
    const { results } = await importLines(market, OWN_BITCOIN);
    expect(await getAssets(market)).toEqual([
      [100_001, "Bitcoin", "bitcoin-2"],
      [100_002, "Other Coin", "other-coin"],
    ]);
    expect(await getDominance(market)).toEqual([null, null]);
    const proposed = getProposals(results);
    expect(proposed).toEqual([[2, "bitcoin,csv,xbt,1,Bitcoin,BTC,bitcoin"]]);
    const mapping = mappingWith(...proposed.map(([, text]) => String(text)));

    await using fresh = new TemporaryMarket(backend);
    const again = await importLines(fresh, OWN_BITCOIN, { mapping });
    expect(await getAssets(fresh)).toContainEqual([1, "Bitcoin", "bitcoin"]);
    expect(await getDominance(fresh)).toEqual([83.333333, 100_000]);
    expect(getProposals(again.results)).toEqual([]);

    const { results: repeated } = await importLines(market, OWN_BITCOIN);
    expect(getProposals(repeated)).toEqual(proposed);
    await importLines(market, OWN_BITCOIN, { mapping });
    expect(await getAssets(market)).toContainEqual([100_001, "Bitcoin", "bitcoin"]);
    expect(await getDominance(market)).toEqual([83.333333, 100_000]);
  });

  test("a proposed line is valid CSV for any key", async () => {
    await using market = new TemporaryMarket(backend);
    const { results } = await importLines(market, {
      "assets.csv": ["key,name,symbol", '"a,""b""#1",Tether USDt,USDT'],
    });
    const [[, text] = []] = getProposals(results);
    expect(text).toBe('tether,csv,"a,""b""#1",825,Tether USDt,USDT,tether');
    expect(mappingWith(String(text)).find({ source: "csv", key: 'a,"b"#1' })?.id).toBe(825);
  });

  test.each([
    ["an explicit id", "key,id,name,symbol", "x,1,Bitcoin,BTC"],
    ["an explicit id with another name", "key,id,name,symbol", "x,1,The first coin,BTC"],
    ["an explicit slug", "key,slug,name,symbol", "x,bitcoin,XBT,XBT"],
    ["both", "key,id,slug,name,symbol", "x,1,bitcoin,XBT,XBT"],
  ])("%s makes a row the well-known asset in any order of files", async (_, ...lines) => {
    for (const imports of [
      [{ "assets.csv": lines }, PRICES],
      [PRICES, { "assets.csv": lines }],
    ]) {
      await using market = new TemporaryMarket(backend);
      for (const files of [...imports, ...imports]) {
        const { results } = await importLines(market, files as typeof PRICES);
        expect(results).toMatchObject([{ loaded: 1, rejected: 0, namesakes: { listed: [], others: 0 } }]);
      }
      expect((await getAssets(market)).map(([id, , slug]) => [id, slug])).toEqual([[1, "bitcoin"]]);
      expect((await (await market.store()).snapshot()).metrics.has(1)).toBe(true);
    }
  });

  test("a slug claims a well-known asset also with another id, or without a known id", async () => {
    for (const [lines, prices, expected] of [
      [
        ["key,id,name,symbol,slug", "x,7,Bitcoin,BTC,bitcoin"],
        PRICES["prices.csv"],
        [7, "Bitcoin", "bitcoin"],
      ],
      [["key,name,symbol,slug", "x,Ripples,XRP,xrp"], XRP_PRICES, [100_001, "XRP", "xrp"]],
    ] as const) {
      await using market = new TemporaryMarket(backend);
      await importLines(market, { "assets.csv": lines });
      const { results } = await importLines(market, { "prices.csv": prices });
      expect([results[0]?.rejected, await getAssets(market)]).toEqual([0, [expected]]);
      await using other = new TemporaryMarket(backend);
      await importLines(other, { "prices.csv": prices });
      const { results: own } = await importLines(other, { "assets.csv": lines });
      const isOther = expected[0] === 7;
      expect([own[0]?.rejected, (await getAssets(other)).length]).toEqual([isOther ? 1 : 0, 1]);
    }
  });

  test("a platform named before its own row is the well-known asset by its slug", async () => {
    await using market = new TemporaryMarket(backend);
    await importLines(market, {
      "assets.csv": ["key,name,symbol,slug,platform", "t,Token,TOK,,e", "e,Ether,ETH,ethereum,"],
    });
    const prices = [PRICES["prices.csv"][0] ?? "", "eth,2026-01-14,3000,,"];
    await importLines(market, { "prices.csv": prices });
    expect((await getAssets(market)).map(([, , slug]) => slug)).toEqual(["token", "ethereum"]);
  });

  test("a well-known id without the name or symbol is another asset", async () => {
    await using market = new TemporaryMarket(backend);
    await importLines(market, { "assets.csv": ["key,id,name,symbol", "x,1,Example,EXA"] });
    const { results } = await importLines(market, PRICES);
    expect(await getAssets(market)).toEqual([[1, "Example", "example"]]);
    expect(results[0]?.reasons).toMatchObject([
      { example: "line 2: the id 1 already belongs to another asset or fiat currency" },
    ]);
    await using taken = new TemporaryMarket(backend);
    await importLines(taken, PRICES);
    const { results: own } = await importLines(taken, {
      "assets.csv": ["key,id,name,symbol", "x,1,Example,EXA"],
    });
    expect(own[0]?.rejected).toBe(1);
    expect(await getAssets(taken)).toEqual([[1, "Bitcoin", "bitcoin"]]);
  });

  test("proposes no line for known token lists and for look-alike names", async () => {
    await using market = new TemporaryMarket(backend);
    const { results } = await importLines(market, {
      "tokens.csv": [TOKENS, "1,ethereum,0xabcdef0000000000000000000000000000000001,BTC,Bitcoin,18,"],
      "assets.csv": [
        "key,name,symbol",
        "a,Ｂｉｔｃｏｉｎ,FAKE",
        "b,Bitсoin,FAKE",
        "c,Bitcoin Cash Plus,FAKE",
      ],
    });
    expect(getProposals(results)).toEqual([]);
    const assets = await getAssets(market);
    expect(assets.map(([, name]) => name)).toEqual([
      "Bitcoin",
      "Ｂｉｔｃｏｉｎ",
      "Bitсoin",
      "Bitcoin Cash Plus",
    ]);
    expect(assets.filter(([id, , slug]) => id === 1 || slug === "bitcoin")).toEqual([]);
  });
});
