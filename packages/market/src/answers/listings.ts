import { operations, type ParsedParameters } from "@market-data/openapi";
import type {
  CryptocurrencyListingsLatestV1Result,
  CryptocurrencyListingsLatestV3Result,
  CryptocurrencyListingsNewV1Result,
} from "@market-data/types";
import type { Answer, AnswerContext } from "../context.ts";
import { auxShaper } from "../records/aux.ts";
import { quotings, recordSet } from "../records/quoting.ts";
import { fullQuotes, fullRecord } from "../records/records.ts";
import { listingV3 } from "../records/records-v3.ts";
import { listingFilter } from "../rows/listing-filters.ts";
import { listingOrders } from "../rows/listing-orders.ts";
import { pageOf } from "../rows/paging.ts";
import { type MarketView, type Row, viewOf } from "../rows/view.ts";
import { plainRecords } from "./plain-records.ts";

type Id = "cryptocurrencyListingsLatestV1" | "cryptocurrencyListingsLatestV3";

/** The active assets with their latest quotes, filtered and sorted (document 2, `/v1/cryptocurrency/listings/latest`). */
export async function cryptocurrencyListingsLatestV1(
  parameters: ParsedParameters["cryptocurrencyListingsLatestV1"],
  { store }: AnswerContext,
): Promise<Answer<CryptocurrencyListingsLatestV1Result["data"]>> {
  const view = viewOf(await store.snapshot());
  const quoted = await quotings(view, store, parameters);
  const shape = auxShaper(operations.cryptocurrencyListingsLatestV1)(parameters.aux);
  const record = view.recordsOf(recordSet("cryptocurrencyListingsLatestV1", parameters.aux, quoted), (row) =>
    shape(fullRecord(view.snapshot, row, fullQuotes(row, quoted), { flags: false })),
  );
  const data = listed(view, parameters).map(record);
  return { data, count: data.length, isShared: true };
}

/** The same as a bare array of version 3's records (document 2, `/v3/cryptocurrency/listings/latest`). */
export async function cryptocurrencyListingsLatestV3(
  parameters: ParsedParameters["cryptocurrencyListingsLatestV3"],
  { store }: AnswerContext,
): Promise<Answer<CryptocurrencyListingsLatestV3Result>> {
  const view = viewOf(await store.snapshot());
  const quoted = await quotings(view, store, parameters);
  const shape = auxShaper(operations.cryptocurrencyListingsLatestV3)(parameters.aux);
  const record = view.recordsOf(recordSet("cryptocurrencyListingsLatestV3", parameters.aux, quoted), (row) =>
    shape(listingV3(view.snapshot, row, quoted)),
  );
  const data = listed(view, parameters).map(record);
  return { data, count: data.length, isShared: true };
}

/** The active assets, the most recently added first (document 2, `/v1/cryptocurrency/listings/new`). */
export async function cryptocurrencyListingsNewV1(
  parameters: ParsedParameters["cryptocurrencyListingsNewV1"],
  { store }: AnswerContext,
): Promise<Answer<CryptocurrencyListingsNewV1Result["data"]>> {
  const view = viewOf(await store.snapshot());
  const rows = view.sorted("date_added", listingOrders.date_added, parameters.sort_dir);
  const record = await plainRecords(view, store, parameters, { flags: false });
  const data = pageOf(rows, parameters).map(record);
  return { data, count: data.length, isShared: true };
}

function listed(view: MarketView, parameters: ParsedParameters[Id]): Row[] {
  const { sort, sort_dir } = parameters;
  return pageOf(view.sorted(sort, listingOrders[sort], sort_dir), parameters, listingFilter(parameters));
}
