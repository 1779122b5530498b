import { operations, type ParsedParameters } from "@market-data/openapi";
import type { MapItem } from "@market-data/types";
import { eachAsset, type Measure, page } from "../budget/response-size.ts";
import type { LookupParameters } from "../lookup/lookup.ts";
import type { OperationHandler } from "../operation.ts";
import { auxFilter } from "../records/aux.ts";
import { getListingStatus, toFlag, toPlatform } from "../records/records.ts";
import { plainOrders, type Ranked, sorted } from "../rows/ordering.ts";
import { paginate } from "../rows/paging.ts";
import { getView, type MarketView } from "../rows/view.ts";
import type { Asset } from "../store/catalogue.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { toList } from "../values/lazy.ts";
import { iso } from "../values/timestamps.ts";

const filterFields = auxFilter(operations.cryptocurrencyMapV1);

/** Returns the cryptocurrency ID map. With `symbol` all other options are ignored. */
export const map: OperationHandler<"cryptocurrencyMapV1"> = async (parameters, context) => {
  const snapshot = await context.store.snapshot();
  const { symbol, aux } = parameters;
  const entries =
    symbol === undefined ? await listEntries(getView(snapshot), parameters) : findEntries(snapshot, symbol);
  const filter = filterFields(symbol === undefined ? aux : undefined);
  const data = toList(context, entries, (entry) => filter(toItem(snapshot, entry)));
  return { data, count: entries.length };
};

/** Measures a response: all matches of the symbols, or a page of all assets. */
export const measureMap: Measure<ParsedParameters["cryptocurrencyMapV1"]> = (parameters, context) => {
  const { symbol } = parameters;
  return symbol === undefined ? measureList(parameters, context) : measureSymbols({ symbol }, context);
};

const measureList = page<ParsedParameters["cryptocurrencyMapV1"]>(({ assets }) => assets.size);
const measureSymbols = eachAsset<LookupParameters>({ version: 2 });

async function listEntries(
  view: MarketView,
  parameters: ParsedParameters["cryptocurrencyMapV1"],
): Promise<Ranked[]> {
  const states = new Set(parameters.listing_status);
  const entries = parameters.sort === "id" ? view.memoize(entriesById) : await view.memoize(entriesByRank);
  return paginate(entries, parameters, ({ asset }) => states.has(getListingStatus(view.snapshot, asset)));
}

/** The assets with one of the symbols, in any listing state, sorted by id. */
function findEntries(snapshot: Snapshot, symbols: readonly string[]): Ranked[] {
  const keys = new Set(symbols.map((symbol) => symbol.toUpperCase()));
  const assets = [...keys].flatMap((key) => snapshot.index.assetsBySymbol.get(key) ?? []);
  return assets.map((asset) => toEntry(snapshot, asset)).sort(compareIds);
}

function entriesById({ snapshot }: MarketView): Ranked[] {
  return [...snapshot.assets.values()].map((asset) => toEntry(snapshot, asset)).sort(compareIds);
}

function entriesByRank(view: MarketView): Promise<Ranked[]> {
  return sorted(view.memoize(entriesById), plainOrders.svc_rank);
}

function toEntry({ metrics }: Snapshot, asset: Asset): Ranked {
  return { asset, rank: metrics.get(asset.id)?.rank ?? null };
}

function compareIds(a: Ranked, b: Ranked): number {
  return a.asset.id - b.asset.id;
}

/** The catalogue states the end of the imported history; the latest metrics may be newer. */
function lastDataTime({ metrics }: Snapshot, { id, lastHistoricalData: imported }: Asset): number | null {
  const newest = metrics.get(id)?.lastUpdated ?? null;
  return imported === null || newest === null ? (newest ?? imported) : Math.max(newest, imported);
}

function toItem(snapshot: Snapshot, { asset, rank }: Ranked): MapItem {
  const { firstHistoricalData: first } = asset;
  const last = lastDataTime(snapshot, asset);
  const status = getListingStatus(snapshot, asset);
  return {
    id: asset.id,
    rank,
    name: asset.name,
    symbol: asset.symbol,
    slug: asset.slug,
    is_active: toFlag(status),
    status,
    ...(first === null ? {} : { first_historical_data: iso(first) }),
    ...(last === null ? {} : { last_historical_data: iso(last) }),
    platform: toPlatform(snapshot, asset),
  };
}
