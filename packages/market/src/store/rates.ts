import { closerWithin } from "./closest.ts";
import type { RatePoint } from "./history.ts";

/** The rates of fiats and metals, read at once. */
export interface RateReader {
  /** The newest rate at `time` or before. */
  rateAt(fiatId: number, time: number): RatePoint | undefined;
  /** The oldest rate after `time`. */
  rateAfter(fiatId: number, time: number): RatePoint | undefined;
}

/** `MarketStore.ratesAt`, for stores that read rates at once. */
export function closestRates(
  reader: RateReader,
  fiatId: number,
  times: readonly number[],
  tolerance: number,
): (RatePoint | null)[] {
  return times.map((time) =>
    closerWithin(reader.rateAt(fiatId, time), reader.rateAfter(fiatId, time), time, tolerance),
  );
}
