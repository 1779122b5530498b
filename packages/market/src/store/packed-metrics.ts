import { runSync, type Steps } from "@market-data/scheduler";
import type { MetricsWithPast, RankableMetrics } from "./build-snapshot.ts";

/** The version of the packed format. Increase it when the numbers or the rules of `earlierMetrics` change. */
export const PACKED_METRICS_FORMAT = 1;

/** The length of an asset's packed metrics. */
const PACKED_METRICS_LENGTH = 22;
/** The number of assets unpacked in one step. */
const ASSETS_PER_STEP = 128;

/** Packs metrics into numbers, which are fast to store and read; null becomes NaN. See `unpackMetrics`. */
export function packMetrics(metrics: readonly MetricsWithPast[]): Float64Array {
  const numbers = new Float64Array(metrics.length * PACKED_METRICS_LENGTH);
  let at = 0;
  for (const one of metrics) {
    const before = one.priceBefore;
    for (const value of [
      one.assetId,
      one.price,
      one.volume24h,
      one.volume7d,
      one.volume30d,
      one.volume24hReported,
      one.volume7dReported,
      one.volume30dReported,
      one.circulatingSupply,
      one.totalSupply,
      one.selfReportedCirculatingSupply,
      one.unlockedCirculatingSupply,
      Number(one.isMarketCapIncludedInCalc),
      one.tvl,
      one.lastUpdated,
      before["1h"],
      before["24h"],
      before["7d"],
      before["30d"],
      before["60d"],
      before["90d"],
      one.volume24hBefore,
    ]) {
      numbers[at++] = value ?? Number.NaN;
    }
  }
  return numbers;
}

/** Restores the metrics from `packMetrics`. */
export function unpackMetrics(numbers: Float64Array): RankableMetrics[] {
  return runSync(unpackMetricsInSteps(numbers));
}

/** Unpacks in steps, so that requests are handled in between. */
export function* unpackMetricsInSteps(numbers: Float64Array): Steps<RankableMetrics[]> {
  const known = (index: number): number => numbers[index] as number;
  const orNull = (index: number): number | null => (Number.isNaN(known(index)) ? null : known(index));
  const metrics: RankableMetrics[] = [];
  for (let at = 0; at < numbers.length; at += PACKED_METRICS_LENGTH) {
    if (at % (PACKED_METRICS_LENGTH * ASSETS_PER_STEP) === 0) yield;
    metrics.push({
      assetId: known(at),
      price: known(at + 1),
      volume24h: orNull(at + 2),
      volume7d: orNull(at + 3),
      volume30d: orNull(at + 4),
      volume24hReported: orNull(at + 5),
      volume7dReported: orNull(at + 6),
      volume30dReported: orNull(at + 7),
      circulatingSupply: orNull(at + 8),
      totalSupply: orNull(at + 9),
      selfReportedCirculatingSupply: orNull(at + 10),
      unlockedCirculatingSupply: orNull(at + 11),
      isMarketCapIncludedInCalc: known(at + 12) === 1,
      tvl: orNull(at + 13),
      lastUpdated: known(at + 14),
      priceBefore: {
        "1h": orNull(at + 15),
        "24h": orNull(at + 16),
        "7d": orNull(at + 17),
        "30d": orNull(at + 18),
        "60d": orNull(at + 19),
        "90d": orNull(at + 20),
      },
      volume24hBefore: orNull(at + 21),
      rank: undefined,
      numMarketPairs: undefined,
    });
  }
  return metrics;
}
