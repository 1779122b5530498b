import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { FeatureUsage, FeatureUsageEntry, FeatureUsageStore } from "@market-data/storage";
import type { AccountsThread } from "./accounts-writer.ts";

/** The usage of features in a database of accounts. */
export class SqliteFeatureUsageStore implements FeatureUsageStore {
  readonly #list: StatementSync;
  readonly #writer: AccountsThread;

  /** @param database Opened by `openAccounts`. */
  constructor(database: DatabaseSync, writer: AccountsThread) {
    this.#writer = writer;
    this.#list = database.prepare(
      `SELECT operation AS operationId, parameter, value, sum(requests) AS requests, min(day) AS firstDay,
         max(day) AS lastDay,
         (SELECT count(*) FROM feature_key AS k WHERE k.operation = u.operation AND k.parameter = u.parameter
           AND k.value = u.value AND last_day >= :since) AS keys
       FROM feature_usage AS u WHERE day >= :since
       GROUP BY operation, parameter, value ORDER BY operation, parameter, value`,
    );
  }

  add(entries: readonly FeatureUsageEntry[]): Promise<void> {
    return this.#writer.run("addFeatureUsage", entries);
  }

  async list(since = 0): Promise<FeatureUsage[]> {
    return this.#list.all({ since }).map((row) => {
      const { operationId, parameter, value, ...usage } = row as unknown as Row;
      return { feature: { operationId, parameter, value }, ...usage };
    });
  }

  forget(before: number): Promise<void> {
    return this.#writer.run("forgetFeatureUsage", before);
  }
}

type Row = FeatureUsage["feature"] & Omit<FeatureUsage, "feature">;
