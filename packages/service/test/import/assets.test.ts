import { marketOperations } from "@market-data/market";
import { parseQuery } from "@market-data/openapi";
import { describe, expect, test } from "vitest";
import { Mapping } from "../../src/import/mapping.ts";
import { backends } from "../support/backends.ts";
import { importLines } from "../support/import-lines.ts";
import { NOW, TemporaryMarket } from "../support/temporary-market.ts";

const COIN_METRICS = "asset,date,price_usd,market_cap_usd,supply_current";
const TOKENS = "chain_id,chain,address,symbol,name,decimals,gecko_id";
const NO_MAPPING = { mapping: new Mapping() };

function only<Value>(values: Iterable<Value>): Value {
  const [value, ...others] = values;
  if (value === undefined || others.length > 0) throw new Error("There is not exactly one.");
  return value;
}

/** The metadata and the newest listing of an asset from responses. */
async function respond(market: TemporaryMarket, id: number) {
  const context = { store: await market.store(), now: NOW };
  const ask = async (operation: "cryptocurrencyInfoV2" | "cryptocurrencyListingsNewV1", query: string) => {
    const parsed = parseQuery(operation, query);
    if (!parsed.ok) throw new Error(parsed.errors[0].message);
    return (await marketOperations[operation].handle(parsed.parameters as never, context)).data;
  };
  const info = (await ask("cryptocurrencyInfoV2", `id=${id}`)) as Record<string, { date_added?: string }>;
  const listed = (await ask("cryptocurrencyListingsNewV1", "")) as { id: number; date_added: string }[];
  return {
    info: info[id]?.date_added,
    listed: listed.find((each) => each.id === id)?.date_added,
  };
}

describe.each(backends)("into $name", (backend) => {
  test("date_added is the source's date or the first record of the history, never the day of the import", async () => {
    await using market = new TemporaryMarket(backend);
    const { snapshot } = await importLines(market, {
      "assets.csv": ["key,name,symbol,date_added", "a,Stated,A,2014-05-06", "b,Priced,B,", "c,Unknown,C,"],
      "quotes.csv": ["asset,time,price", "a,2015-02-27,1", "b,2015-03-01,2", "b,2014-03-01,2"],
    });
    const findId = (slug: string) => snapshot.index.assetBySlug.get(slug)?.id ?? 0;
    const [stated, priced, unknown] = await Promise.all(
      ["stated", "priced", "unknown"].map((slug) => respond(market, findId(slug))),
    );
    expect(stated).toEqual({ info: "2014-05-06T00:00:00.000Z", listed: "2014-05-06T00:00:00.000Z" });
    expect(priced).toEqual({ info: "2014-03-01T00:00:00.000Z", listed: "2014-03-01T00:00:00.000Z" });
    expect(unknown).toEqual({ info: undefined, listed: undefined });
    await importLines(market, { "quotes.csv": ["asset,time,price", "b,2013-03-01,2"] });
    expect((await respond(market, findId("priced"))).info).toBe("2013-03-01T00:00:00.000Z");
  });

  test("an asset from a price file gets its name and symbol from its key", async () => {
    await using market = new TemporaryMarket(backend);
    const { snapshot } = await importLines(
      market,
      { "prices.csv": [COIN_METRICS, "xyz_eth,2021-03-01,1,,", "abc,2021-03-01,1,,"] },
      NO_MAPPING,
    );
    expect([...snapshot.assets.values()].map(({ name, symbol, slug }) => [name, symbol, slug])).toEqual([
      ["XYZ ETH", "XYZ-ETH", "xyz-eth"],
      ["ABC", "ABC", "abc"],
    ]);
  });

  test.each([
    ["BNB_BC", "BNB-BC"],
    ["usd+", "USDPLUS"],
    ["DEFI++", "DEFIPLUSPLUS"],
    ["USDC.e", "USDC-E"],
    ["LUNA(Wormhole)", "LUNA-WORMHOLE-"],
    ["A,B", "A-B"],
    ["$WEN", "$WEN"],
    ["币安人生", "EXAMPLE-COIN"],
  ])("stores the symbol %s, unusable in requests, as %s", async (symbol, expected) => {
    await using market = new TemporaryMarket(backend);
    const row = `1,ethereum,0xabcdef0000000000000000000000000000000001,"${symbol}",Example Coin,18,`;
    const { snapshot } = await importLines(market, { "tokens.csv": [TOKENS, row] }, NO_MAPPING);
    expect(only(snapshot.assets.values()).symbol).toBe(expected);
    for (const query of [
      `id=1&convert=${encodeURIComponent(expected)}`,
      `symbol=${encodeURIComponent(expected)}`,
    ]) {
      expect(parseQuery("cryptocurrencyQuotesLatestV3", query)).toMatchObject({ ok: true });
    }
  });
});
