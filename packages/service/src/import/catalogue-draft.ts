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

/** An entry, and its text as it stands in the database. */
interface Kept {
  entry: unknown;
  stored: string | undefined;
}

/** Whether an entry is other than what is stored; from now on it counts as stored. */
function isNews(kept: Kept): boolean {
  const text = JSON.stringify(kept.entry);
  if (text === kept.stored) return false;
  kept.stored = text;
  return true;
}

/** The catalogue of a database while a file is read into it: what is there, and what changed since the last commit. */
export class CatalogueDraft {
  readonly #parts = new Map<string, Map<string, Kept>>();
  #touched = new Map<Part, Set<Kept>>();
  readonly #trends: Kept;

  constructor(database: DatabaseSync) {
    const rows = database.prepare("SELECT part, key, facts FROM catalogue ORDER BY part, key").all();
    for (const { part, key, facts } of rows as { part: string; key: string; facts: string }[]) {
      this.#partOf(part).set(key, { entry: JSON.parse(facts), stored: facts });
    }
    this.#trends = this.#partOf("trends").get("") ?? { entry: NO_TRENDS, stored: JSON.stringify(NO_TRENDS) };
  }

  all<Of extends Part>(part: Of): Entry<Of>[] {
    return [...this.#partOf(part).values()].map(({ entry }) => entry as Entry<Of>);
  }

  find<Of extends Part>(part: Of, key: string | number): Entry<Of> | undefined {
    return this.#partOf(part).get(String(key))?.entry as Entry<Of> | undefined;
  }

  put<Of extends Part>(part: Of, entry: Entry<Of>): void {
    const key = String(catalogueKeys[part](entry as never));
    const entries = this.#partOf(part);
    const kept = entries.get(key) ?? { entry, stored: undefined };
    kept.entry = entry;
    entries.set(key, kept);
    const touched = this.#touched.get(part) ?? new Set();
    this.#touched.set(part, touched.add(kept));
  }

  /** Puts a list of asset ids in the place of the one that is there. */
  setTrend(list: keyof Trends, period: TrendPeriod, assetIds: readonly number[]): void {
    const before = this.#trends.entry as Trends;
    this.#trends.entry = { ...before, [list]: { ...before[list], [period]: assetIds } };
  }

  /** What changed since the last call. What is as it was stays out: a file that is read again changes nothing. */
  takeChange(): CatalogueChange {
    const change: [string, unknown][] = [];
    for (const [part, touched] of this.#touched) {
      const changed = [...touched].filter((kept) => isNews(kept));
      if (changed.length > 0) change.push([part, changed.map(({ entry }) => entry)]);
    }
    this.#touched = new Map();
    if (isNews(this.#trends)) change.push(["trends", this.#trends.entry]);
    return Object.fromEntries(change);
  }

  #partOf(part: string): Map<string, Kept> {
    const known = this.#parts.get(part) ?? new Map();
    this.#parts.set(part, known);
    return known;
  }
}
