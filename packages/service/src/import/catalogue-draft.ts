import type { DatabaseSync } from "node:sqlite";
import type { CatalogueChange, TrendPeriod, Trends } from "@market-data/market";
import { catalogueKeys } from "@market-data/market/store";

type Keys = typeof catalogueKeys;
type Lists = Omit<CatalogueChange, "trends">;

/** The kinds of entries of a catalogue. */
export type Part = keyof Keys & keyof Lists;

/** An entry of a kind. */
export type Entry<Of extends Part> = Parameters<Keys[Of]>[0];

const NO_TRENDS: Trends = {
  searched: { "24h": [], "7d": [], "30d": [] },
  visited: { "24h": [], "7d": [], "30d": [] },
};

/** The catalogue of a database while a file is read into it: what is there, and what changed since the last commit. */
export class CatalogueDraft {
  readonly #parts = new Map<string, Map<string, { entry: unknown; text: string }>>();
  #changed = new Map<Part, Map<string, unknown>>();
  #trends: Trends | undefined;

  constructor(database: DatabaseSync) {
    const rows = database.prepare("SELECT part, key, facts FROM catalogue ORDER BY part, key").all();
    for (const { part, key, facts } of rows as { part: string; key: string; facts: string }[]) {
      this.#partOf(part).set(key, { entry: JSON.parse(facts), text: facts });
    }
  }

  all<Of extends Part>(part: Of): Entry<Of>[] {
    return [...this.#partOf(part).values()].map(({ entry }) => entry as Entry<Of>);
  }

  find<Of extends Part>(part: Of, key: string | number): Entry<Of> | undefined {
    return this.#partOf(part).get(String(key))?.entry as Entry<Of> | undefined;
  }

  /** Puts an entry in. One that is there as it is stays untouched: a file that is read again changes nothing. */
  put<Of extends Part>(part: Of, entry: Entry<Of>): void {
    const key = String(catalogueKeys[part](entry as never));
    const text = JSON.stringify(entry);
    const entries = this.#partOf(part);
    if (entries.get(key)?.text === text) return;
    entries.set(key, { entry, text });
    const changed = this.#changed.get(part) ?? new Map();
    this.#changed.set(part, changed.set(key, entry));
  }

  /** Puts a list of asset ids in the place of the one that is there. */
  setTrend(list: keyof Trends, period: TrendPeriod, assetIds: readonly number[]): void {
    const before = this.#trends ?? (this.#partOf("trends").get("")?.entry as Trends | undefined) ?? NO_TRENDS;
    this.#trends = { ...before, [list]: { ...before[list], [period]: assetIds } };
  }

  /** What changed since the last call. */
  takeChange(): CatalogueChange {
    const lists = [...this.#changed].map(([part, entries]) => [part, [...entries.values()]]);
    const trends = this.#trends === undefined ? {} : { trends: this.#trends };
    if (this.#trends !== undefined) this.#partOf("trends").set("", { entry: this.#trends, text: "" });
    this.#changed = new Map();
    this.#trends = undefined;
    return { ...Object.fromEntries(lists), ...trends };
  }

  #partOf(part: string): Map<string, { entry: unknown; text: string }> {
    const known = this.#parts.get(part) ?? new Map();
    this.#parts.set(part, known);
    return known;
  }
}
