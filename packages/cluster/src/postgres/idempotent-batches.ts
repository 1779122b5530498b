import type { BatchId } from "@market-data/storage";
import type { Queries } from "./database.ts";

/** The time of the server, in Unix ms. */
const NOW = "(extract(epoch FROM now()) * 1000)::bigint";

/**
 * SQL of a condition that holds once for a batch, within the statement that adds it: whoever adds it again waits until it is known whether that
 * was stored. Without a name it always holds.
 *
 * @returns What the statement begins with, and the condition.
 */
export function ifNew(sql: Queries, name: BatchId | undefined) {
  if (name === undefined) return { noted: sql``, isNew: sql`true` };
  return {
    noted: sql`
      WITH noted AS (
        INSERT INTO saver AS known (name, number, added) VALUES (${name.saver}, ${name.number}, ${sql.unsafe(NOW)})
        ON CONFLICT (name) DO UPDATE SET number = excluded.number, added = excluded.added WHERE known.number < excluded.number
        RETURNING name)`,
    isNew: sql`EXISTS (SELECT FROM noted)`,
  };
}

/** Notes a batch, within the transaction that adds it. @returns Whether it is new. */
export async function noteBatch(sql: Queries, name: BatchId | undefined): Promise<boolean> {
  const { noted, isNew } = ifNew(sql, name);
  const [row] = await sql<{ isNew: boolean }[]>`${noted} SELECT ${isNew} AS "isNew"`;
  return row?.isNew === true;
}

/** Removes those that have added nothing for a time, in ms: their processes are gone. @returns How many. */
export async function deleteIdleWriters(sql: Queries, idle: number): Promise<number> {
  return (await sql`DELETE FROM saver WHERE added < ${sql.unsafe(NOW)} - ${idle}::bigint`).count;
}
