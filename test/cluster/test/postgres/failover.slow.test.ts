import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { PostgresBackend, type PostgresStore } from "@market-data/cluster";
import type { MarketStore } from "@market-data/market";
import { createLogger } from "@market-data/service";
import { hashSecret, type Logger } from "@market-data/storage";
import { Link } from "@market-data/test-helpers/link";
import { type PostgresServer, startPostgresWithReplica } from "@market-data/test-helpers/postgres";
import postgres, { type Sql } from "postgres";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const NOON = Date.UTC(2026, 0, 15, 12);

let primary: PostgresServer;
let replica: PostgresServer;
let admin: Sql;
/** Of both, of which the one that can be written is taken. */
let url: string;

beforeEach(async () => {
  ({ primary, replica } = await startPostgresWithReplica());
  admin = postgres(replica.url, { max: 1, onnotice: () => {} });
  url = `postgres://postgres@127.0.0.1:${primary.port},127.0.0.1:${replica.port}/postgres?target_session_attrs=primary`;
  await new PostgresBackend({ market: url, accounts: url }).migrate();
});
afterEach(async () => {
  await admin.end();
  await replica.stop();
  await primary.stop();
});

const open = () => new PostgresBackend({ market: url, accounts: url }).openMarket({ watch: 20 });

/** A log, and the lines that it has so far. */
function createLog() {
  const lines: string[] = [];
  const log = createLogger({ write: (text) => void lines.push(...text.trimEnd().split("\n")) });
  const read = (): { readonly message: string; readonly pool?: string }[] => {
    log.flush();
    return lines.map((line) => JSON.parse(line));
  };
  return { log, read };
}

const rate = (usd: number) => [{ time: NOON, usd }];

async function readRates(store: MarketStore): Promise<(number | undefined)[]> {
  const { rates } = await store.snapshot();
  return [1, 2, 3].map((fiat) => rates.get(fiat)?.usd);
}

/** Until the replica has all that the primary has. */
async function caughtUp(rates: number): Promise<void> {
  const count = async () =>
    (await admin<{ count: string }[]>`SELECT count(*) FROM rate`.catch(() => []))[0]?.count;
  await expect.poll(count).toBe(String(rates));
}

/** The replica is sent nothing from now on. */
async function stallReplication(): Promise<void> {
  await admin`ALTER SYSTEM SET primary_conninfo = ''`;
  await admin`SELECT pg_reload_conf()`;
  await expect.poll(async () => (await admin`SELECT FROM pg_stat_wal_receiver`).length).toBe(0);
}

/** Kills the primary; the replica takes over. */
async function failOver(): Promise<void> {
  const ended = once(primary.process, "exit");
  primary.process.kill("SIGKILL");
  await ended;
  await admin`SELECT pg_promote()`;
}

test("writes that the new primary lacks are forgotten, also where others have their revisions", async () => {
  const market = await open();
  const { store, writer } = market;
  await writer.saveRates(1, rate(1.1));
  await caughtUp(1);
  await stallReplication();
  await writer.saveRates(2, rate(2.2));
  await expect.poll(() => readRates(store)).toEqual([1.1, 2.2, undefined]);
  const before = (await store.snapshot()).revision;
  await failOver();
  const other = await open();
  await other.writer.saveRates(3, rate(3.3));
  await expect.poll(() => readRates(store)).toEqual([1.1, undefined, 3.3]);
  // Responses are named after it: the same one would leave callers with what was lost.
  expect((await store.snapshot()).revision).not.toBe(before);
  await market.close();
  await other.close();
});

test("while nothing is lost, a failover leaves what is known", async () => {
  const market = await open();
  const { store, writer } = market;
  await writer.saveRates(1, rate(1.1));
  await caughtUp(1);
  const before = await store.snapshot();
  await failOver();
  await expect
    .poll(() =>
      writer.saveRates(2, rate(2.2)).then(
        () => "written",
        () => "unavailable",
      ),
    )
    .toBe("written");
  await expect.poll(() => readRates(store)).toEqual([1.1, 2.2, undefined]);
  expect((await store.snapshot()).version).toBe(before.version + 1);
  await market.close();
});

