import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { FeatureUsageEntry, UsageEntry } from "@market-data/storage";
import type { DatabaseThread } from "./database-thread.ts";
import { transact } from "./transact.ts";

/** The thread of an `AccountsWriter`. */
export type AccountsThread = Pick<DatabaseThread<AccountsWriter>, "run">;

/**
 * Writes counts to a database of accounts, synchronously: blocks on the disk and on other writing processes. Arguments
 * can be sent between threads.
 */
export class AccountsWriter {
  readonly #database: DatabaseSync;
  readonly #addCredits: StatementSync;
  readonly #addRequests: StatementSync;
  readonly #addKey: StatementSync;
  readonly #forgetRequests: StatementSync;
  readonly #forgetKeys: StatementSync;

  /** @param database Opened by `openAccounts`. */
  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#addCredits = database.prepare(
      `INSERT INTO key_usage (account_id, kind, starts, credits) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET credits = credits + excluded.credits`,
    );
    this.#addRequests = database.prepare(
      `INSERT INTO feature_usage (operation, parameter, value, day, requests) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET requests = requests + excluded.requests`,
    );
    // Writes nothing if the key already used the feature on the day, as in most cases.
    this.#addKey = database.prepare(
      `INSERT INTO feature_key (operation, parameter, value, key_id, last_day) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET last_day = excluded.last_day WHERE last_day < excluded.last_day`,
    );
    this.#forgetRequests = database.prepare("DELETE FROM feature_usage WHERE day < ?");
    this.#forgetKeys = database.prepare("DELETE FROM feature_key WHERE last_day < ?");
  }

  addUsage(entries: readonly UsageEntry[]): void {
    transact(this.#database, () => {
      for (const { accountId, kind, from, credits } of entries)
        this.#addCredits.run(accountId, kind, from, credits);
    });
  }

  addFeatureUsage(entries: readonly FeatureUsageEntry[]): void {
    transact(this.#database, () => {
      for (const { feature, day, requests, keyIds } of entries) {
        const { operationId, parameter, value } = feature;
        this.#addRequests.run(operationId, parameter, value, day, requests);
        for (const id of keyIds) this.#addKey.run(operationId, parameter, value, id, day);
      }
    });
  }

  forgetFeatureUsage(before: number): void {
    transact(this.#database, () => {
      this.#forgetRequests.run(before);
      this.#forgetKeys.run(before);
    });
  }
}
