import { rounded } from "../values/rounding.ts";
import type { Series, SeriesPoint } from "./series.ts";

/** The series of an exchange; the names of its figures are those of `ExchangeTotals`. */
export function getExchangeSeries(id: number): Series {
  return { name: "exchange", id };
}

/** Sums over the active markets of an exchange. Money is US dollars; null where no volume is known. */
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

  toPoint(time: number): SeriesPoint {
    const values = {
      numMarketPairs: this.#numMarketPairs,
      volume24h: roundedOrNull(this.#volume24h),
      volume24hAdjusted: roundedOrNull(this.#volume24hAdjusted),
    };
    return { time, values };
  }
}

function roundedOrNull(value: number | null): number | null {
  return value === null ? null : rounded(value);
}
