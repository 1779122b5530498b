import { unitNumber, unitStart } from "../history/intervals.ts";
import type { Asset } from "./catalogue.ts";
import type { Series } from "./series.ts";

/** The indices, by the series of their units: how many of the largest assets each has. */
export const INDEX_SIZES = { "top-100": 100, "top-20": 20 } as const;

export type IndexName = keyof typeof INDEX_SIZES;

/** What an index is worth at its first rebalancing. */
export const INDEX_BASE_VALUE = 100;

/**
 * The series of an index: a point at each rebalancing, whose values are the units of its assets by their ids. They stay until
 * the next one.
 */
export function getIndexSeries(name: IndexName): Series {
  return { name, id: 0 };
}

/** An asset that may be in an index, at the time of a rebalancing. In US dollars. */
export interface Candidate {
  readonly assetId: number;
  readonly price: number;
  readonly marketCap: number;
}

/** The units of an index by asset id, as the point of its series has them. */
export type IndexUnits = Readonly<Record<string, number>>;

/** Assets that follow the price of something else are in no index. */
const EXCLUDED_TAGS: readonly string[] = ["stablecoin", "wrapped"];

/** @param isCounted Whether the asset's market cap counts in that of the market. */
export function mayBeInIndex({ tags }: Pick<Asset, "tags">, isCounted: boolean): boolean {
  return isCounted && !tags.some((tag) => EXCLUDED_TAGS.includes(tag));
}

/** When indices are rebalanced: as each UTC month begins, from one time to another, both included. */
export function listRebalancings(from: number, to: number): number[] {
  const [first, last] = [unitNumber("month", from - 1) + 1, unitNumber("month", to)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    unitStart("month", first + index),
  );
}

/**
 * The units of an index from a rebalancing on: of the largest candidates, in proportion to their market caps, so that the index
 * is worth what it was worth before.
 */
export function rebalance(candidates: readonly Candidate[], size: number, value: number): IndexUnits {
  const members = candidates
    .filter(({ price, marketCap }) => price > 0 && marketCap > 0)
    .sort((one, other) => other.marketCap - one.marketCap || one.assetId - other.assetId)
    .slice(0, size);
  const total = members.reduce((sum, { marketCap }) => sum + marketCap, 0);
  return Object.fromEntries(
    members.map(({ assetId, price, marketCap }) => [assetId, (value * (marketCap / total)) / price]),
  );
}

/** What units are worth at some prices. An asset without a price adds nothing. */
export function getIndexValue(units: IndexUnits, getPrice: (assetId: number) => number | undefined): number {
  return Object.entries(units).reduce((sum, [id, count]) => sum + count * (getPrice(Number(id)) ?? 0), 0);
}
