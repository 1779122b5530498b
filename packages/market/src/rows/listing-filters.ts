import type { ParsedParameters } from "@market-data/openapi";
import type { Asset } from "../store/catalogue.ts";
import type { Row } from "./view.ts";

/** The filters of latest listings. Version 1 includes the filters of version 3. */
type ListingFilters = Pick<
  ParsedParameters["cryptocurrencyListingsLatestV1"],
  | "cryptocurrency_type"
  | "tag"
  | Extract<keyof ParsedParameters["cryptocurrencyListingsLatestV1"], `${string}_min` | `${string}_max`>
>;

type Bounded = Extract<keyof ListingFilters, `${string}_min`> extends `${infer Name}_min` ? Name : never;

/** Metrics with bounds, in USD and percent, in any requested currency. */
const metrics: Readonly<Record<Bounded, (row: Row) => number | null>> = {
  price: (row) => row.metrics.price,
  market_cap: (row) => row.derived.marketCap,
  volume_24h: (row) => row.metrics.volume24h,
  circulating_supply: (row) => row.metrics.circulatingSupply,
  self_reported_market_cap: (row) => row.derived.selfReportedMarketCap,
  self_reported_circulating_supply: (row) => row.metrics.selfReportedCirculatingSupply,
  unlocked_market_cap: (row) => row.derived.unlockedMarketCap,
  unlocked_circulating_supply: (row) => row.metrics.unlockedCirculatingSupply,
  percent_change_24h: (row) => row.derived.changes["24h"],
};

const bounded = Object.entries(metrics) as [Bounded, (row: Row) => number | null][];

/**
 * Returns a predicate for the filters of a request. Bounds are inclusive, null sets no bound, and an unknown metric
 * fails every bound.
 */
export function listingFilter(filters: ListingFilters): (row: Row) => boolean {
  const { tag, cryptocurrency_type } = filters;
  const tests = bounded.flatMap(([name, getMetric]) => {
    const min = filters[`${name}_min`] ?? Number.NEGATIVE_INFINITY;
    const max = filters[`${name}_max`] ?? Number.POSITIVE_INFINITY;
    if (min === Number.NEGATIVE_INFINITY && max === Number.POSITIVE_INFINITY) return [];
    return [(row: Row) => isWithin(getMetric(row), min, max)];
  });
  if (tag !== "all") tests.push(({ asset }) => asset.tags.includes(tag));
  if (cryptocurrency_type !== "all") tests.push(({ asset }) => hasType(asset, cryptocurrency_type));
  return (row) => tests.every((test) => test(row));
}

/** Whether an asset is of the requested type. */
export function hasType({ category }: Asset, type: ListingFilters["cryptocurrency_type"]): boolean {
  return type === "all" || category === (type === "coins" ? "coin" : "token");
}

function isWithin(metric: number | null, min: number, max: number): boolean {
  return metric !== null && metric >= min && metric <= max;
}
