import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { getIndexSeries, MARKET_SERIES } from "@market-data/market/store";
import type { OpenMarket } from "@market-data/storage";
import { describe, expect, test } from "vitest";
import { checkDerived, repairDerived } from "../../src/storage/check-derived.ts";
import { backends } from "../support/backends.ts";
import { TemporaryMarket } from "../support/temporary-market.ts";

const DAY = 86_400_000;
const FIRST = Date.UTC(2025, 9, 20);
const DAYS = 75;
const LATER = Date.UTC(2026, 5, 1);

/** Daily candles of two assets, and metrics of a third asset without history. */
async function importMarket(market: TemporaryMarket): Promise<OpenMarket> {
  const days = Array.from({ length: DAYS }, (_, day) => new Date(FIRST + day * DAY).toISOString());
  const candles = ["one", "two"].flatMap((key) =>
    days.map((day, at) => `${key},${day},5,9,4,${5 + (at % 4)},${1000 + at},7`),
  );
  const files = {
    "assets.csv": ["key,id,name,symbol", "one,1,One,ONE", "two,2,Two,TWO", "three,3,Three,THREE"],
    "candles-daily.csv": ["asset,time_open,open,high,low,close,market_cap,volume", ...candles],
    "metrics.csv": ["asset,price,circulating_supply,last_updated", `three,5,100,${days[40]}`],
  };
  const paths = Object.entries(files).map(([name, lines]) => {
    const path = join(market.folder, name);
    writeFileSync(path, `${lines.join("\n")}\n`);
    return path;
  });
  const results = await market.import(paths, { now: LATER });
  expect(results.map(({ rejected }) => rejected)).toEqual([0, 0, 0]);
  return market.backend.openMarket();
}

async function withImported(
  backend: (typeof backends)[number],
  work: (market: OpenMarket) => Promise<void>,
): Promise<void> {
  await using market = new TemporaryMarket(backend);
  const opened = await importMarket(market);
  try {
    await work(opened);
  } finally {
    await opened.close();
  }
}

const ALL = { seed: 1, isAll: true };
const day = FIRST + 20 * DAY;

/** Injected faults with their error messages. */
const FAULTS: readonly (readonly [
  what: string,
  fail: (market: OpenMarket) => Promise<unknown>,
  named: RegExp,
])[] = [
  [
    "a total that is another",
    async ({ store, writer }) => {
      const [point] = await store.seriesPoints({ ...MARKET_SERIES, from: day, to: day + 1 });
      const values = { ...point?.values, "all.marketCap": 1 };
      await writer.saveSeries(MARKET_SERIES, [{ time: day, values }]);
    },
    /1 of \d+ derived rows .* market of 2025-11-09 \(all\.marketCap: stored 1, computed 2038\)/,
  ],
  [
    "a day without a total",
    ({ writer }) => writer.removeSeries(MARKET_SERIES, { from: day, to: day }),
    /market of 2025-11-09 \(activeCryptocurrencies: stored absent, computed 2\)/,
  ],
  [
    "an index of other assets",
    ({ writer }) =>
      writer.saveSeries(getIndexSeries("top-20"), [{ time: Date.UTC(2025, 11, 1), values: { 1: 3 } }]),
    /top-20 of 2025-12-01/,
  ],
  [
    "the end of a history",
    async ({ store, state, writer }) => {
      const asset = (await store.snapshot()).assets.get(2);
      if (asset === undefined) throw new Error("There is no asset 2.");
      await writer.saveCatalogue({ assets: [{ ...asset, lastHistoricalData: day }] });
      await writer.markRecorded((await state.staleSeries())?.version ?? Number.NaN);
    },
    /asset 2 \(two\)/,
  ],
];

describe.each(backends)("in $name", (backend) => {
  test("finds no error in imported data, for any selected rows", async () => {
    await withImported(backend, async (market) => {
      // Three months begin, and there are three assets.
      const rows = DAYS + 3 + 3;
      expect(await checkDerived(market, ALL)).toEqual({
        facts: [["derived rows checked", `${rows} of ${rows}`]],
        errors: [],
      });
      expect(await checkDerived(market, { seed: 42 })).toEqual({
        facts: [["derived rows checked", `${rows} of ${rows} (seed 42)`]],
        errors: [],
      });
    });
  });

  test.each(FAULTS)("finds and repairs %s", async (_, fail, named) => {
    await withImported(backend, async (market) => {
      await fail(market);
      const { errors } = await checkDerived(market, ALL);
      expect(errors).toEqual([expect.stringMatching(named)]);
      expect(errors[0]).toContain("market-data check --repair");
      await repairDerived(market, LATER);
      expect((await checkDerived(market, ALL)).errors).toEqual([]);
    });
  });

  test("reports stale series as an error, unless an import is in progress", async () => {
    await withImported(backend, async (market) => {
      const [candle] = await market.store.candles({ assetId: 1, period: "daily", from: day, to: day + 1 });
      if (candle === undefined) throw new Error("There is no candle.");
      await market.writer.saveCandles(1, "daily", [{ ...candle, marketCap: 7 }]);
      const unlock = await market.lockForImport();
      expect(await checkDerived(market, ALL)).toEqual({
        facts: [["derived rows checked", "none: an import is in progress"]],
        errors: [],
      });
      unlock();
      expect((await checkDerived(market, ALL)).errors).toEqual([
        expect.stringMatching(
          /lack changes from 2025-11-09 to 2025-11-09: .* Import again, or .*check --repair/,
        ),
      ]);
    });
  });
});
