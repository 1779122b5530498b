/** The periods of percent changes of the price. */
export type ChangePeriod = "1h" | "24h" | "7d" | "30d" | "60d" | "90d";

/** The newest metrics of one asset, in USD. Null is unknown, never zero. */
export interface AssetMetrics {
  readonly assetId: number;
  /** 1 for the largest market cap; null for an unranked asset. */
  readonly rank: number | null;
  readonly price: number;
  /** The price at the start of each period that ends at `lastUpdated`, from history. */
  readonly priceBefore: Readonly<Record<ChangePeriod, number | null>>;
  readonly volume24h: number | null;
  /** The volume of the previous 24 hours. */
  readonly volume24hBefore: number | null;
  readonly volume7d: number | null;
  readonly volume30d: number | null;
  /** As reported by exchanges, unadjusted. */
  readonly volume24hReported: number | null;
  readonly volume7dReported: number | null;
  readonly volume30dReported: number | null;
  readonly circulatingSupply: number | null;
  readonly totalSupply: number | null;
  readonly selfReportedCirculatingSupply: number | null;
  readonly unlockedCirculatingSupply: number | null;
  readonly isMarketCapIncludedInCalc: boolean;
  /** Total value locked. */
  readonly tvl: number | null;
  readonly numMarketPairs: number | null;
  readonly lastUpdated: number;
}

/** The newest rate of a fiat currency or metal, in USD per unit. */
export interface Rate {
  readonly fiatId: number;
  readonly usd: number;
  readonly lastUpdated: number;
}
