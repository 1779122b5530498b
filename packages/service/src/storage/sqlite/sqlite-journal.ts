import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { UsageEntry, UsageJournal } from "../../metering/memory-meter.ts";

/** Used credits in the service's database of accounts. What several processes add is summed up. */
export class SqliteJournal implements UsageJournal {
  readonly #database: DatabaseSync;
  readonly #select: StatementSync;
  readonly #add: StatementSync;

  /** @param database As `openAccounts` opens it. */
  constructor(database: DatabaseSync) {
    this.#database = database;
    // Written once a second while calls are answered: a killed process loses nothing, and nothing waits for the disk.
    database.exec("PRAGMA synchronous = NORMAL");
    this.#select = database.prepare(
      "SELECT credits FROM key_usage WHERE key_id = ? AND kind = ? AND starts = ?",
    );
    this.#add = database.prepare(
      `INSERT INTO key_usage (key_id, kind, starts, credits) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET credits = credits + excluded.credits`,
    );
  }

  used(keyId: string, kind: UsageEntry["kind"], from: number): number {
    const row = this.#select.get(keyId, kind, from) as { credits: number } | undefined;
    return row?.credits ?? 0;
  }

  add(entries: readonly UsageEntry[]): void {
    this.#database.exec("BEGIN IMMEDIATE");
    try {
      for (const { keyId, kind, from, credits } of entries) this.#add.run(keyId, kind, from, credits);
      this.#database.exec("COMMIT");
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
      throw error;
    }
  }
}
