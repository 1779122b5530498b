import { closerWithin } from "./closest.ts";
import type { Side, StoredRate } from "./history.ts";

/** Synchronous access to the rates of fiat currencies and metals. */
export interface RateReader {
  /** The newest rate at or before `time`. */
  rateAt(fiatId: number, time: number): StoredRate | undefined;
  /** The oldest rate after `time`. */
  rateAfter(fiatId: number, time: number): StoredRate | undefined;
}

/** `MarketStore.ratesAt` for stores with synchronous rates. */
export function closestRates(
  reader: RateReader,
  fiatId: number,
  times: readonly number[],
  tolerance: number,
  side: Side = "either",
): (StoredRate | null)[] {
  return times.map((time) => {
    const after = side === "before" ? undefined : reader.rateAfter(fiatId, time);
    return closerWithin(reader.rateAt(fiatId, time), after, time, tolerance);
  });
}
