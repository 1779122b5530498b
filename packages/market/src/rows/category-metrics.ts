import type { Category } from "../store/catalogue.ts";
import { finiteOrNull, percentChange, rounded, roundedPercent } from "../values/rounding.ts";
import { byRank } from "./ordering.ts";
import type { MarketView, Row } from "./view.ts";

/** What the assets of a category come to, in US dollars and percent within 24 hours. Null is unknown. */
export interface CategoryMetrics {
  /** How many assets are in it, active or not. */
  readonly tokens: number;
  /** The mean of the changes of its assets' prices. */
  readonly averageChange: number | null;
  readonly marketCap: number | null;
  readonly marketCapChange: number | null;
  readonly volume: number | null;
  readonly volumeChange: number | null;
  readonly lastUpdated: number;
}

/** The active assets of a category that have figures, by rank. */
export function getMembers(view: MarketView, category: Category): readonly Row[] {
  const known = view.memoize(members);
  const rows = known.get(category) ?? activeMembers(view, category);
  known.set(category, rows);
  return rows;
}

/** What the active assets of a category come to. Sums leave out what is unknown; changes compare what is known twice. */
export function getCategoryMetrics(view: MarketView, category: Category): CategoryMetrics {
  const known = view.memoize(measures);
  const made = known.get(category) ?? measure(view, category);
  known.set(category, made);
  return made;
}

// What a view keeps for its categories.
const members = () => new Map<Category, readonly Row[]>();
const measures = () => new Map<Category, CategoryMetrics>();

function activeMembers(view: MarketView, { assetIds }: Category): Row[] {
  const rows = assetIds.map((id) => view.row(id)).filter((row) => row?.asset.status === "active");
  return rows.map((row) => row as Row).sort(byRank);
}

function measure(view: MarketView, category: Category): CategoryMetrics {
  const rows = getMembers(view, category);
  const changes = rows.map((row) => row.derived.changes["24h"]).filter((change) => change !== null);
  return {
    tokens: category.assetIds.filter((id) => view.snapshot.assets.has(id)).length,
    averageChange: changes.length === 0 ? null : roundedPercent(total(changes) / changes.length),
    marketCap: sum(rows.map((row) => row.derived.marketCap)),
    marketCapChange: change(rows, marketCapBefore, (row) => row.derived.marketCap),
    volume: sum(rows.map((row) => row.figures.volume24h)),
    volumeChange: change(
      rows,
      (row) => row.figures.volume24hBefore,
      (row) => row.figures.volume24h,
    ),
    lastUpdated: Math.max(category.lastUpdated, ...rows.map((row) => row.figures.lastUpdated)),
  };
}

/** By today's supply: what it was a day before is not known. */
function marketCapBefore({ figures }: Row): number | null {
  const { circulatingSupply, priceBefore } = figures;
  const price = priceBefore["24h"];
  return price === null || circulatingSupply === null ? null : price * circulatingSupply;
}

type Figure = (row: Row) => number | null;

function change(rows: readonly Row[], before: Figure, after: Figure): number | null {
  const known = rows.filter((row) => before(row) !== null && after(row) !== null);
  return percentChange(sum(known.map(before)), sum(known.map(after)));
}

function sum(figures: readonly (number | null)[]): number | null {
  const known = figures.filter((figure) => figure !== null);
  return known.length === 0 ? null : finiteOrNull(rounded(total(known)));
}

function total(figures: readonly number[]): number {
  return figures.reduce((a, b) => a + b, 0);
}
