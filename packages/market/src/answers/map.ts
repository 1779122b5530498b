import { operations, type ParsedParameters } from "@market-data/openapi";
import type { CryptocurrencyMapV1Result, MapItem } from "@market-data/types";
import type { Answer, AnswerContext } from "../context.ts";
import { auxShaper } from "../records/aux.ts";
import { isActive, platformOf } from "../records/records.ts";
import { byRank, type Ranked } from "../rows/ordering.ts";
import { pageOf } from "../rows/paging.ts";
import { type MarketView, viewOf } from "../rows/view.ts";
import type { Asset } from "../store/catalogue.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { iso } from "../values/timestamps.ts";

const shaper = auxShaper(operations.cryptocurrencyMapV1);

/** The ID map (document 2, `/v1/cryptocurrency/map`). A `symbol` makes every other option count for nothing. */
export async function cryptocurrencyMapV1(
  parameters: ParsedParameters["cryptocurrencyMapV1"],
  { store }: AnswerContext,
): Promise<Answer<CryptocurrencyMapV1Result["data"]>> {
  const snapshot = await store.snapshot();
  const { symbol, aux } = parameters;
  const entries = symbol === undefined ? listed(viewOf(snapshot), parameters) : named(snapshot, symbol);
  const shape = shaper(symbol === undefined ? aux : undefined);
  const data = entries.map((entry) => shape(mapItem(snapshot, entry)));
  return { data, count: data.length };
}

function listed(view: MarketView, parameters: ParsedParameters["cryptocurrencyMapV1"]): Ranked[] {
  const states = new Set(parameters.listing_status);
  const entries = view.derived(parameters.sort === "id" ? entriesById : entriesByRank);
  return pageOf(entries, parameters, ({ asset }) => states.has(asset.status));
}

/** In any listing state, by id. */
function named(snapshot: Snapshot, symbols: readonly string[]): Ranked[] {
  const keys = new Set(symbols.map((symbol) => symbol.toUpperCase()));
  const assets = [...keys].flatMap((key) => snapshot.index.assetsBySymbol.get(key) ?? []);
  return assets.map((asset) => entryOf(snapshot, asset)).sort(byId);
}

function entriesById({ snapshot }: MarketView): Ranked[] {
  return [...snapshot.assets.values()].map((asset) => entryOf(snapshot, asset)).sort(byId);
}

function entriesByRank(view: MarketView): Ranked[] {
  return view.derived(entriesById).toSorted(byRank);
}

function entryOf({ figures }: Snapshot, asset: Asset): Ranked {
  return { asset, rank: figures.get(asset.id)?.rank ?? null };
}

function byId(a: Ranked, b: Ranked): number {
  return a.asset.id - b.asset.id;
}

/** The catalogue knows when history was loaded; the newest figures may be newer. */
function lastData({ figures }: Snapshot, { id, lastHistoricalData: loaded }: Asset): number | null {
  const newest = figures.get(id)?.lastUpdated ?? null;
  return loaded === null || newest === null ? (newest ?? loaded) : Math.max(newest, loaded);
}

function mapItem(snapshot: Snapshot, { asset, rank }: Ranked): MapItem {
  const { firstHistoricalData: first } = asset;
  const last = lastData(snapshot, asset);
  return {
    id: asset.id,
    rank,
    name: asset.name,
    symbol: asset.symbol,
    slug: asset.slug,
    is_active: isActive(asset),
    status: asset.status,
    ...(first === null ? {} : { first_historical_data: iso(first) }),
    ...(last === null ? {} : { last_historical_data: iso(last) }),
    platform: platformOf(snapshot, asset),
  };
}
