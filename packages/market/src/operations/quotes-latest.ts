import { type Operation, type OperationId, type OperationWithAux, operations } from "@market-data/openapi";
import type { ConvertParameters } from "../conversion/convert.ts";
import { uniqueItems } from "../lookup/each-asset.ts";
import { countItems, type Lookup, type LookupParameters, lookUp } from "../lookup/lookup.ts";
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
import { andThen, type MaybePromise } from "../values/maybe-promise.ts";

type MapId = Extract<OperationId, `cryptocurrencyQuotesLatestV${1 | 2}`>;

/** Latest quotes, in a map. */
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

/** Latest quotes as a bare array, each asset once. */
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

/** Finds the assets that a request names, then its currencies; at once where both are in memory. */
function find<Result>(
  { version }: Pick<Operation, "version">,
  parameters: LookupParameters & ConvertParameters,
  { store }: OperationContext,
  toResult: (view: MarketView, lookups: readonly Lookup[], contexts: readonly QuoteContext[]) => Result,
): MaybePromise<Result> {
  return andThen(store.snapshot(), (snapshot) => {
    const view = getView(snapshot);
    const lookups = lookUp(snapshot, parameters, { version, accepts: hasMetrics(snapshot) });
    return andThen(readQuoteContexts(view, store, parameters), (contexts) =>
      toResult(view, lookups, contexts),
    );
  });
}

/** An asset without metrics has no quote, so it counts as not found. */
function hasMetrics({ metrics }: Snapshot): (asset: Asset) => boolean {
  return ({ id }) => metrics.has(id);
}

/** The row of an asset that has metrics. */
function getRow(view: MarketView, { id }: Asset): Row {
  return view.row(id) as Row;
}
