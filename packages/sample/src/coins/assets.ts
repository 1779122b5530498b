import type { Asset } from "@market-data/market";
import type { Windows } from "../course/moments.ts";
import type { CoinDescription } from "./coin.ts";
import { sampleCoins } from "./coins.ts";

/** The assets that are listed in a minute, and when their history begins and ends. */
export function assetsAt(newest: number, windows: Windows): Asset[] {
  const listed = sampleCoins().all.filter(({ facts }) => facts.dateAdded <= newest);
  return listed.map((coin) => ({ ...coin.facts, ...historySpan(coin, newest, windows) }));
}

function historySpan(
  { trading }: CoinDescription,
  newest: number,
  { dailyFrom }: Windows,
): Pick<Asset, "firstHistoricalData" | "lastHistoricalData"> {
  if (trading === null) return NO_HISTORY;
  const { from, until, isLong } = trading;
  const first = isLong ? from : Math.max(from, dailyFrom);
  const last = until === null ? newest : Math.min(newest, until - 1);
  return first > last ? NO_HISTORY : { firstHistoricalData: first, lastHistoricalData: last };
}

const NO_HISTORY = { firstHistoricalData: null, lastHistoricalData: null };
