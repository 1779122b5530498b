import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { UsageEntry, UsageKind, UsageStore } from "@market-data/storage";
import type { AccountsThread } from "./accounts-writer.ts";

/** Used credits in a database of accounts. */
export class SqliteUsageStore implements UsageStore {
  readonly #select: StatementSync;
  readonly #writer: AccountsThread;

  /** @param database Opened by `openAccounts`. */
  constructor(database: DatabaseSync, writer: AccountsThread) {
    this.#writer = writer;
    this.#select = database.prepare(
      "SELECT credits FROM key_usage WHERE account_id = ? AND kind = ? AND starts = ?",
    );
  }

  async used(accountId: string, kind: UsageKind, from: number): Promise<number> {
    const row = this.#select.get(accountId, kind, from) as { credits: number } | undefined;
    return row?.credits ?? 0;
  }

  add(entries: readonly UsageEntry[]): Promise<void> {
    return this.#writer.run("addUsage", entries);
  }
}
