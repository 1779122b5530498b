import type { MarketWriter } from "@market-data/market";
import { dynamicCatalogue, staticCatalogue } from "./catalogue.ts";
import { sampleCoins } from "./coins/coins.ts";
import { figuresAt } from "./coins/figures.ts";
import { SampleHistory } from "./coins/history.ts";
import { newestAt, windowsAt } from "./course/moments.ts";
import { dexBarsOf } from "./dex/dex-pairs.ts";
import { samplePools } from "./dex/dex-pools.ts";
import { dexTradesOf, KEPT_TRADES } from "./dex/dex-trades.ts";
import { rateAt, rateTimes } from "./fiats/fiat-rates.ts";
import { sampleFiats } from "./fiats/fiats.ts";

/** How far the filling of a store has come. */
export interface SeedProgress {
  readonly done: number;
  readonly total: number;
  /** Bars, points, rates and trades so far. */
  readonly rows: number;
}

export interface SeedOptions {
  /** The time up to which the market is to be made, in ms since 1970. */
  readonly until: number;
}

/** How many coins are saved in one go. */
const COINS_AT_ONCE = 20;

/**
 * Writes the sample market into a store, history first and figures last, and tells after each part how far it has come.
 * Nothing happens until the next part is asked for. The store then answers as `sampleStore` at that time does.
 */
export async function* seedSample(
  writer: MarketWriter,
  { until }: SeedOptions,
): AsyncGenerator<SeedProgress> {
  const newest = newestAt(until);
  const windows = windowsAt(newest);
  const history = new SampleHistory(windows, () => newest);
  const coins = [...sampleCoins().traded.keys()];
  const total = Math.ceil(coins.length / COINS_AT_ONCE) + 3;
  let [done, rows] = [0, 0];
  const everything = { from: Number.MIN_SAFE_INTEGER, to: newest + 1 };

  await writer.saveCatalogue({ ...staticCatalogue(newest), ...dynamicCatalogue(newest, newest) });
  yield { done: ++done, total, rows };

  await writer.together(async (together) => {
    for (const fiat of sampleFiats) {
      const rates = rateTimes(windows, newest).map((time) => ({ time, usd: rateAt(fiat, time) }));
      await together.saveRates(fiat.id, rates);
      rows += rates.length;
    }
  });
  yield { done: ++done, total, rows };

  for (let first = 0; first < coins.length; first += COINS_AT_ONCE) {
    await writer.together(async (together) => {
      for (const assetId of coins.slice(first, first + COINS_AT_ONCE)) {
        for (const period of ["daily", "hourly"] as const) {
          const bars = history.bars({ assetId, period, ...everything });
          await together.saveBars(assetId, period, bars);
          rows += bars.length;
        }
        const points = history.points(assetId, everything.from, newest);
        await together.savePoints(assetId, points);
        rows += points.length;
      }
    });
    yield { done: ++done, total, rows };
  }

  await writer.together(async (together) => {
    for (const pool of samplePools()) {
      const { contractAddress, networkId } = pool;
      for (const period of ["daily", "hourly"] as const) {
        const bars = dexBarsOf(pool, history, period, everything.from, everything.to);
        await together.saveDexBars(contractAddress, networkId, period, bars);
        rows += bars.length;
      }
      const trades = dexTradesOf(pool, 0, newest, KEPT_TRADES);
      await together.saveDexTrades(contractAddress, networkId, trades);
      rows += trades.length;
    }
    await together.saveFigures(figuresAt(newest));
  });
  yield { done: ++done, total, rows };
}
