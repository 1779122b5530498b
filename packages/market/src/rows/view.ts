import type { AssetMetrics } from "../store/asset-metrics.ts";
import type { Asset } from "../store/catalogue.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { getOrCreate } from "../values/maps.ts";
import { Turns } from "../values/turns.ts";
import { type DerivedMetrics, deriveMetrics } from "./derived-metrics.ts";
import { type Direction, type Order, sorted } from "./ordering.ts";

/** An asset with its newest metrics. */
export interface Row {
  readonly asset: Asset;
  readonly metrics: AssetMetrics;
  readonly derived: DerivedMetrics;
  readonly rank: number | null;
}

/** How many bytes of records are cached with a snapshot, where nothing else is set. */
export const DEFAULT_RECORD_BYTES = 32 * 1024 * 1024;
/** A record of a larger response is not cached: few others would contain it. In quotes of all records. */
const MAX_CACHED_QUOTES = 20_000;
const MAX_RECORD_SETS = 50;
/** What a record takes, and each of its quotes, with the JSON that is cached with it; about what was measured. */
const RECORD_BYTES = 1024;
const QUOTE_BYTES = 1024;

/** What a set of records takes. */
export interface RecordSetSize {
  /** How many records the request at hand takes from it. */
  readonly records: number;
  /** How many quotes each has. */
  readonly quotes: number;
  /** How many bytes of records may be cached with the snapshot, all sets together. */
  readonly limit: number | undefined;
}

interface RecordSet {
  readonly records: Map<number, unknown>;
  /** Of each record. */
  readonly bytes: number;
  isDropped: boolean;
}

/** A snapshot with what was derived from it, each thing once, when it is first needed. */
export class MarketView {
  readonly snapshot: Snapshot;
  readonly #rows = new Map<number, Row>();
  readonly #sorted = new Map<string, Promise<readonly Row[]>>();
  readonly #recordSets = new Map<string, RecordSet>();
  #recordBytes = 0;
  /** The name of the set that was used last. */
  #lastName: string | undefined;
  readonly #memoized = new Map<unknown, unknown>();
  #ranked: readonly Row[] | undefined;
  #preparing: Promise<void> | undefined;

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

  /** The ranked assets, by rank: the active ones with a price that is not too old. */
  get ranked(): readonly Row[] {
    this.#ranked ??= this.snapshot.index.ranked.map(({ id }) => this.row(id) as Row);
    return this.#ranked;
  }

  /** Computes what `ranked` needs, in turns: at once it would keep other requests waiting. Undefined where it is there. */
  prepare(): Promise<void> | undefined {
    if (this.#ranked !== undefined) return undefined;
    this.#preparing ??= this.#computeRows();
    return this.#preparing;
  }

  async #computeRows(): Promise<void> {
    const turns = new Turns();
    for (const id of this.snapshot.metrics.keys()) {
      this.row(id);
      if (turns.isOver) await turns.next();
    }
  }

  /** The ranked assets in an order, which is computed in turns. `name` identifies the order. */
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
   * The record of a row, created once per set of records: the same request on the same snapshot gets the same objects,
   * which must not be changed. Records of large responses, and what exceeds the limit, are created each time.
   *
   * @param name Identifies everything that `create` depends on in addition to the row.
   */
  cachedRecords<Item>(name: string, size: RecordSetSize, create: (row: Row) => Item): (row: Row) => Item {
    const set = this.#useSet(name, size);
    if (set === undefined) return create;
    return (row) => this.#getOrCreate(set, row, create, size.limit);
  }

  /** The same by the id of an asset; undefined if it has no metrics. A cached record takes one lookup. */
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

  /** The set of a name, as the most recently used one; undefined if the records are not to be cached. */
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
