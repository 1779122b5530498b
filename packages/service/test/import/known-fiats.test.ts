import { marketOperations } from "@market-data/market";
import { knownFiats } from "@market-data/market/store";
import { type OperationId, parseQuery } from "@market-data/openapi";
import { describe, expect, test } from "vitest";
import { backends } from "../support/backends.ts";
import { importLines } from "../support/import-lines.ts";
import { NOW, TemporaryMarket } from "../support/temporary-market.ts";

const COINS = {
  "assets.csv": ["key,name,symbol", "a,Example,EXA"],
  "quotes.csv": ["asset,time,price", `a,${NOW / 1000},4`],
};
const ISO = "Entity,Currency,AlphabeticCode,NumericCode,MinorUnit,WithdrawalDate";

async function ask(
  market: TemporaryMarket,
  operation: keyof typeof marketOperations & OperationId,
  query: string,
) {
  const parsed = parseQuery(operation, query);
  if (!parsed.ok) throw new Error(parsed.errors[0].message);
  const context = { store: await market.store(), now: NOW };
  return (await marketOperations[operation].handle(parsed.parameters as never, context)).data as never;
}

async function getFiats(market: TemporaryMarket): Promise<Record<string, unknown>> {
  const { fiats } = await (await market.store()).snapshot();
  return Object.fromEntries([...fiats.values()].map((fiat) => [fiat.symbol, fiat]));
}

describe.each(backends)("into $name", (backend) => {
  test("a market of assets and prices knows all fiats and metals with their ids", async () => {
    await using market = new TemporaryMarket(backend);
    await importLines(market, COINS);
    expect(await ask(market, "cryptocurrencyQuotesLatestV3", "symbol=EXA&convert=USD")).toMatchObject([
      { quote: [{ id: 2781, symbol: "USD", price: 4 }] },
    ]);
    const listed: { id: number; symbol: string }[] = await ask(market, "fiatMapV1", "include_metals=true");
    expect(listed).toHaveLength(97);
    expect(await ask(market, "fiatMapV1", "")).toHaveLength(93);
    const ids = Object.fromEntries(listed.map(({ id, symbol }) => [symbol, id]));
    expect(ids).toMatchObject({ USD: 2781, EUR: 2790, HRK: expect.any(Number), BGN: 2814, XAU: 3575 });
    expect(await getFiats(market)).toEqual(Object.fromEntries(knownFiats.map((fiat) => [fiat.symbol, fiat])));
  });

  test.each(["EUR", "XAU"])(
    "%s without a rate is known, and converting to it says that it has none",
    async (symbol) => {
      await using market = new TemporaryMarket(backend);
      await importLines(market, COINS);
      await expect(
        ask(market, "cryptocurrencyQuotesLatestV3", `symbol=EXA&convert=${symbol}`),
      ).rejects.toThrow(`Invalid value for "convert": "${symbol}". It has no rate.`);
    },
  );

  test("imports a rate of a known currency without a file of currencies", async () => {
    await using market = new TemporaryMarket(backend);
    await importLines(market, { ...COINS, "rates.csv": ["fiat,time,usd", `EUR,${NOW / 1000},1.25`] });
    expect(await ask(market, "cryptocurrencyQuotesLatestV3", "symbol=EXA&convert=EUR")).toMatchObject([
      { quote: [{ symbol: "EUR", price: 3.2 }] },
    ]);
  });

  test("a file of fiats without ids keeps known ids and signs, and adds new currencies", async () => {
    await using market = new TemporaryMarket(backend);
    await importLines(market, {
      "fiats.csv": ["symbol,name,kind", "USD,US Dollar,", "XAG,Silver,", "DEM,Deutsche Mark,"],
    });
    expect(await getFiats(market)).toMatchObject({
      USD: { id: 2781, name: "US Dollar", sign: "$", kind: "fiat" },
      XAG: { id: 3574, name: "Silver", kind: "metal" },
      DEM: { id: 50_001, name: "Deutsche Mark", sign: "", kind: "fiat" },
    });
  });

  test("rejects another id for a known currency", async () => {
    await using market = new TemporaryMarket(backend);
    const { results } = await importLines(market, { "fiats.csv": ["id,symbol,name", "7,USD,US Dollar"] });
    expect(results[0]?.reasons).toMatchObject([{ example: "line 2: USD already has the id 2781" }]);
  });

  test("ISO 4217 adds only current currencies and keeps known currencies", async () => {
    await using market = new TemporaryMarket(backend);
    const rows = [
      "CROATIA,Kuna,HRK,191,2,2023-01",
      "GERMANY,Deutsche Mark,DEM,276,2,2002-03",
      "NOWHERE,Nowhere Crown,NWC,901,2,",
    ];
    const { results } = await importLines(market, { "iso.csv": [ISO, ...rows] });
    expect(results[0]?.reasons).toMatchObject([
      { rows: 1, example: 'line 3: "DEM" is out of use ("2002-03"): to offer it, add it to fiats.csv' },
    ]);
    const fiats = await getFiats(market);
    expect(Object.keys(fiats)).toHaveLength(98);
    expect(fiats).toMatchObject({ HRK: expect.anything(), NWC: { id: 50_001 } });
  });

  test("rejects a fiat code that is invalid in requests", async () => {
    await using market = new TemporaryMarket(backend);
    const { results } = await importLines(market, {
      "fiats.csv": ["symbol,name", "UЅD,Dollar with a Cyrillic letter", "uſd,Dollar with a long s"],
    });
    expect(results[0]).toMatchObject({ loaded: 0, rejected: 2 });
    expect(Object.keys(await getFiats(market))).toHaveLength(97);
  });

  test("a database keeps its ids", async () => {
    await using market = new TemporaryMarket(backend);
    const { writer, close } = await market.backend.openMarket();
    await writer.saveCatalogue({
      fiats: [{ id: 50_001, symbol: "USD", name: "Dollar", sign: "$", kind: "fiat" }],
    });
    await close();
    await importLines(market, COINS);
    const fiats = await getFiats(market);
    expect(fiats).toMatchObject({ USD: { id: 50_001 }, EUR: { id: 2790 } });
    expect(Object.keys(fiats)).toHaveLength(97);
  });

  test("does not assign a known id of a currency if an asset has this id", async () => {
    await using market = new TemporaryMarket(backend);
    const { snapshot } = await importLines(market, COINS);
    const [asset] = snapshot.assets.values();
    await using other = new TemporaryMarket(backend);
    const { writer, close } = await other.backend.openMarket();
    await writer.saveCatalogue({ assets: [{ ...asset, id: 2790 } as never] });
    await close();
    await importLines(other, { "rates.csv": ["fiat,time,usd", `USD,${NOW / 1000},1`] });
    expect(await getFiats(other)).toMatchObject({ USD: { id: 2781 }, EUR: { id: 50_001 } });
  });
});
