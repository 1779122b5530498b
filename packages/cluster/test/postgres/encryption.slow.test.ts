import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { makeAuthority, makeCertificate } from "@market-data/test-helpers/certificates";
import { NOBODY, type PostgresServer, startPostgres } from "@market-data/test-helpers/postgres";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { Database, type Queries } from "../../src/postgres/database.ts";

let folder: string;
let server: PostgresServer;
const crashes: unknown[] = [];
const noteCrash = (error: unknown) => void crashes.push(error);

beforeAll(async () => {
  process.on("uncaughtException", noteCrash).on("unhandledRejection", noteCrash);
  folder = mkdtempSync(join(tmpdir(), "market-data-encryption-"));
  chmodSync(folder, 0o755);
  const owner = process.getuid?.() === 0 ? { owner: NOBODY.uid } : {};
  const authority = makeAuthority(folder, "authority");
  const { certificate, key } = makeCertificate(folder, "server", { host: "localhost", authority, ...owner });
  server = await startPostgres({
    settings: { ssl: "on", ssl_cert_file: certificate, ssl_key_file: key },
  });
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true });
  process.off("uncaughtException", noteCrash).off("unhandledRejection", noteCrash);
});
afterEach(() => {
  expect(crashes.splice(0)).toEqual([]);
});

const url = () => `${server.url}?sslmode=require`;

describe("encrypted connections that are given up end nothing else", () => {
  const LARGE = "x".repeat(3_000_000);

  test.each<[what: string, work: (sql: Queries) => Promise<unknown>]>([
    ["after a query", (sql) => sql`SELECT 1`],
    ["while a large query is sent", (sql) => sql`SELECT ${LARGE}::text`],
    ["while the server works", (sql) => sql`SELECT pg_sleep(1)`],
    [
      "while statements wait for each other",
      (sql) => Promise.all(Array.from({ length: 20 }, () => sql`SELECT pg_sleep(0.001)`)),
    ],
  ])("%s", async (_, work) => {
    const database = await Database.open(url());
    for (const ms of [0, 1, 2, 5]) {
      for (let round = 0; round < 10; round++) {
        const session = await database.connectAlone();
        const used = work(session.sql).then(
          () => "done",
          (error: unknown) => error,
        );
        await delay(ms);
        session.end();
        const result = await used;
        if (result !== "done") expect(result).toBeInstanceOf(Error);
      }
    }
    await database.close();
    // What fails late has time to.
    await delay(50);
  });

  test("while they are made", async () => {
    for (let ms = 1; ms <= 20; ms++) {
      await Database.open(url(), { connectTimeout: ms }).then(
        (database) => database.close(),
        (error: unknown) => expect(error).toMatchObject({ kind: "unavailable" }),
      );
    }
    await delay(50);
  });
});

test("without sslmode, a server with TLS is used encrypted", async () => {
  const database = await Database.open(server.url);
  const [row] = await database.query((sql) => sql`SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()`);
  expect(row).toEqual({ ssl: true });
  await database.close();
});

test.each([
  ["closes the connection", (): Buffer | undefined => undefined, "ended the connection"],
  ["has no encryption", () => Buffer.from("N"), "does not encrypt"],
  ["is not PostgreSQL", () => Buffer.from("HTTP/1.1 400 Bad Request\r\n\r\n"), "does not encrypt"],
  // It would be read as though it were encrypted (CVE-2021-23222).
  ["sends more than its consent", () => Buffer.from("Sx"), "does not encrypt"],
])("a server that %s is not used where encryption is demanded", async (_, respond, message) => {
  const other = createServer((socket) => {
    socket.on("error", () => {}).once("data", () => socket.end(respond() ?? ""));
  });
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  const demanding = `postgres://user:password@127.0.0.1:${port}/data?sslmode=require`;
  await expect(Database.open(demanding, { connectTimeout: 5000 })).rejects.toThrow(message);
  other.close();
});
