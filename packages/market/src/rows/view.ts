import type { AssetMetrics } from "../store/asset-metrics.ts";
import type { Asset } from "../store/catalogue.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { getOrCreate } from "../values/maps.ts";
import { type DerivedMetrics, deriveMetrics } from "./derived-metrics.ts";
import { byRank, type Direction, type Order, sorted } from "./ordering.ts";

/** An asset with its newest metrics. */
export interface Row {
  readonly asset: Asset;
  readonly metrics: AssetMetrics;
  readonly derived: DerivedMetrics;
  readonly rank: number | null;
}

/** Limits of the record cache of a view. */
const MAX_RECORDS = 30_000;
const MAX_RECORD_SETS = 50;

/** A snapshot with what was derived from it, each thing once, when it is first needed. */
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

  /** The row of an asset; undefined if it has no metrics. */
  row(id: number): Row | undefined {
    const known = this.#rows.get(id);
    if (known !== undefined) return known;
    const asset = this.snapshot.assets.get(id);
    const metrics = this.snapshot.metrics.get(id);
    if (asset === undefined || metrics === undefined) return undefined;
    const derived = deriveMetrics(asset, metrics, this.snapshot.index.totalMarketCap);
    const row = { asset, metrics, derived, rank: metrics.rank };
    this.#rows.set(id, row);
    return row;
  }

  /** The active assets that have metrics, by rank. */
  get active(): readonly Row[] {
    this.#active ??= [...this.snapshot.metrics.keys()]
      .map((id) => this.row(id))
      .filter((row) => row?.asset.status === "active")
      .map((row) => row as Row)
      .sort(byRank);
    return this.#active;
  }

  /** The active assets in an order. `name` identifies the order. */
  sorted(name: string, order: Order<Row>, direction: Direction = order.defaultDirection): readonly Row[] {
    return getOrCreate(this.#sorted, `${name} ${direction}`, () => sorted(this.active, order, direction));
  }

  /**
   * The record of a row, created once per set of records: the same request on the same snapshot gets the same objects,
   * which must not be changed.
   *
   * @param set Identifies everything that `create` depends on in addition to the row.
   */
  cachedRecords<Item>(set: string, create: (row: Row) => Item): (row: Row) => Item {
    const records = (this.#records.get(set) ?? new Map()) as Map<number, Item>;
    // Inserted again, so that the least recently used set is the first.
    this.#records.delete(set);
    this.#records.set(set, records);
    this.#dropOldSets();
    return (row) => {
      const known = records.get(row.asset.id);
      if (known !== undefined) return known;
      const record = create(row);
      records.set(row.asset.id, record);
      return record;
    };
  }

  /** The same by the id of an asset; undefined if it has no metrics. A cached record takes one lookup. */
  cachedRecordsById<Item>(set: string, create: (row: Row) => Item): (id: number) => Item | undefined {
    const record = this.cachedRecords(set, create);
    const records = this.#records.get(set) as Map<number, Item>;
    return (id) => {
      const known = records.get(id);
      if (known !== undefined) return known;
      const row = this.row(id);
      return row === undefined ? undefined : record(row);
    };
  }

  /** The newest set always stays. */
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

  /** What a function computes from the snapshot, once per function. */
  memoize<Value>(compute: (view: MarketView) => Value): Value {
    if (!this.#memoized.has(compute)) this.#memoized.set(compute, compute(this));
    return this.#memoized.get(compute) as Value;
  }
}

const views = new WeakMap<Snapshot, MarketView>();

/** The view of a snapshot; the same one for the same snapshot. */
export function getView(snapshot: Snapshot): MarketView {
  return getOrCreate(views, snapshot, () => new MarketView(snapshot));
}
