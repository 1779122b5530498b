import type { CryptoListingV3, CryptoQuoteV3, QuoteV3, TagV3 } from "@market-data/types";
import { convertedOrNull } from "../conversion/convert.ts";
import { getDateAdded } from "../rows/date-added.ts";
import type { Row } from "../rows/view.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { iso } from "../values/timestamps.ts";
import { priceChange, type QuoteContext } from "./quote-context.ts";
import { isActive, marketFields, rankField, toPlatform } from "./records.ts";

/** The record of latest listings, version 3. Values outside the quotes are in USD. */
export function listingV3(snapshot: Snapshot, row: Row, contexts: readonly QuoteContext[]): CryptoListingV3 {
  return recordV3(snapshot, row, contexts, [...row.asset.tags]);
}

/** The record of latest quotes, version 3: as in listings, except that tags are objects. */
export function quoteV3(snapshot: Snapshot, row: Row, contexts: readonly QuoteContext[]): CryptoQuoteV3 {
  return recordV3(snapshot, row, contexts, toTags(snapshot, row));
}

function recordV3<Tags>(snapshot: Snapshot, row: Row, contexts: readonly QuoteContext[], tags: Tags) {
  const { asset, metrics, derived } = row;
  return {
    id: asset.id,
    name: asset.name,
    symbol: asset.symbol,
    slug: asset.slug,
    ...rankField(row.rank),
    num_market_pairs: metrics.numMarketPairs,
    is_active: isActive(snapshot, asset),
    is_fiat: 0,
    is_market_cap_included_in_calc: metrics.isMarketCapIncludedInCalc ? (1 as const) : (0 as const),
    circulating_supply: metrics.circulatingSupply,
    total_supply: metrics.totalSupply,
    max_supply: asset.maxSupply,
    infinite_supply: asset.infiniteSupply,
    self_reported_circulating_supply: metrics.selfReportedCirculatingSupply,
    self_reported_market_cap: derived.selfReportedMarketCap,
    unlocked_circulating_supply: metrics.unlockedCirculatingSupply,
    unlocked_market_cap: derived.unlockedMarketCap,
    tvl_ratio: derived.tvlRatio,
    date_added: iso(getDateAdded(asset, metrics.lastUpdated)),
    tags,
    platform: toPlatform(snapshot, asset),
    last_updated: iso(metrics.lastUpdated),
    quote: contexts.map((context) => toQuoteV3(row, context)),
  };
}

function toQuoteV3(row: Row, context: QuoteContext): QuoteV3 {
  const { metrics, derived } = row;
  const rates = context.getRates(row);
  return {
    id: context.id,
    symbol: context.symbol,
    ...marketFields(row, rates),
    percent_change_60d: priceChange(row, rates, "60d"),
    percent_change_90d: priceChange(row, rates, "90d"),
    market_cap_by_total_supply: convertedOrNull(derived.mintedMarketCap, rates.rate),
    tvl: convertedOrNull(metrics.tvl, rates.rate),
    last_updated: iso(metrics.lastUpdated),
  };
}

/** Tags missing from the catalogue are left out. */
function toTags({ tags }: Snapshot, { asset }: Row): TagV3[] {
  return asset.tags.flatMap((slug) => {
    const tag = tags.get(slug);
    return tag === undefined ? [] : [{ slug, name: tag.name, category: tag.category }];
  });
}
