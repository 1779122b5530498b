import type { Operation, OperationId } from "@market-data/openapi";
import { Task } from "@market-data/scheduler";
import type { OhlcvHistorical, OhlcvPeriod, OhlcvQuote } from "@market-data/types";
import { countPoints, PointBudget } from "../budget/point-budget.ts";
import { type Currency, convertedOrNull, resolveCurrencies } from "../conversion/convert.ts";
import { type PastRates, quotesByCurrency, readPastRates } from "../conversion/past-rates.ts";
import {
  closeTime,
  convertPrices,
  endIncomplete,
  getRateTime,
  markDerived,
} from "../history/period-prices.ts";
import { requestedPeriods, sampleRecords } from "../history/periods.ts";
import { readCandles } from "../history/read-candles.ts";
import { readRecords } from "../history/slices.ts";
import { checkSpan, samplingInterval, toSpan } from "../history/span.ts";
import { readEach, uniqueItems } from "../lookup/each-asset.ts";
import { filterLookups, lookUp } from "../lookup/lookup.ts";
import { toData } from "../lookup/results.ts";
import type { OperationHandler } from "../operation.ts";
import type { Asset } from "../store/catalogue.ts";
import type { Candle, CandlePeriod } from "../store/history.ts";
import { CANDLE_LENGTH } from "../store/history-reader.ts";
import { toList } from "../values/lazy.ts";
import { iso, isoOrNull } from "../values/timestamps.ts";

type OhlcvHistoricalId = Extract<OperationId, `cryptocurrencyOhlcvHistoricalV${number}`>;

/** Hourly periods before this time have no volume (spec/guides/time-and-intervals.md, OHLCV, rule 7). */
const FIRST_HOURLY_VOLUME = Date.UTC(2020, 8, 22);

/** Returns OHLCV for past periods. Rules: spec/guides/time-and-intervals.md. */
export function ohlcvHistorical<Id extends OhlcvHistoricalId>(
  operation: Operation<Id>,
): OperationHandler<Id> {
  return async (parameters, context) => {
    const { store, now, given } = context;
    const task = new Task(context.signal);
    const { time_period: period, skip_invalid } = parameters;
    const snapshot = await store.snapshot();
    const currencies = resolveCurrencies(snapshot, parameters);
    const span = toSpan(parameters, now);
    const periods = requestedPeriods(period, samplingInterval(parameters, given), span);
    checkSpan(span, periods, { length: CANDLE_LENGTH[period] });
    const { size, at, until } = periods;
    const found = lookUp(snapshot, parameters, operation);
    const budget = new PointBudget(parameters);
    const reader = { store, now, task, budget };
    const candles = await readEach(uniqueItems(found), task, async (asset) => {
      if (size === 0) return [];
      const slices = readRecords(at(0), until(size - 1), task, (from, to, newest) =>
        readCandles(reader, asset, { period, from, to, newest }),
      );
      return budget.spend(await sampleRecords(slices, periods));
    });
    const getCandles = (asset: Asset): readonly Candle[] => candles.get(asset.id) ?? [];
    // A span without a whole period does not make an asset invalid.
    const lookups = filterLookups(found, (asset) => size === 0 || getCandles(asset).length > 0, skip_invalid);
    const count = countPoints(lookups, getCandles, parameters);
    const times = uniqueItems(lookups).flatMap((asset) =>
      getCandles(asset).map((candle) => getRateTime(candle, period, now)),
    );
    const rates = await readPastRates(context, currencies, times, parameters, task);
    const options = { period, now, currencies, rates };
    const data = toData(operation, lookups, context, (asset) =>
      toRecord(
        asset,
        toList(context, getCandles(asset), (candle) => toPeriod(candle, options)),
      ),
    );
    const isIncomplete = uniqueItems(lookups).some((asset) => endIncomplete(getCandles(asset), period, now));
    return { data, count, isIncomplete };
  };
}

/** Options that all records of a request share. */
interface RecordOptions {
  readonly period: CandlePeriod;
  readonly now: number;
  readonly currencies: readonly Currency[];
  readonly rates: PastRates;
}

function toRecord({ id, name, symbol }: Asset, quotes: OhlcvPeriod[]): OhlcvHistorical {
  return { id, name, symbol, quotes };
}

function toPeriod(candle: Candle, { period, now, currencies, rates }: RecordOptions): OhlcvPeriod {
  const rateTime = getRateTime(candle, period, now);
  const timestamp = iso(rateTime);
  const volume = period === "hourly" && candle.timeOpen < FIRST_HOURLY_VOLUME ? null : candle.volume;
  return {
    time_open: iso(candle.timeOpen),
    time_close: iso(closeTime(candle, period)),
    time_high: isoOrNull(candle.timeHigh),
    time_low: isoOrNull(candle.timeLow),
    ...markDerived(candle),
    quote: quotesByCurrency(
      currencies,
      (currency) => rates(currency, rateTime),
      (rate) => toQuote(candle, volume, timestamp, rate),
    ),
  };
}

function toQuote(candle: Candle, volume: number | null, timestamp: string, rate: number): OhlcvQuote | null {
  const prices = convertPrices(candle, rate);
  if (prices === null) return null;
  return {
    ...prices,
    volume: convertedOrNull(volume, rate),
    market_cap: convertedOrNull(candle.marketCap, rate),
    timestamp,
  };
}
