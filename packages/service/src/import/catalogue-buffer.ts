import { isDeepStrictEqual } from "node:util";
import type { CatalogueChange, TrendPeriod, Trends } from "@market-data/market";
import { catalogueKeys } from "@market-data/market/store";

type Keys = typeof catalogueKeys;
type Lists = Omit<CatalogueChange, "trends">;

/** The kinds of entries of a catalogue. */
export type Part = keyof Keys & keyof Lists;

/** An entry of a kind. */
export type Entry<Of extends Part> = Parameters<Keys[Of]>[0];

const PARTS = Object.keys(catalogueKeys) as Part[];

const NO_TRENDS: Trends = {
  searched: { "24h": [], "7d": [], "30d": [] },
  visited: { "24h": [], "7d": [], "30d": [] },
};

/** An entry as it is now, and as it is stored. */
class Buffered<Of> {
  entry: Of;
  #stored: Of | undefined;

  constructor(entry: Of, stored?: Of) {
    this.entry = entry;
    this.#stored = stored;
  }

  /** Whether the entry is other than what is stored; from now on it counts as stored. */
  takeChange(): boolean {
    const isChanged = !isDeepStrictEqual(this.entry, this.#stored);
    this.#stored = this.entry;
    return isChanged;
  }
}

/** The catalogue while a file is read into it: what is stored, and what changed since the last commit. */
export class CatalogueBuffer {
  readonly #parts: ReadonlyMap<string, Map<string, Buffered<unknown>>>;
  readonly #trends: Buffered<Trends>;
  #touched = new Map<Part, Set<Buffered<unknown>>>();

  constructor(stored: CatalogueChange) {
    this.#parts = new Map(
      PARTS.map((part) => {
        const entries: readonly unknown[] = stored[part] ?? [];
        return [part, new Map(entries.map((entry) => [getKey(part, entry), new Buffered(entry, entry)]))];
      }),
    );
    const { trends = NO_TRENDS } = stored;
    this.#trends = new Buffered(trends, trends);
  }

  all<Of extends Part>(part: Of): Entry<Of>[] {
    return [...this.#getPart(part).values()].map(({ entry }) => entry as Entry<Of>);
  }

  find<Of extends Part>(part: Of, key: string | number): Entry<Of> | undefined {
    return this.#getPart(part).get(String(key))?.entry as Entry<Of> | undefined;
  }

  put<Of extends Part>(part: Of, entry: Entry<Of>): void {
    const key = getKey(part, entry);
    const entries = this.#getPart(part);
    const buffered = entries.get(key) ?? new Buffered<unknown>(entry);
    buffered.entry = entry;
    entries.set(key, buffered);
    const touched = this.#touched.get(part) ?? new Set();
    this.#touched.set(part, touched.add(buffered));
  }

  /** Replaces a list of asset ids. */
  setTrend(list: keyof Trends, period: TrendPeriod, assetIds: readonly number[]): void {
    const before = this.#trends.entry;
    this.#trends.entry = { ...before, [list]: { ...before[list], [period]: assetIds } };
  }

  /** What changed since the last call. What is as it was stays out: a file that is read again changes nothing. */
  takeChange(): CatalogueChange {
    const change: [string, unknown][] = [];
    for (const [part, touched] of this.#touched) {
      const changed = [...touched].filter((buffered) => buffered.takeChange());
      if (changed.length > 0) change.push([part, changed.map(({ entry }) => entry)]);
    }
    this.#touched = new Map();
    if (this.#trends.takeChange()) change.push(["trends", this.#trends.entry]);
    return Object.fromEntries(change);
  }

  #getPart(part: Part): Map<string, Buffered<unknown>> {
    return this.#parts.get(part) as Map<string, Buffered<unknown>>;
  }
}

function getKey(part: Part, entry: unknown): string {
  return String(catalogueKeys[part](entry as never));
}
