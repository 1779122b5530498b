import { openDatabase } from "./open.ts";
import { SqliteStore, type SqliteStoreOptions } from "./sqlite-store.ts";
import { SqliteWriter } from "./sqlite-writer.ts";

/** A market in a database file, to be read and written by this process. */
export interface OpenMarket {
  readonly store: SqliteStore;
  readonly writer: SqliteWriter;
  close(): Promise<void>;
}

/**
 * Opens a market; a file that does not exist becomes an empty one. What the writer wrote is in the store's next
 * snapshot.
 *
 * @throws {DatabaseFault}
 */
export function openMarket(file: string, options: SqliteStoreOptions = {}): OpenMarket {
  const database = openDatabase(file);
  const store = new SqliteStore(file, options);
  const writer = new SqliteWriter(database, file, () => store.changed());
  return {
    store,
    writer,
    async close() {
      await store.close();
      database.close();
    },
  };
}
