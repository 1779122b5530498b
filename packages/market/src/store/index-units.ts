import { unitNumber, unitStart } from "../history/intervals.ts";
import type { Asset } from "./catalogue.ts";
import type { Series } from "./series.ts";

/** The indices by name, with their numbers of largest assets. */
export const INDEX_SIZES = { "top-100": 100, "top-20": 20 } as const;

export type IndexName = keyof typeof INDEX_SIZES;

/** The value of an index at its first rebalancing. */
export const INDEX_BASE_VALUE = 100;

/**
 * The series of an index. Each rebalancing is a point with the units of the index by asset id, valid until the next
 * one.
 */
export function getIndexSeries(name: IndexName): Series {
  return { name, id: 0 };
}

/** A candidate for an index at the time of a rebalancing. Values are in USD. */
export interface Candidate {
  readonly assetId: number;
  readonly price: number;
  readonly marketCap: number;
}

/** The units of an index by asset id, as stored in a point of its series. */
export type IndexUnits = Readonly<Record<string, number>>;

/** Assets that follow another price are in no index. */
const EXCLUDED_TAGS: readonly string[] = ["stablecoin", "wrapped"];

/**
 * Whether an asset may be in an index. Stablecoins and wrapped assets may not.
 *
 * @param isCounted Whether the market's total includes the asset's market cap.
 */
export function mayBeInIndex({ tags }: Pick<Asset, "tags">, isCounted: boolean): boolean {
  return isCounted && !tags.some((tag) => EXCLUDED_TAGS.includes(tag));
}

/** The rebalancings in a span: the start of each UTC month, both ends inclusive. */
export function listRebalancings(from: number, to: number): number[] {
  const [first, last] = [unitNumber("month", from - 1) + 1, unitNumber("month", to)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    unitStart("month", first + index),
  );
}

/**
 * The new units of an index: the largest candidates in proportion to their market caps. The value of the index is
 * unchanged.
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

/** The value of units at given prices. An asset without a price adds nothing. */
export function getIndexValue(units: IndexUnits, getPrice: (assetId: number) => number | undefined): number {
  return Object.entries(units).reduce((sum, [id, count]) => sum + count * (getPrice(Number(id)) ?? 0), 0);
}
