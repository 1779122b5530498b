import { once } from "node:events";
import { PostgresBackend, type PostgresStore } from "@market-data/cluster";
import type { MarketStore } from "@market-data/market";
import { createLogger } from "@market-data/service";
import { hashSecret } from "@market-data/storage";
import { type PostgresServer, startPostgresWithReplica } from "@market-data/test-helpers/postgres";
import { connect, runSql, type Sql } from "@market-data/test-helpers/sql";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Haproxy } from "../../src/haproxy.ts";

// A primary and a replica behind HAProxy with the configuration of `ops/compose`.

const NOON = Date.UTC(2026, 0, 15, 12);
/** HAProxy and a node need up to two seconds each to notice a failure. */
const PATIENT = { timeout: 20_000, interval: 50 };

let primary: PostgresServer;
let replica: PostgresServer;
let balancer: Haproxy;
/** A connection to the replica. */
let admin: Sql;
let url: string;

beforeEach(async () => {
  ({ primary, replica } = await startPostgresWithReplica());
  admin = connect(replica.url);
  await runSql(primary.url, "CREATE ROLE checking LOGIN");
  await expect
    .poll(async () => (await admin`SELECT FROM pg_roles WHERE rolname = 'checking'`).length)
    .toBe(1);
  balancer = await Haproxy.start({ "postgres-primary": primary.port, "postgres-replica": replica.port });
  url = `postgres://postgres@127.0.0.1:${balancer.port}/postgres`;
  await expect
    .poll(
      () =>
        backend()
          .migrate()
          .catch((error: Error) => error.message),
      PATIENT,
    )
    .toContain("version");
});
afterEach(async () => {
  await admin.end();
  await balancer.stop();
  await replica.stop();
  await primary.stop();
});

const backend = () => new PostgresBackend({ market: url, accounts: url });
const open = () => backend().openMarket({ watch: 20 });

