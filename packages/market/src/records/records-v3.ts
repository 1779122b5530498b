import type { CryptoListingV3, CryptoQuoteV3, QuoteV3, TagV3 } from "@market-data/types";
import { converted } from "../conversion/convert.ts";
import type { Row } from "../rows/view.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { iso } from "../values/timestamps.ts";
import { priceChange, type Quoting } from "./quoting.ts";
import { isActive, marketFigures, platformOf, svcRank } from "./records.ts";

/** The record of version 3's latest listings. Figures beside the quotes are US dollars. */
export function listingV3(snapshot: Snapshot, row: Row, quoted: readonly Quoting[]): CryptoListingV3 {
  return recordV3(snapshot, row, quoted, [...row.asset.tags]);
}

/** The record of version 3's latest quotes: as its listings', save that tags are objects. */
export function quoteV3(snapshot: Snapshot, row: Row, quoted: readonly Quoting[]): CryptoQuoteV3 {
  return recordV3(snapshot, row, quoted, tagsOf(snapshot, row));
}

function recordV3<Tags>(snapshot: Snapshot, row: Row, quoted: readonly Quoting[], tags: Tags) {
  const { asset, figures, measures } = row;
  return {
    id: asset.id,
    name: asset.name,
    symbol: asset.symbol,
    slug: asset.slug,
    ...svcRank(row.rank),
    num_market_pairs: figures.numMarketPairs,
    is_active: isActive(asset),
    is_fiat: 0,
    is_market_cap_included_in_calc: figures.isMarketCapIncludedInCalc ? (1 as const) : (0 as const),
    circulating_supply: figures.circulatingSupply,
    total_supply: figures.totalSupply,
    max_supply: asset.maxSupply,
    infinite_supply: asset.infiniteSupply,
    self_reported_circulating_supply: figures.selfReportedCirculatingSupply,
    self_reported_market_cap: measures.selfReportedMarketCap,
    unlocked_circulating_supply: figures.unlockedCirculatingSupply,
    unlocked_market_cap: measures.unlockedMarketCap,
    tvl_ratio: measures.tvlRatio,
    date_added: iso(asset.dateAdded),
    tags,
    platform: platformOf(snapshot, asset),
    last_updated: iso(figures.lastUpdated),
    quote: quoted.map((quoting) => elementOf(row, quoting)),
  };
}

function elementOf(row: Row, quoting: Quoting): QuoteV3 {
  const { figures, measures } = row;
  return {
    id: quoting.id,
    symbol: quoting.symbol,
    ...marketFigures(row, quoting),
    percent_change_60d: priceChange(row, quoting, "60d"),
    percent_change_90d: priceChange(row, quoting, "90d"),
    market_cap_by_total_supply: converted(measures.mintedMarketCap, quoting.rate),
    tvl: converted(figures.tvl, quoting.rate),
    last_updated: iso(figures.lastUpdated),
  };
}

/** Tags that the catalogue does not describe are left out. */
function tagsOf({ tags }: Snapshot, { asset }: Row): TagV3[] {
  return asset.tags.flatMap((slug) => {
    const tag = tags.get(slug);
    return tag === undefined ? [] : [{ slug, name: tag.name, category: tag.category }];
  });
}
