import { randomUUID } from "node:crypto";
import { Link } from "@market-data/test-helpers/link";
import { getAdmin } from "@market-data/test-helpers/schemas";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { Database, type Queries } from "../../src/postgres/database.ts";

const crashes: unknown[] = [];
const noteCrash = (error: unknown) => void crashes.push(error);
let link: Link;
let url: string;
let name: string;
let database: Database;

beforeEach(async () => {
  process.on("uncaughtException", noteCrash).on("unhandledRejection", noteCrash);
  link = await Link.start(Number(new URL(inject("postgresUrl")).port));
  name = `pool_${randomUUID().replaceAll("-", "")}`;
  url = `postgres://postgres@127.0.0.1:${link.port}/postgres?application_name=${name}`;
});
afterEach(async () => {
  link.open();
  await database?.close();
  await link.close();
  process.off("uncaughtException", noteCrash).off("unhandledRejection", noteCrash);
  expect(crashes.splice(0)).toEqual([]);
});

const readPid = () =>
  database.query(async (sql) => (await sql<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`)[0]?.pid);
const times = <Result>(count: number, make: () => Result): Result[] => Array.from({ length: count }, make);
const sleep = (sql: Queries) => sql`SELECT pg_sleep(0.05)`;
const countConnections = async () =>
  (await getAdmin()`SELECT FROM pg_stat_activity WHERE application_name = ${name}`).length;

test("a pool opens at most its number of connections, and other work waits", async () => {
  database = await Database.open(url, { connections: 3 });
  await Promise.all(times(20, () => database.query(sleep)));
  expect(await countConnections()).toBe(3);
});

test("work that waits too long for a connection fails, and never runs", async () => {
  database = await Database.open(url, { connections: 1, connectTimeout: 200 });
  await database.query((sql) => sql`SELECT 1`);
  const long = database.query((sql) => sql`SELECT pg_sleep(0.6)`);
  await expect(database.query(sleep)).rejects.toMatchObject({
    kind: "unavailable",
    message: expect.stringContaining("did not respond in time"),
  });
  await long;
  expect(await readPid()).toBeTypeOf("number");
});

test("replaces an idle connection that the server ended", async () => {
  database = await Database.open(url, { connections: 1 });
  const pid = await readPid();
  await getAdmin()`SELECT pg_terminate_backend(${pid as number}, 5000)`;
  await expect.poll(() => readPid().catch(() => pid)).not.toBe(pid);
});

test("the server ends a long statement, and its connection is replaced", async () => {
  database = await Database.open(url, { connections: 1, readTimeout: 100 });
  const pid = await readPid();
  await expect(database.query((sql) => sql`SELECT pg_sleep(10)`)).rejects.toMatchObject({ kind: "busy" });
  expect(await readPid()).not.toBe(pid);
});

test("a transaction may take longer than a read", async () => {
  database = await Database.open(url, { readTimeout: 50 });
  const [row] = await database.transaction((sql) => sql`SELECT pg_sleep(0.3), 1 AS one`);
  expect(row).toMatchObject({ one: 1 });
});

test("statements of a transaction keep their order, and end after an error", async () => {
  database = await Database.open(url);
  const working = database.transaction((sql) =>
    Promise.all([sql`CREATE TEMP TABLE pair (a int)`, sql`SELECT 1 / 0`, sql`INSERT INTO pair VALUES (1)`]),
  );
  await expect(working).rejects.toThrow("division by zero");
  expect(await database.query((sql) => sql`SELECT to_regclass('pair') AS pair`)).toEqual([{ pair: null }]);
});

test("values keep their types, and a name cannot leave its quotes", async () => {
  database = await Database.open(url);
  const bytes = new Uint8Array([0, 255]);
  const [row] = await database.query(
    (sql) => sql`
      SELECT ${2 ** 52}::bigint AS large, ${0.1 + 0.2}::float8 AS precise, ${true}::boolean AS yes, ${null}::text AS nothing,
        ${"a'; \\ \u{1f600}"}::text AS text, ${bytes}::bytea AS bytes, '{"a":[1]}'::json AS json`,
  );
  expect(row).toEqual({
    ...{ large: 2 ** 52, precise: 0.1 + 0.2, yes: true, nothing: null, text: "a'; \\ \u{1f600}" },
    ...{ bytes: Buffer.from(bytes), json: { a: [1] } },
  });
});

test("while the server rejects new connections, work shares the open connections", async () => {
  const role = `few_${name}`.slice(0, 63);
  await getAdmin().unsafe(`CREATE ROLE ${role} LOGIN PASSWORD 'few' CONNECTION LIMIT 1`);
  database = await Database.open(url.replace("postgres@", `${role}:few@`), { connections: 5 });
  await database.query((sql) => sql`SELECT 1`);
  expect(await Promise.all(times(10, () => database.query(sleep)))).toHaveLength(10);
  await database.close();
  await getAdmin().unsafe(`DROP ROLE ${role}`);
});

test("a server that does not respond fails a connection, and a statement, after their time limits", async () => {
  const unavailable = {
    kind: "unavailable",
    message: expect.stringMatching(/^postgres:\/\/127.0.0.1:\d+\/postgres did not respond in time/),
  };
  database = await Database.open(url, { connections: 1, readTimeout: 100 });
  link.pause();
  await expect(readPid()).rejects.toMatchObject(unavailable);
  await expect(Database.open(url, { connectTimeout: 300 })).rejects.toMatchObject(unavailable);
});
