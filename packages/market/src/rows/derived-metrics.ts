import type { AssetMetrics, ChangePeriod } from "../store/asset-metrics.ts";
import type { Asset } from "../store/catalogue.ts";
import { percentChange, product, rounded, roundedPercent } from "../values/rounding.ts";

/** Metrics derived from an asset's stored metrics, in USD and percent. Null is unknown. */
export interface DerivedMetrics {
  /** Price times circulating supply. */
  readonly marketCap: number | null;
  /** Price times total supply. */
  readonly mintedMarketCap: number | null;
  /** Price times maximum supply; times total supply if there is no maximum. */
  readonly fullyDilutedMarketCap: number | null;
  readonly selfReportedMarketCap: number | null;
  readonly unlockedMarketCap: number | null;
  /** Percentage of the total market cap; null for an asset outside the total, for example without a rank. */
  readonly dominance: number | null;
  /** Market cap divided by total value locked. */
  readonly tvlRatio: number | null;
  readonly volumeChange24h: number | null;
  readonly changes: Readonly<Record<ChangePeriod, number | null>>;
}

/** @param totalMarketCap The sum over all assets in the total, in USD. */
export function deriveMetrics(asset: Asset, metrics: AssetMetrics, totalMarketCap: number): DerivedMetrics {
  const { price, priceBefore, tvl } = metrics;
  const marketCap = product(price, metrics.circulatingSupply);
  const counts = metrics.rank !== null && metrics.isMarketCapIncludedInCalc && totalMarketCap > 0;
  return {
    marketCap,
    mintedMarketCap: product(price, metrics.totalSupply),
    fullyDilutedMarketCap: product(price, asset.maxSupply ?? metrics.totalSupply),
    selfReportedMarketCap: product(price, metrics.selfReportedCirculatingSupply),
    unlockedMarketCap: product(price, metrics.unlockedCirculatingSupply),
    dominance: marketCap !== null && counts ? roundedPercent((marketCap / totalMarketCap) * 100) : null,
    tvlRatio: marketCap !== null && tvl !== null && tvl > 0 ? rounded(marketCap / tvl) : null,
    volumeChange24h: percentChange(metrics.volume24hBefore, metrics.volume24h),
    changes: {
      "1h": percentChange(priceBefore["1h"], price),
      "24h": percentChange(priceBefore["24h"], price),
      "7d": percentChange(priceBefore["7d"], price),
      "30d": percentChange(priceBefore["30d"], price),
      "60d": percentChange(priceBefore["60d"], price),
      "90d": percentChange(priceBefore["90d"], price),
    },
  };
}
