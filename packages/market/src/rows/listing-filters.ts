import type { ParsedParameters } from "@market-data/openapi";
import type { Asset } from "../store/catalogue.ts";
import type { Row } from "./view.ts";

/** What the latest listings can be filtered by: all of version 1, which holds version 3's. */
export type ListingFilters = Pick<
  ParsedParameters["cryptocurrencyListingsLatestV1"],
  | "cryptocurrency_type"
  | "tag"
  | Extract<keyof ParsedParameters["cryptocurrencyListingsLatestV1"], `${string}_min` | `${string}_max`>
>;

type Bounded = Extract<keyof ListingFilters, `${string}_min`> extends `${infer Name}_min` ? Name : never;

/** The figures that bounds are about, in US dollars and percent, whatever the call converts to. */
const figures: Readonly<Record<Bounded, (row: Row) => number | null>> = {
  price: (row) => row.figures.price,
  market_cap: (row) => row.derived.marketCap,
  volume_24h: (row) => row.figures.volume24h,
  circulating_supply: (row) => row.figures.circulatingSupply,
  self_reported_market_cap: (row) => row.derived.selfReportedMarketCap,
  self_reported_circulating_supply: (row) => row.figures.selfReportedCirculatingSupply,
  unlocked_market_cap: (row) => row.derived.unlockedMarketCap,
  unlocked_circulating_supply: (row) => row.figures.unlockedCirculatingSupply,
  percent_change_24h: (row) => row.derived.changes["24h"],
};

const bounded = Object.entries(figures) as [Bounded, (row: Row) => number | null][];

/**
 * Whether a row passes the filters of a call (document 2, listings latest). Bounds belong to what they bound; null is
 * no bound; an unknown figure passes none.
 */
export function listingFilter(filters: ListingFilters): (row: Row) => boolean {
  const { tag, cryptocurrency_type } = filters;
  const tests = bounded.flatMap(([name, figure]) => {
    const least = filters[`${name}_min`] ?? Number.NEGATIVE_INFINITY;
    const greatest = filters[`${name}_max`] ?? Number.POSITIVE_INFINITY;
    if (least === Number.NEGATIVE_INFINITY && greatest === Number.POSITIVE_INFINITY) return [];
    return [(row: Row) => isWithin(figure(row), least, greatest)];
  });
  if (tag !== "all") tests.push(({ asset }) => asset.tags.includes(tag));
  if (cryptocurrency_type !== "all") tests.push(({ asset }) => isOfType(asset, cryptocurrency_type));
  return (row) => tests.every((test) => test(row));
}

/** Whether an asset is of a type (document 2, *Shared parameter shapes*). */
export function isOfType({ category }: Asset, type: ListingFilters["cryptocurrency_type"]): boolean {
  return type === "all" || category === (type === "coins" ? "coin" : "token");
}

function isWithin(figure: number | null, least: number, greatest: number): boolean {
  return figure !== null && figure >= least && figure <= greatest;
}
