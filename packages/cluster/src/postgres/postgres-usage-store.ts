import type { BatchId, UsageEntry, UsageKind, UsageStore } from "@market-data/storage";
import { numberArray, textArray } from "./arrays.ts";
import type { Database } from "./database.ts";
import { noteBatch } from "./idempotent-batches.ts";

/** Used credits of several nodes in PostgreSQL. */
export class PostgresUsageStore implements UsageStore {
  readonly #database: Database;

  /** @param database With the tables of the accounts. */
  constructor(database: Database) {
    this.#database = database;
  }

  async used(accountId: string, kind: UsageKind, from: number): Promise<number> {
    const [row] = await this.#database.query(
      (sql) => sql<{ credits: number }[]>`
        SELECT credits FROM key_usage WHERE account_id = ${accountId} AND kind = ${kind} AND starts = ${from}`,
    );
    return row?.credits ?? 0;
  }

  async add(entries: readonly UsageEntry[], name?: BatchId): Promise<void> {
    if (entries.length === 0) return;
    const column = (field: keyof UsageEntry) => entries.map((entry) => entry[field]);
    await this.#database.transaction(async (sql) => {
      if (!(await noteBatch(sql, name))) return;
      // Sorted, because nodes with different orders could wait for each other.
      await sql`
        INSERT INTO key_usage AS known (account_id, kind, starts, credits)
        SELECT account_id, kind, starts, sum(credits) FROM unnest(
          ${textArray(column("accountId") as string[])}::text[], ${textArray(column("kind") as string[])}::text[],
          ${numberArray(column("from") as number[])}::bigint[], ${numberArray(column("credits") as number[])}::bigint[]
        ) AS added (account_id, kind, starts, credits)
        GROUP BY account_id, kind, starts ORDER BY account_id, kind, starts
        ON CONFLICT (account_id, kind, starts) DO UPDATE SET credits = known.credits + excluded.credits`;
    });
  }
}
