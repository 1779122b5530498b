import type { DatabaseSync, StatementSync } from "node:sqlite";
import type {
  FeatureUsage,
  FeatureUsageEntry,
  FeatureUsageStore,
} from "../../accounts/feature-usage-store.ts";
import { transact } from "./transact.ts";

/** The usage of features in a database of accounts. */
export class SqliteFeatureUsageStore implements FeatureUsageStore {
  readonly #database: DatabaseSync;
  readonly #addRequests: StatementSync;
  readonly #addKey: StatementSync;
  readonly #list: StatementSync;
  readonly #forgetRequests: StatementSync;
  readonly #forgetKeys: StatementSync;

  /** @param database As `openAccounts` opens it. */
  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#addRequests = database.prepare(
      `INSERT INTO feature_usage (operation, parameter, value, day, requests) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET requests = requests + excluded.requests`,
    );
    // Writes nothing where the key used the feature on that day before, which most do.
    this.#addKey = database.prepare(
      `INSERT INTO feature_key (operation, parameter, value, key_id, last_day) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET last_day = excluded.last_day WHERE last_day < excluded.last_day`,
    );
    this.#list = database.prepare(
      `SELECT operation AS operationId, parameter, value, sum(requests) AS requests, min(day) AS firstDay,
         max(day) AS lastDay,
         (SELECT count(*) FROM feature_key AS k WHERE k.operation = u.operation AND k.parameter = u.parameter
           AND k.value = u.value AND last_day >= :since) AS keys
       FROM feature_usage AS u WHERE day >= :since
       GROUP BY operation, parameter, value ORDER BY operation, parameter, value`,
    );
    this.#forgetRequests = database.prepare("DELETE FROM feature_usage WHERE day < ?");
    this.#forgetKeys = database.prepare("DELETE FROM feature_key WHERE last_day < ?");
  }

  async add(entries: readonly FeatureUsageEntry[]): Promise<void> {
    transact(this.#database, () => {
      for (const { feature, day, requests, keyIds } of entries) {
        const { operationId, parameter, value } = feature;
        this.#addRequests.run(operationId, parameter, value, day, requests);
        for (const id of keyIds) this.#addKey.run(operationId, parameter, value, id, day);
      }
    });
  }

  async list(since = 0): Promise<FeatureUsage[]> {
    return this.#list.all({ since }).map((row) => {
      const { operationId, parameter, value, ...usage } = row as unknown as Row;
      return { feature: { operationId, parameter, value }, ...usage };
    });
  }

  async forget(before: number): Promise<void> {
    transact(this.#database, () => {
      this.#forgetRequests.run(before);
      this.#forgetKeys.run(before);
    });
  }
}

type Row = FeatureUsage["feature"] & Omit<FeatureUsage, "feature">;
