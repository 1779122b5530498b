import type { Cryptocurrency, Platform, Quote } from "@market-data/types";
import { converted, convertedOrNull } from "../conversion/convert.ts";
import { getDateAdded } from "../rows/date-added.ts";
import type { Row } from "../rows/view.ts";
import type { Asset } from "../store/catalogue.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { iso } from "../values/timestamps.ts";
import { priceChange, type QuoteContext, type RowRates, volumeChange } from "./quote-context.ts";

/** An asset with its values at one time, shown outside the quotes. */
interface AssetState {
  readonly asset: Asset;
  readonly rank: number | null;
  readonly numMarketPairs: number | null;
  readonly circulatingSupply: number | null;
  readonly totalSupply: number | null;
  readonly lastUpdated: number;
}

export function toAssetState({ asset, rank, metrics }: Row): AssetState {
  const { numMarketPairs, circulatingSupply, totalSupply, lastUpdated } = metrics;
  return { asset, rank, numMarketPairs, circulatingSupply, totalSupply, lastUpdated };
}

/** The platform of a token; null for a coin, and for a platform missing from the catalogue. */
export function toPlatform({ assets }: Snapshot, { platform }: Asset): Platform {
  const chain = platform === null ? undefined : assets.get(platform.assetId);
  if (platform === null || chain === undefined) return null;
  const { id, name, symbol, slug } = chain;
  return { id, name, symbol, slug, token_address: platform.tokenAddress };
}

/** The listing state of an asset. An asset that its catalogue calls active is untracked without a tracked market. */
export function getListingStatus(snapshot: Snapshot, asset: Asset): Asset["status"] {
  if (asset.status !== "active") return asset.status;
  return hasTrackedMarket(snapshot, asset) ? "active" : "untracked";
}

/** Whether an asset has an active pair. In a market without pairs, a price is enough. */
function hasTrackedMarket({ metrics, index }: Snapshot, { id, lastHistoricalData }: Asset): boolean {
  const known = metrics.get(id);
  if (known !== undefined) return known.numMarketPairs !== 0;
  const pairs = index.pairsByCurrency;
  return pairs.size === 0 ? lastHistoricalData !== null : pairs.has(id);
}

export function isActive(snapshot: Snapshot, asset: Asset): 0 | 1 {
  return toFlag(getListingStatus(snapshot, asset));
}

/** @param status The status of an asset or exchange. */
export function toFlag(status: Asset["status"]): 0 | 1 {
  return status === "active" ? 1 : 0;
}

/** Without a rank, the field is absent, because the contract does not allow null. */
export function rankField(rank: number | null): { svc_rank?: number } {
  return rank === null ? {} : { svc_rank: rank };
}

/** Optional fields of plain records. */
export interface PlainOptions {
  /** For trending lists: `is_active` and `is_fiat`. */
  readonly flags?: boolean;
  /** For new listings: dominance and fully diluted market cap in each quote. */
  readonly caps?: boolean;
}

/** The record of historical and new listings, trending lists and categories. */
export function plainRecord(
  snapshot: Snapshot,
  state: AssetState,
  quote: Record<string, Quote>,
  { flags = false }: PlainOptions = {},
): Cryptocurrency {
  const { asset } = state;
  return {
    ...supplyFields(state),
    ...(flags ? flagFields(snapshot, asset) : {}),
    ...descriptionFields(snapshot, state),
    quote,
  };
}

/** The record of latest listings and quotes, versions 1 and 2. Values outside the quote are in USD. */
export function fullRecord(
  snapshot: Snapshot,
  row: Row,
  quote: Record<string, Quote>,
  { flags }: { flags: boolean },
): Cryptocurrency {
  const { asset, metrics, derived } = row;
  const state = toAssetState(row);
  return {
    ...supplyFields(state),
    infinite_supply: asset.infiniteSupply,
    market_cap_by_total_supply: derived.mintedMarketCap,
    self_reported_circulating_supply: metrics.selfReportedCirculatingSupply,
    self_reported_market_cap: derived.selfReportedMarketCap,
    minted_market_cap: derived.mintedMarketCap,
    ...(flags ? flagFields(snapshot, asset) : {}),
    ...descriptionFields(snapshot, state),
    quote,
  };
}