/** A log with a function that reads its lines. */
function createLog() {
  const lines: string[] = [];
  const log = createLogger({ write: (text) => void lines.push(...text.trimEnd().split("\n")) });
  const read = (): { readonly message: string }[] => {
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

/** Reads the database again, whether a change is known or not. */
async function reread(store: MarketStore): Promise<void> {
  const own = store as PostgresStore;
  own.changed();
  await own.refresh();
}

/** Waits until the replica has a number of rates. */
async function caughtUp(rates: number): Promise<void> {
  const count = async () =>
    (await admin<{ count: string }[]>`SELECT count(*) FROM rate`.catch(() => []))[0]?.count;
  await expect.poll(count).toBe(String(rates));
}

/** Disconnects the replica from the primary. */
async function stallReplication(): Promise<void> {
  await admin`ALTER SYSTEM SET primary_conninfo = ''`;
  await admin`SELECT pg_reload_conf()`;
  await expect.poll(async () => (await admin`SELECT FROM pg_stat_wal_receiver`).length).toBe(0);
}

/** Kills the primary and promotes the replica. */
async function failOver(): Promise<void> {
  const ended = once(primary.process, "exit");
  primary.process.kill("SIGKILL");
  await ended;
  await admin`SELECT pg_promote()`;
}

test("nodes forget writes that the new primary lacks, although new writes have their revisions", async () => {
  const market = await open();
  const { store, writer } = market;
  await writer.saveRates(1, rate(1.1));
  await caughtUp(1);
  await stallReplication();
  await writer.saveRates(2, rate(2.2));
  await expect.poll(() => readRates(store)).toEqual([1.1, 2.2, undefined]);
  const before = (await store.snapshot()).revision;
  await failOver();
  let other: Awaited<ReturnType<typeof open>> | undefined;
  await expect
    .poll(async () => {
      other ??= await open().catch(() => undefined);
      return other && write(other.writer, 3);
    }, PATIENT)
    .toBe("written");
  await expect.poll(() => readRates(store), PATIENT).toEqual([1.1, undefined, 3.3]);
  // ETags contain the revision: an equal revision would keep lost data in caches.
  expect((await store.snapshot()).revision).not.toBe(before);
  await market.close();
  await other?.close();
});

/** The processes of the primary: the server and its connections. */
async function listProcesses(): Promise<number[]> {
  const rows = await runSql(
    primary.url,
    "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
  );
  return [...rows.map(({ pid }) => pid as number), primary.process.pid as number];
}

/** Sends a signal to the processes that still run. */
function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
}

const write = (
  writer: { saveRates: (id: number, rates: { time: number; usd: number }[]) => Promise<void> },
  id: number,
) =>
  writer.saveRates(id, rate(id + id / 10)).then(
    () => "written",
    () => "unavailable",
  );

test.each<[signal: NodeJS.Signals, event: string, recover: (pids: readonly number[]) => unknown]>([
  ["SIGKILL", "the replica is promoted", () => admin`SELECT pg_promote()`],
  ["SIGSTOP", "the primary continues", (pids) => signalAll(pids, "SIGCONT")],
])("after %s of the primary, nodes read from the replica until %s", async (signal, _, recover) => {
  const { log, read } = createLog();
  const onError = vi.fn();
  const market = await backend().openMarket({ watch: 20, onError, log });
  const accounts = await backend().openAccounts({ follow: true, log });
  const { key, secret } = await accounts.keys.create({ plan: "Basic", name: "" }, NOON);
  await market.writer.saveRates(1, rate(1.1));
  await caughtUp(1);
  const before = await market.store.snapshot();
  expect(before.rates.get(1)?.usd).toBe(1.1);
  expect([accounts.isReadOnly(), market.gauges.at(-1)?.read()]).toEqual([false, 1]);
  const pids = await listProcesses();
  signalAll(pids, signal);
  const readHistory = () => market.store.ratesAt(1, [NOON], 1).catch(({ kind }: { kind: string }) => kind);
  await expect.poll(readHistory, PATIENT).toMatchObject([{ usd: 1.1 }]);
  const findKey = () => accounts.keys.find(hashSecret(secret)).catch(() => undefined);
  await expect.poll(async () => (await findKey())?.id, PATIENT).toBe(key.id);
  await expect.poll(() => accounts.isReadOnly(), PATIENT).toBe(true);
  await expect
    .poll(() => read().map(({ message }) => message), PATIENT)
    .toContain("PostgreSQL is a standby: what is stored is read, and nothing can be written.");
  await expect.poll(() => market.gauges.at(-1)?.read(), PATIENT).toBe(0);
  await market.probe();
  await accounts.probe();
  expect(await write(market.writer, 2)).toBe("unavailable");
  await recover(pids);
  await expect.poll(() => write(market.writer, 2), PATIENT).toBe("written");
  await expect.poll(() => readRates(market.store), PATIENT).toEqual([1.1, 2.2, undefined]);
  // The node kept its data, and read only the change.
  expect((await market.store.snapshot()).version).toBe(before.version + 1);
  await expect.poll(() => accounts.isReadOnly(), PATIENT).toBe(false);
  await expect.poll(() => read().at(-1)?.message, PATIENT).toBe("PostgreSQL can be written again.");
  await expect
    .poll(() => accounts.keyChangeFeed?.knownUntil, PATIENT)
    .toBeGreaterThan(performance.now() - 500);
  expect(onError).not.toHaveBeenCalled();
  await market.close();
  await accounts.close();
});

test("a replica adds what a node lacks, takes no newer data back, and suffices for a start", async () => {
  const behind = await backend().openMarket();
  expect(await readRates(behind.store)).toEqual([undefined, undefined, undefined]);
  const ahead = await open();
  await ahead.writer.saveRates(1, rate(1.1));
  await caughtUp(1);
  await stallReplication();
  await ahead.writer.saveRates(1, [{ time: NOON + 1, usd: 1.2 }]);
  expect(await readRates(ahead.store)).toEqual([1.2, undefined, undefined]);
  primary.process.kill("SIGKILL");
  const rereadRates = async () => {
    await reread(behind.store).catch(() => {});
    return readRates(behind.store).catch(() => []);
  };
  await expect.poll(rereadRates, PATIENT).toEqual([1.1, undefined, undefined]);
  const readHistory = () => ahead.store.ratesAt(1, [NOON + 1], 1).catch(() => []);
  await expect.poll(readHistory, PATIENT).toMatchObject([{ usd: 1.1 }]);
  await reread(ahead.store);
  expect(await readRates(ahead.store)).toEqual([1.2, undefined, undefined]);
  const accounts = await backend().openAccounts();
  expect(accounts.isReadOnly()).toBe(true);
  expect(accounts.warnings).toEqual([
    expect.stringMatching(/Used credits wait in memory.*neither keys nor imports/),
  ]);
  const creating = accounts.keys.create({ plan: "Basic", name: "" }, NOON);
  await expect(creating).rejects.toMatchObject({ kind: "read-only" });
  await accounts.close();
  await behind.close();
  await ahead.close();
});
