import type { Asset } from "../store/catalogue.ts";
import type { Figures } from "../store/figures.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { type DerivedMetrics, deriveMetrics } from "./derived-metrics.ts";
import { byRank, type Direction, type Order, sorted } from "./ordering.ts";

/** An asset with its newest figures and what follows from them. */
export interface Row {
  readonly asset: Asset;
  readonly figures: Figures;
  readonly derived: DerivedMetrics;
  readonly rank: number | null;
}

/** How many finished records a view keeps, and in how many sets: the calls that most clients make differ in little. */
const MAX_RECORDS = 30_000;
const MAX_RECORD_SETS = 50;

/** A snapshot with what answers have derived from it, each thing once and only when it was asked for. */
export class MarketView {
  readonly snapshot: Snapshot;
  readonly #rows = new Map<number, Row>();
  readonly #sorted = new Map<string, readonly Row[]>();
  readonly #records = new Map<string, Map<number, unknown>>();
  readonly #memoized = new Map<unknown, unknown>();
  #active: readonly Row[] | undefined;

  constructor(snapshot: Snapshot) {
    this.snapshot = snapshot;
  }

  /** The row of an asset; undefined where it has no figures. */
  row(id: number): Row | undefined {
    const known = this.#rows.get(id);
    if (known !== undefined) return known;
    const asset = this.snapshot.assets.get(id);
    const figures = this.snapshot.figures.get(id);
    if (asset === undefined || figures === undefined) return undefined;
    const derived = deriveMetrics(asset, figures, this.snapshot.index.totalMarketCap);
    const row = { asset, figures, derived, rank: figures.rank };
    this.#rows.set(id, row);
    return row;
  }

  /** The active assets that have figures, by rank. */
  get active(): readonly Row[] {
    this.#active ??= [...this.snapshot.figures.keys()]
      .map((id) => this.row(id))
      .filter((row) => row?.asset.status === "active")
      .map((row) => row as Row)
      .sort(byRank);
    return this.#active;
  }

  /** The active assets in an order. `name` tells orders apart. */
  sorted(name: string, order: Order<Row>, direction: Direction = order.defaultDirection): readonly Row[] {
    const key = `${name} ${direction}`;
    const known = this.#sorted.get(key) ?? sorted(this.active, order, direction);
    this.#sorted.set(key, known);
    return known;
  }

  /**
   * A record for a row, made once for each set of records: the same call on the same snapshot hands out the same
   * objects, which nobody may change.
   *
   * @param set Tells apart all that `make` depends on beside the row.
   */
  cachedRecords<Item>(set: string, make: (row: Row) => Item): (row: Row) => Item {
    const records = (this.#records.get(set) ?? new Map()) as Map<number, Item>;
    // Put in anew, so that the set that was used longest ago stands first.
    this.#records.delete(set);
    this.#records.set(set, records);
    this.#dropOldSets();
    return (row) => {
      const known = records.get(row.asset.id);
      if (known !== undefined) return known;
      const made = make(row);
      records.set(row.asset.id, made);
      return made;
    };
  }

  /** The same by the id of an asset; undefined where it has no figures. A record that is known takes one look-up. */
  cachedRecordsById<Item>(set: string, make: (row: Row) => Item): (id: number) => Item | undefined {
    const record = this.cachedRecords(set, make);
    const records = this.#records.get(set) as Map<number, Item>;
    return (id) => {
      const known = records.get(id);
      if (known !== undefined) return known;
      const row = this.row(id);
      return row === undefined ? undefined : record(row);
    };
  }

  /** Keeps the newest set in any case. */
  #dropOldSets(): void {
    let count = 0;
    for (const records of this.#records.values()) count += records.size;
    for (const [set, records] of this.#records) {
      const isFull = count > MAX_RECORDS || this.#records.size > MAX_RECORD_SETS;
      if (!isFull || this.#records.size === 1) return;
      this.#records.delete(set);
      count -= records.size;
    }
  }

  /** Something else that follows from the snapshot, made once. `make` itself tells one such thing from another. */
  memoize<Thing>(make: (view: MarketView) => Thing): Thing {
    if (!this.#memoized.has(make)) this.#memoized.set(make, make(this));
    return this.#memoized.get(make) as Thing;
  }
}

const views = new WeakMap<Snapshot, MarketView>();

/** The view of a snapshot; the same one for the same snapshot. */
export function getView(snapshot: Snapshot): MarketView {
  const view = views.get(snapshot) ?? new MarketView(snapshot);
  views.set(snapshot, view);
  return view;
}
