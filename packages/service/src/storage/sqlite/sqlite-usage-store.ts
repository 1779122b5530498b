import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { UsageEntry, UsageKind, UsageStore } from "../../accounts/usage-store.ts";
import { transact } from "./transact.ts";

/** Used credits in a database of accounts. */
export class SqliteUsageStore implements UsageStore {
  readonly #database: DatabaseSync;
  readonly #select: StatementSync;
  readonly #add: StatementSync;

  /** @param database As `openAccounts` opens it. */
  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#select = database.prepare(
      "SELECT credits FROM key_usage WHERE account_id = ? AND kind = ? AND starts = ?",
    );
    this.#add = database.prepare(
      `INSERT INTO key_usage (account_id, kind, starts, credits) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET credits = credits + excluded.credits`,
    );
  }

  async used(accountId: string, kind: UsageKind, from: number): Promise<number> {
    const row = this.#select.get(accountId, kind, from) as { credits: number } | undefined;
    return row?.credits ?? 0;
  }

  async add(entries: readonly UsageEntry[]): Promise<void> {
    transact(this.#database, () => {
      for (const { accountId, kind, from, credits } of entries) this.#add.run(accountId, kind, from, credits);
    });
  }
}
