import type { MarketWriter } from "@market-data/market";
import { dynamicCatalogue, staticCatalogue } from "../../src/catalogue/catalogue.ts";
import { DAY, type HistoryWindows, historyWindows, MINUTE, newestMinute } from "../../src/clock.ts";
import { sampleCoins } from "../../src/coins/coins.ts";
import { SampleHistory } from "../../src/coins/history.ts";
import { metricsAt } from "../../src/coins/metrics.ts";
import { samplePools } from "../../src/dex/dex-pools.ts";
import { rateAt, sampleFiats } from "../../src/fiats.ts";
import { saveSeries, TotalsByTime } from "./totals-by-time.ts";
import { writeCoinHistory, writePoolHistory } from "./write-history.ts";

export interface SeedOptions {
  /** The end of the history to write, as Unix time in ms. */
  readonly until: number;
  /** Ids of the coins with history. Default: all coins. */
  readonly coins?: readonly number[];
}

/** Coins per transaction. */
const BATCH_SIZE = 20;

/** Writes the sample market into a store. The store then equals `sampleStore` at this time. */
export async function seedSample(
  writer: MarketWriter,
  { until, coins = [...sampleCoins().traded.keys()] }: SeedOptions,
): Promise<void> {
  const newest = newestMinute(until);
  const windows = historyWindows(newest);
  const history = new SampleHistory(windows, () => newest);
  const totals = new TotalsByTime(windows);
  await writer.markOrigin("sample");
  await writer.saveCatalogue({ ...staticCatalogue(newest), ...dynamicCatalogue(newest, newest) });
  await writer.transaction(async (batch) => {
    for (const fiat of sampleFiats) {
      const rates = rateTimes(windows, newest).map((time) => ({ time, usd: rateAt(fiat, time) }));
      await batch.saveRates(fiat.id, rates);
    }
  });
  for (let first = 0; first < coins.length; first += BATCH_SIZE) {
    await writer.transaction(async (batch) => {
      for (const assetId of coins.slice(first, first + BATCH_SIZE)) {
        const coin = sampleCoins().traded.get(assetId);
        if (coin !== undefined) await writeCoinHistory(batch, history, coin, newest, totals);
      }
    });
  }
  await writer.transaction(async (batch) => {
    for (const pool of samplePools()) await writePoolHistory(batch, history, pool, newest);
    await saveSeries(batch, totals, windows.dailyFrom, newest);
    await batch.saveMetrics([...metricsAt(newest)]);
  });
}

const FIRST_RATE = Date.parse("2013-04-28T00:00:00Z");

/** Returns the times of past rates up to the newest rate. */
function rateTimes({ dailyFrom, quotesFrom }: HistoryWindows, newest: number): number[] {
  const weeks = steps(FIRST_RATE, Math.min(dailyFrom, newest + 1), 7 * DAY);
  const days = steps(Math.max(FIRST_RATE, dailyFrom), Math.min(quotesFrom, newest + 1), DAY);
  const recent = steps(Math.max(FIRST_RATE, quotesFrom), newest, 5 * MINUTE);
  return [...weeks, ...days, ...recent, newest];
}

/** Lists times of a range, including the start and excluding the end. */
function steps(from: number, before: number, length: number): number[] {
  return Array.from(
    { length: Math.max(0, Math.ceil((before - from) / length)) },
    (_, index) => from + index * length,
  );
}