/** The processes of the primary: those of its connections, and the one that they came from. */
async function listProcesses(): Promise<number[]> {
  const sql = postgres(primary.url, { max: 1 });
  const rows = await sql<{ pid: number }[]>`SELECT pid FROM pg_stat_activity
    WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;
  await sql.end();
  return [...rows.map(({ pid }) => pid), primary.process.pid as number];
}

/** Sends a signal to processes; one that ended with those before it gets none. */
function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
}

describe("with a replica that is named", () => {
  const backend = () =>
    new PostgresBackend({
      market: primary.url,
      accounts: primary.url,
      marketReplica: replica.url,
      accountsReplica: replica.url,
    });

  test.each<NodeJS.Signals>(["SIGKILL", "SIGSTOP"])(
    "history and keys are read from it after %s of the primary",
    async (signal) => {
      const { log, read } = createLog();
      const onError = vi.fn();
      const market = await backend().openMarket({ watch: 20, onError, log });
      const accounts = await backend().openAccounts({ log });
      const { key, secret } = await accounts.keys.create({ plan: "Basic", name: "" }, NOON);
      await market.writer.saveRates(1, rate(1.1));
      await caughtUp(1);
      expect((await market.store.snapshot()).rates.get(1)?.usd).toBe(1.1);
      expect(accounts.isReadOnly?.()).toBe(false);
      const pids = await listProcesses();
      signalAll(pids, signal);
      await expect.poll(() => accounts.isReadOnly?.()).toBe(true);
      expect(await market.store.ratesAt(1, [NOON], 1)).toMatchObject([{ usd: 1.1 }]);
      expect((await accounts.keys.find(hashSecret(secret)))?.id).toBe(key.id);
      const database = `postgres://127.0.0.1:${primary.port}/postgres`;
      const away = [
        {
          level: "warn",
          message: "PostgreSQL is away: reads go to its replica.",
          database,
          replica: expect.any(String),
        },
      ];
      expect(read()).toMatchObject(away);
      expect(market.gauges?.map(({ name, read }) => [name, read()])).toEqual([
        ["market_data_replica_up", 1],
        ["market_data_primary_up", 0],
      ]);
      await market.probe();
      await accounts.probe();
      if (signal === "SIGSTOP") {
        signalAll(pids, "SIGCONT");
        await expect.poll(() => accounts.isReadOnly?.()).toBe(false);
        await market.writer.saveRates(2, rate(2.2));
        await expect.poll(() => readRates(market.store)).toEqual([1.1, 2.2, undefined]);
        expect(read()).toMatchObject([...away, { level: "info", message: "PostgreSQL is back.", database }]);
      }
      expect(onError).not.toHaveBeenCalled();
      await market.close();
      await accounts.close();
    },
  );

  test.each([
    ["alone", () => replica.url],
    ["with the primary", () => url.replace(/\?.*/, "?target_session_attrs=prefer-standby")],
  ])(
    "history is read all the time while the primary hangs and its replica, named %s, takes over",
    async (_, getReplica) => {
      const both = { market: url, accounts: url, marketReplica: getReplica() };
      const { log, read: readLog } = createLog();
      const market = await new PostgresBackend(both).openMarket({ watch: 20, log });
      await market.writer.saveRates(1, rate(1.1));
      await caughtUp(1);
      const read = async () => {
        const start = performance.now();
        // As many as there are connections.
        const reads = Array.from({ length: 10 }, () => market.store.ratesAt(1, [NOON], 1));
        expect((await Promise.all(reads)).flat()).toMatchObject(Array(10).fill({ usd: 1.1 }));
        return performance.now() - start;
      };
      await read();
      const pids = await listProcesses();
      signalAll(pids, "SIGSTOP");
      const took = [await read()];
      await admin`SELECT pg_promote()`;
      const isUp = () => market.gauges?.find(({ name }) => name === "market_data_primary_up")?.read();
      while (isUp() !== 1) took.push(await read());
      took.push(await read());
      expect(Math.max(...took)).toBeLessThan(4500);
      // After the promotion no standby is left, which may be logged as well.
      const ofPrimary = readLog().filter(({ message }) => !message.startsWith("The replica"));
      expect(ofPrimary).toMatchObject([
        {
          message: "PostgreSQL is away: reads go to its replica.",
          replica: both.marketReplica.replace("postgres@", ""),
        },
        { message: "PostgreSQL is back." },
      ]);
      await market.writer.saveRates(2, rate(2.2));
      await expect.poll(() => readRates(market.store)).toEqual([1.1, 2.2, undefined]);
      await market.close();
    },
  );

  /** A market whose replica is reached by a link, and a way to the primary; and how many connections of its replica a server has. */
  async function openBehindLink(log?: Logger) {
    const link = await Link.start(replica.port);
    const name = "prefers-its-replica";
    const hosts = `127.0.0.1:${link.port},127.0.0.1:${primary.port}`;
    const marketReplica = `postgres://postgres@${hosts}/postgres?target_session_attrs=prefer-standby&application_name=${name}`;
    const market = await new PostgresBackend({ market: url, accounts: url, marketReplica }).openMarket({
      watch: 20,
      ...(log !== undefined && { log }),
    });
    const written = postgres(primary.url, { max: 1, onnotice: () => {} });
    const countOn = async (sql: Sql) =>
      (await sql`SELECT FROM pg_stat_activity WHERE application_name = ${name}`).length;
    return { link, market, written, countOn };
  }

  test("a replica that was away is found again, before the primary hangs", async () => {
    const { link, market, written, countOn } = await openBehindLink();
    await market.writer.saveRates(1, rate(1.1));
    await caughtUp(1);
    const isReplicaUp = () => market.gauges?.find(({ name }) => name === "market_data_replica_up")?.read();
    link.cut();
    await expect.poll(() => countOn(written)).toBeGreaterThan(0);
    expect(await countOn(admin)).toBe(0);
    await expect.poll(isReplicaUp).toBe(0);
    link.open();
    await expect.poll(() => countOn(admin)).toBeGreaterThan(0);
    await expect.poll(isReplicaUp).toBe(1);
    await written.end();
    signalAll(await listProcesses(), "SIGSTOP");
    const start = performance.now();
    expect(await market.store.ratesAt(1, [NOON], 1)).toMatchObject([{ usd: 1.1 }]);
    expect(performance.now() - start).toBeLessThan(4500);
    await market.close();
    await link.close();
  });

  test.each<[string, (link: Link) => void]>([
    ["is gone", (link) => link.cut()],
    ["says nothing", (link) => link.pause()],
  ])(
    "that the replica %s is logged until it is back, though the primary is asked in its place",
    async (_, fail) => {
      const { log, read } = createLog();
      const { link, market, written, countOn } = await openBehindLink(log);
      await expect.poll(() => countOn(admin)).toBeGreaterThan(0);
      fail(link);
      await expect.poll(() => countOn(written)).toBeGreaterThan(0);
      const message = "The replica of PostgreSQL is away.";
      const reason = expect.stringMatching(
        /has no standby that can be read\..*(ECONNREFUSED|CONNECTION_CLOSED|ECONNRESET|CONNECT_TIMEOUT)/,
      );
      await expect.poll(() => read().at(-1)).toMatchObject({ message, reason });
      const before = read().length;
      // Longer than until servers are looked for again, and a further reason is logged.
      await delay(8000);
      expect(read()).toHaveLength(before);
      link.open();
      await expect.poll(() => read().at(-1)).toMatchObject({ message: "The replica of PostgreSQL is back." });
      expect(read().slice(0, -1)).toMatchObject(Array(read().length - 1).fill({ message }));
      await written.end();
      await market.close();
      await link.close();
    },
  );

  test("a replica that became the primary is left for the next one", async () => {
    const name = "leaves-the-promoted";
    const preferred = url.replace(/\?.*/, `?target_session_attrs=prefer-standby&application_name=${name}`);
    const market = await new PostgresBackend({
      market: url,
      accounts: url,
      marketReplica: preferred,
    }).openMarket({ watch: 20 });
    await market.writer.saveRates(1, rate(1.1));
    await caughtUp(1);
    signalAll(await listProcesses(), "SIGSTOP");
    await market.store.ratesAt(1, [NOON], 1);
    const list = async () =>
      (await admin<{ pid: number }[]>`SELECT pid FROM pg_stat_activity WHERE application_name = ${name}`).map(
        ({ pid }) => pid,
      );
    const before = await list();
    // That of reads, and the one that asks whether it is there.
    expect(before.length).toBeGreaterThan(1);
    await failOver();
    await expect.poll(async () => (await list()).filter((pid) => before.includes(pid))).toEqual([]);
    expect(await market.store.ratesAt(1, [NOON], 1)).toMatchObject([{ usd: 1.1 }]);
    await market.close();
  });

  test("a primary that accepts no connection is read on those that there are", async () => {
    const market = await backend().openMarket({ watch: 20 });
    await market.writer.saveRates(1, rate(1.1));
    primary.process.kill("SIGSTOP");
    const start = performance.now();
    const reads = Array.from({ length: 10 }, () => market.store.ratesAt(1, [NOON], 1));
    expect((await Promise.all(reads)).flat()).toMatchObject(Array(10).fill({ usd: 1.1 }));
    expect(performance.now() - start).toBeLessThan(2000);
    primary.process.kill("SIGCONT");
    await market.close();
  });

  test("that it cannot be read is logged with the reason, before it is needed", async () => {
    const { log, read } = createLog();
    const marketReplica = replica.url.replace(/postgres$/, "nowhere");
    const market = await new PostgresBackend({
      market: primary.url,
      accounts: primary.url,
      marketReplica,
    }).openMarket({ watch: 20, log });
    const crowded = {
      message: "The replica of PostgreSQL takes no further connection: reads share those that there are.",
      reason: expect.stringContaining("does not exist"),
    };
    await expect.poll(read).toMatchObject([crowded]);
    primary.process.kill("SIGKILL");
    // Its other processes end a moment later.
    await expect
      .poll(() => market.store.ratesAt(1, [NOON], 1).catch((error: { kind?: string }) => error.kind))
      .toBe("unavailable");
    await market.close();
  });

  test("a replica that lacks the last writes does not take back what is shown", async () => {
    const market = await backend().openMarket({ watch: 20 });
    await market.writer.saveRates(1, rate(1.1));
    await caughtUp(1);
    await stallReplication();
    await market.writer.saveRates(1, [{ time: NOON + 1, usd: 1.2 }]);
    expect(await readRates(market.store)).toEqual([1.2, undefined, undefined]);
    primary.process.kill("SIGKILL");
    await expect.poll(() => market.store.ratesAt(1, [NOON + 1], 1)).toMatchObject([{ usd: 1.1 }]);
    await (market.store as PostgresStore).reread();
    expect(await readRates(market.store)).toEqual([1.2, undefined, undefined]);
    await market.close();
  });

  test("what a replica has received and a service does not know yet is shown", async () => {
    const market = await backend().openMarket();
    expect(await readRates(market.store)).toEqual([undefined, undefined, undefined]);
    const other = await backend().openMarket();
    await other.writer.saveRates(1, rate(1.1));
    await other.close();
    await caughtUp(1);
    primary.process.kill("SIGKILL");
    await (market.store as PostgresStore).reread();
    expect(await readRates(market.store)).toEqual([1.1, undefined, undefined]);
    await market.close();
  });

  test("a start without the primary serves what the replica has, and says what cannot be done", async () => {
    const before = await backend().openMarket();
    await before.writer.saveRates(1, rate(1.1));
    const opened = await backend().openAccounts();
    await before.close();
    await opened.close();
    await caughtUp(1);
    primary.process.kill("SIGKILL");
    const { log, read } = createLog();
    const market = await backend().openMarket({ log });
    const accounts = await backend().openAccounts({ log });
    expect(await readRates(market.store)).toEqual([1.1, undefined, undefined]);
    expect(read()).toMatchObject([
      {
        message: "PostgreSQL is away: reads go to its replica.",
        reason: expect.stringMatching(/cannot be reached|ended the connection/),
      },
    ]);
    expect(accounts.warnings).toEqual([
      expect.stringMatching(/Used credits wait in memory.*neither keys nor imports/),
    ]);
    await expect(market.writer.saveRates(2, rate(2.2))).rejects.toMatchObject({ kind: "unavailable" });
    await market.close();
    await accounts.close();
  });
});

