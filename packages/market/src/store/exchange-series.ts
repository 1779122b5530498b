import { roundedOrNull } from "../values/rounding.ts";
import type { Series } from "./series.ts";

/** The series of an exchange, with points of `ExchangeValues`. */
export function getExchangeSeries(id: number): Series {
  return { name: "exchange", id };
}

/** Sums over the active markets of an exchange. Volumes cover 24 hours, in USD; null if none is known. */
export type ExchangeValues = {
  readonly numMarketPairs: number;
  readonly volume24h: number | null;
  /** Without excluded volumes. */
  readonly volume24hAdjusted: number | null;
};

/** Sums up the markets of an exchange. */
export class ExchangeTotals {
  #numMarketPairs = 0;
  #volume24h: number | null = null;
  #volume24hAdjusted: number | null = null;

  /**
   * Adds a market. @param volume Volume of 24 hours; null if unknown. @param isExcluded Whether the volume is excluded.
   */
  add(volume: number | null, isExcluded: boolean): void {
    this.#numMarketPairs += 1;
    if (volume === null) return;
    this.#volume24h = (this.#volume24h ?? 0) + volume;
    if (!isExcluded) this.#volume24hAdjusted = (this.#volume24hAdjusted ?? 0) + volume;
  }

  values(): ExchangeValues {
    return {
      numMarketPairs: this.#numMarketPairs,
      volume24h: roundedOrNull(this.#volume24h),
      volume24hAdjusted: roundedOrNull(this.#volume24hAdjusted),
    };
  }
}
