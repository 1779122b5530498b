import type { BatchId, FeatureUsage, FeatureUsageEntry, FeatureUsageStore } from "@market-data/storage";
import { numberArray, textArray } from "./arrays.ts";
import type { Database, Queries } from "./database.ts";
import { noteBatch } from "./idempotent-batches.ts";

type Row = FeatureUsage["feature"] & Omit<FeatureUsage, "feature">;

/** The usage of features on several nodes in PostgreSQL. */
export class PostgresFeatureUsageStore implements FeatureUsageStore {
  readonly #database: Database;

  /** @param database With the tables of the accounts. */
  constructor(database: Database) {
    this.#database = database;
  }

  async add(entries: readonly FeatureUsageEntry[], name?: BatchId): Promise<void> {
    if (entries.length === 0) return;
    await this.#database.transaction(async (sql) => {
      if (!(await noteBatch(sql, name))) return;
      await addRequests(sql, entries);
      await addKeys(sql, entries);
    });
  }

  async list(since = 0): Promise<FeatureUsage[]> {
    const rows = await this.#database.query(
      (sql) => sql<Row[]>`
        SELECT operation AS "operationId", parameter, value, sum(requests)::bigint AS requests,
          min(day) AS "firstDay", max(day) AS "lastDay",
          (SELECT count(*) FROM feature_key AS k WHERE k.operation = u.operation AND k.parameter = u.parameter
            AND k.value = u.value AND last_day >= ${since}) AS keys
        FROM feature_usage AS u WHERE day >= ${since}
        GROUP BY operation, parameter, value ORDER BY operation, parameter, value`,
    );
    return rows.map(({ operationId, parameter, value, ...usage }) => ({
      feature: { operationId, parameter, value },
      ...usage,
    }));
  }

  async forget(before: number): Promise<void> {
    await this.#database.transaction(async (sql) => {
      await sql`DELETE FROM feature_usage WHERE day < ${before}`;
      await sql`DELETE FROM feature_key WHERE last_day < ${before}`;
    });
  }
}

// Rows are sorted, because nodes with different orders could wait for each other.

async function addRequests(sql: Queries, entries: readonly FeatureUsageEntry[]): Promise<void> {
  await sql`
    INSERT INTO feature_usage AS known (operation, parameter, value, day, requests)
    SELECT operation, parameter, value, day, sum(requests) FROM unnest(
      ${textArray(entries.map(({ feature }) => feature.operationId))}::text[],
      ${textArray(entries.map(({ feature }) => feature.parameter))}::text[],
      ${textArray(entries.map(({ feature }) => feature.value))}::text[],
      ${numberArray(entries.map(({ day }) => day))}::bigint[],
      ${numberArray(entries.map(({ requests }) => requests))}::bigint[]
    ) AS added (operation, parameter, value, day, requests)
    GROUP BY operation, parameter, value, day ORDER BY operation, parameter, value, day
    ON CONFLICT (operation, parameter, value, day) DO UPDATE SET requests = known.requests + excluded.requests`;
}

/** Only writes the first use of a feature by a key on a day. */
async function addKeys(sql: Queries, entries: readonly FeatureUsageEntry[]): Promise<void> {
  const uses = entries.flatMap(({ feature, day, keyIds }) => keyIds.map((id) => ({ ...feature, day, id })));
  if (uses.length === 0) return;
  await sql`
    INSERT INTO feature_key AS known (operation, parameter, value, key_id, last_day)
    SELECT operation, parameter, value, key_id, max(day) FROM unnest(
      ${textArray(uses.map(({ operationId }) => operationId))}::text[],
      ${textArray(uses.map(({ parameter }) => parameter))}::text[],
      ${textArray(uses.map(({ value }) => value))}::text[],
      ${textArray(uses.map(({ id }) => id))}::text[],
      ${numberArray(uses.map(({ day }) => day))}::bigint[]
    ) AS used (operation, parameter, value, key_id, day)
    GROUP BY operation, parameter, value, key_id ORDER BY operation, parameter, value, key_id
    ON CONFLICT (operation, parameter, value, key_id) DO UPDATE SET last_day = excluded.last_day
      WHERE known.last_day < excluded.last_day`;
}
