import { isDeepStrictEqual } from "node:util";
import type { CatalogueChange, TrendPeriod, Trends } from "@market-data/market";
import { catalogueKeys } from "@market-data/market/store";

type Keys = typeof catalogueKeys;
type Lists = Omit<CatalogueChange, "trends">;

/** The kinds of entries of a catalogue. */
export type CatalogueKind = keyof Keys & keyof Lists;

/** An entry of a kind. */
export type Entry<Of extends CatalogueKind> = Parameters<Keys[Of]>[0];

const KINDS = Object.keys(catalogueKeys) as CatalogueKind[];

const NO_TRENDS: Trends = {
  searched: { "24h": [], "7d": [], "30d": [] },
  visited: { "24h": [], "7d": [], "30d": [] },
};

/** The current and the stored version of an entry. */
class Buffered<Of> {
  entry: Of;
  #stored: Of | undefined;

  constructor(entry: Of, stored?: Of) {
    this.entry = entry;
    this.#stored = stored;
  }

  /** Whether the entry differs from the stored version. Marks the entry as stored. */
  takeChange(): boolean {
    const isChanged = !isDeepStrictEqual(this.entry, this.#stored);
    this.#stored = this.entry;
    return isChanged;
  }
}

/** The catalogue during an import: stored entries, and changes since the last commit. */
export class CatalogueBuffer {
  readonly #kinds: ReadonlyMap<string, Map<string, Buffered<unknown>>>;
  readonly #trends: Buffered<Trends>;
  #touched = new Map<CatalogueKind, Set<Buffered<unknown>>>();

  constructor(stored: CatalogueChange) {
    this.#kinds = new Map(
      KINDS.map((kind) => {
        const entries: readonly unknown[] = stored[kind] ?? [];
        return [kind, new Map(entries.map((entry) => [getKey(kind, entry), new Buffered(entry, entry)]))];
      }),
    );
    const { trends = NO_TRENDS } = stored;
    this.#trends = new Buffered(trends, trends);
  }

  all<Of extends CatalogueKind>(kind: Of): Entry<Of>[] {
    return [...this.#getEntries(kind).values()].map(({ entry }) => entry as Entry<Of>);
  }

  find<Of extends CatalogueKind>(kind: Of, key: string | number): Entry<Of> | undefined {
    return this.#getEntries(kind).get(String(key))?.entry as Entry<Of> | undefined;
  }

  put<Of extends CatalogueKind>(kind: Of, entry: Entry<Of>): void {
    const key = getKey(kind, entry);
    const entries = this.#getEntries(kind);
    const buffered = entries.get(key) ?? new Buffered<unknown>(entry);
    buffered.entry = entry;
    entries.set(key, buffered);
    const touched = this.#touched.get(kind) ?? new Set();
    this.#touched.set(kind, touched.add(buffered));
  }

  /** Replaces a list of asset ids. */
  setTrend(list: keyof Trends, period: TrendPeriod, assetIds: readonly number[]): void {
    const before = this.#trends.entry;
    this.#trends.entry = { ...before, [list]: { ...before[list], [period]: assetIds } };
  }

  /** The changed entries since the last call. A repeated file changes nothing. */
  takeChange(): CatalogueChange {
    const change: [string, unknown][] = [];
    for (const [kind, touched] of this.#touched) {
      const changed = [...touched].filter((buffered) => buffered.takeChange());
      if (changed.length > 0) change.push([kind, changed.map(({ entry }) => entry)]);
    }
    this.#touched = new Map();
    if (this.#trends.takeChange()) change.push(["trends", this.#trends.entry]);
    return Object.fromEntries(change);
  }

  #getEntries(kind: CatalogueKind): Map<string, Buffered<unknown>> {
    return this.#kinds.get(kind) as Map<string, Buffered<unknown>>;
  }
}

function getKey(kind: CatalogueKind, entry: unknown): string {
  return String(catalogueKeys[kind](entry as never));
}
