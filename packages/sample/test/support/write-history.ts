import type { MarketBatch } from "@market-data/market";
import { runSync } from "@market-data/scheduler";
import type { TradedCoin } from "../../src/coins/coin.ts";
import type { SampleHistory } from "../../src/coins/history.ts";
import { dexCandles } from "../../src/dex/dex-pairs.ts";
import type { Pool } from "../../src/dex/dex-pools.ts";
import { dexTrades } from "../../src/dex/dex-trades.ts";
import type { TotalsByTime } from "./totals-by-time.ts";

const PERIODS = ["daily", "hourly"] as const;
/** Maximum number of written trades per pool. */
const MAX_TRADES = 200;

/** Writes the candles and points of a coin, and adds them to the totals. */
export async function writeCoinHistory(
  writer: MarketBatch,
  history: SampleHistory,
  coin: TradedCoin,
  newest: number,
  totals: TotalsByTime,
): Promise<void> {
  const assetId = coin.id;
  for (const period of PERIODS) {
    const candles = history.candles({ assetId, period, from: 0, to: newest + 1 });
    await writer.saveCandles(assetId, period, candles);
    if (period === "daily") totals.addDays(coin, candles);
  }
  const quotes = history.quotes(assetId, 1, newest);
  if (quotes.length > 0) await writer.saveQuotes(assetId, quotes);
  totals.addQuotes(coin, quotes);
}

/** Writes the candles and the newest trades of a pool. */
export async function writePoolHistory(
  writer: MarketBatch,
  history: SampleHistory,
  pool: Pool,
  newest: number,
): Promise<void> {
  const { contractAddress, networkId } = pool;
  for (const period of PERIODS) {
    const candles = runSync(dexCandles(pool, history, { period, from: 0, to: newest + 1 }));
    await writer.saveDexCandles(contractAddress, networkId, period, candles);
  }
  await writer.saveDexTrades(contractAddress, networkId, dexTrades(pool, 0, newest, MAX_TRADES));
}
