import { countPoints, PointBudget } from "../budget/point-budget.ts";
import { type ConvertParameters, resolveCurrencies } from "../conversion/convert.ts";
import { quotesByCurrency, readPastRates } from "../conversion/past-rates.ts";
import {
  type FoundQuote,
  findRequestedQuotes,
  getSearchWindows,
  type QuoteSource,
} from "../history/find-quotes.ts";
import { listTimes, parseInterval, requestedTimes } from "../history/intervals.ts";
import { checkSpan, type SpanParameters, toSpan } from "../history/span.ts";
import { readEach, uniqueItems } from "../lookup/each-asset.ts";
import { filterLookups, type Lookup } from "../lookup/lookup.ts";
import type { OperationContext } from "../operation.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { toList } from "../values/lazy.ts";
import { Turns } from "../values/turns.ts";

type HistoryParameters = SpanParameters &
  ConvertParameters & { readonly interval: string; readonly skip_invalid?: boolean };

/** A quote in each currency of the request, at the rates of the quote's time. */
type Convert = <Quote>(toQuote: (rate: number) => Quote | null) => Record<string, Quote>;

/** The quotes of what a request names, at the times that it asks for. */
export interface HistoricalQuotes<Item, Point> {
  /** With `skip_invalid` only what has quotes. */
  readonly lookups: readonly Lookup<Item>[];
  /** How many quotes a response with these lookups has. */
  readonly count: number;
  /** The records of the quotes of an item, the oldest first. */
  list<Result>(item: Item, toRecord: (found: FoundQuote<Point>, convert: Convert) => Result): Result[];
}

/**
 * Reads quotes at past times, by the rules of spec/guides/time-and-intervals.md.
 *
 * @param find Looks up what the request names.
 * @throws {LookupError} for what is unknown, and without `skip_invalid` for what has no quotes in the requested time.
 * @throws {ParameterError} for too many quotes, or a currency without a rate at the time of one.
 */
export async function readHistoricalQuotes<
  Item extends { readonly id: number },
  Point extends { readonly time: number },
>(
  parameters: HistoryParameters,
  context: OperationContext,
  find: (snapshot: Snapshot) => readonly Lookup<Item>[],
  getSource: (item: Item) => QuoteSource<Point>,
): Promise<HistoricalQuotes<Item, Point>> {
  const { store, now } = context;
  const turns = new Turns(context.signal);
  const snapshot = await store.snapshot();
  const currencies = resolveCurrencies(snapshot, parameters);
  const interval = parseInterval(parameters.interval);
  const span = toSpan(parameters, now);
  const times = requestedTimes(interval, span);
  checkSpan(span, times);
  const windows = getSearchWindows(interval, listTimes(times), span);
  const found = find(snapshot);
  const budget = new PointBudget(parameters);
  const quotes = await readEach(uniqueItems(found), turns, async (item) =>
    // The search is most of the work, whether it finds a quote or not.
    findRequestedQuotes(getSource(item), interval, budget.spend(windows), turns),
  );
  const getQuotes = ({ id }: Item) => quotes.get(id) ?? [];
  // A span without any point of the interval does not make an item invalid.
  const hasQuotes = (item: Item) => windows.length === 0 || getQuotes(item).length > 0;
  const { skip_invalid } = parameters;
  const lookups = skip_invalid === undefined ? found : filterLookups(found, hasQuotes, skip_invalid);
  const count = countPoints(lookups, getQuotes, parameters);
  const quoteTimes = uniqueItems(lookups).flatMap((item) => getQuotes(item).map(({ point }) => point.time));
  const rates = await readPastRates(store, currencies, quoteTimes, parameters, turns);
  return {
    lookups,
    count,
    list: (item, toRecord) =>
      toList(context, getQuotes(item), (one) =>
        toRecord(one, (toQuote) =>
          quotesByCurrency(currencies, (currency) => rates(currency, one.point.time), toQuote),
        ),
      ),
  };
}
