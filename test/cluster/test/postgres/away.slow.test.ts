import { setTimeout as delay } from "node:timers/promises";
import { PostgresBackend } from "@market-data/cluster";
import { createLogger } from "@market-data/service";
import type { Logger, OpenAccounts, OpenMarket } from "@market-data/storage";
import { Link } from "@market-data/test-helpers/link";
import { createSchema, getAdmin, type TestSchema } from "@market-data/test-helpers/schemas";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { Database } from "../../../../packages/cluster/src/postgres/database.ts";

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 0, 15, 12);

let schema: TestSchema;
let link: Link;
let market: OpenMarket;
let accounts: OpenAccounts;
let log: Logger;
let lines: string[];
const onError = vi.fn();

/** As a service opens them. */
beforeEach(async () => {
  schema = await createSchema();
  const server = Number(new URL(inject("postgresUrl")).port);
  link = await Link.start(server);
  const url = schema.url.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${link.port}`);
  const backend = new PostgresBackend({ market: url, accounts: url });
  await backend.migrate();
  lines = [];
  log = createLogger({ write: (text) => void lines.push(...text.trimEnd().split("\n")) });
  onError.mockClear();
  market = await backend.openMarket({ watch: 250, log, onError });
  accounts = await backend.openAccounts({ follow: true, log });
});
afterEach(async () => {
  link.open();
  await accounts.close();
  await market.close();
  await link.close();
  await schema.close();
});

function readLog(): [level: string, message: string][] {
  log.flush();
  return lines.map((line) => JSON.parse(line)).map(({ level, message }) => [level, message]);
}

const read = () => market.store.ratesAt(1, [NOON], 1);

/** How long it takes until all of it fails because the database is away, in ms. */
async function failsWithin(works: readonly (() => Promise<unknown>)[]): Promise<number> {
  const start = performance.now();
  await Promise.all(works.map((work) => expect(work()).rejects.toMatchObject({ kind: "unavailable" })));
  return performance.now() - start;
}

test.each<[string, (link: Link) => void, number]>([
  ["takes no connection", (link) => link.cut(), 1000],
  ["says nothing", (link) => link.pause(), 3500],
])("of a database that %s, reads fail as soon as that is known, until it is back", async (_, fail, most) => {
  await Promise.all([read(), market.probe(), accounts.probe()]);
  fail(link);
  expect(await failsWithin([read, market.probe, accounts.probe])).toBeLessThan(most);
  await expect.poll(readLog).toHaveLength(1);
  // Also what needs another connection.
  expect(await failsWithin([read, read, market.probe, accounts.probe])).toBeLessThan(2000);
  expect(await failsWithin([read, market.probe, accounts.probe])).toBeLessThan(1000);
  link.open();
  await expect.poll(() => read().catch(() => "unavailable")).toEqual([null]);
  await expect.poll(() => accounts.probe().catch(() => "unavailable")).toBeUndefined();
  expect(readLog()).toMatchObject([
    ["error", "PostgreSQL is away: what is not in memory cannot be read."],
    ["info", "PostgreSQL is back."],
  ]);
  expect(onError).not.toHaveBeenCalled();
});

test("of a database that says nothing, writes fail as soon as that is known, until it is back", async () => {
  const write = () =>
    accounts.usage.add([{ accountId: "account_1", kind: "day", from: NOON - (NOON % DAY), credits: 1 }]);
  link.pause();
  // The second one needs another connection.
  expect(await failsWithin([write, write])).toBeLessThan(3500);
  expect(await failsWithin([write, write])).toBeLessThan(1000);
  link.open();
  await expect.poll(() => write().catch(() => "unavailable")).toBeUndefined();
});

/** A user of the schema. @returns Its name, and the URL by which it connects. */
async function createUser(): Promise<{ role: string; url: URL }> {
  const role = `few_${schema.name}`;
  await getAdmin().unsafe(
    `CREATE ROLE ${role} LOGIN PASSWORD 'few'; GRANT USAGE ON SCHEMA ${schema.name} TO ${role}`,
  );
  const url = new URL(schema.url);
  url.username = role;
  url.password = "few";
  return { role, url };
}

const CROWDED = "PostgreSQL takes no further connection: requests share those that there are.";
const TAKES_AGAIN = "PostgreSQL takes connections again.";
const REJECTIONS = [
  ["has no further connection", "CONNECTION LIMIT 1", "CONNECTION LIMIT -1", "has no connection left"],
  ["lets its user in no more", "NOLOGIN", "LOGIN", "does not let this user in"],
] as const;

test.each(REJECTIONS)(
  "a server that %s goes on with the connections that there are, until it takes some again",
  async (_, close, open, reason) => {
    const { role, url } = await createUser();
    const admin = getAdmin();
    const database = await Database.open(url.href, { connections: 2, isWatched: true, log });
    const readPid = async () =>
      (await database.query((sql) => sql<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`))[0]
        ?.pid as number;
    const pid = await readPid();
    const others = () => admin<{ pid: number }[]>`
      SELECT pid FROM pg_stat_activity WHERE usename = ${role} AND pid <> ${pid}
        AND state = 'idle' AND query LIKE '%pg_is_in_recovery%'`;
    // The one that asks has asked, after what each connection asks at first.
    await expect.poll(async () => (await others()).length).toBe(1);
    await admin.unsafe(`ALTER ROLE ${role} ${close}`);
    for (const other of await others()) await admin`SELECT pg_terminate_backend(${other.pid}, 5000)`;
    await expect.poll(readLog).toEqual([["error", CROWDED]]);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ reason: expect.stringContaining(reason) });
    const readTwice = () =>
      Promise.allSettled([1, 2].map(() => database.query((sql) => sql`SELECT pg_sleep(0.1)`)));
    expect(await readTwice()).toMatchObject([{ status: "fulfilled" }, { status: "fulfilled" }]);
    // Longer than until it is asked again, though nothing waits for a connection now.
    for (const end = performance.now() + 2500; performance.now() < end; ) expect(await readPid()).toBe(pid);
    expect(readLog()).toEqual([["error", CROWDED]]);
    await admin.unsafe(`ALTER ROLE ${role} ${open}`);
    // Though nobody needs one.
    await expect.poll(readLog).toEqual([
      ["error", CROWDED],
      ["info", TAKES_AGAIN],
    ]);
    await database.close();
    await admin.unsafe(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
  },
);

