import type { SnapshotData } from "./build-snapshot.ts";
import type { CatalogueChange } from "./writer.ts";

/** The parts of a snapshot that change occasionally. The tables are never modified: a change creates new tables. */
export type Tables = Omit<SnapshotData, "metrics">;

type Item<Part extends keyof CatalogueChange> =
  NonNullable<CatalogueChange[Part]> extends readonly (infer Of)[] ? Of : never;

/** The key of each kind of catalogue entry. An entry with a known key replaces the stored entry. */
export const catalogueKeys = {
  settings: ({ name }: Item<"settings">) => name,
  assets: ({ id }: Item<"assets">) => id,
  fiats: ({ id }: Item<"fiats">) => id,
  tags: ({ slug }: Item<"tags">) => slug,
  categories: ({ id }: Item<"categories">) => id,
  exchanges: ({ id }: Item<"exchanges">) => id,
  wallets: ({ exchangeId, platformId, address, assetId }: Item<"wallets">) =>
    `${exchangeId} ${platformId} ${assetId} ${address}`,
  pairs: ({ marketId }: Item<"pairs">) => marketId,
  airdrops: ({ id }: Item<"airdrops">) => id,
  multipliers: ({ assetId }: Item<"multipliers">) => assetId,
  dexNetworks: ({ id }: Item<"dexNetworks">) => id,
  dexExchanges: ({ id }: Item<"dexExchanges">) => id,
  dexPairs: ({ contractAddress, networkId }: Item<"dexPairs">) => poolKey(contractAddress, networkId),
  sources: ({ name }: Item<"sources">) => name,
};

/** The key of a DEX pair, unique among all pairs. */
export function poolKey(contractAddress: string, networkId: number): string {
  return `${networkId} ${contractAddress}`;
}

/** The name of a field in tables and files: `timeOpen` is `time_open`, `volume24h` is `volume_24h`. */
export function columnName(field: string): string {
  return field.replace(/[A-Z]|\d+/g, (part) => `_${part.toLowerCase()}`);
}

/** Creates the tables of a market without data. */
export function emptyTables(): Tables {
  const tables = Object.fromEntries(Object.keys(catalogueKeys).map((part) => [part, new Map()]));
  return { ...tables, rates: new Map(), trends: undefined } as unknown as Tables;
}

/** The tables after a change. Unchanged tables stay the same objects. */
export function changedTables(tables: Tables, change: CatalogueChange): Tables {
  const changed = Object.entries(catalogueKeys).flatMap(([part, getKey]) => {
    const entries = change[part as keyof typeof catalogueKeys];
    if (entries === undefined || entries.length === 0) return [];
    const table = new Map<unknown, unknown>(tables[part as keyof typeof catalogueKeys]);
    for (const entry of entries) table.set(getKey(entry as never), entry);
    return [[part, table]];
  });
  const { trends = tables.trends } = change;
  return { ...tables, ...Object.fromEntries(changed), trends } as Tables;
}
