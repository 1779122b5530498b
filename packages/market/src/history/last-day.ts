import type { AssetMetrics } from "../store/asset-metrics.ts";
import type { Candle } from "../store/history.ts";
import type { MarketStore } from "../store/store.ts";
import { DAY, HOUR, startOfDay } from "../values/timestamps.ts";
import type { Turns } from "../values/turns.ts";
import { readDay } from "./price-paths.ts";

/** How many rows of an asset's history are read for its last day at most: points, five minutes apart, and hours. */
export const ROWS_OF_LAST_DAY = 288 + 24;

/**
 * An asset's current UTC day, or where its data ends earlier the day of its newest price: its candle, or else what hours
 * and quotes have of it. Undefined where there is no price.
 *
 * @param now As Unix time in ms.
 */
export async function readLastDay(
  store: MarketStore,
  assetId: number,
  metrics: AssetMetrics | undefined,
  now: number,
  turns: Turns,
): Promise<Candle | undefined> {
  const from = startOfDay(Math.min(metrics?.lastUpdated ?? now, now));
  const [candle] = await store.candles({ assetId, period: "daily", from, to: now + 1, newest: 1 });
  if (candle !== undefined) return candle;
  turns.check();
  return composeDay(store, assetId, from, Math.min(from + DAY - 1, now), turns);
}

async function composeDay(
  store: MarketStore,
  assetId: number,
  from: number,
  to: number,
  turns: Turns,
): Promise<Candle | undefined> {
  const points = await readDay(store, assetId, from, to, turns);
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
    volume: await sumVolume(store, assetId, from, close.time),
    marketCap: null,
    circulatingSupply: null,
    totalSupply: null,
    lastUpdated: close.time,
  };
}

/** The volume of all hours up to a time; null where one of them is unknown. */
async function sumVolume(
  store: MarketStore,
  assetId: number,
  from: number,
  to: number,
): Promise<number | null> {
  const hours = await store.candles({ assetId, period: "hourly", from, to: to + 1 });
  if (hours.length < Math.ceil((to + 1 - from) / HOUR)) return null;
  return hours.reduce<number | null>(
    (sum, { volume }) => (sum === null || volume === null ? null : sum + volume),
    0,
  );
}
