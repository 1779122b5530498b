import type { Operation, OperationId } from "@market-data/openapi";
import type { OhlcvLatest, OhlcvLatestQuote } from "@market-data/types";
import { type Currency, convertedOrNull, resolveCurrencies } from "../conversion/convert.ts";
import { type PastRates, quotesByCurrency, readPastRates } from "../conversion/past-rates.ts";
import { closeTime, convertPrices, getRateTime } from "../history/period-prices.ts";
import { readEachAsset, uniqueAssets } from "../lookup/each-asset.ts";
import { countAssets, filterLookups, lookUp } from "../lookup/lookup.ts";
import { toData } from "../lookup/results.ts";
import type { OperationHandler } from "../operation.ts";
import type { Asset } from "../store/catalogue.ts";
import type { Candle } from "../store/history.ts";
import { DAY, iso, isoOrNull, startOfDay } from "../values/timestamps.ts";
import { Turns } from "../values/turns.ts";

type OhlcvLatestId = Extract<OperationId, `cryptocurrencyOhlcvLatestV${number}`>;

/** OHLCV of the current UTC day. */
export function ohlcvLatest<Id extends OhlcvLatestId>(operation: Operation<Id>): OperationHandler<Id> {
  return async (parameters, context) => {
    const { store, now } = context;
    const turns = new Turns(context.signal);
    const snapshot = await store.snapshot();
    const currencies = resolveCurrencies(snapshot, parameters);
    const found = lookUp(snapshot, parameters, operation);
    const from = startOfDay(now);
    const days = await readEachAsset(uniqueAssets(found), turns, async ({ id: assetId }) => {
      const [day] = await store.candles({ assetId, period: "daily", from, to: from + DAY });
      return day;
    });
    const getDay = (asset: Asset) => days.get(asset.id);
    const lookups = filterLookups(found, (asset) => getDay(asset) !== undefined, parameters.skip_invalid);
    const times = uniqueAssets(lookups).map((asset) => getRateTime(getDay(asset) as Candle, "daily", now));
    const rates = await readPastRates(store, currencies, times, parameters, turns);
    const data = toData(operation, lookups, context, (asset) =>
      toRecord(asset, getDay(asset) as Candle, now, currencies, rates),
    );
    return { data, count: countAssets(lookups) };
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
