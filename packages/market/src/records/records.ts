import type { Cryptocurrency, Platform, Quote } from "@market-data/types";
import { converted, convertedOrNull } from "../conversion/convert.ts";
import { getDateAdded } from "../rows/date-added.ts";
import type { Row } from "../rows/view.ts";
import type { Asset } from "../store/catalogue.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { iso } from "../values/timestamps.ts";
import { priceChange, type QuoteContext, volumeChange } from "./quote-context.ts";

/** An asset with the values of a time that its record contains in addition to quotes. */
export interface AssetState {
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

/** The platform of a token; null for a coin, and for a token whose platform is not in the catalogue. */
export function toPlatform({ assets }: Snapshot, { platform }: Asset): Platform {
  const chain = platform === null ? undefined : assets.get(platform.assetId);
  if (platform === null || chain === undefined) return null;
  const { id, name, symbol, slug } = chain;
  return { id, name, symbol, slug, token_address: platform.tokenAddress };
}

export function isActive({ status }: Pick<Asset, "status">): 0 | 1 {
  return status === "active" ? 1 : 0;
}

/** The field is absent without a rank: the contract has no null for it. */
export function rankField(rank: number | null): { svc_rank?: number } {
  return rank === null ? {} : { svc_rank: rank };
}

/** What some of the plain records have in addition. */
export interface PlainOptions {
  /** Of trending lists: whether the asset is active, and a fiat currency. */
  readonly flags?: boolean;
  /** Of new listings: the dominance and the fully diluted market cap in each quote. */
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
    ...(flags ? flagFields(asset) : {}),
    ...descriptionFields(snapshot, state),
    quote,
  };
}

/** The record of latest listings and quotes, versions 1 and 2. Values outside of the quote are in US dollars. */
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
    ...(flags ? flagFields(asset) : {}),
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

/** These records describe assets only, so none is a fiat currency. */
function flagFields(asset: Asset) {
  return { is_active: isActive(asset), is_fiat: 0 };
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
  const { rate } = context;
  return {
    price: converted(metrics.price, rate),
    volume_24h: convertedOrNull(metrics.volume24h, rate),
    percent_change_1h: priceChange(row, context, "1h"),
    percent_change_24h: priceChange(row, context, "24h"),
    percent_change_7d: priceChange(row, context, "7d"),
    market_cap: convertedOrNull(derived.marketCap, rate),
    ...(caps && capFields(row, context)),
    last_updated: iso(metrics.lastUpdated),
  };
}

function fullQuote(row: Row, context: QuoteContext): Quote {
  return { ...marketFields(row, context), last_updated: iso(row.metrics.lastUpdated) };
}

/** The fields that the quotes of latest listings and quotes have in every version. */
export function marketFields(row: Row, context: QuoteContext) {
  const { metrics, derived } = row;
  const { rate } = context;
  return {
    price: converted(metrics.price, rate),
    volume_24h: convertedOrNull(metrics.volume24h, rate),
    volume_24h_reported: convertedOrNull(metrics.volume24hReported, rate),
    volume_7d: convertedOrNull(metrics.volume7d, rate),
    volume_7d_reported: convertedOrNull(metrics.volume7dReported, rate),
    volume_30d: convertedOrNull(metrics.volume30d, rate),
    volume_30d_reported: convertedOrNull(metrics.volume30dReported, rate),
    volume_change_24h: volumeChange(row, context),
    percent_change_1h: priceChange(row, context, "1h"),
    percent_change_24h: priceChange(row, context, "24h"),
    percent_change_7d: priceChange(row, context, "7d"),
    percent_change_30d: priceChange(row, context, "30d"),
    market_cap: convertedOrNull(derived.marketCap, rate),
    ...capFields(row, context),
  };
}

function capFields({ derived }: Row, { rate }: QuoteContext) {
  return {
    market_cap_dominance: derived.dominance,
    fully_diluted_market_cap: convertedOrNull(derived.fullyDilutedMarketCap, rate),
  };
}
