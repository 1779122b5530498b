import type { BatchId } from "@market-data/storage";
import { type Queries, raw } from "./database.ts";

/** The time of the server, in Unix ms. */
const NOW = raw("(extract(epoch FROM now()) * 1000)::bigint");

/**
 * Notes a batch, within the transaction that adds the batch. A concurrent transaction with an equal batch waits.
 *
 * @returns True for a new batch, and for a batch without a name.
 */
export async function noteBatch(sql: Queries, name: BatchId | undefined): Promise<boolean> {
  if (name === undefined) return true;
  const noted = await sql`
    INSERT INTO saver AS known (name, number, added) VALUES (${name.saver}, ${name.number}, ${NOW})
    ON CONFLICT (name) DO UPDATE SET number = excluded.number, added = excluded.added WHERE known.number < excluded.number
    RETURNING name`;
  return noted.count > 0;
}

/** Deletes the last batches of processes that added nothing for a time, in ms. These processes have ended. */
export async function deleteIdleWriters(sql: Queries, idle: number): Promise<number> {
  return (await sql`DELETE FROM saver WHERE added < ${NOW} - ${idle}::bigint`).count;
}
