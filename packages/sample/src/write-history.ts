import type { MarketBatch } from "@market-data/market";
import { CANDLE_LENGTH } from "@market-data/market/store";
import { floorTo } from "./clock.ts";
import type { TradedCoin } from "./coins/coin.ts";
import type { SampleHistory } from "./coins/history.ts";
import { dexCandles } from "./dex/dex-pairs.ts";
import type { Pool } from "./dex/dex-pools.ts";
import { dexTrades } from "./dex/dex-trades.ts";
import type { TotalsByTime } from "./series.ts";

const PERIODS = ["daily", "hourly"] as const;
/** How many of a pool's newest trades are written at most. */
const MAX_TRADES = 200;

/** Which part of the history to write. Unix time in ms. */
interface Span {
  /** Candles that contain this time are written too, because they may have changed since. */
  readonly after: number;
  readonly newest: number;
}

/** Writes the candles and points of a coin, and adds them to the totals. Returns the number of rows. */
export async function writeCoinHistory(
  writer: MarketBatch,
  history: SampleHistory,
  coin: TradedCoin,
  { after, newest }: Span,
  totals: TotalsByTime,
): Promise<number> {
  const assetId = coin.id;
  let rows = 0;
  for (const period of PERIODS) {
    const from = floorTo(CANDLE_LENGTH[period], after);
    const candles = history.candles({ assetId, period, from, to: newest + 1 });
    await writer.saveCandles(assetId, period, candles);
    if (period === "daily") totals.addDays(coin, candles);
    rows += candles.length;
  }
  const points = history.points(assetId, after + 1, newest);
  if (points.length > 0) await writer.saveQuotes(assetId, points);
  totals.addPoints(coin, points);
  return rows + points.length;
}

/** Writes the candles and the newest trades of a pool. Returns the number of rows. */
export async function writePoolHistory(
  writer: MarketBatch,
  history: SampleHistory,
  pool: Pool,
  { after, newest }: Span,
): Promise<number> {
  const { contractAddress, networkId } = pool;
  let rows = 0;
  for (const period of PERIODS) {
    const candles = dexCandles(pool, history, {
      period,
      from: floorTo(CANDLE_LENGTH[period], after),
      to: newest + 1,
    });
    await writer.saveDexCandles(contractAddress, networkId, period, candles);
    rows += candles.length;
  }
  const trades = dexTrades(pool, after, newest, MAX_TRADES);
  await writer.saveDexTrades(contractAddress, networkId, trades);
  return rows + trades.length;
}
