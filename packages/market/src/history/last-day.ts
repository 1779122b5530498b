import type { Task } from "@market-data/scheduler";
import type { AssetMetrics } from "../store/asset-metrics.ts";
import type { Candle, DerivedCandle } from "../store/history.ts";
import type { MarketStore } from "../store/store.ts";
import { DAY, startOfDay } from "../values/timestamps.ts";
import { readOnePrice } from "./price-paths.ts";
import { deriveDay } from "./read-candles.ts";

/** The maximum number of rows read for an asset's last day: five-minute quotes and hours. */
export const ROWS_OF_LAST_DAY = 288 + 24;

/**
 * An asset's current UTC day, or the day of its newest price if its data ends earlier. Comes from the imported candle
 * or from known prices. An earlier day with one price opens with the last price of the day before. Undefined without a
 * price.
 *
 * @param now As Unix time in ms.
 */
export async function readLastDay(
  store: MarketStore,
  assetId: number,
  metrics: AssetMetrics | undefined,
  now: number,
  task: Task,
): Promise<Candle | undefined> {
  const from = startOfDay(Math.min(metrics?.lastUpdated ?? now, now));
  const [candle] = await store.candles({ assetId, period: "daily", from, to: now + 1, newest: 1 });
  if (candle !== undefined) return candle;
  if (task.shouldYield) await task.yield();
  return (await deriveDay(store, assetId, from, now)) ?? readThinDay(store, assetId, from, now, task);
}

async function readThinDay(
  store: MarketStore,
  assetId: number,
  from: number,
  now: number,
  task: Task,
): Promise<DerivedCandle | undefined> {
  const points = await readOnePrice(store, assetId, from, Math.min(from + DAY - 1, now), task);
  if (points === null) return undefined;
  const { open, high, low, close } = points;
  return {
    timeOpen: from,
    open: open.usd,
    high: high.usd,
    low: low.usd,
    close: close.usd,
    // The day may open with the last price of the day before.
    timeHigh: Math.max(from, high.time),
    timeLow: Math.max(from, low.time),
    volume: null,
    marketCap: null,
    circulatingSupply: null,
    totalSupply: null,
    lastUpdated: close.time,
    prices: 1,
    timeFirst: open.time,
  };
}
