import type { Operation, OperationId } from "@market-data/openapi";
import { Task } from "@market-data/scheduler";
import type { OhlcvLatest, OhlcvLatestQuote } from "@market-data/types";
import { type Currency, convertedOrNull, resolveCurrencies } from "../conversion/convert.ts";
import { type PastRates, quotesByCurrency, readPastRates } from "../conversion/past-rates.ts";
import { readLastDay } from "../history/last-day.ts";
import { closeTime, convertPrices, getRateTime, markDerived } from "../history/period-prices.ts";
import { readEach, uniqueItems } from "../lookup/each-asset.ts";
import { countItems, filterLookups, lookUp } from "../lookup/lookup.ts";
import { toData } from "../lookup/results.ts";
import type { OperationHandler } from "../operation.ts";
import type { Asset } from "../store/catalogue.ts";
import type { Candle } from "../store/history.ts";
import { iso, isoOrNull, startOfDay } from "../values/timestamps.ts";

type OhlcvLatestId = Extract<OperationId, `cryptocurrencyOhlcvLatestV${number}`>;

const NOT_TODAY =
  "Some cryptocurrencies have no prices for the current UTC day. Their records are of the last day with prices.";

/** Returns OHLCV for the current UTC day. If an asset's data ends earlier, returns its last day and a notice. */
export function ohlcvLatest<Id extends OhlcvLatestId>(operation: Operation<Id>): OperationHandler<Id> {
  return async (parameters, context) => {
    const { store, now } = context;
    const task = new Task(context.signal);
    const snapshot = await store.snapshot();
    const currencies = resolveCurrencies(snapshot, parameters);
    const found = lookUp(snapshot, parameters, operation);
    const days = await readEach(uniqueItems(found), task, ({ id }) =>
      readLastDay(store, id, snapshot.metrics.get(id), now, task),
    );
    const getDay = (asset: Asset) => days.get(asset.id);
    const lookups = filterLookups(found, (asset) => getDay(asset) !== undefined, parameters.skip_invalid);
    const shown = uniqueItems(lookups).map((asset) => getDay(asset) as Candle);
    const times = shown.map((day) => getRateTime(day, "daily", now));
    const rates = await readPastRates(context, currencies, times, parameters, task);
    const data = toData(operation, lookups, context, (asset) =>
      toRecord(asset, getDay(asset) as Candle, now, currencies, rates),
    );
    const isToday = ({ timeOpen }: Candle) => timeOpen >= startOfDay(now);
    return { data, count: countItems(lookups), ...(shown.every(isToday) ? {} : { notice: NOT_TODAY }) };
  };
}

function toRecord(
  { id, name, symbol }: Asset,
  day: Candle,
  now: number,
  currencies: readonly Currency[],
  rates: PastRates,
): OhlcvLatest {
  const rateTime = getRateTime(day, "daily", now);
  const last_updated = iso(rateTime);
  return {
    id,
    name,
    symbol,
    last_updated,
    time_open: iso(day.timeOpen),
    time_close: iso(closeTime(day, "daily")),
    time_high: isoOrNull(day.timeHigh),
    time_low: isoOrNull(day.timeLow),
    ...markDerived(day),
    quote: quotesByCurrency(
      currencies,
      (currency) => rates(currency, rateTime),
      (rate) => toQuote(day, last_updated, rate),
    ),
  };
}

function toQuote(day: Candle, last_updated: string, rate: number): OhlcvLatestQuote | null {
  const prices = convertPrices(day, rate);
  return prices && { ...prices, volume: convertedOrNull(day.volume, rate), last_updated };
}