function supplyFields(state: AssetState) {
  const { asset, rank, numMarketPairs, circulatingSupply, totalSupply } = state;
  return {
    id: asset.id,
    name: asset.name,
    symbol: asset.symbol,
    slug: asset.slug,
    ...rankField(rank),
    num_market_pairs: numMarketPairs,
    circulating_supply: circulatingSupply,
    total_supply: totalSupply,
    max_supply: asset.maxSupply,
  };
}

/** Plain records describe assets only, never a fiat currency. */
function flagFields(snapshot: Snapshot, asset: Asset) {
  return { is_active: isActive(snapshot, asset), is_fiat: 0 };
}

function descriptionFields(snapshot: Snapshot, { asset, lastUpdated }: AssetState) {
  return {
    date_added: iso(getDateAdded(asset, lastUpdated)),
    tags: [...asset.tags],
    platform: toPlatform(snapshot, asset),
    last_updated: iso(lastUpdated),
  };
}

/** The quotes of a row by currency, for `plainRecord`. */
export function plainQuotes(
  row: Row,
  contexts: readonly QuoteContext[],
  options: PlainOptions,
): Record<string, Quote> {
  return Object.fromEntries(contexts.map((context) => [context.key, plainQuote(row, context, options)]));
}

/** The quotes of a row by currency, for `fullRecord`. */
export function fullQuotes(row: Row, contexts: readonly QuoteContext[]): Record<string, Quote> {
  return Object.fromEntries(contexts.map((context) => [context.key, fullQuote(row, context)]));
}

function plainQuote(row: Row, context: QuoteContext, { caps = false }: PlainOptions): Quote {
  const { metrics, derived } = row;
  const rates = context.getRates(row);
  const { rate } = rates;
  return {
    price: converted(metrics.price, rate),
    volume_24h: convertedOrNull(metrics.volume24h, rate),
    percent_change_1h: priceChange(row, rates, "1h"),
    percent_change_24h: priceChange(row, rates, "24h"),
    percent_change_7d: priceChange(row, rates, "7d"),
    market_cap: convertedOrNull(derived.marketCap, rate),
    ...(caps && capFields(row, rates)),
    last_updated: iso(metrics.lastUpdated),
  };
}

function fullQuote(row: Row, context: QuoteContext): Quote {
  return { ...marketFields(row, context.getRates(row)), last_updated: iso(row.metrics.lastUpdated) };
}

/** The quote fields shared by every version of latest listings and quotes. */
export function marketFields(row: Row, rates: RowRates) {
  const { metrics, derived } = row;
  const { rate } = rates;
  return {
    price: converted(metrics.price, rate),
    volume_24h: convertedOrNull(metrics.volume24h, rate),
    volume_24h_reported: convertedOrNull(metrics.volume24hReported, rate),
    volume_7d: convertedOrNull(metrics.volume7d, rate),
    volume_7d_reported: convertedOrNull(metrics.volume7dReported, rate),
    volume_30d: convertedOrNull(metrics.volume30d, rate),
    volume_30d_reported: convertedOrNull(metrics.volume30dReported, rate),
    volume_change_24h: volumeChange(row, rates),
    percent_change_1h: priceChange(row, rates, "1h"),
    percent_change_24h: priceChange(row, rates, "24h"),
    percent_change_7d: priceChange(row, rates, "7d"),
    percent_change_30d: priceChange(row, rates, "30d"),
    market_cap: convertedOrNull(derived.marketCap, rate),
    ...capFields(row, rates),
  };
}

function capFields({ derived }: Row, { rate }: RowRates) {
  return {
    market_cap_dominance: derived.dominance,
    fully_diluted_market_cap: convertedOrNull(derived.fullyDilutedMarketCap, rate),
  };
}
