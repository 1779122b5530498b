import { Task } from "@market-data/scheduler";
import type { AssetMetrics } from "../store/asset-metrics.ts";
import type { Asset } from "../store/catalogue.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { getOrCreate } from "../values/maps.ts";
import { type DerivedMetrics, deriveMetrics } from "./derived-metrics.ts";
import { type Direction, type Order, sorted } from "./ordering.ts";

/** An asset with its newest metrics. */
export interface Row {
  readonly asset: Asset;
  readonly metrics: AssetMetrics;
  readonly derived: DerivedMetrics;
  readonly rank: number | null;
}

/** The default for the size of the records cached with a snapshot, in bytes. */
export const DEFAULT_RECORD_BYTES = 32 * 1024 * 1024;
/**
 * The maximum number of quotes in a response whose records are cached. Few responses share the records of a larger one.
 */
const MAX_CACHED_QUOTES = 20_000;
const MAX_RECORD_SETS = 50;
/** The measured size of a record and of each of its quotes, in bytes, including the cached JSON. */
const RECORD_BYTES = 1024;
const QUOTE_BYTES = 1024;

/** The size of a set of records. */
interface RecordSetSize {
  /** The number of records that the current request takes from the set. */
  readonly records: number;
  /** The number of quotes in each record. */
  readonly quotes: number;
  /** The maximum size of all sets cached with the snapshot, in bytes. */
  readonly limit: number | undefined;
}

interface RecordSet {
  readonly records: Map<number, unknown>;
  /** The size of one record, in bytes. */
  readonly bytes: number;
  isDropped: boolean;
}

/** A snapshot with all values derived from it. Each value is computed on first use. */
export class MarketView {
  readonly snapshot: Snapshot;
  readonly #rows = new Map<number, Row>();
  readonly #sorted = new Map<string, Promise<readonly Row[]>>();
  readonly #recordSets = new Map<string, RecordSet>();
  #recordBytes = 0;
  /** The name of the most recently used set. */
  #lastName: string | undefined;
  readonly #memoized = new Map<unknown, unknown>();
  #ranked: readonly Row[] | undefined;
  #preparing: Promise<void> | undefined;

  constructor(snapshot: Snapshot) {
    this.snapshot = snapshot;
  }

  /** The row of an asset; undefined for an asset without metrics. */
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

  /** The time of the market's newest metrics, in Unix ms; undefined if there are none. */
  get newestUpdate(): number | undefined {
    return this.memoize(findNewestUpdate);
  }

  /** The ranked assets by rank: active assets whose price is not too old. */
  get ranked(): readonly Row[] {
    this.#ranked ??= this.snapshot.index.ranked.map(({ id }) => this.row(id) as Row);
    return this.#ranked;
  }

  /** Computes the rows for `ranked`, as a task. Undefined if they are known already. */
  prepare(): Promise<void> | undefined {
    if (this.#ranked !== undefined) return undefined;
    this.#preparing ??= this.#computeRows();
    return this.#preparing;
  }

  async #computeRows(): Promise<void> {
    const task = new Task();
    for (const id of this.snapshot.metrics.keys()) {
      this.row(id);
      if (task.shouldYield) await task.yield();
    }
  }

  /** The ranked assets in an order, computed as a task. `name` identifies the order. */
  sorted(
    name: string,
    order: Order<Row>,
    direction: Direction = order.defaultDirection,
  ): Promise<readonly Row[]> {
    return getOrCreate(this.#sorted, `${name} ${direction}`, async () => {
      await this.prepare();
      return sorted(this.ranked, order, direction);
    });
  }

  /**
   * The record of a row, created once per set of records. Equal requests on one snapshot get the same objects, which must
   * not be modified. Records of large responses, and records beyond the limit, are created each time.
   *
   * @param name Identifies everything besides the row that `create` depends on.
   */
  cachedRecords<Item>(name: string, size: RecordSetSize, create: (row: Row) => Item): (row: Row) => Item {
    const set = this.#useSet(name, size);
    if (set === undefined) return create;
    return (row) => this.#getOrCreate(set, row, create, size.limit);
  }

  /**
   * The cached record by the id of an asset; undefined for an asset without metrics. A cached record takes one lookup.
   */
  cachedRecordsById<Item>(
    name: string,
    size: RecordSetSize,
    create: (row: Row) => Item,
  ): (id: number) => Item | undefined {
    const set = this.#useSet(name, size);
    return (id) => {
      const known = set?.records.get(id);
      if (known !== undefined) return known as Item;
      const row = this.row(id);
      if (row === undefined) return undefined;
      return set === undefined ? create(row) : this.#getOrCreate(set, row, create, size.limit);
    };
  }

  /** Gets a set and marks it as most recently used; undefined if the records must not be cached. */
  #useSet(name: string, { records, quotes }: RecordSetSize): RecordSet | undefined {
    if (records * quotes > MAX_CACHED_QUOTES) return undefined;
    const known = this.#recordSets.get(name);
    if (known !== undefined && name === this.#lastName) return known;
    this.#lastName = name;
    const bytes = RECORD_BYTES + quotes * QUOTE_BYTES;
    const set = known ?? { records: new Map(), bytes, isDropped: false };
    this.#recordSets.delete(name);
    this.#recordSets.set(name, set);
    if (this.#recordSets.size > MAX_RECORD_SETS) this.#dropOldestSet();
    return set;
  }

  #getOrCreate<Item>(
    set: RecordSet,
    row: Row,
    create: (row: Row) => Item,
    limit = DEFAULT_RECORD_BYTES,
  ): Item {
    const known = set.records.get(row.asset.id);
    if (known !== undefined) return known as Item;
    const record = create(row);
    while (this.#recordBytes + set.bytes > limit && this.#recordSets.size > 1) this.#dropOldestSet();
    if (!set.isDropped && this.#recordBytes + set.bytes <= limit) {
      set.records.set(row.asset.id, record);
      this.#recordBytes += set.bytes;
    }
    return record;
  }

  #dropOldestSet(): void {
    const [oldest] = this.#recordSets;
    if (oldest === undefined) return;
    const [name, set] = oldest;
    this.#recordSets.delete(name);
    this.#recordBytes -= set.records.size * set.bytes;
    set.isDropped = true;
  }

  /** Computes a value from the snapshot, once per function. */
  memoize<Value>(compute: (view: MarketView) => Value): Value {
    if (!this.#memoized.has(compute)) this.#memoized.set(compute, compute(this));
    return this.#memoized.get(compute) as Value;
  }
}

function findNewestUpdate({ snapshot }: MarketView): number | undefined {
  let newest: number | undefined;
  for (const { lastUpdated } of snapshot.metrics.values()) {
    if (newest === undefined || lastUpdated > newest) newest = lastUpdated;
  }
  return newest;
}

const views = new WeakMap<Snapshot, MarketView>();

/** The view of a snapshot, created once per snapshot. */
export function getView(snapshot: Snapshot): MarketView {
  return getOrCreate(views, snapshot, () => new MarketView(snapshot));
}