test.each(REJECTIONS)(
  "a server that was away, and %s then, takes none, and is back when it does",
  async (_, close, open, reason) => {
    const { role, url } = await createUser();
    const admin = getAdmin();
    const link = await Link.start(Number(url.port));
    url.port = String(link.port);
    const database = await Database.open(url.href, { isWatched: true, log });
    const readOne = () => database.query((sql) => sql`SELECT 1`);
    await readOne();
    link.cut();
    await expect.poll(readLog).toHaveLength(1);
    await admin.unsafe(`ALTER ROLE ${role} ${close.replace("1", "0")}`);
    link.open();
    await expect.poll(() => readLog().at(-1)?.[1]).toBe(CROWDED);
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ reason: expect.stringContaining(reason) });
    await expect(readOne()).rejects.toMatchObject({ kind: "unavailable" });
    link.cut();
    // Longer than until it is asked again.
    await delay(2500);
    const listEnds = () => readLog().flatMap(([level, message]) => (level === "info" ? [message] : []));
    expect(listEnds()).toEqual([]);
    await admin.unsafe(`ALTER ROLE ${role} ${open}`);
    link.open();
    await expect.poll(() => listEnds().sort()).toEqual(["PostgreSQL is back.", TAKES_AGAIN]);
    await readOne();
    await database.close();
    await link.close();
    await admin.unsafe(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
  },
);

test("what hears of keys is closed at once while no server can be reached", async () => {
  await expect.poll(() => accounts.keyChangeFeed?.knownUntil).toBeGreaterThan(0);
  link.cut();
  // Then it tries to listen again.
  await delay(1500);
  const start = performance.now();
  await accounts.close();
  expect(performance.now() - start).toBeLessThan(1000);
});
