import type { MapItem } from "@market-data/types";

/** A cryptocurrency of the ID map, with what the map can be asked for. */
export type CatalogueEntry = Required<MapItem>;

/** Where the domain reads the market from. Every method may be answered by another machine, so all are asynchronous. */
export interface MarketStore {
  /** Every known cryptocurrency, by rising id, whatever its listing state. */
  catalogue(): Promise<CatalogueEntry[]>;
}

/** A store that holds the market in memory. */
export class MemoryStore implements MarketStore {
  readonly #catalogue: CatalogueEntry[];

  constructor(market: { catalogue: readonly CatalogueEntry[] }) {
    this.#catalogue = [...market.catalogue].sort((a, b) => a.id - b.id);
  }

  async catalogue(): Promise<CatalogueEntry[]> {
    return this.#catalogue;
  }
}
