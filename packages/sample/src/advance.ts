import type { MarketWriter } from "@market-data/market";
import { BAR_LENGTH } from "@market-data/market/store";
import { dynamicCatalogue } from "./catalogue.ts";
import { sampleCoins } from "./coins/coins.ts";
import { figuresAt } from "./coins/figures.ts";
import { POINT_STEP, SampleHistory } from "./coins/history.ts";
import { floorTo, MINUTE, newestAt, windowsAt } from "./course/moments.ts";
import { dexBarsOf } from "./dex/dex-pairs.ts";
import { samplePools } from "./dex/dex-pools.ts";
import { dexTradesOf, KEPT_TRADES } from "./dex/dex-trades.ts";
import { rateAt } from "./fiats/fiat-rates.ts";
import { sampleFiats } from "./fiats/fiats.ts";

export interface AdvanceOptions {
  /** The time now, in ms since 1970. */
  readonly now: number;
  /**
   * `lastUpdated` of the figures that the store has: what happened since is written too. A minute before `now` where
   * absent.
   */
  readonly after?: number;
}

/**
 * Takes a store with the sample market on to a time: new figures and rates, bars that grew or closed, points, trades.
 * After a pause of days it fills the gap as far as the windows of history reach. Earlier times change nothing.
 */
export async function advanceSample(writer: MarketWriter, { now, after }: AdvanceOptions): Promise<void> {
  const newest = newestAt(now);
  const last = after ?? newest - MINUTE;
  if (newest <= last) return;
  await writer.together(async (together) => {
    const windows = windowsAt(newest);
    const history = new SampleHistory(windows, () => newest);
    for (const [assetId, coin] of sampleCoins().traded) {
      if (!coin.isTradedAt(newest) && !coin.isTradedAt(last)) continue;
      for (const period of ["daily", "hourly"] as const) {
        const from = floorTo(BAR_LENGTH[period], last);
        await together.saveBars(assetId, period, history.bars({ assetId, period, from, to: newest + 1 }));
      }
      const points = floorTo(POINT_STEP, newest) > last ? history.points(assetId, last + 1, newest) : [];
      if (points.length > 0) await together.savePoints(assetId, points);
    }
    for (const pool of samplePools()) {
      const { contractAddress, networkId } = pool;
      for (const period of ["daily", "hourly"] as const) {
        const bars = dexBarsOf(pool, history, period, floorTo(BAR_LENGTH[period], last), newest + 1);
        await together.saveDexBars(contractAddress, networkId, period, bars);
      }
      await together.saveDexTrades(contractAddress, networkId, dexTradesOf(pool, last, newest, KEPT_TRADES));
    }
    for (const fiat of sampleFiats) {
      await together.saveRates(fiat.id, [{ time: newest, usd: rateAt(fiat, newest) }]);
    }
    await together.saveCatalogue(dynamicCatalogue(newest, last));
    await together.saveFigures(figuresAt(newest));
  });
}
