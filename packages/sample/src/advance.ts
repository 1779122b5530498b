import type { MarketWriter } from "@market-data/market";
import { dynamicCatalogue } from "./catalogue/catalogue.ts";
import { historyWindows, MINUTE, newestMinute } from "./clock.ts";
import { sampleCoins } from "./coins/coins.ts";
import { SampleHistory } from "./coins/history.ts";
import { metricsAt } from "./coins/metrics.ts";
import { samplePools } from "./dex/dex-pools.ts";
import { rateAt, sampleFiats } from "./fiats.ts";
import { saveSeries, TotalsByTime } from "./series.ts";
import { writeCoinHistory, writePoolHistory } from "./write-history.ts";

export interface AdvanceOptions {
  /** The current time, as Unix time in ms. */
  readonly now: number;
  /**
   * `lastUpdated` of the metrics in the store: everything later is written. By default the minute before the newest one.
   */
  readonly after?: number;
  /** The ids of the coins whose history is written; all by default. */
  readonly coins?: readonly number[];
}

/**
 * Brings a store with the sample market up to a time: new metrics and rates, updated and closed candles, points, trades.
 * After a pause of days it fills the gap within the windows of history. An earlier time changes nothing.
 */
export async function advanceSample(
  writer: MarketWriter,
  { now, after = newestMinute(now) - MINUTE, coins = [...sampleCoins().traded.keys()] }: AdvanceOptions,
): Promise<void> {
  const newest = newestMinute(now);
  if (newest <= after) return;
  const windows = historyWindows(newest);
  const history = new SampleHistory(windows, () => newest);
  const totals = new TotalsByTime(windows);
  const span = { after, newest };
  await writer.transaction(async (batch) => {
    for (const assetId of coins) {
      const coin = sampleCoins().traded.get(assetId);
      const isTraded = coin !== undefined && (coin.isTradedAt(newest) || coin.isTradedAt(after));
      if (isTraded) await writeCoinHistory(batch, history, coin, span, totals);
    }
    for (const pool of samplePools()) await writePoolHistory(batch, history, pool, span);
    for (const fiat of sampleFiats) {
      await batch.saveRates(fiat.id, [{ time: newest, usd: rateAt(fiat, newest) }]);
    }
    await batch.saveCatalogue(dynamicCatalogue(newest, after));
    await saveSeries(batch, totals, after + 1, newest);
    await batch.saveMetrics(metricsAt(newest));
  });
}
