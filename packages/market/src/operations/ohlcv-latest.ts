import type { Operation, OperationId } from "@market-data/openapi";
import type { OhlcvLatest, OhlcvLatestQuote } from "@market-data/types";
import { type Currency, convertedOrNull, resolveCurrencies } from "../conversion/convert.ts";
import { type PastRates, quotesByCurrency, readPastRates } from "../conversion/past-rates.ts";
import { readLastDay } from "../history/last-day.ts";
import { closeTime, convertPrices, getRateTime } from "../history/period-prices.ts";
import { readEach, uniqueItems } from "../lookup/each-asset.ts";
import { countItems, filterLookups, lookUp } from "../lookup/lookup.ts";
import { toData } from "../lookup/results.ts";
import type { OperationHandler } from "../operation.ts";
import type { Asset } from "../store/catalogue.ts";
import type { Candle } from "../store/history.ts";
import { iso, isoOrNull, startOfDay } from "../values/timestamps.ts";
import { Turns } from "../values/turns.ts";

type OhlcvLatestId = Extract<OperationId, `cryptocurrencyOhlcvLatestV${number}`>;

const NOT_TODAY =
  "The data has no prices of the current UTC day for some of these cryptocurrencies. Theirs are of the last day that has any.";

/** OHLCV of the current UTC day, or where an asset's data ends earlier of its last day, with a notice. */
export function ohlcvLatest<Id extends OhlcvLatestId>(operation: Operation<Id>): OperationHandler<Id> {
  return async (parameters, context) => {
    const { store, now } = context;
    const turns = new Turns(context.signal);
    const snapshot = await store.snapshot();
    const currencies = resolveCurrencies(snapshot, parameters);
    const found = lookUp(snapshot, parameters, operation);
    const days = await readEach(uniqueItems(found), turns, ({ id }) =>
      readLastDay(store, id, snapshot.metrics.get(id), now, turns),
    );
    const getDay = (asset: Asset) => days.get(asset.id);
    const lookups = filterLookups(found, (asset) => getDay(asset) !== undefined, parameters.skip_invalid);
    const shown = uniqueItems(lookups).map((asset) => getDay(asset) as Candle);
    const times = shown.map((day) => getRateTime(day, "daily", now));
    const rates = await readPastRates(store, currencies, times, parameters, turns);
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
