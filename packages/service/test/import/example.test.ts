import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { marketOperations } from "@market-data/market";
import { expect, test } from "vitest";
import { writeExample } from "../../src/import/example.ts";
import { startService } from "../support/service.ts";
import { NOW, TemporaryMarket } from "../support/temporary-market.ts";

test.each([
  ["at noon", NOW],
  ["as a day begins", Date.parse("2026-01-15T00:00:00Z")],
  ["just before it ends", Date.parse("2026-01-15T23:59:59.999Z")],
])("the example written %s makes a complete market", async (_, now) => {
  await using market = new TemporaryMarket();
  const folder = join(market.folder, "example");
  const files = writeExample(folder, now);
  const results = await market.import([folder], { now });
  expect(results.map(({ format, rejected }) => [format, rejected])).toEqual([
    ["mapping", 0],
    ["assets", 0],
    ["exchanges", 0],
    ["pairs", 0],
    ["candles-daily", 0],
    ["quotes", 0],
  ]);
  expect(results.map(({ file }) => file.path).sort()).toEqual(files.toSorted());

  const service = await startService({ store: await market.store(), operations: marketOperations });
  service.clock.now = now;
  const key = await service.key("Enterprise");
  const get = async (path: string) => {
    const { status, text } = await service.get(path, key);
    expect([path, status, status === 200 ? "" : text]).toEqual([path, 200, ""]);
    const body = JSON.parse(text);
    return body.data ?? body;
  };
  const [bitcoin] = await get("/v3/cryptocurrency/quotes/latest?id=1");
  const [quote] = bitcoin.quote;
  expect(bitcoin).toMatchObject({ symbol: "BTC", slug: "bitcoin", svc_rank: 1, num_market_pairs: 1 });
  expect(quote.price).toBeGreaterThan(80_000);
  for (const change of ["percent_change_1h", "percent_change_24h", "percent_change_7d", "percent_change_30d"])
    expect.soft(quote[change], change).toEqual(expect.any(Number));
  expect(Date.parse(quote.last_updated)).toBeGreaterThan(now - 300_000);
  const listings = await get("/v1/cryptocurrency/listings/latest");
  expect(listings.map(({ symbol }: { symbol: string }) => symbol)).toEqual(["BTC", "ETH", "MINE"]);
  const { quotes: candles } = await get("/v2/cryptocurrency/ohlcv/historical?id=1&count=29");
  // The unfinished day has no candle yet.
  expect(candles.length).toBeGreaterThan(27);
  const { quotes } = await get("/v2/cryptocurrency/quotes/historical?id=1027&interval=1h&count=24");
  expect(quotes).toHaveLength(24);
  const { market_pairs: pairs } = await get("/v2/cryptocurrency/market-pairs/latest?id=1027");
  expect(pairs.map((pair: { market_pair: string }) => pair.market_pair).sort()).toEqual([
    "ETH/USD",
    "MINE/ETH",
  ]);
  const global = await get("/v1/global-metrics/quotes/latest");
  expect(global.btc_dominance).toBeGreaterThan(50);
  await service.close();
});

test("equal times give equal files, and no file is replaced", async () => {
  await using market = new TemporaryMarket();
  const read = (folder: string) =>
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]);
  const [one, other] = [join(market.folder, "one"), join(market.folder, "deep/other")];
  for (const folder of [one, other]) writeExample(folder, NOW);
  expect(read(one)).toEqual(read(other));
  const third = join(market.folder, "third");
  writeExample(third, NOW + 1);
  const mine = join(market.folder, "pairs.csv");
  writeFileSync(mine, "mine");
  expect(() => writeExample(market.folder, NOW)).toThrow(`${mine} already exists. Choose another folder.`);
  expect([readFileSync(mine, "utf8"), existsSync(join(market.folder, "assets.csv"))]).toEqual([
    "mine",
    false,
  ]);
});
