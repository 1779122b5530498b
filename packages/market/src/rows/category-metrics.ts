import type { Category } from "../store/catalogue.ts";
import { getOrCreate } from "../values/maps.ts";
import { percentChange, roundedPercent, sumKnown } from "../values/rounding.ts";
import { byRank } from "./ordering.ts";
import type { MarketView, Row } from "./view.ts";

/** Metrics of a category in USD, and percent changes over 24 hours. Null is unknown. */
export interface CategoryMetrics {
  /** The number of assets, active or not. */
  readonly tokens: number;
  /** The mean price change of the category's assets. */
  readonly averageChange: number | null;
  readonly marketCap: number | null;
  readonly marketCapChange: number | null;
  readonly volume: number | null;
  readonly volumeChange: number | null;
  readonly lastUpdated: number;
}

/** The ranked assets of a category, by rank. */
export function getMembers(view: MarketView, category: Category): readonly Row[] {
  return getOrCreate(view.memoize(members), category, () => rankedMembers(view, category));
}

/**
 * The metrics of a category, over its ranked assets. Sums ignore unknown values; changes use assets with both values.
 */
export function getCategoryMetrics(view: MarketView, category: Category): CategoryMetrics {
  return getOrCreate(view.memoize(metrics), category, () => computeMetrics(view, category));
}

// Memoized per view.
const members = () => new Map<Category, readonly Row[]>();
const metrics = () => new Map<Category, CategoryMetrics>();

function rankedMembers(view: MarketView, { assetIds }: Category): Row[] {
  const rows = assetIds.map((id) => view.row(id)).filter((row) => row !== undefined);
  return rows.filter(({ rank }) => rank !== null).sort(byRank);
}

function computeMetrics(view: MarketView, category: Category): CategoryMetrics {
  const rows = getMembers(view, category);
  const changes = rows.map((row) => row.derived.changes["24h"]).filter((change) => change !== null);
  return {
    tokens: category.assetIds.filter((id) => view.snapshot.assets.has(id)).length,
    averageChange: changes.length === 0 ? null : roundedPercent(total(changes) / changes.length),
    marketCap: sumKnown(rows.map((row) => row.derived.marketCap)),
    marketCapChange: change(rows, marketCapBefore, (row) => row.derived.marketCap),
    volume: sumKnown(rows.map((row) => row.metrics.volume24h)),
    volumeChange: change(
      rows,
      (row) => row.metrics.volume24hBefore,
      (row) => row.metrics.volume24h,
    ),
    lastUpdated: Math.max(category.lastUpdated, ...rows.map((row) => row.metrics.lastUpdated)),
  };
}

/** Uses today's supply, because the supply of the day before is unknown. */
function marketCapBefore({ metrics }: Row): number | null {
  const { circulatingSupply, priceBefore } = metrics;
  const price = priceBefore["24h"];
  return price === null || circulatingSupply === null ? null : price * circulatingSupply;
}

type Metric = (row: Row) => number | null;

function change(rows: readonly Row[], before: Metric, after: Metric): number | null {
  const known = rows.filter((row) => before(row) !== null && after(row) !== null);
  return percentChange(sumKnown(known.map(before)), sumKnown(known.map(after)));
}

function total(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}
