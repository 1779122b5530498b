import type { MarketPair } from "@market-data/market";

/** A pair of the sample market as it is described. */
export interface PairDescription {
  readonly marketId: number;
  readonly exchangeId: number;
  readonly baseId: number;
  readonly quoteId: number;
  /** Part of the base coin's volume; null where the exchange does not tell. */
  readonly share: number | null;
  readonly category: MarketPair["category"];
  readonly feeType: MarketPair["feeType"];
  readonly isExcluded: boolean;
  readonly notice: string | null;
}