describe("a primary that takes no further connection, with a replica", () => {
  let sql: Sql;
  beforeEach(async () => {
    sql = postgres(primary.url, { max: 1 });
    await sql`CREATE ROLE few LOGIN PASSWORD 'few'`;
    await sql`GRANT SELECT ON ALL TABLES IN SCHEMA public TO few`;
    const hasFew = async () => (await admin`SELECT FROM pg_roles WHERE rolname = 'few'`).length;
    await expect.poll(hasFew).toBe(1);
  });
  afterEach(() => sql.end());

  /** A log, and a market and accounts as a service has them. */
  async function openBoth() {
    const { log, read } = createLog();
    const market = primary.url.replace("postgres@", "few:few@");
    const replicas = { marketReplica: replica.url, accountsReplica: replica.url };
    const backend = new PostgresBackend({ market, accounts: market, ...replicas });
    const opened = {
      market: await backend.openMarket({ watch: 20, log }),
      accounts: await backend.openAccounts({ watch: true, log }),
    };
    const isUp = () => opened.market.gauges?.find(({ name }) => name === "market_data_primary_up")?.read();
    const probe = async () => {
      await opened.market.probe();
      await opened.accounts.probe();
    };
    const close = async () => {
      await opened.market.close();
      await opened.accounts.close();
    };
    return { read, isUp, probe, close, isReadOnly: () => opened.accounts.isReadOnly?.() };
  }

  const crowded = (pool: string, reason: string) => ({
    level: "warn",
    message: "PostgreSQL takes no further connection: reads go to its replica.",
    pool,
    reason: expect.stringContaining(reason),
  });
  const takesAgain = (pool: string) => ({ message: "PostgreSQL takes connections again.", pool });
  const byPool = (lines: { readonly pool?: string }[]) =>
    lines.sort((one, other) => String(other.pool).localeCompare(String(one.pool)));

  const ASKS = 'SELECT pg_is_in_recovery() AS "isStandby"';
  const list = () => sql<{ pid: number; query: string }[]>`
    SELECT pid, query FROM pg_stat_activity WHERE usename = 'few'`;

  test.each([
    ["has no connection left", "CONNECTION LIMIT 0", "CONNECTION LIMIT -1"],
    ["does not let this user in", "NOLOGIN", "LOGIN"],
  ])(
    "and says that it %s, is replaced until it takes some, though it answers on those from before",
    async (reason, close, open) => {
      const both = await openBoth();
      await both.probe();
      expect([both.isUp(), both.isReadOnly()]).toEqual([1, false]);
      await expect.poll(async () => (await list()).filter(({ query }) => query === ASKS).length).toBe(2);
      await sql.unsafe(`ALTER ROLE few ${close}`);
      for (const { pid, query } of await list())
        if (query !== ASKS) await sql`SELECT pg_terminate_backend(${pid}, 5000)`;
      await both.probe();
      // Longer than it takes until what answers is asked again.
      for (const end = performance.now() + 2500; performance.now() < end; ) {
        await both.probe();
        expect([both.isUp(), both.isReadOnly()]).toEqual([0, true]);
      }
      const found = [crowded("market", reason), crowded("accounts", reason)];
      expect(byPool(both.read())).toMatchObject(found);
      await sql.unsafe(`ALTER ROLE few ${open}`);
      await expect.poll(() => [both.isUp(), both.isReadOnly()]).toEqual([1, false]);
      expect(both.read().slice(2)).toHaveLength(2);
      expect(byPool(both.read().slice(2))).toMatchObject([takesAgain("market"), takesAgain("accounts")]);
      await both.close();
    },
  );

  test("keeps the connections that write, where the one that asks is lost", async () => {
    const both = await openBoth();
    await both.probe();
    await expect.poll(async () => (await list()).filter(({ query }) => query === ASKS).length).toBe(2);
    const others = (await list()).flatMap(({ pid, query }) => (query === ASKS ? [] : [pid]));
    expect(others.length).toBeGreaterThan(1);
    await sql`ALTER ROLE few NOLOGIN`;
    for (const { pid, query } of await list())
      if (query === ASKS) await sql`SELECT pg_terminate_backend(${pid}, 5000)`;
    await expect.poll(() => [both.isUp(), both.isReadOnly()]).toEqual([0, false]);
    for (const end = performance.now() + 2500; performance.now() < end; ) await both.probe();
    expect([both.isUp(), both.isReadOnly()]).toEqual([0, false]);
    expect((await list()).map(({ pid }) => pid)).toEqual(expect.arrayContaining(others));
    await sql`ALTER ROLE few LOGIN`;
    await expect.poll(both.isUp).toBe(1);
    await both.close();
  });

  test("is not needed for a start", async () => {
    await sql`ALTER ROLE few CONNECTION LIMIT 0`;
    const both = await openBoth();
    await both.probe();
    expect([both.isUp(), both.isReadOnly()]).toEqual([0, true]);
    const found = [
      crowded("market", "has no connection left"),
      crowded("accounts", "has no connection left"),
    ];
    expect(byPool(both.read())).toMatchObject(found);
    await both.close();
  });
});

