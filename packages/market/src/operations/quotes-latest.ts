import { type Operation, type OperationId, type OperationWithAux, operations } from "@market-data/openapi";
import { andThen, type MaybePromise } from "@market-data/scheduler";
import { type ConvertParameters, throwNoRate } from "../conversion/convert.ts";
import { uniqueItems } from "../lookup/each-asset.ts";
import { countItems, filterLookups, type Lookup, type LookupParameters, lookUp } from "../lookup/lookup.ts";
import { toData } from "../lookup/results.ts";
import type { OperationContext, OperationHandler } from "../operation.ts";
import { auxFilter } from "../records/aux.ts";
import { type QuoteContext, readQuoteContexts, recordSetKey } from "../records/quote-context.ts";
import { fullQuotes, fullRecord } from "../records/records.ts";
import { quoteV3 } from "../records/records-v3.ts";
import { getView, type MarketView, type Row } from "../rows/view.ts";
import type { Asset } from "../store/catalogue.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { toList } from "../values/lazy.ts";

type MapId = Extract<OperationId, `cryptocurrencyQuotesLatestV${1 | 2}`>;

/** Returns latest quotes as a map. */
export function quotesLatest<Id extends MapId>(operation: OperationWithAux<Id>): OperationHandler<Id> {
  const filterFields = auxFilter(operation);
  return (parameters, context) =>
    find(operation, parameters, context, (view, lookups, contexts) => {
      const filter = filterFields(parameters.aux);
      const count = countItems(lookups);
      const size = { records: count, quotes: contexts.length, limit: context.recordBytes };
      const toRecord = view.cachedRecords(recordSetKey(operation, parameters.aux, contexts), size, (row) =>
        filter(fullRecord(view.snapshot, row, fullQuotes(row, contexts), { flags: true })),
      );
      const data = toData(operation, lookups, context, (asset) => toRecord(getRow(view, asset)));
      return { data, count, isShared: true };
    });
}

const v3 = operations.cryptocurrencyQuotesLatestV3;
const filterFieldsV3 = auxFilter(v3);

/** Returns latest quotes as a bare array without duplicates. */
export const quotesLatestV3: OperationHandler<"cryptocurrencyQuotesLatestV3"> = (parameters, context) =>
  find(v3, parameters, context, (view, lookups, contexts) => {
    const filter = filterFieldsV3(parameters.aux);
    const assets = uniqueItems(lookups);
    const size = { records: assets.length, quotes: contexts.length, limit: context.recordBytes };
    const toRecord = view.cachedRecords(recordSetKey(v3, parameters.aux, contexts), size, (row) =>
      filter(quoteV3(view.snapshot, row, contexts)),
    );
    const data = toList(context, assets, (asset) => toRecord(getRow(view, asset)));
    return { data, count: assets.length, isShared: true };
  });

/**
 * Finds the requested assets, then the currencies; synchronous if both are in memory. With `skip_invalid`, assets
 * without a quote in one of the currencies are skipped. If no asset remains, the request fails.
 */
function find<Result>(
  { version }: Pick<Operation, "version">,
  parameters: LookupParameters & ConvertParameters,
  context: OperationContext,
  toResult: (view: MarketView, lookups: readonly Lookup[], contexts: readonly QuoteContext[]) => Result,
): MaybePromise<Result> {
  return andThen(context.store.snapshot(), (snapshot) => {
    const view = getView(snapshot);
    const lookups = lookUp(snapshot, parameters, { version, accepts: hasMetrics(snapshot) });
    const named = uniqueItems(lookups).map((asset) => getRow(view, asset));
    return andThen(readQuoteContexts(view, context, parameters, named), ({ contexts, rows, unquoted }) => {
      const [first] = unquoted;
      if (first === undefined) return toResult(view, lookups, contexts);
      const { currency, row } = first;
      if (parameters.skip_invalid !== true || rows.length === 0)
        return throwNoRate(context, parameters, currency, row.metrics.lastUpdated);
      const quoted = new Set(rows.map(({ asset }) => asset));
      return toResult(
        view,
        filterLookups(lookups, (asset) => quoted.has(asset), true),
        contexts,
      );
    });
  });
}

/** An asset without metrics has no quote and counts as not found. */
function hasMetrics({ metrics }: Snapshot): (asset: Asset) => boolean {
  return ({ id }) => metrics.has(id);
}

/** The row of an asset that has metrics. */
function getRow(view: MarketView, { id }: Asset): Row {
  return view.row(id) as Row;
}
