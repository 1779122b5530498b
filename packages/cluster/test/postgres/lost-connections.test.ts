import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { CONNECTION_FAILURES, useLink } from "@market-data/test-helpers/lost-connections";
import { expect, test } from "vitest";
import { Database } from "../../src/postgres/database.ts";

const get = useLink();

test.each(Object.entries(CONNECTION_FAILURES))(
  "between two queries, a connection that is %s fails only its transaction",
  async (_, interrupt) => {
    const { link, schema, url } = get();
    const database = await Database.open(url, { connections: 2 });
    await database.query((sql) => sql`CREATE TABLE pair (a int)`);
    const closed = (number: number) =>
      database.transaction(async (sql) => {
        await sql`INSERT INTO pair VALUES (${number})`;
        const lost = new Promise<void>((resolve) => {
          link.interrupt(0, (message) => {
            for (const socket of [message.near, message.far]) socket.once("close", () => resolve());
            interrupt(message, schema);
          });
        });
        // The work waits for something other than the database while the connection ends.
        sql`SELECT 1`.catch(() => {});
        await lost;
        await new Promise((resolve) => setTimeout(resolve, 10));
        await sql`INSERT INTO pair VALUES (${number})`;
      });
    const error = {
      name: "StorageError",
      kind: "unavailable",
      message: expect.stringContaining("127.0.0.1:"),
    };
    await expect(closed(1)).rejects.toMatchObject(error);
    // Statements of the lost connection must not reach the next connection.
    const rows = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        database.transaction(async (sql) => {
          const [row] = await sql<{ same: number }[]>`SELECT ${index}::int AS same`;
          return row?.same;
        }),
      ),
    );
    expect(rows).toEqual(Array.from({ length: 20 }, (_, index) => index));
    expect(await database.query(async (sql) => [...(await sql`SELECT a FROM pair`)])).toEqual([]);
    await database.close();
  },
);

test("a connection keeps no rows in memory", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const database = await Database.open(get().url, { connections: 1 });
  const read = async () => new WeakRef(await database.query(async (sql) => [...(await sql`SELECT 1`)]));
  const kept = await read();
  await read();
  await expect
    .poll(() => {
      collect();
      return kept.deref();
    })
    .toBeUndefined();
  await database.close();
});
