import type { CryptoListingV3, CryptoQuoteV3, QuoteV3, TagV3 } from "@market-data/types";
import { convertedOrNull } from "../conversion/convert.ts";
import type { Row } from "../rows/view.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { iso } from "../values/timestamps.ts";
import { priceChange, type QuoteContext } from "./quote-context.ts";
import { isActive, marketFields, rankField, toPlatform } from "./records.ts";

/** The record of version 3's latest listings. Figures beside the quotes are US dollars. */
export function listingV3(snapshot: Snapshot, row: Row, quoted: readonly QuoteContext[]): CryptoListingV3 {
  return recordV3(snapshot, row, quoted, [...row.asset.tags]);
}

/** The record of version 3's latest quotes: as its listings', save that tags are objects. */
export function quoteV3(snapshot: Snapshot, row: Row, quoted: readonly QuoteContext[]): CryptoQuoteV3 {
  return recordV3(snapshot, row, quoted, toTags(snapshot, row));
}

function recordV3<Tags>(snapshot: Snapshot, row: Row, quoted: readonly QuoteContext[], tags: Tags) {
  const { asset, figures, derived } = row;
  return {
    id: asset.id,
    name: asset.name,
    symbol: asset.symbol,
    slug: asset.slug,
    ...rankField(row.rank),
    num_market_pairs: figures.numMarketPairs,
    is_active: isActive(asset),
    is_fiat: 0,
    is_market_cap_included_in_calc: figures.isMarketCapIncludedInCalc ? (1 as const) : (0 as const),
    circulating_supply: figures.circulatingSupply,
    total_supply: figures.totalSupply,
    max_supply: asset.maxSupply,
    infinite_supply: asset.infiniteSupply,
    self_reported_circulating_supply: figures.selfReportedCirculatingSupply,
    self_reported_market_cap: derived.selfReportedMarketCap,
    unlocked_circulating_supply: figures.unlockedCirculatingSupply,
    unlocked_market_cap: derived.unlockedMarketCap,
    tvl_ratio: derived.tvlRatio,
    date_added: iso(asset.dateAdded),
    tags,
    platform: toPlatform(snapshot, asset),
    last_updated: iso(figures.lastUpdated),
    quote: quoted.map((quoting) => toQuoteV3(row, quoting)),
  };
}

function toQuoteV3(row: Row, quoting: QuoteContext): QuoteV3 {
  const { figures, derived } = row;
  return {
    id: quoting.id,
    symbol: quoting.symbol,
    ...marketFields(row, quoting),
    percent_change_60d: priceChange(row, quoting, "60d"),
    percent_change_90d: priceChange(row, quoting, "90d"),
    market_cap_by_total_supply: convertedOrNull(derived.mintedMarketCap, quoting.rate),
    tvl: convertedOrNull(figures.tvl, quoting.rate),
    last_updated: iso(figures.lastUpdated),
  };
}

/** Tags that the catalogue does not describe are left out. */
function toTags({ tags }: Snapshot, { asset }: Row): TagV3[] {
  return asset.tags.flatMap((slug) => {
    const tag = tags.get(slug);
    return tag === undefined ? [] : [{ slug, name: tag.name, category: tag.category }];
  });
}
