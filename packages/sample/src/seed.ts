import type { MarketWriter, Series } from "@market-data/market";
import { dynamicCatalogue, staticCatalogue } from "./catalogue/catalogue.ts";
import { historyWindows, newestMinute } from "./clock.ts";
import { sampleCoins } from "./coins/coins.ts";
import { SampleHistory } from "./coins/history.ts";
import { metricsAt } from "./coins/metrics.ts";
import { samplePools } from "./dex/dex-pools.ts";
import { rateAt, rateTimes, sampleFiats } from "./fiats.ts";
import { listSeries, SampleSeries, saveSeries, TotalsByTime } from "./series.ts";
import { writeCoinHistory, writePoolHistory } from "./write-history.ts";

/** The progress of seeding a store. */
export interface SeedProgress {
  readonly done: number;
  readonly total: number;
  /** Candles, points, rates and trades so far. */
  readonly rows: number;
}

export interface SeedOptions {
  /** The end of the history to write, as Unix time in ms. */
  readonly until: number;
  /** The ids of the coins whose history is written; all by default. */
  readonly coins?: readonly number[];
}

/**
 * Writes the series alone, into a store that has everything else: an older version wrote none.
 *
 * @param until The end of the history in the store, as Unix time in ms.
 * @param wanted All of the sample market by default.
 */
export async function seedSeries(
  writer: MarketWriter,
  until: number,
  wanted: readonly Series[] = listSeries(),
): Promise<void> {
  const newest = newestMinute(until);
  const windows = historyWindows(newest);
  const computed = new SampleSeries(windows, () => newest);
  await writer.transaction(async (batch) => {
    for (const series of wanted) {
      const points = computed.seriesPoints({ ...series, from: windows.dailyFrom, to: newest + 1 });
      await batch.saveSeries(series, points);
    }
  });
}

/** Coins saved in one transaction. */
const BATCH_SIZE = 20;

/**
 * Writes the sample market into a store, history first and metrics last, and yields its progress after each step. The
 * next step starts when the next progress is requested. The store then contains what `sampleStore` returns at that time.
 */
export async function* seedSample(
  writer: MarketWriter,
  { until, coins = [...sampleCoins().traded.keys()] }: SeedOptions,
): AsyncGenerator<SeedProgress> {
  const newest = newestMinute(until);
  const windows = historyWindows(newest);
  const history = new SampleHistory(windows, () => newest);
  const totals = new TotalsByTime(windows);
  const span = { after: 0, newest };
  const total = Math.ceil(coins.length / BATCH_SIZE) + 3;
  let [done, rows] = [0, 0];

  await writer.saveCatalogue({ ...staticCatalogue(newest), ...dynamicCatalogue(newest, newest) });
  yield { done: ++done, total, rows };

  await writer.transaction(async (batch) => {
    for (const fiat of sampleFiats) {
      const rates = rateTimes(windows, newest).map((time) => ({ time, usd: rateAt(fiat, time) }));
      await batch.saveRates(fiat.id, rates);
      rows += rates.length;
    }
  });
  yield { done: ++done, total, rows };

  for (let first = 0; first < coins.length; first += BATCH_SIZE) {
    await writer.transaction(async (batch) => {
      for (const assetId of coins.slice(first, first + BATCH_SIZE)) {
        const coin = sampleCoins().traded.get(assetId);
        if (coin !== undefined) rows += await writeCoinHistory(batch, history, coin, span, totals);
      }
    });
    yield { done: ++done, total, rows };
  }

  await writer.transaction(async (batch) => {
    for (const pool of samplePools()) rows += await writePoolHistory(batch, history, pool, span);
    await saveSeries(batch, totals, windows.dailyFrom, newest);
    await batch.saveMetrics(metricsAt(newest));
  });
  yield { done: ++done, total, rows };
}
