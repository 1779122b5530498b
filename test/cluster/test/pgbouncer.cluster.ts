import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PostgresBackend } from "@market-data/cluster";
import type { OpenAccounts, OpenMarket } from "@market-data/storage";
import { type PostgresServer, startPostgres } from "@market-data/test-helpers/postgres";
import { runSql } from "@market-data/test-helpers/sql";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { inOps } from "../src/deployment/files.ts";
import { findFreePort } from "../src/free-port.ts";
import { findProgram } from "../src/redis-server.ts";

// A node behind PgBouncer with the configuration of `ops/compose`.

const PASSWORD = "s3cret";
const NOON = Date.UTC(2026, 0, 15, 12);

let server: PostgresServer;
let folder: string;
let pooler: ChildProcess;
let direct: PostgresBackend;
let market: OpenMarket;
let accounts: OpenAccounts;

beforeAll(async () => {
  server = await startPostgres();
  await runSql(server.url, "CREATE DATABASE market_data");
  await runSql(server.url, `CREATE ROLE serving LOGIN PASSWORD '${PASSWORD}'`);
  const url = server.url.replace(/postgres$/, "market_data");
  direct = new PostgresBackend({ market: url, accounts: url });
  await direct.migrate();
  await direct.grant("serving");
  const port = await startPooler();
  const pooled = `postgres://serving:${PASSWORD}@127.0.0.1:${port}/market_data`;
  const backend = new PostgresBackend({ market: pooled, accounts: pooled });
  market = await vi.waitFor(() => backend.openMarket({ watch: 20 }), { timeout: 10_000 });
  accounts = await backend.openAccounts({ follow: true });
});
afterAll(async () => {
  await accounts?.close();
  await market?.close();
  if (pooler?.exitCode === null) {
    const ended = once(pooler, "exit");
    pooler.kill("SIGKILL");
    await ended;
  }
  await server?.stop();
  rmSync(folder, { recursive: true });
});

/** @returns The port. */
async function startPooler(): Promise<number> {
  folder = mkdtempSync(join(tmpdir(), "market-data-pgbouncer-"));
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const [users, config] = [join(folder, "userlist.txt"), join(folder, "pgbouncer.ini")];
  writeFileSync(users, `"serving" "${PASSWORD}"\n`);
  const places = {
    "host=postgres-balancer port=5432": `host=127.0.0.1 port=${server.port}`,
    "listen_addr = *": "listen_addr = 127.0.0.1\nunix_socket_dir =",
    "listen_port = 6432": `listen_port = ${port}`,
    "/etc/pgbouncer/userlist.txt": users,
  };
  const text = readFileSync(inOps("compose/pgbouncer.ini"), "utf8");
  writeFileSync(
    config,
    Object.entries(places).reduce((all, [from, to]) => all.replace(from, to), text),
  );
  // PgBouncer does not run as root.
  const user = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  pooler = spawn(findProgram(["pgbouncer"]) ?? "pgbouncer", [...user, config], { stdio: "ignore" });
  return port;
}

test("concurrent reads and writes exceed the connections of the pooler", async () => {
  const { writer, close } = await direct.openMarket();
  await writer.saveRates(1, [{ time: NOON, usd: 1.1 }]);
  await close();
  await expect.poll(async () => (await market.store.snapshot()).rates.get(1)?.usd).toBe(1.1);
  const reads = Array.from({ length: 50 }, () => market.store.ratesAt(1, [NOON], 1));
  expect((await Promise.all(reads)).flat()).toMatchObject(Array(50).fill({ usd: 1.1 }));
  await accounts.usage.add([{ accountId: "a", kind: "day", from: 0, credits: 3 }]);
  expect(await accounts.usage.used("a", "day", 0)).toBe(3);
});

test("the pooler passes on notifications of changed keys", async () => {
  const heard: unknown[] = [];
  accounts.keyChangeFeed?.onChange((change) => heard.push(change));
  await expect.poll(() => accounts.keyChangeFeed?.knownUntil).toBeGreaterThan(0);
  const { keys, close } = await direct.openAccounts();
  const { key } = await keys.create({ plan: "Basic", name: "" }, NOON);
  await expect.poll(() => heard).toContainEqual({ keyId: key.id, accountId: key.accountId });
  await close();
});

test("a lock lasts until it is released", async () => {
  const unlock = await market.lockForImport();
  await expect(market.lockForImport()).rejects.toMatchObject({ kind: "locked" });
  unlock();
  await expect
    .poll(() =>
      market.lockForImport().then(
        (end) => end(),
        () => "locked",
      ),
    )
    .toBeUndefined();
});
