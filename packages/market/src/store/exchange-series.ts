import { roundedOrNull } from "../values/rounding.ts";
import type { Series } from "./series.ts";

/** The series of an exchange; the values of its points are `ExchangeValues`. */
export function getExchangeSeries(id: number): Series {
  return { name: "exchange", id };
}

/** Sums over the active markets of an exchange. Volumes are of 24 hours, in US dollars; null where none is known. */
export type ExchangeValues = {
  readonly numMarketPairs: number;
  readonly volume24h: number | null;
  /** Without markets whose volume is excluded. */
  readonly volume24hAdjusted: number | null;
};

/** Sums up the markets of an exchange. */
export class ExchangeTotals {
  #numMarketPairs = 0;
  #volume24h: number | null = null;
  #volume24hAdjusted: number | null = null;

  /** Adds a market. @param volume Of 24 hours; null where unknown. @param isExcluded Whether it does not count. */
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
