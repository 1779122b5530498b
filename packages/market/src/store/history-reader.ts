import type { Bar, BarPeriod, BarQuery, Point } from "./history.ts";

/**
 * The history of assets, read at once. What a store has in memory or in an embedded database, or computes, it can offer in
 * this form; the functions of this folder then run the queries of a `MarketStore` about history.
 */
export interface HistoryReader {
  /** Bars of one asset, oldest first. */
  bars(query: BarQuery): Bar[];
  /** Points of one asset from one time to another, both included, oldest first. */
  points(assetId: number, from: number, to: number): Point[];
  /** The newest bar that opens at `time` or before. */
  barAt(assetId: number, period: BarPeriod, time: number): Bar | undefined;
  /** The oldest bar that opens after `time`. */
  barAfter(assetId: number, period: BarPeriod, time: number): Bar | undefined;
  /** The newest point at `time` or before. */
  pointAt(assetId: number, time: number): Point | undefined;
  /** The oldest point after `time`. */
  pointAfter(assetId: number, time: number): Point | undefined;
  /** The newest figures of an asset, as a point. */
  newest(assetId: number): Point | undefined;
}

/** How long a bar's period is, in milliseconds. */
export const BAR_LENGTH: Readonly<Record<BarPeriod, number>> = { hourly: 3_600_000, daily: 86_400_000 };
