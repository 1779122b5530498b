import type { DayEnd } from "../store/history.ts";
import type { Snapshot } from "../store/snapshot.ts";
import type { MarketStore } from "../store/store.ts";
import { DAY, HOUR } from "../values/timestamps.ts";
import {
  type ConvertParameters,
  type Currency,
  noRateAtError,
  ratesAt,
  resolveCurrencies,
} from "./convert.ts";

/** A currency with its rates at and before the end of a day: US dollars for one unit. */
export interface DayConversion extends Currency {
  readonly rate: number;
  readonly before: DayEnd["priceBefore"];
}

/**
 * The currencies that a request converts to, at the end of a UTC day. The rate of an asset is its price in the ranking of
 * that day.
 *
 * @param day The start of the day.
 * @throws {ParameterError} for the first currency that is unknown, or had no price then.
 */
export async function readDayConversions(
  snapshot: Snapshot,
  store: MarketStore,
  parameters: ConvertParameters,
  day: number,
  ends: readonly DayEnd[],
): Promise<DayConversion[]> {
  const end = day + DAY - 1;
  return Promise.all(
    resolveCurrencies(snapshot, parameters).map(async (currency) => {
      const own = currency.kind === "asset" && ends.find(({ assetId }) => assetId === currency.id);
      if (own) return { ...currency, rate: own.point.price, before: own.priceBefore };
      const times = [end - 7 * DAY, end - DAY, end - HOUR, end];
      const [week = null, day = null, hour = null, rate = null] = await ratesAt(store, currency, times);
      if (rate === null) throw await noRateAtError(store, parameters, currency, end);
      return { ...currency, rate, before: { "1h": hour, "24h": day, "7d": week } };
    }),
  );
}
