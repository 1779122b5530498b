import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { inspect } from "node:util";
import { RedisConnection } from "@market-data/cluster";
import { openBackend } from "@market-data/service";
import { type Certificate, makeAuthority, makeCertificate } from "@market-data/test-helpers/certificates";
import { NOBODY, type PostgresServer, startPostgres } from "@market-data/test-helpers/postgres";
import { connect, type Sql } from "@market-data/test-helpers/sql";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Database, type Queries } from "../../../packages/cluster/src/postgres/database.ts";
import { findFreePort } from "../src/free-port.ts";
import { RedisServer } from "../src/redis-server.ts";
import { SERVE, ServiceNode } from "../src/service-node.ts";

// PostgreSQL and Redis with certificates of the test's own authority for the host "localhost".

const PASSWORD = "s3cret-0123456789";
const SECRETS = /s3cret|PRIVATE KEY/;

let folder: string;
let authority: Certificate;
let other: Certificate;
let database: PostgresServer;
let redis: RedisServer;
let admin: Sql;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "market-data-tls-"));
  chmodSync(folder, 0o755);
  authority = makeAuthority(folder, "authority");
  other = makeAuthority(folder, "other");
  const host = "localhost";
  const ofPostgres = makeCertificate(folder, "postgres", { host, authority, ...postgresOwner() });
  const ofRedis = makeCertificate(folder, "redis", { host, authority });
  database = await startPostgres({
    settings: { ssl: "on", ssl_cert_file: ofPostgres.certificate, ssl_key_file: ofPostgres.key },
  });
  const port = await findFreePort();
  redis = await RedisServer.start({
    port,
    settings: {
      port: "0",
      "tls-port": String(port),
      "tls-cert-file": ofRedis.certificate,
      "tls-key-file": ofRedis.key,
      "tls-auth-clients": "no",
      requirepass: PASSWORD,
    },
  });
  admin = connect(database.url);
  await admin.unsafe(
    `CREATE ROLE owner LOGIN PASSWORD '${PASSWORD}'; GRANT CREATE ON SCHEMA public TO owner`,
  );
});
afterAll(async () => {
  await admin?.end();
  await redis?.kill();
  await database?.stop();
  rmSync(folder, { recursive: true });
});

/** PostgreSQL must be able to read its key. */
function postgresOwner(): { owner?: number } {
  return process.getuid?.() === 0 ? { owner: NOBODY.uid } : {};
}

interface Settings {
  readonly host?: string;
  readonly sslmode?: string;
  readonly root?: Certificate;
}

function postgresUrl({
  host = "localhost",
  sslmode = "verify-full",
  root = authority,
}: Settings = {}): string {
  const tls = `sslmode=${sslmode}&sslrootcert=${root.certificate}`;
  return `postgres://owner:${PASSWORD}@${host}:${database.port}/postgres?${tls}`;
}

function redisUrl(host = "localhost"): string {
  return `rediss://:${PASSWORD}@${host}:${redis.port}`;
}

/** Connects. @returns The message of an error, which must not contain a secret. */
async function findError(connect: () => Promise<{ close(): Promise<void> }>): Promise<string | undefined> {
  try {
    await (await connect()).close();
    return undefined;
  } catch (error) {
    expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(SECRETS);
    return (error as Error).message;
  }
}

async function connectPostgres(settings: Settings) {
  const url = postgresUrl(settings);
  return (await openBackend({ market: url, accounts: url })).openMarket();
}

async function connectRedis(host: string) {
  const connection = new RedisConnection({ url: redisUrl(host), namespace: "tls", timeout: 5000 });
  await connection.open();
  return connection;
}

test("a service connects with a known authority and the right host names", async () => {
  const settings = { MARKET: postgresUrl(), METER: redisUrl(), REDIS_TIMEOUT: "5" };
  const env = { NODE_EXTRA_CA_CERTS: authority.certificate };
  const node = await ServiceNode.start(settings, { ...SERVE, env });
  await expect.poll(() => node.metric("market_data_redis_up")).toBe(1);
  expect((await fetch(`${node.url}/readyz`)).status).toBe(200);
  const open = await admin`
    SELECT DISTINCT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name = 'market-data'`;
  expect(open.map(({ ssl }) => ssl)).toEqual([true]);
  await node.stop();
  expect(node.written).not.toMatch(SECRETS);
});

test("a service without the authority of Redis ends, with advice", async () => {
  const started = ServiceNode.start({ MARKET: postgresUrl(), METER: redisUrl() });
  const message = await started.then(
    () => "It serves.",
    (error: Error) => error.message,
  );
  expect(message).toMatch(
    /^rediss:\/\/localhost:\d+ has a certificate of an authority that is not trusted here\. Name the certificate of that authority to the process: NODE_EXTRA_CA_CERTS=FILE\.$/m,
  );
  expect(message).not.toMatch(SECRETS);
});

test.for<[what: string, settings: () => Settings, expected: RegExp | undefined]>([
  ["the right authority and host", () => ({}), undefined],
  [
    "an unknown authority",
    () => ({ root: other }),
    /^postgres:\/\/localhost:\d+\/postgres has a certificate of an authority that is not trusted here\. Name the certificate of that authority in the URL: sslrootcert=FILE\.$/,
  ],
  [
    "the name of another host",
    () => ({ host: "127.0.0.1" }),
    /^postgres:\/\/127\.0\.0\.1:\d+\/postgres has a certificate for another host\. Name the host in the URL as its certificate does\.$/,
  ],
  [
    "the name of another host, without verification",
    () => ({ host: "127.0.0.1", sslmode: "verify-ca" }),
    undefined,
  ],
])("PostgreSQL with %s", async ([, settings, expected]) => {
  const error = await findError(() => connectPostgres(settings()));
  if (expected === undefined) expect(error).toBeUndefined();
  else expect(error).toMatch(expected);
});

test("PostgreSQL without sslmode is encrypted, and ended connections crash nothing", async () => {
  const crash = vi.fn();
  process.on("uncaughtException", crash).on("unhandledRejection", crash);
  const opened = await Database.open(database.url);
  const [row] = await opened.query((sql) => sql`SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()`);
  expect(row).toEqual({ ssl: true });
  for (const wait of [0, 1, 5]) {
    for (const work of [
      (sql: Queries) => sql`SELECT pg_sleep(1)`,
      (sql: Queries) => sql`SELECT ${"x".repeat(3_000_000)}::text`,
      (sql: Queries) => Promise.all(Array.from({ length: 20 }, () => sql`SELECT pg_sleep(0.001)`)),
    ]) {
      const session = await opened.connectAlone();
      const working = work(session.sql).catch(() => {});
      await delay(wait);
      session.end();
      await working;
    }
  }
  for (const connectTimeout of [1, 5, 10])
    await Database.open(database.url, { connectTimeout }).then(
      (other) => other.close(),
      (error: unknown) => expect(error).toMatchObject({ kind: "unavailable" }),
    );
  await opened.close();
  expect(crash).not.toHaveBeenCalled();
  process.off("uncaughtException", crash).off("unhandledRejection", crash);
});

test("Redis with the name of another host", async () => {
  const known = getCACertificates("default");
  setDefaultCACertificates([readFileSync(authority.certificate, "utf8")]);
  try {
    expect(await findError(() => connectRedis("localhost"))).toBeUndefined();
    expect(await findError(() => connectRedis("127.0.0.1"))).toMatch(
      /^rediss:\/\/127\.0\.0\.1:\d+ has a certificate for another host\. Name the host in the URL as its certificate does\.$/,
    );
  } finally {
    setDefaultCACertificates(known);
  }
});
