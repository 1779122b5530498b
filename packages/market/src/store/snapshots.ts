import { finish, finishInTurns, forEachInSteps, type Steps } from "../values/steps.ts";
import type { Rate } from "./asset-metrics.ts";
import { type RankableMetrics, SnapshotBuilder } from "./build-snapshot.ts";
import type { MarketPair } from "./catalogue.ts";
import { LaterTable } from "./later-table.ts";
import type { Snapshot } from "./snapshot.ts";
import { changedTables, emptyTables, type Tables } from "./tables.ts";
import type { CatalogueChange, Origin } from "./writer.ts";

/** Up to where a reader knows a store: the store's name, which a restore changes, and how often it was written. */
export interface Revision {
  readonly epoch: string;
  readonly revision: number;
  /**
   * Names the write that led to it, where the store can lose writes while readers go on: then another write may have the same
   * number later.
   */
  readonly commit?: number | undefined;
}

/** What a snapshot is made of, as far as it is newer than what a reader knows; and up to where it then knows the store. */
export interface Changes extends Revision {
  /** Whether it is everything, because the reader knows another store, or none. */
  readonly isAll: boolean;
  /** Of the store now, whether it is newer or not. */
  readonly origin: Origin | undefined;
  readonly catalogue: CatalogueChange;
  /** All pairs, where they are read later than the rest; only then does `metrics` say how many an asset has. */
  readonly laterPairs?: LaterTable<unknown, MarketPair> | undefined;
  readonly metrics: readonly RankableMetrics[];
  readonly rates: readonly Rate[];
}

/** What is known of a store. It is replaced whole. */
interface Known {
  readonly revision: Revision | undefined;
  readonly tables: Tables;
  /** Of the newest snapshot, or of the one before the first. */
  readonly version: number;
  readonly newest: Snapshot | undefined;
}

/** Builds one snapshot after another from what changed in a store. */
export class Snapshots {
  readonly #builder = new SnapshotBuilder();
  #known: Known;

  /** @param after The version before the first one. */
  constructor(after = 0) {
    this.#known = {
      revision: undefined,
      tables: emptyTables(),
      version: after,
      newest: undefined,
    };
  }

  /** Up to where the newest snapshot knows the store. */
  get known(): Revision | undefined {
    return this.#known.revision;
  }

  get newest(): Snapshot | undefined {
    return this.#known.newest;
  }

  /** Reads what the newest snapshot left for later, and puts it in order, so that no request has to. */
  *readRest(): Steps<void> {
    const { tables, newest } = this.#known;
    yield* readRest(tables);
    void newest?.pairs;
    yield;
    void newest?.index.pairsByCurrency;
    yield;
    void newest?.index.pairsByExchange;
  }

  /** Makes the newest snapshot the one that the changes lead to; the same one where nothing in it changed. */
  apply(changes: Changes): Snapshot {
    return this.#turnTo(finish(this.#build(this.#known, changes)));
  }

  /**
   * Builds in turns the snapshot that the changes lead to, while the newest one is in use.
   *
   * @returns Makes it the newest one, at once. Where changes were applied meanwhile, it is built again on what they led to.
   */
  async prepare(changes: Changes): Promise<() => Snapshot> {
    const before = this.#known;
    const next = await finishInTurns(this.#build(before, changes));
    return () => (this.#known === before ? this.#turnTo(next) : this.apply(changes));
  }

  #turnTo(next: Known & { readonly newest: Snapshot }): Snapshot {
    this.#known = next;
    return next.newest;
  }

  *#build(before: Known, changes: Changes): Steps<Known & { readonly newest: Snapshot }> {
    const { epoch, revision: number, commit, isAll, origin, catalogue } = changes;
    const revision = { epoch, revision: number, commit };
    const isSame =
      Object.keys(catalogue).length === 0 &&
      changes.metrics.length === 0 &&
      changes.rates.length === 0 &&
      origin === before.newest?.origin;
    if (before.newest !== undefined && isSame && !isAll)
      return { ...before, revision, newest: before.newest };
    // New metrics do not say how many pairs an asset has.
    if (!isAll) yield* readRest(before.tables);
    let tables = changedTables(isAll ? emptyTables() : before.tables, catalogue);
    if (changes.laterPairs !== undefined) tables = { ...tables, pairs: changes.laterPairs };
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

function* readRest({ pairs }: Tables): Steps<void> {
  if (pairs instanceof LaterTable) yield* pairs.read();
}
