import type { Asset } from "@market-data/market";
import type { HistoryWindows } from "../clock.ts";
import type { CoinDescription } from "./coin.ts";
import { sampleCoins } from "./coins.ts";
import { firstDay } from "./history.ts";

/** Returns the assets listed at `newest`, with the first and last time of their history. */
export function assetsAt(newest: number, windows: HistoryWindows): Asset[] {
  const listed = sampleCoins().all.filter(({ metadata }) => metadata.dateAdded <= newest);
  return listed.map((coin) => ({ ...coin.metadata, ...historySpan(coin, newest, windows) }));
}

function historySpan(
  { trading }: CoinDescription,
  newest: number,
  { dailyFrom }: HistoryWindows,
): Pick<Asset, "firstHistoricalData" | "lastHistoricalData"> {
  if (trading === null) return NO_HISTORY;
  const { until } = trading;
  const first = firstDay(trading, dailyFrom);
  const last = until === null ? newest : Math.min(newest, until - 1);
  return first > last ? NO_HISTORY : { firstHistoricalData: first, lastHistoricalData: last };
}

const NO_HISTORY = { firstHistoricalData: null, lastHistoricalData: null };
