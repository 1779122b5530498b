import type { Snapshot } from "@market-data/market";
import {
  changedTables,
  emptyTables,
  type FiguresWithPast,
  SnapshotBuilder,
  type Tables,
} from "@market-data/market/store";
import type { Changes, Known } from "./changes.ts";

/** Builds snapshots of a database from what changed in it. */
export class Snapshots {
  readonly #builder = new SnapshotBuilder();
  #known: Known | undefined;
  #tables: Tables = emptyTables();
  #figures: ReadonlyMap<number, FiguresWithPast> = new Map();
  #version: number;
  #newest: Snapshot | undefined;

  /** @param after The version before the first one. */
  constructor(after = 0) {
    this.#version = after;
  }

  /** Up to where the newest snapshot knows the database. */
  get known(): Known | undefined {
    return this.#known;
  }

  get newest(): Snapshot | undefined {
    return this.#newest;
  }

  /** Makes the newest snapshot the one that the changes lead to; the same one where nothing in it changed. */
  apply(changes: Changes): Snapshot {
    const { epoch, revision, isAll, catalogue, figures, rates } = changes;
    this.#known = { epoch, revision };
    const isSame = Object.keys(catalogue).length === 0 && figures.length === 0 && rates.length === 0;
    if (this.#newest !== undefined && isSame && !isAll) return this.#newest;
    if (isAll) {
      this.#tables = emptyTables();
      this.#figures = new Map();
    }
    this.#tables = changedTables(this.#tables, catalogue);
    if (figures.length > 0) {
      this.#figures = new Map([...this.#figures, ...figures.map((one) => [one.assetId, one] as const)]);
    }
    if (rates.length > 0) {
      const all = new Map([...this.#tables.rates, ...rates.map((rate) => [rate.fiatId, rate] as const)]);
      this.#tables = { ...this.#tables, rates: all };
    }
    this.#version += 1;
    this.#newest = this.#builder.build({ ...this.#tables, figures: this.#figures }, this.#version);
    return this.#newest;
  }
}
