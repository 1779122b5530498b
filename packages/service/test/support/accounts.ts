import type { DatabaseSync } from "node:sqlite";
import { type AccountsThread, AccountsWriter } from "../../src/storage/sqlite/accounts-writer.ts";
import { SqliteFeatureUsageStore } from "../../src/storage/sqlite/sqlite-feature-usage-store.ts";
import { SqliteUsageStore } from "../../src/storage/sqlite/sqlite-usage-store.ts";

/** What is counted in a database of accounts, written by this thread. */
export function openUsage(database: DatabaseSync): {
  usage: SqliteUsageStore;
  featureUsage: SqliteFeatureUsageStore;
} {
  const writer = new AccountsWriter(database);
  const here = {
    run: async (method: keyof AccountsWriter, ...args: unknown[]): Promise<void> =>
      (writer[method] as (...args: unknown[]) => void).apply(writer, args),
  } as AccountsThread;
  return {
    usage: new SqliteUsageStore(database, here),
    featureUsage: new SqliteFeatureUsageStore(database, here),
  };
}
