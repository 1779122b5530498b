import { knownFiats } from "@market-data/market/store";
import { describe, expect, onTestFinished, test } from "vitest";
import { PlanTable } from "../src/accounts/plan-table.ts";
import { describeHidden } from "../src/monitoring/hidden-data.ts";
import { createLogger } from "../src/monitoring/logger.ts";
import { startServer } from "../src/server/server.ts";
import { backends } from "./support/backends.ts";
import { importLines } from "./support/import-lines.ts";
import { NOW, TemporaryMarket } from "./support/temporary-market.ts";

const RATES = knownFiats
  .filter(({ symbol }) => symbol !== "USD")
  .map(({ symbol }) => `${symbol},2026-01-12,1.2`);
const EVERYTHING = {
  "assets.csv": ["key,name,symbol", "one,One,ONE", "two,Two,TWO"],
  "rates.csv": ["fiat,time,usd", ...RATES],
  "quotes.csv": ["asset,time,price,circulating_supply", "one,2026-01-15,1,10", "two,2026-01-14,2,10"],
};

describe.each(backends)("data that callers do not see, in $name", (backend) => {
  async function look(files: Readonly<Record<string, readonly string[]>>, plans = new PlanTable()) {
    await using market = new TemporaryMarket(backend);
    const { snapshot } = await importLines(market, { ...EVERYTHING, ...files });
    return describeHidden(snapshot, plans, NOW);
  }

  test("nothing, if all data is visible", async () => {
    expect(await look({})).toEqual([]);
  });

  test("history before the reach of any plan", async () => {
    const files = { "quotes-1.csv": ["asset,time,price", "one,2011-03-01,1"] };
    expect(await look(files)).toEqual([
      "1 asset has history before 2020-01-15, from 2011-03-01 on: no plan may read it. " +
        'With {"plans":{"Enterprise":{"history":"P15Y"}}} in the file of --plans, Enterprise may.',
    ]);
    expect(await look(files, new PlanTable({ Enterprise: { history: "P15Y" } }))).toEqual([]);
    expect(await look(files, new PlanTable({ Basic: { history: "P20Y" } }))).toEqual([]);
  });

  test("assets without a price", async () => {
    const files = { "assets-1.csv": ["key,name,symbol", "three,Three,THREE", "four,Four,FOUR"] };
    expect(await look(files)).toEqual([
      "2 of 4 assets have no price: only the ID map and metadata have them. Import quotes.csv, candles-daily.csv or metrics.csv for them.",
    ]);
  });

  test("active assets whose last price is too old", async () => {
    const files = {
      "assets-1.csv": ["key,name,symbol,status", "old,Old,OLD,active", "gone,Gone,GONE,inactive"],
      "quotes-1.csv": ["asset,time,price", "old,2025-09-01,1", "gone,2025-09-01,1"],
    };
    expect(await look(files)).toEqual([
      "1 active asset has a last price that is too old for a rank (Old): it is in no listing and no total. " +
        "Import newer prices, or set its status to inactive.",
    ]);
  });

  test("ranked assets whose newest price has no supply", async () => {
    const files = { "quotes-1.csv": ["asset,time,price", "two,2026-01-14T06:00:00Z,2"] };
    expect(await look(files)).toEqual([
      "1 of 2 ranked assets has no market cap (Two): the newest price states no supply. " +
        "Import circulating_supply with each price.",
    ]);
  });

  test("currencies without a rate or with an old rate", async () => {
    const files = {
      "fiats-1.csv": ["symbol,name", "DEM,Deutsche Mark", "NLG,Guilder"],
      "rates-1.csv": ["fiat,time,usd", "NLG,2001-12-31,0.4"],
    };
    expect(await look(files)).toEqual([
      "2 of 99 fiat currencies and metals have no rate within 7 days of the newest price (DEM, NLG): " +
        "to convert to them now is a 400. Import rates.csv for them.",
    ]);
  });
});

test("/readyz lists hidden data and stays ready", async () => {
  await using market = new TemporaryMarket();
  await importLines(market, { ...EVERYTHING, "assets-1.csv": ["key,name,symbol", "three,Three,THREE"] });
  const server = await startServer({
    data: market.folder,
    host: "127.0.0.1",
    port: 0,
    log: createLogger({ level: "error", write() {} }),
    settings: { addressLimit: 0, stopDrain: 0 },
    now: NOW,
  });
  onTestFinished(() => server.close());
  const read = async () => (await fetch(`${server.url}/readyz`)).json();
  const first = await read();
  expect(first).toMatchObject({
    state: "ready",
    warnings: [expect.stringContaining("1 of 3 assets has no price")],
  });
  await importLines(market, {
    "quotes-1.csv": ["asset,time,price,circulating_supply", "three,2026-01-15,3,10"],
  });
  await expect.poll(read, { timeout: 60_000 }).toMatchObject({ state: "ready", warnings: [] });
});
