import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { makeAuthority, makeCertificate } from "@market-data/test-helpers/certificates";
import { NOBODY, type PostgresServer, startPostgres } from "@market-data/test-helpers/postgres";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { parseAddress } from "../../src/postgres/address.ts";
import { Connection } from "../../src/postgres/connection.ts";

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

function open(connectTimeout = 10_000): Promise<Connection> {
  const address = parseAddress(`${server.url}?sslmode=require`);
  return Connection.open(address, { connectTimeout, readTimeout: 10_000 });
}

describe("an encrypted connection that is given up ends nothing else", () => {
  const LARGE = "x".repeat(3_000_000);

  test.each<[what: string, use: (connection: Connection) => unknown]>([
    ["without a query", () => {}],
    ["after a query", ({ use }) => use((sql) => sql`SELECT 1`)],
    ["while a large query is sent", ({ use }) => use((sql) => sql`SELECT ${LARGE}::text`)],
    ["while the server works", ({ use }) => use((sql) => sql`SELECT pg_sleep(1)`)],
    [
      "while queries wait for each other",
      ({ use }) => Promise.all(Array.from({ length: 20 }, () => use((sql) => sql`SELECT pg_sleep(0.001)`))),
    ],
  ])("%s", async (_, use) => {
    for (const ms of [undefined, 0, 1, 2, 5]) {
      for (let round = 0; round < 10; round++) {
        const connection = await open();
        const used = Promise.resolve(use({ use: connection.use.bind(connection) } as Connection)).then(
          () => "done",
          (error: { code?: unknown }) => error.code,
        );
        if (ms !== undefined) await delay(ms);
        connection.destroy();
        expect(["done", "CONNECTION_ENDED"]).toContain(await used);
      }
    }
    // What fails late has time to.
    await delay(50);
  });

  test("while it is made", async () => {
    for (let ms = 1; ms <= 20; ms++) {
      await open(ms).then(
        (connection) => connection.destroy(),
        (error: { code?: unknown }) => expect(error.code).toBe("CONNECT_TIMEOUT"),
      );
    }
    await delay(50);
  });
});

test.each([
  ["closes the connection", (): Buffer | undefined => undefined, "CONNECTION_CLOSED"],
  ["has no encryption", () => Buffer.from("N"), "NO_TLS"],
  ["is not PostgreSQL", () => Buffer.from("HTTP/1.1 400 Bad Request\r\n\r\n"), "NO_TLS"],
  // It would be read as though it were encrypted (CVE-2021-23222).
  ["sends more than its consent", () => Buffer.from("Sx"), "NO_TLS"],
])("a server that %s is not used where encryption is demanded", async (_, respond, code) => {
  const other = createServer((socket) => {
    socket.on("error", () => {}).once("data", () => socket.end(respond() ?? ""));
  });
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  const address = parseAddress(`postgres://user:password@127.0.0.1:${port}/data?sslmode=require`);
  await expect(Connection.open(address, { connectTimeout: 5000, readTimeout: 5000 })).rejects.toMatchObject({
    code,
  });
  other.close();
});
