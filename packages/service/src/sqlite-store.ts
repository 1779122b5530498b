import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { CatalogueEntry, CatalogueStore } from "@market-data/market";

interface CatalogueRow {
  id: number;
  rank: number;
  name: string;
  symbol: string;
  slug: string;
  status: CatalogueEntry["status"];
  first_historical_data: string;
  last_historical_data: string;
  platform_id: number | null;
  platform_name: string;
  platform_symbol: string;
  platform_slug: string;
  token_address: string;
}

/** The market as it stands in the service's database. */
export class SqliteStore implements CatalogueStore {
  readonly #catalogue: StatementSync;

  constructor(database: DatabaseSync) {
    this.#catalogue = database.prepare(
      `SELECT coin.*, platform.name AS platform_name, platform.symbol AS platform_symbol, platform.slug AS platform_slug
       FROM cryptocurrency AS coin LEFT JOIN cryptocurrency AS platform ON platform.id = coin.platform_id
       ORDER BY coin.id`,
    );
  }

  async catalogue(): Promise<CatalogueEntry[]> {
    return (this.#catalogue.all() as unknown as CatalogueRow[]).map(toEntry);
  }
}

function toEntry(row: CatalogueRow): CatalogueEntry {
  const { id, rank, name, symbol, slug, status, first_historical_data, last_historical_data } = row;
  return {
    id,
    rank,
    name,
    symbol,
    slug,
    is_active: status === "active" ? 1 : 0,
    status,
    first_historical_data,
    last_historical_data,
    platform: platformOf(row),
  };
}

function platformOf(row: CatalogueRow): CatalogueEntry["platform"] {
  if (row.platform_id === null) return null;
  return {
    id: row.platform_id,
    name: row.platform_name,
    symbol: row.platform_symbol,
    slug: row.platform_slug,
    token_address: row.token_address,
  };
}

/** Writes cryptocurrencies into the database; one that is there already is replaced. Platforms come before their tokens. */
export function saveCatalogue(database: DatabaseSync, entries: readonly CatalogueEntry[]): void {
  const insert = database.prepare(
    `INSERT OR REPLACE INTO cryptocurrency
       (id, rank, name, symbol, slug, status, first_historical_data, last_historical_data, platform_id, token_address)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  database.exec("BEGIN IMMEDIATE");
  try {
    for (const entry of entries) {
      const { id, rank, name, symbol, slug, status, first_historical_data, last_historical_data, platform } =
        entry;
      insert.run(
        id,
        rank,
        name,
        symbol,
        slug,
        status,
        first_historical_data,
        last_historical_data,
        platform?.id ?? null,
        platform?.token_address ?? null,
      );
    }
    database.exec("COMMIT");
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}
