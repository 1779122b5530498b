import { forEachInSteps, runSync, runTask, type Steps } from "@market-data/scheduler";
import type { Rate } from "./asset-metrics.ts";
import { type RankableMetrics, SnapshotBuilder } from "./build-snapshot.ts";
import type { Snapshot } from "./snapshot.ts";
import { changedTables, emptyTables, type Tables } from "./tables.ts";
import type { CatalogueChange, Origin } from "./writer.ts";

/** The state of a store known to a reader: the store's name, which a restore changes, and its number of writes. */
export interface Revision {
  readonly epoch: string;
  readonly revision: number;
  /**
   * Identifies the last write, if the store can lose writes while readers continue. A later write may then reuse the
   * number.
   */
  readonly commit?: number | undefined;
}

/** The changes of a store since a known revision, with the new revision. */
export interface Changes extends Revision {
  /** Whether these are all data, because the reader knows no revision or a different store. */
  readonly isAll: boolean;
  /** The current origin of the store, changed or not. */
  readonly origin: Origin | undefined;
  readonly catalogue: CatalogueChange;
  readonly metrics: readonly RankableMetrics[];
  readonly rates: readonly Rate[];
}

/** The known state of a store. Replaced as a whole. */
interface Known {
  readonly revision: Revision | undefined;
  readonly tables: Tables;
  /** The version of the snapshot, or of the one before the first. */
  readonly version: number;
  readonly newest: Snapshot | undefined;
}

type Prepared = Known & { readonly newest: Snapshot };

/** Builds consecutive snapshots from the changes in a store. */
export class Snapshots {
  readonly #builder = new SnapshotBuilder();
  #prepared: Known = { revision: undefined, tables: emptyTables(), version: 0, newest: undefined };
  #shown = this.#prepared;

  /** The revision of the last prepared snapshot. Further changes begin after it. */
  get known(): Revision | undefined {
    return this.#prepared.revision;
  }

  get newest(): Snapshot | undefined {
    return this.#shown.newest;
  }

  /** The revision of the newest snapshot. */
  get newestRevision(): Revision | undefined {
    return this.#shown.revision;
  }

  /** Applies changes and returns the newest snapshot. Without a difference, the snapshot stays the same object. */
  apply(changes: Changes): Snapshot {
    const next = runSync(this.#build(this.#prepared, changes));
    this.#prepared = next;
    return this.#turnTo(next);
  }

  /**
   * Builds the next snapshot upon the last prepared one as an urgent task, while the newest one is in use. Callers prepare one
   * snapshot after another.
   *
   * @returns Makes the snapshot the newest, unless a later one already is. Returns the newest snapshot.
   */
  async prepare(changes: Changes): Promise<() => Snapshot> {
    const next = await runTask(this.#build(this.#prepared, changes), "urgent");
    this.#prepared = next;
    return () => this.#turnTo(next);
  }

  #turnTo(next: Prepared): Snapshot {
    if (next.version >= this.#shown.version) this.#shown = next;
    return this.#shown.newest ?? next.newest;
  }

  *#build(before: Known, changes: Changes): Steps<Prepared> {
    const { epoch, revision: number, commit, isAll, origin, catalogue } = changes;
    const revision = { epoch, revision: number, commit };
    const isSame =
      Object.keys(catalogue).length === 0 &&
      changes.metrics.length === 0 &&
      changes.rates.length === 0 &&
      origin === before.newest?.origin;
    if (before.newest !== undefined && isSame && !isAll)
      return { ...before, revision, newest: before.newest };
    let tables = changedTables(isAll ? emptyTables() : before.tables, catalogue);
    yield;
    let metrics: ReadonlyMap<number, RankableMetrics> =
      (isAll ? undefined : before.newest?.metrics) ?? new Map();
    if (changes.metrics.length > 0) {
      const all = new Map<number, RankableMetrics>();
      yield* forEachInSteps(metrics.values(), (one) => void all.set(one.assetId, one));
      yield* forEachInSteps(changes.metrics, (one) => void all.set(one.assetId, one));
      metrics = all;
    }
    if (changes.rates.length > 0) {
      const rates = new Map([...tables.rates, ...changes.rates.map((rate) => [rate.fiatId, rate] as const)]);
      tables = { ...tables, rates };
    }
    const version = before.version + 1;
    const name = [epoch, number, commit].join(" ");
    const newest = yield* this.#builder.buildInSteps({ ...tables, metrics }, version, origin, name);
    return { revision, tables, version, newest };
  }
}
