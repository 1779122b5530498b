import type { MarketBatch } from "@market-data/market";
import { BAR_LENGTH } from "@market-data/market/store";
import { floorTo } from "./clock.ts";
import type { SampleHistory } from "./coins/history.ts";
import { dexBars } from "./dex/dex-pairs.ts";
import type { Pool } from "./dex/dex-pools.ts";
import { dexTrades } from "./dex/dex-trades.ts";

const PERIODS = ["daily", "hourly"] as const;
/** How many of a pool's newest trades are written at most. */
const MAX_TRADES = 200;

/** Which part of the history to write. Unix time in ms. */
interface Span {
  /** Bars that contain this time are written too, because they may have changed since. */
  readonly after: number;
  readonly newest: number;
}

/** Writes the bars and points of a coin. Returns the number of rows. */
export async function writeCoinHistory(
  writer: MarketBatch,
  history: SampleHistory,
  assetId: number,
  { after, newest }: Span,
): Promise<number> {
  let rows = 0;
  for (const period of PERIODS) {
    const from = floorTo(BAR_LENGTH[period], after);
    const bars = history.bars({ assetId, period, from, to: newest + 1 });
    await writer.saveBars(assetId, period, bars);
    rows += bars.length;
  }
  const points = history.points(assetId, after + 1, newest);
  if (points.length > 0) await writer.savePoints(assetId, points);
  return rows + points.length;
}

/** Writes the bars and the newest trades of a pool. Returns the number of rows. */
export async function writePoolHistory(
  writer: MarketBatch,
  history: SampleHistory,
  pool: Pool,
  { after, newest }: Span,
): Promise<number> {
  const { contractAddress, networkId } = pool;
  let rows = 0;
  for (const period of PERIODS) {
    const bars = dexBars(pool, history, period, floorTo(BAR_LENGTH[period], after), newest + 1);
    await writer.saveDexBars(contractAddress, networkId, period, bars);
    rows += bars.length;
  }
  const trades = dexTrades(pool, after, newest, MAX_TRADES);
  await writer.saveDexTrades(contractAddress, networkId, trades);
  return rows + trades.length;
}
