import { type OperationWithAux, operations, type ParsedParameters } from "@market-data/openapi";
import type { OperationContext, OperationHandler, OperationResult } from "../operation.ts";
import { auxFilter } from "../records/aux.ts";
import { type QuoteContext, readQuoteContexts, recordSetKey } from "../records/quote-context.ts";
import { fullQuotes, fullRecord } from "../records/records.ts";
import { listingV3 } from "../records/records-v3.ts";
import { listingFilter } from "../rows/listing-filters.ts";
import { listingOrders } from "../rows/listing-orders.ts";
import { paginate } from "../rows/paging.ts";
import { getView, type Row } from "../rows/view.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { toList } from "../values/lazy.ts";
import { plainRecords } from "./plain-records.ts";

type LatestId = "cryptocurrencyListingsLatestV1" | "cryptocurrencyListingsLatestV3";

/** Returns the active assets with their latest quotes, filtered and sorted. */
export const listingsLatestV1 = listingsLatest(
  operations.cryptocurrencyListingsLatestV1,
  (snapshot, row, contexts) => fullRecord(snapshot, row, fullQuotes(row, contexts), { flags: false }),
);

/** Returns the records of version 3 as a bare array. */
export const listingsLatestV3 = listingsLatest(operations.cryptocurrencyListingsLatestV3, listingV3);

function listingsLatest<Item extends object>(
  operation: OperationWithAux<LatestId>,
  toRecord: (snapshot: Snapshot, row: Row, contexts: readonly QuoteContext[]) => Item,
) {
  const filterFields = auxFilter(operation);
  return async (
    parameters: ParsedParameters[LatestId],
    context: OperationContext,
  ): Promise<OperationResult<Item[]>> => {
    const { store, recordBytes: limit } = context;
    const view = getView(await store.snapshot());
    const { aux, sort, sort_dir } = parameters;
    const sorted = await view.sorted(sort, listingOrders[sort], sort_dir);
    const page = paginate(sorted, parameters, listingFilter(parameters));
    const { contexts, rows } = await readQuoteContexts(view, context, parameters, page);
    const filter = filterFields(aux);
    const size = { records: rows.length, quotes: contexts.length, limit };
    const record = view.cachedRecords(recordSetKey(operation, aux, contexts), size, (row) =>
      filter(toRecord(view.snapshot, row, contexts)),
    );
    return { data: toList(context, rows, record), count: rows.length, isShared: true };
  };
}

/** Returns the active assets, most recently added first. */
export const listingsNew: OperationHandler<"cryptocurrencyListingsNewV1"> = async (parameters, context) => {
  const view = getView(await context.store.snapshot());
  const sorted = await view.sorted("date_added", listingOrders.date_added, parameters.sort_dir);
  const rows = paginate(sorted, parameters);
  return { ...(await plainRecords(view, context, parameters, rows, { caps: true })), isShared: true };
};
