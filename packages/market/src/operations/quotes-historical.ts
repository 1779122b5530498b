import type { OperationId, OperationWithAux } from "@market-data/openapi";
import type { HistoricalQuote, QuotesHistorical, QuotesHistoricalItem } from "@market-data/types";
import { countPoints, PointBudget } from "../budget/point-budget.ts";
import { type Currency, convertedOrNull, resolveCurrencies } from "../conversion/convert.ts";
import { type PastRates, quotesByCurrency, readPastRates } from "../conversion/past-rates.ts";
import {
  assetQuotes,
  type FoundQuote,
  findRequestedQuotes,
  getSearchWindows,
  toSearchInterval,
} from "../history/find-quotes.ts";
import { type Interval, listTimes, parseInterval, requestedTimes } from "../history/intervals.ts";
import { checkSpan, toSpan } from "../history/span.ts";
import { readEachAsset, uniqueAssets } from "../lookup/each-asset.ts";
import { filterLookups, lookUp } from "../lookup/lookup.ts";
import { toData } from "../lookup/results.ts";
import type { OperationHandler } from "../operation.ts";
import { auxFilter } from "../records/aux.ts";
import { isActive } from "../records/records.ts";
import type { Asset } from "../store/catalogue.ts";
import type { StoredQuote } from "../store/history.ts";
import { toList } from "../values/lazy.ts";
import { iso } from "../values/timestamps.ts";
import { Turns } from "../values/turns.ts";

type QuotesHistoricalId = Extract<OperationId, `cryptocurrencyQuotesHistoricalV${number}`>;

/** Quotes at past times, by the rules of spec/guides/time-and-intervals.md. */
export function quotesHistorical<Id extends QuotesHistoricalId>(
  operation: OperationWithAux<Id>,
): OperationHandler<Id> {
  const filterFields = auxFilter(operation);
  return async (parameters, context) => {
    const { store, now } = context;
    const turns = new Turns(context.signal);
    const snapshot = await store.snapshot();
    const currencies = resolveCurrencies(snapshot, parameters);
    const interval = parseInterval(parameters.interval);
    const span = toSpan(parameters, now);
    const times = requestedTimes(interval, span);
    checkSpan(span, times);
    const windows = getSearchWindows(interval, listTimes(times), span);
    const found = lookUp(snapshot, parameters, operation);
    const budget = new PointBudget(parameters);
    const quotes = await readEachAsset(uniqueAssets(found), turns, async (asset) =>
      // The search is most of the work, whether it finds a quote or not.
      findRequestedQuotes(assetQuotes(store, asset.id), interval, budget.spend(windows), turns),
    );
    const getQuotes = (asset: Asset) => quotes.get(asset.id) ?? [];
    // A span without any point of the interval does not make an asset invalid.
    const hasRecords = (asset: Asset) => windows.length === 0 || getQuotes(asset).length > 0;
    const lookups = filterLookups(found, hasRecords, parameters.skip_invalid);
    const count = countPoints(lookups, getQuotes, parameters);
    const quoteTimes = uniqueAssets(lookups).flatMap((asset) =>
      getQuotes(asset).map(({ point }) => point.time),
    );
    const rates = await readPastRates(store, currencies, quoteTimes, parameters, turns);
    const filter = filterFields(parameters.aux);
    const data = toData(operation, lookups, context, (asset) =>
      filter(
        toRecord(
          asset,
          toList(context, getQuotes(asset), (quote) => toItem(quote, currencies, rates)),
        ),
      ),
    );
    return { data, count };
  };
}

function toRecord(asset: Asset, quotes: QuotesHistoricalItem[]): QuotesHistorical {
  const { id, name, symbol } = asset;
  return {
    id,
    name,
    symbol,
    is_active: isActive(asset),
    is_fiat: 0,
    quotes,
  };
}

function toItem(
  { point, window }: FoundQuote<StoredQuote>,
  currencies: readonly Currency[],
  rates: PastRates,
): QuotesHistoricalItem {
  const timestamp = iso(point.time);
  return {
    timestamp,
    search_interval: toSearchInterval(window),
    quote: quotesByCurrency(
      currencies,
      (currency) => rates(currency, point.time),
      (rate) => toQuote(point, timestamp, rate),
    ),
  };
}

function toQuote(point: StoredQuote, timestamp: string, rate: number): HistoricalQuote | null {
  const price = convertedOrNull(point.price, rate);
  if (price === null) return null;
  const volume = convertedOrNull(point.volume24h, rate);
  return {
    price,
    volume_24h: volume,
    volume_24hr: volume,
    market_cap: convertedOrNull(point.marketCap, rate),
    circulating_supply: point.circulatingSupply,
    total_supply: point.totalSupply,
    last_updated: timestamp,
    timestamp,
  };
}
