import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { PostgresBackend, PostgresKeyStore, PostgresStore } from "@market-data/cluster";
import { createLogger, createService, MemoryMeter } from "@market-data/service";
import { createSchema, getAdmin, type TestSchema } from "@market-data/test-helpers/schemas";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Database } from "../../../../packages/cluster/src/postgres/database.ts";
import { openMemoryAccounts } from "../../../../packages/service/test/support/accounts.ts";

const NOON = Date.UTC(2026, 0, 15, 12);

/** A way to the tests' server that can be cut, or swallow everything. */
class Link {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  isStalled = false;

  constructor(port: number) {
    this.#server = createServer((caller) => {
      const server = connect(port, "127.0.0.1");
      for (const [from, to] of [[caller, server] as const, [server, caller] as const]) {
        this.#sockets.add(from);
        from.on("data", (bytes) => void (this.isStalled || to.write(bytes)));
        from.on("error", () => {});
        from.on("close", () => to.destroy());
      }
    });
  }

  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  cut(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}

let schema: TestSchema;
let link: Link;
let url: string;
beforeEach(async () => {
  schema = await createSchema();
  await new PostgresBackend({ market: schema.url, accounts: schema.url }).migrate();
  const direct = new URL(schema.url);
  link = new Link(Number(direct.port));
  direct.port = String(await link.open());
  url = direct.href;
});
afterEach(async () => {
  link.cut();
  await schema.close();
});

test("a server that says nothing is not waited for", async () => {
  const database = await Database.open(url, { readTimeout: 1000 });
  const keys = new PostgresKeyStore(database);
  expect(await keys.list()).toEqual([]);
  link.isStalled = true;
  await expect(keys.list()).rejects.toMatchObject({
    kind: "unavailable",
    message: expect.stringMatching(/^postgres:\/\/127.0.0.1:\d+\/postgres did not respond within 1000 ms/),
  });
  link.cut();
  await database.close();
});

test("a connection that ends in the middle of a transaction fails it, and no more", async () => {
  const database = await Database.open(url);
  const sleeping = database.transaction(async (sql) => {
    const [row] = await sql<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
    const ended = getAdmin()`SELECT pg_terminate_backend(${row?.pid ?? 0})`;
    await Promise.all([sql`SELECT pg_sleep(60)`, ended]);
  });
  await expect(sleeping).rejects.toMatchObject({ name: "StorageError", kind: "unavailable" });
  expect(await database.transaction(async (sql) => [...(await sql`SELECT 1 AS one`)])).toEqual([{ one: 1 }]);
  await database.close();
});

test("while PostgreSQL is away, what is in memory is served, and all else may be tried again", async () => {
  const database = await Database.open(url);
  const keys = new PostgresKeyStore(database);
  const { secret } = await keys.create({ plan: "Enterprise", name: "" }, NOON);
  const store = new PostgresStore(database, { watch: 10 });
  const logged: string[] = [];
  const service = createService({
    store,
    keys,
    meter: new MemoryMeter({ store: openMemoryAccounts().usage }),
    settings: { addressLimit: 0, stopDrain: 0 },
    log: createLogger({ write: (lines) => logged.push(lines) }),
    now: () => NOON,
  });
  await store.snapshot();
  const at = await service.listen({ host: "127.0.0.1", port: 0 });
  const get = (path: string, key = secret) =>
    fetch(`${at}${path}`, { headers: { "X-SVC_PRO_API_KEY": key } });
  const latest = "/v1/cryptocurrency/map";
  const history = "/v3/fear-and-greed/historical?limit=9";
  expect((await get(latest)).status).toBe(200);
  expect((await get(history)).status).toBe(200);
  link.cut();
  expect((await get(latest)).status).toBe(200);
  for (const response of [
    await get("/v3/fear-and-greed/historical?limit=8"),
    await get(history, "0123456789abcdef"),
  ]) {
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await response.json()).toMatchObject({
      status: { error_message: "The data of this response is temporarily unavailable" },
    });
  }
  expect(logged.join("")).toContain("A request failed.");
  await service.close();
  await store.close();
  await database.close();
});
