import type { Task } from "@market-data/scheduler";
import type { DayEnd } from "../store/history.ts";
import type { Snapshot } from "../store/snapshot.ts";
import {
  type ConvertParameters,
  type Currency,
  isDollar,
  type RateSource,
  ratesAt,
  resolveCurrencies,
} from "./convert.ts";
import { readPastRates, uniqueTimes } from "./past-rates.ts";
import { readRatesBeforeTimes } from "./view-rates.ts";

/** The rates of a currency for one asset at the end of a day, in USD per unit. */
interface DayRates {
  readonly rate: number;
  /** Undefined for US dollars, whose rate is constant. */
  readonly before: DayEnd["priceBefore"] | undefined;
}

/** A currency with its rates for the assets of a day. */
export interface DayConversion extends Currency {
  readonly getRates: (end: DayEnd) => DayRates;
}

/**
 * The currencies of a request, with rates for assets at the end of a UTC day. Each asset is converted at the rate of
 * its last price's time. An asset's rate at the time of its own last price is its price in the ranking of the day.
 *
 * @param ends All assets of the day.
 * @param shown The assets in the response.
 * @throws {ParameterError} for the first currency that is unknown or had no price on the day.
 */
export async function readDayConversions(
  snapshot: Snapshot,
  source: RateSource,
  parameters: ConvertParameters,
  ends: readonly DayEnd[],
  shown: readonly DayEnd[],
  task: Task,
): Promise<DayConversion[]> {
  const currencies = resolveCurrencies(snapshot, parameters);
  const times = uniqueTimes(shown.map(({ quote }) => quote.time));
  const rates = await readPastRates(source, currencies, times, parameters, task);
  return Promise.all(
    currencies.map(async (currency) => {
      const own = currency.kind === "asset" && ends.find(({ assetId }) => assetId === currency.id);
      const before = isDollar(currency) ? [] : await readRatesBeforeTimes(source, currency, times, ratesAt);
      const beforeTime = new Map(times.map((time, index) => [time, before[index]]));
      const getRates = ({ quote: { time } }: DayEnd): DayRates =>
        own && own.quote.time === time
          ? { rate: own.quote.price, before: own.priceBefore }
          : { rate: rates(currency, time), before: beforeTime.get(time) };
      return { ...currency, getRates };
    }),
  );
}
