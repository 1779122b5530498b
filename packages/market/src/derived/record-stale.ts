import type { MarketState } from "../store/state.ts";
import { DAY } from "../values/timestamps.ts";
import { recordSeries } from "./record-series.ts";
import type { RecordedMarket } from "./recorded-market.ts";

/** A stored market whose derived series may be stale. */
interface StaleMarket extends RecordedMarket {
  readonly state: MarketState;
}

/** The maximum age of the newest metrics in a live market, in ms. Current values are recorded for live markets only. */
const LIVE_AGE = 7 * DAY;

/**
 * Records stale derived series: after each import, after a removal, and when a service starts. The caller blocks other
 * imports.
 *
 * @returns Whether the series were stale.
 * @param now Unix time in ms. Current values are recorded for a live market only, at the time of observation.
 */
export async function recordStale({ store, writer, state }: StaleMarket, now: number): Promise<boolean> {
  const stale = await state.staleSeries();
  if (stale === undefined) return false;
  await recordSeries({ store, writer }, stale.span, { ...stale, liveSince: now - LIVE_AGE });
  return true;
}
