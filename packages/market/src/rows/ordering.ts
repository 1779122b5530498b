import type { Asset } from "../store/catalogue.ts";

export type Direction = "asc" | "desc";

/** An asset with its rank. */
export interface Ranked {
  readonly asset: Asset;
  /** 1 is the first; null where it has none. */
  readonly rank: number | null;
}

/** Something to sort by. */
export interface Order<Row> {
  readonly value: (row: Row) => number | string | null;
  /** Used if none is requested: ranks, names and symbols ascend, metrics and dates descend. */
  readonly defaultDirection: Direction;
}

/** Orders that need no metrics. */
export const plainOrders = {
  svc_rank: { value: ({ rank }) => rank, defaultDirection: "asc" },
  name: { value: ({ asset }) => asset.name.toLowerCase(), defaultDirection: "asc" },
  symbol: { value: ({ asset }) => asset.symbol, defaultDirection: "asc" },
  max_supply: { value: ({ asset }) => asset.maxSupply, defaultDirection: "desc" },
} satisfies Record<string, Order<Ranked>>;

/**
 * A sorted copy. Unknown values are last in either direction; ties are by rank, then by id, in either direction.
 */
export function sorted<Row extends Ranked>(
  rows: readonly Row[],
  order: Order<Row>,
  direction: Direction = order.defaultDirection,
): Row[] {
  return sortedBy(rows, order, direction, byRank);
}

/** A sorted copy. Unknown values are last in either direction. @param compareTies The order of equal values, in either. */
export function sortedBy<Row>(
  rows: readonly Row[],
  { value }: Pick<Order<Row>, "value">,
  direction: Direction,
  compareTies: (one: Row, other: Row) => number,
): Row[] {
  const sign = direction === "asc" ? 1 : -1;
  const keyed = rows.map((row) => ({ row, key: value(row) }));
  keyed.sort((a, b) => compareKeys(a.key, b.key, sign) || compareTies(a.row, b.row));
  return keyed.map(({ row }) => row);
}

/** The order of ids, for ties. */
export function byId(one: { readonly id: number }, other: { readonly id: number }): number {
  return one.id - other.id;
}

/** By rank, those without one last, then by id. */
export function byRank(a: Ranked, b: Ranked): number {
  if (a.rank !== b.rank) {
    if (a.rank === null) return 1;
    if (b.rank === null) return -1;
    return a.rank - b.rank;
  }
  return a.asset.id - b.asset.id;
}

/** Unknown values are last; `sign` is 1 for ascending order, -1 for descending. */
export function compareKeys(a: number | string | null, b: number | string | null, sign: number): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -sign : sign;
}
