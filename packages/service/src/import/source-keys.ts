import type { SourceKeyId } from "@market-data/market";

/**
 * Kinds of records with ids. Assets and fiats share one number range: each id is a single currency. `followed` marks
 * complete requests of a follower, with a Unix time in seconds as id.
 */
export type KeyKind = "asset" | "fiat" | "exchange" | "pair" | "network" | "dex" | "dex-token" | "followed";

/** The first assigned id. Lower ids are reserved for files and mappings with ids. */
const FIRST_IDS: Readonly<Record<KeyKind, number>> = {
  asset: 100_001,
  fiat: 50_001,
  exchange: 1001,
  pair: 100_001,
  network: 1001,
  dex: 1001,
  "dex-token": 100_001,
  followed: 0,
};

/** A key of a source. */
export interface SourceKey {
  readonly source: string;
  readonly key: string;
}

/** The ids of keys. Ids are stored and never reused. */
export class SourceKeys {
  readonly #ids = new Map<string, number>();
  readonly #taken = new Map<KeyKind, Set<number>>();
  readonly #next = new Map<KeyKind, number>();
  #added: SourceKeyId[] = [];

  constructor(stored: readonly SourceKeyId[]) {
    for (const { kind, source, key, id } of stored) this.#set(kind as KeyKind, { source, key }, id);
  }

  find(kind: KeyKind, key: SourceKey): number | undefined {
    return this.#ids.get(joinKey(kind, key));
  }

  /** Whether an id is in use. */
  isTaken(kind: KeyKind, id: number): boolean {
    return this.#getTaken(kind).has(id);
  }

  /** Marks an id as used. */
  take(kind: KeyKind, id: number): void {
    this.#getTaken(kind).add(id);
  }

  /** Links a key to an id. Default: the next free id. */
  add(kind: KeyKind, { source, key }: SourceKey, id = this.#free(kind)): number {
    this.#set(kind, { source, key }, id);
    this.#added.push({ kind, source, key, id });
    return id;
  }

  /** The keys added since the last call. */
  takeAdded(): readonly SourceKeyId[] {
    const added = this.#added;
    this.#added = [];
    return added;
  }

  #set(kind: KeyKind, key: SourceKey, id: number): void {
    this.#ids.set(joinKey(kind, key), id);
    this.take(kind, id);
  }

  #free(kind: KeyKind): number {
    const taken = this.#getTaken(kind);
    let id = this.#next.get(kind) ?? FIRST_IDS[kind];
    while (taken.has(id)) id += 1;
    this.#next.set(kind, id);
    return id;
  }

  #getTaken(kind: KeyKind): Set<number> {
    const shared = kind === "fiat" ? "asset" : kind;
    const taken = this.#taken.get(shared) ?? new Set();
    this.#taken.set(shared, taken);
    return taken;
  }
}

function joinKey(kind: KeyKind, { source, key }: SourceKey): string {
  return `${kind}\n${source}\n${key}`;
}