test("a primary without connections left is named as such, though its standby takes some", async () => {
  const sql = postgres(primary.url, { max: 1 });
  await sql`CREATE ROLE few LOGIN PASSWORD 'few'`;
  await expect.poll(async () => (await admin`SELECT FROM pg_roles WHERE rolname = 'few'`).length).toBe(1);
  await stallReplication();
  await sql`ALTER ROLE few CONNECTION LIMIT 0`;
  await sql.end();
  const market = url.replace("postgres@", "few:few@");
  const start = performance.now();
  await expect(new PostgresBackend({ market, accounts: market }).openMarket()).rejects.toThrow(
    "has no connection left",
  );
  expect(performance.now() - start).toBeLessThan(3000);
});

test("a standby in place of the primary serves, and says what cannot be done", async () => {
  const accounts = await new PostgresBackend({ market: url, accounts: url }).openAccounts();
  await accounts.close();
  const isThere = () => admin`SELECT to_regclass('api_key') IS NOT NULL AS "isThere"`;
  await expect.poll(isThere).toEqual([{ isThere: true }]);
  const standby = await new PostgresBackend({ market: replica.url, accounts: replica.url }).openAccounts();
  expect(standby.isReadOnly?.()).toBe(true);
  expect(standby.warnings).toEqual([expect.stringContaining("is away or a standby")]);
  const creating = standby.keys.create({ plan: "Basic", name: "" }, NOON);
  await expect(creating).rejects.toMatchObject({ kind: "read-only" });
  await standby.close();
});
