import { Task } from "@market-data/scheduler";
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

type HistoryParameters = SpanParameters &
  ConvertParameters & { readonly interval: string; readonly skip_invalid?: boolean };

/** Builds a quote in each requested currency, with rates at the time of the quote. */
type Convert = <Quote>(toQuote: (rate: number) => Quote | null) => Record<string, Quote>;

/** The quotes of the requested assets or exchanges at the requested times. */
interface HistoricalQuotes<Item, Point> {
  /** With `skip_invalid`, only the items with quotes. */
  readonly lookups: readonly Lookup<Item>[];
  /** The number of quotes in a response with these lookups. */
  readonly count: number;
  /** The records of an item's quotes, oldest first. */
  list<Result>(item: Item, toRecord: (found: FoundQuote<Point>, convert: Convert) => Result): Result[];
}

/**
 * Reads quotes at past times. Rules: spec/guides/time-and-intervals.md.
 *
 * @param find Looks up the requested assets or exchanges.
 * @throws {LookupError} for an unknown item, and without `skip_invalid` for an item without quotes in the requested
 * span.
 * @throws {ParameterError} for too many quotes, or for a currency without a rate at the time of a quote.
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
  const task = new Task(context.signal);
  const snapshot = await store.snapshot();
  const currencies = resolveCurrencies(snapshot, parameters);
  const interval = parseInterval(parameters.interval);
  const span = toSpan(parameters, now);
  const times = requestedTimes(interval, span);
  checkSpan(span, times);
  const windows = getSearchWindows(interval, listTimes(times), span);
  const found = find(snapshot);
  const budget = new PointBudget(parameters);
  const quotes = await readEach(uniqueItems(found), task, async (item) =>
    // Searching costs most of the time, with or without a result.
    findRequestedQuotes(getSource(item), interval, budget.spend(windows), task),
  );
  const getQuotes = ({ id }: Item) => quotes.get(id) ?? [];
  // A span shorter than the interval has no times, so no item is invalid.
  const hasQuotes = (item: Item) => windows.length === 0 || getQuotes(item).length > 0;
  const { skip_invalid } = parameters;
  const lookups = skip_invalid === undefined ? found : filterLookups(found, hasQuotes, skip_invalid);
  const count = countPoints(lookups, getQuotes, parameters);
  const quoteTimes = uniqueItems(lookups).flatMap((item) => getQuotes(item).map(({ point }) => point.time));
  const rates = await readPastRates(context, currencies, quoteTimes, parameters, task);
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
