import type { Rate } from "./asset-metrics.ts";
import { type MetricsWithPast, SnapshotBuilder } from "./build-snapshot.ts";
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
  readonly metrics: readonly MetricsWithPast[];
  readonly rates: readonly Rate[];
}

/** Builds one snapshot after another from what changed in a store. */
export class Snapshots {
  readonly #builder = new SnapshotBuilder();
  #known: Revision | undefined;
  #tables: Tables = emptyTables();
  #metrics: ReadonlyMap<number, MetricsWithPast> = new Map();
  #version: number;
  #newest: Snapshot | undefined;

  /** @param after The version before the first one. */
  constructor(after = 0) {
    this.#version = after;
  }

  /** Up to where the newest snapshot knows the store. */
  get known(): Revision | undefined {
    return this.#known;
  }

  get newest(): Snapshot | undefined {
    return this.#newest;
  }

  /** Makes the newest snapshot the one that the changes lead to; the same one where nothing in it changed. */
  apply(changes: Changes): Snapshot {
    const { epoch, revision, commit, isAll, origin, catalogue, metrics, rates } = changes;
    this.#known = { epoch, revision, commit };
    const isSame =
      Object.keys(catalogue).length === 0 &&
      metrics.length === 0 &&
      rates.length === 0 &&
      origin === this.#newest?.origin;
    if (this.#newest !== undefined && isSame && !isAll) return this.#newest;
    if (isAll) {
      this.#tables = emptyTables();
      this.#metrics = new Map();
    }
    this.#tables = changedTables(this.#tables, catalogue);
    if (metrics.length > 0) {
      this.#metrics = new Map([...this.#metrics, ...metrics.map((one) => [one.assetId, one] as const)]);
    }
    if (rates.length > 0) {
      const all = new Map([...this.#tables.rates, ...rates.map((rate) => [rate.fiatId, rate] as const)]);
      this.#tables = { ...this.#tables, rates: all };
    }
    this.#version += 1;
    const parts = { ...this.#tables, metrics: this.#metrics };
    this.#newest = {
      ...this.#builder.build(parts, this.#version, origin),
      revision: [epoch, revision, commit].join(" "),
    };
    return this.#newest;
  }
}
