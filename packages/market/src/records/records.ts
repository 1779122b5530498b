import type { Cryptocurrency, Platform, Quote } from "@market-data/types";
import { converted, stated } from "../conversion/convert.ts";
import type { Row } from "../rows/view.ts";
import type { Asset } from "../store/catalogue.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { iso } from "../values/timestamps.ts";
import { priceChange, type Quoting, volumeChange } from "./quoting.ts";

/** The figures of an asset at some moment that stand in its record, beside its quote. */
export interface Subject {
  readonly asset: Asset;
  readonly rank: number | null;
  readonly numMarketPairs: number | null;
  readonly circulatingSupply: number | null;
  readonly totalSupply: number | null;
  readonly lastUpdated: number;
}

export function subjectOf({ asset, rank, figures }: Row): Subject {
  const { numMarketPairs, circulatingSupply, totalSupply, lastUpdated } = figures;
  return { asset, rank, numMarketPairs, circulatingSupply, totalSupply, lastUpdated };
}

/** The chain of a token; null for a coin, and for a token whose chain is not in the catalogue. */
export function platformOf({ assets }: Snapshot, { platform }: Asset): Platform {
  const chain = platform === null ? undefined : assets.get(platform.assetId);
  if (platform === null || chain === undefined) return null;
  const { id, name, symbol, slug } = chain;
  return { id, name, symbol, slug, token_address: platform.tokenAddress };
}

export function isActive({ status }: Asset): 0 | 1 {
  return status === "active" ? 1 : 0;
}

/** A number that takes part in the record only where there is one: the contract has no null for it. */
export function svcRank(rank: number | null): { svc_rank?: number } {
  return rank === null ? {} : { svc_rank: rank };
}

/** The record of historical and new listings, trending lists and categories; with `flags`, as trending lists have them. */
export function plainRecord(
  snapshot: Snapshot,
  subject: Subject,
  quote: Record<string, Quote>,
  { flags }: { flags: boolean },
): Cryptocurrency {
  const { asset } = subject;
  return {
    ...supplyFields(subject),
    ...(flags ? flagFields(asset) : {}),
    ...factFields(snapshot, subject),
    quote,
  };
}

/** The record of latest listings and quotes, of versions 1 and 2. Figures beside the quote are US dollars. */
export function fullRecord(
  snapshot: Snapshot,
  row: Row,
  quote: Record<string, Quote>,
  { flags }: { flags: boolean },
): Cryptocurrency {
  const { asset, figures, measures } = row;
  const subject = subjectOf(row);
  return {
    ...supplyFields(subject),
    infinite_supply: asset.infiniteSupply,
    market_cap_by_total_supply: measures.mintedMarketCap,
    self_reported_circulating_supply: figures.selfReportedCirculatingSupply,
    self_reported_market_cap: measures.selfReportedMarketCap,
    minted_market_cap: measures.mintedMarketCap,
    ...(flags ? flagFields(asset) : {}),
    ...factFields(snapshot, subject),
    quote,
  };
}

function supplyFields(subject: Subject) {
  const { asset, rank, numMarketPairs, circulatingSupply, totalSupply } = subject;
  return {
    id: asset.id,
    name: asset.name,
    symbol: asset.symbol,
    slug: asset.slug,
    ...svcRank(rank),
    num_market_pairs: numMarketPairs,
    circulating_supply: circulatingSupply,
    total_supply: totalSupply,
    max_supply: asset.maxSupply,
  };
}

/** Only assets have these records, so nothing in them is a fiat currency. */
function flagFields(asset: Asset) {
  return { is_active: isActive(asset), is_fiat: 0 };
}

function factFields(snapshot: Snapshot, { asset, lastUpdated }: Subject) {
  return {
    date_added: iso(asset.dateAdded),
    tags: [...asset.tags],
    platform: platformOf(snapshot, asset),
    last_updated: iso(lastUpdated),
  };
}

/** The quotes of a row by currency, as `plainRecord` holds them. */
export function plainQuotes(row: Row, quoted: readonly Quoting[]): Record<string, Quote> {
  return Object.fromEntries(quoted.map((quoting) => [quoting.key, plainQuote(row, quoting)]));
}

/** The quotes of a row by currency, as `fullRecord` holds them. */
export function fullQuotes(row: Row, quoted: readonly Quoting[]): Record<string, Quote> {
  return Object.fromEntries(quoted.map((quoting) => [quoting.key, fullQuote(row, quoting)]));
}

function plainQuote(row: Row, quoting: Quoting): Quote {
  const { figures, measures } = row;
  const { rate } = quoting;
  return {
    price: stated(figures.price, rate),
    volume_24h: converted(figures.volume24h, rate),
    percent_change_1h: priceChange(row, quoting, "1h"),
    percent_change_24h: priceChange(row, quoting, "24h"),
    percent_change_7d: priceChange(row, quoting, "7d"),
    market_cap: converted(measures.marketCap, rate),
    last_updated: iso(figures.lastUpdated),
  };
}

function fullQuote(row: Row, quoting: Quoting): Quote {
  return { ...marketFigures(row, quoting), last_updated: iso(row.figures.lastUpdated) };
}

/** What the quotes of latest listings and quotes hold in every version. */
export function marketFigures(row: Row, quoting: Quoting) {
  const { figures, measures } = row;
  const { rate } = quoting;
  return {
    price: stated(figures.price, rate),
    volume_24h: converted(figures.volume24h, rate),
    volume_24h_reported: converted(figures.volume24hReported, rate),
    volume_7d: converted(figures.volume7d, rate),
    volume_7d_reported: converted(figures.volume7dReported, rate),
    volume_30d: converted(figures.volume30d, rate),
    volume_30d_reported: converted(figures.volume30dReported, rate),
    volume_change_24h: volumeChange(row, quoting),
    percent_change_1h: priceChange(row, quoting, "1h"),
    percent_change_24h: priceChange(row, quoting, "24h"),
    percent_change_7d: priceChange(row, quoting, "7d"),
    percent_change_30d: priceChange(row, quoting, "30d"),
    market_cap: converted(measures.marketCap, rate),
    market_cap_dominance: measures.dominance,
    fully_diluted_market_cap: converted(measures.fullyDilutedMarketCap, rate),
  };
}
