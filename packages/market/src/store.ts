import type { MapItem } from "@market-data/types";

/** A cryptocurrency of the ID map, with what the map can be asked for. */
export type CatalogueEntry = Required<MapItem>;

/** Where the service reads the ID map from until it stands on the whole market. */
export interface CatalogueStore {
  /** Every known cryptocurrency, by rising id, whatever its listing state. */
  catalogue(): Promise<CatalogueEntry[]>;
}
