import type { BatchId } from "@market-data/storage";
import { type Queries, raw } from "./database.ts";

/** The time of the server, in Unix ms. */
const NOW = raw("(extract(epoch FROM now()) * 1000)::bigint");

/**
 * Notes a batch, within the transaction that adds it. Another transaction with the same batch waits for the end of this one. A
 * batch without a name is always new.
 *
 * @returns Whether it is new.
 */
export async function noteBatch(sql: Queries, name: BatchId | undefined): Promise<boolean> {
  if (name === undefined) return true;
  const noted = await sql`
    INSERT INTO saver AS known (name, number, added) VALUES (${name.saver}, ${name.number}, ${NOW})
    ON CONFLICT (name) DO UPDATE SET number = excluded.number, added = excluded.added WHERE known.number < excluded.number
    RETURNING name`;
  return noted.count > 0;
}

/** Removes those that have added nothing for a time, in ms: their processes are gone. @returns How many. */
export async function deleteIdleWriters(sql: Queries, idle: number): Promise<number> {
  return (await sql`DELETE FROM saver WHERE added < ${NOW} - ${idle}::bigint`).count;
}
