import type { Asset } from "../store/catalogue.ts";
import { Turns } from "../values/turns.ts";

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

/** How many rows are sorted at once: more would keep other requests waiting. */
const RUN = 500;
/** How many rows are merged between two looks at the clock. */
const MERGED = 250;

/**
 * A sorted copy, made in turns. Unknown values are last in either direction; ties are by rank, then by id, in either
 * direction.
 */
export async function sorted<Row extends Ranked>(
  rows: readonly Row[],
  order: Order<Row>,
  direction: Direction = order.defaultDirection,
): Promise<Row[]> {
  const compare = compareBy<Row>(direction, byRank);
  const turns = new Turns();
  let runs: Keyed<Row>[][] = [];
  for (let first = 0; first < rows.length; first += RUN) {
    runs.push(toKeyed(rows.slice(first, first + RUN), order).sort(compare));
    if (turns.isOver) await turns.next();
  }
  while (runs.length > 1) {
    const merged: Keyed<Row>[][] = [];
    for (let first = 0; first < runs.length; first += 2) {
      const [one = [], other = []] = runs.slice(first, first + 2);
      merged.push(await merge(one, other, compare, turns));
    }
    runs = merged;
  }
  return (runs[0] ?? []).map(({ row }) => row);
}

/**
 * A sorted copy of a short list, made at once. Unknown values are last in either direction.
 *
 * @param compareTies The order of equal values, in either direction.
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

/** A row with what it is sorted by. */
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

/** Two sorted lists as one. */
async function merge<Item>(
  one: readonly Item[],
  other: readonly Item[],
  compare: Compare<Item>,
  turns: Turns,
): Promise<Item[]> {
  const merged: Item[] = [];
  let first = 0;
  let second = 0;
  while (first < one.length && second < other.length) {
    const isFirst = compare(one[first] as Item, other[second] as Item) <= 0;
    merged.push((isFirst ? one[first++] : other[second++]) as Item);
    if (merged.length % MERGED === 0 && turns.isOver) await turns.next();
  }
  for (const item of one.slice(first)) merged.push(item);
  for (const item of other.slice(second)) merged.push(item);
  return merged;
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
