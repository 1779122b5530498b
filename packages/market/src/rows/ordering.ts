import { forEachInSteps, runTask, type Steps, sortInSteps } from "@market-data/scheduler";
import type { Asset } from "../store/catalogue.ts";

export type Direction = "asc" | "desc";

/** An asset with its rank. */
export interface Ranked {
  readonly asset: Asset;
  /** 1 is the first; null for an asset without a rank. */
  readonly rank: number | null;
}

/** A sort order: the value to compare and the default direction. */
export interface Order<Row> {
  readonly value: (row: Row) => number | string | null;
  /** The direction without `sort_dir`: ranks, names and symbols ascend, metrics and dates descend. */
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
 * A sorted copy, made as a task. In both directions, unknown values come last and ties are ordered by rank, then id.
 */
export async function sorted<Row extends Ranked>(
  rows: readonly Row[],
  order: Order<Row>,
  direction: Direction = order.defaultDirection,
): Promise<Row[]> {
  const keyed = await runTask(sortKeyed(rows, order, compareBy<Row>(direction, byRank)));
  return keyed.map(({ row }) => row);
}

function* sortKeyed<Row>(
  rows: readonly Row[],
  order: Order<Row>,
  compare: Compare<Keyed<Row>>,
): Steps<Keyed<Row>[]> {
  const keyed: Keyed<Row>[] = [];
  yield* forEachInSteps(rows, (row) => void keyed.push({ row, key: order.value(row) }));
  return yield* sortInSteps(keyed, compare);
}

/**
 * A sorted copy of a short list, made synchronously. Unknown values come last in both directions.
 *
 * @param compareTies The order of equal values, in both directions.
 */
export function sortedBy<Row>(
  rows: readonly Row[],
  order: Pick<Order<Row>, "value">,
  direction: Direction,
  compareTies: Compare<Row>,
): Row[] {
  return toKeyed(rows, order)
    .sort(compareBy(direction, compareTies))
    .map(({ row }) => row);
}

type Compare<Item> = (one: Item, other: Item) => number;

/** A row with its sort key. */
interface Keyed<Row> {
  readonly row: Row;
  readonly key: number | string | null;
}

function toKeyed<Row>(rows: readonly Row[], { value }: Pick<Order<Row>, "value">): Keyed<Row>[] {
  return rows.map((row) => ({ row, key: value(row) }));
}

function compareBy<Row>(direction: Direction, compareTies: Compare<Row>): Compare<Keyed<Row>> {
  const sign = direction === "asc" ? 1 : -1;
  return (one, other) => compareKeys(one.key, other.key, sign) || compareTies(one.row, other.row);
}

/** Compares ids, to order ties. */
export function byId(one: { readonly id: number }, other: { readonly id: number }): number {
  return one.id - other.id;
}

/** Compares ranks, then ids. Assets without a rank come last. */
export function byRank(a: Ranked, b: Ranked): number {
  if (a.rank !== b.rank) {
    if (a.rank === null) return 1;
    if (b.rank === null) return -1;
    return a.rank - b.rank;
  }
  return a.asset.id - b.asset.id;
}

/** Compares two sort keys. Unknown values come last; `sign` is 1 for ascending order, -1 for descending. */
export function compareKeys(a: number | string | null, b: number | string | null, sign: number): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -sign : sign;
}
