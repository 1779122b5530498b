import type { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import type { FeatureUsageStore, KeyStore, UsageEntry, UsageStore } from "@market-data/storage";
import { type AccountsThread, AccountsWriter } from "../../src/storage/sqlite/accounts-writer.ts";
import { openAccounts } from "../../src/storage/sqlite/open.ts";
import { SqliteFeatureUsageStore } from "../../src/storage/sqlite/sqlite-feature-usage-store.ts";
import { SqliteKeyStore } from "../../src/storage/sqlite/sqlite-key-store.ts";
import { SqliteUsageStore } from "../../src/storage/sqlite/sqlite-usage-store.ts";

/** Opens the usage stores of an accounts database. The calling thread writes. */
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

export interface MemoryAccounts {
  readonly keys: KeyStore;
  readonly usage: UsageStore;
  readonly featureUsage: FeatureUsageStore;
}

/** Opens empty accounts in an in-memory database. */
export function openMemoryAccounts(): MemoryAccounts {
  const database = openAccounts(":memory:");
  return { keys: new SqliteKeyStore(database), ...openUsage(database) };
}

/** Delays queries like a store on another machine. */
export class SlowUsageStore implements UsageStore {
  readonly #usage = openMemoryAccounts().usage;

  async used(...period: Parameters<UsageStore["used"]>): Promise<number> {
    await setTimeout(5);
    return this.#usage.used(...period);
  }

  async add(entries: readonly UsageEntry[]): Promise<void> {
    await setTimeout(5);
    await this.#usage.add(entries);
  }
}
