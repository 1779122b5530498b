import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { marketOperations } from "@market-data/market";
import { parseQuery } from "@market-data/openapi";
import type { OhlcvHistorical } from "@market-data/types";
import { expect, test } from "vitest";
import { run } from "../support/run-program.ts";
import { NOW, TemporaryMarket } from "../support/temporary-market.ts";

const FIVE_MINUTES = 300_000;

/** Open, high, low, close and mark of each day, as in OHLCV historical. */
async function readDays(market: TemporaryMarket) {
  const store = await market.store();
  const [id] = (await store.snapshot()).assets.keys();
  const query = parseQuery("cryptocurrencyOhlcvHistoricalV2", `id=${id}&count=3`, {});
  if (!query.ok) throw new Error(query.errors[0].message);
  const { handle } = marketOperations.cryptocurrencyOhlcvHistoricalV2;
  const { data } = await handle(query.parameters, { store, now: NOW, given: query.given });
  const { quotes } = data as OhlcvHistorical;
  return quotes.map(({ time_open, quote: { USD }, is_derived }) => [
    ...[time_open.slice(0, 10), USD?.open, USD?.high, USD?.low, USD?.close, USD?.volume],
    ...(is_derived === true ? ["derived"] : []),
  ]);
}

test("imported quotes have derived candles, except while imported candles exist", async () => {
  await using market = new TemporaryMarket();
  const data = ["--data", market.folder];
  const write = (name: string, ...lines: string[]) => {
    const file = join(market.folder, name);
    writeFileSync(file, `${lines.join("\n")}\n`);
    return file;
  };
  const rows = Array.from({ length: 600 }, (_, index) => {
    const time = new Date(NOW - (599 - index) * FIVE_MINUTES).toISOString();
    return `own,${time},${1 + index}`;
  });
  const assets = write("assets.csv", "key,name,symbol", "own,Own Coin,OWN");
  const fiats = write("fiats.csv", "id,symbol,name", "2781,USD,US Dollar");
  const links = write("links.csv", "asset,source,key", "own,quotes,own", "own,bars,own");
  const quotes = write("quotes.csv", "asset,time,price", ...rows);
  const common = ["--mapping", links, ...data];
  expect(await run("import", fiats, assets, quotes, "--source", "quotes", ...common)).toMatchObject({
    code: 0,
  });
  const derived = [
    ["2026-01-13", 1, 167, 1, 167, null, "derived"],
    ["2026-01-14", 168, 455, 168, 455, null, "derived"],
    ["2026-01-15", 456, 600, 456, 600, null, "derived"],
  ];
  expect(await readDays(market)).toEqual(derived);
  const { out } = await run("check", ...data);
  expect(out).toMatch(/days with quotes only +3\nhours with quotes only +50\n/);

  const bars = "asset,time_open,open,high,low,close,volume";
  const day = write("candles-daily.csv", bars, "own,2026-01-14,7,9,6,8,100");
  expect(await run("import", day, "--source", "bars", ...common)).toMatchObject({ code: 0 });
  expect(await readDays(market)).toEqual([derived[0], ["2026-01-14", 7, 9, 6, 8, 100], derived[2]]);
  expect(await run("remove", "--source", "bars", ...data)).toMatchObject({ code: 0 });
  expect(await readDays(market)).toEqual(derived);
  // The remaining quotes make the candle.
  const span = ["--from", "2026-01-13T10:10:00Z", "--to", "2026-01-14T23:50:00Z"];
  expect(await run("remove", ...span, ...data)).toMatchObject({ code: 0 });
  expect(await readDays(market)).toEqual([["2026-01-14", 454, 455, 454, 455, null, "derived"], derived[2]]);
});
