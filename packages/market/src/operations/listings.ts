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
import { plainRecords } from "./plain-records.ts";

type LatestId = "cryptocurrencyListingsLatestV1" | "cryptocurrencyListingsLatestV3";

/** The active assets with their latest quotes, filtered and sorted. */
export const listingsLatestV1 = listingsLatest(
  operations.cryptocurrencyListingsLatestV1,
  (snapshot, row, contexts) => fullRecord(snapshot, row, fullQuotes(row, contexts), { flags: false }),
);

/** The same as a bare array of the records of version 3. */
export const listingsLatestV3 = listingsLatest(operations.cryptocurrencyListingsLatestV3, listingV3);

function listingsLatest<Item extends object>(
  operation: OperationWithAux<LatestId>,
  toRecord: (snapshot: Snapshot, row: Row, contexts: readonly QuoteContext[]) => Item,
) {
  const filterFields = auxFilter(operation);
  return async (
    parameters: ParsedParameters[LatestId],
    { store }: OperationContext,
  ): Promise<OperationResult<Item[]>> => {
    const view = getView(await store.snapshot());
    const contexts = await readQuoteContexts(view, store, parameters);
    const { aux, sort, sort_dir } = parameters;
    const filter = filterFields(aux);
    const record = view.cachedRecords(recordSetKey(operation, aux, contexts), (row) =>
      filter(toRecord(view.snapshot, row, contexts)),
    );
    const sorted = view.sorted(sort, listingOrders[sort], sort_dir);
    const data = paginate(sorted, parameters, listingFilter(parameters)).map(record);
    return { data, count: data.length, isShared: true };
  };
}

/** The active assets, the most recently added first. */
export const listingsNew: OperationHandler<"cryptocurrencyListingsNewV1"> = async (parameters, { store }) => {
  const view = getView(await store.snapshot());
  const rows = view.sorted("date_added", listingOrders.date_added, parameters.sort_dir);
  const record = await plainRecords(view, store, parameters, { flags: false });
  const data = paginate(rows, parameters).map(record);
  return { data, count: data.length, isShared: true };
};
