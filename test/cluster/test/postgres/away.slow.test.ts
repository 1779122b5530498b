import { PostgresBackend } from "@market-data/cluster";
import { createLogger, createService, MemoryMeter } from "@market-data/service";
import type { Logger, OpenAccounts, OpenMarket } from "@market-data/storage";
import { Link } from "@market-data/test-helpers/link";
import { createSchema, getAdmin, type TestSchema } from "@market-data/test-helpers/schemas";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { Database } from "../../../../packages/cluster/src/postgres/database.ts";
import { openMemoryAccounts } from "../../../../packages/service/test/support/accounts.ts";

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 0, 15, 12);
/** Shorter than the time limit of a read: work must not wait for that limit. */
const PROMPT = { timeout: 25_000 };
const AWAY = "PostgreSQL is away: what is not in memory cannot be read.";
const BACK = "PostgreSQL is back.";

let schema: TestSchema;
let link: Link;
let market: OpenMarket;
let accounts: OpenAccounts;
let database: Database | undefined;
let log: Logger;
let readLog: ReturnType<typeof createLog>["readLog"];
const onError = vi.fn();

/** Opens the market and the accounts like a service, through a link. */
beforeEach(async () => {
  schema = await createSchema();
  link = await Link.start(Number(new URL(inject("postgresUrl")).port));
  const url = throughLink(schema.url);
  const backend = new PostgresBackend({ market: url, accounts: url });
  await backend.migrate();
  ({ log, readLog } = createLog());
  onError.mockClear();
  market = await backend.openMarket({ watch: 250, log, onError });
  accounts = await backend.openAccounts({ follow: true, log });
});
afterEach(async () => {
  link.open();
  await database?.close();
  database = undefined;
  await accounts.close();
  await market.close();
  await link.close();
  await schema.close();
});

function throughLink(direct: string): string {
  const url = new URL(direct);
  url.port = String(link.port);
  return url.href;
}

function createLog() {
  const lines: string[] = [];
  const log = createLogger({ write: (text) => void lines.push(...text.trimEnd().split("\n")) });
  const readLog = (): { readonly level: string; readonly message: string; readonly reason?: string }[] => {
    log.flush();
    return lines.map((line) => JSON.parse(line));
  };
  return { log, readLog };
}

const read = () => market.store.ratesAt(1, [NOON], 1);
const write = () =>
  accounts.usage.add([{ accountId: "account_1", kind: "day", from: NOON - (NOON % DAY), credits: 1 }]);

test.each<[string, (link: Link) => void]>([
  ["accepts no connection", (link) => link.cut()],
  ["does not respond", (link) => link.pause()],
])("while a server %s, work fails soon, and the outage is logged once", PROMPT, async (_, fail) => {
  const works = [read, write, market.probe, accounts.probe];
  await Promise.all(works.map((work) => work()));
  fail(link);
  for (let round = 0; round < 2; round += 1) {
    // Twice at once, so that some work needs new connections.
    const results = await Promise.allSettled([...works, ...works].map((work) => work()));
    for (const result of results)
      expect(result).toMatchObject({ status: "rejected", reason: { kind: "unavailable" } });
  }
  await expect.poll(readLog).toMatchObject([{ level: "error", message: AWAY }]);
  link.open();
  for (const work of works) await expect.poll(() => work().catch(({ kind }) => kind)).not.toBe("unavailable");
  expect(readLog()).toMatchObject([{ message: AWAY }, { level: "info", message: BACK }]);
  expect(onError).not.toHaveBeenCalled();
});

test("while a server is unavailable, a service responds from memory, and else with 503", async () => {
  const { secret } = await accounts.keys.create({ plan: "Enterprise", name: "" }, NOON);
  const service = createService({
    store: market.store,
    keys: accounts.keys,
    meter: new MemoryMeter({ store: openMemoryAccounts().usage }),
    settings: { addressLimit: 0, stopDrain: 0 },
    log,
    now: () => NOON,
  });
  await market.store.snapshot();
  const at = await service.listen({ host: "127.0.0.1", port: 0 });
  const get = (path: string, key = secret) =>
    fetch(`${at}${path}`, { headers: { "X-SVC_PRO_API_KEY": key } });
  const latest = "/v1/cryptocurrency/map";
  const history = "/v3/fear-and-greed/historical?limit=9";
  for (const path of [latest, history]) expect((await get(path)).status).toBe(200);
  link.cut();
  expect((await get(latest)).status).toBe(200);
  const unknownKey = "0123456789abcdef";
  for (const response of [
    await get("/v3/fear-and-greed/historical?limit=8"),
    await get(history, unknownKey),
  ]) {
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await response.json()).toMatchObject({
      status: { error_message: "The data of this response is temporarily unavailable" },
    });
  }
  expect(readLog().map(({ message }) => message)).toContain("A request failed.");
  await service.close();
});

test.each([
  ["has no further connection", "CONNECTION LIMIT 1", "CONNECTION LIMIT -1", "has no connection left"],
  ["rejects the user", "NOLOGIN", "LOGIN", "does not let this user in"],
])(
  "a server that %s serves open connections, and after an outage no work",
  async (_, close, open, reason) => {
    const role = `few_${schema.name}`;
    const admin = getAdmin();
    await admin.unsafe(`CREATE ROLE ${role} LOGIN PASSWORD 'few'`);
    const url = throughLink(schema.url).replace("postgres@", `${role}:few@`);
    const own = createLog();
    const opened = await Database.open(url, { connections: 2, isWatched: true, log: own.log });
    database = opened;
    const readPid = async () =>
      (await opened.query((sql) => sql<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`))[0]?.pid;
    const pid = (await readPid()) as number;
    const findWatch = () => admin<{ pid: number }[]>`
      SELECT pid FROM pg_stat_activity WHERE usename = ${role} AND pid <> ${pid}
        AND state = 'idle' AND query LIKE '%pg_is_in_recovery%'`;
    await expect.poll(findWatch).toHaveLength(1);
    const [watch] = await findWatch();
    await admin.unsafe(`ALTER ROLE ${role} ${close}`);
    const { accepted } = link;
    await admin`SELECT pg_terminate_backend(${watch?.pid ?? 0}, 5000)`;
    // The watch tries to connect again.
    await expect.poll(() => link.accepted).toBeGreaterThan(accepted + 1);
    const slow = () => opened.query((sql) => sql`SELECT pg_sleep(0.1)`);
    await Promise.all([slow(), slow()]);
    expect(await readPid()).toBe(pid);
    expect(own.readLog()).toEqual([]);

    link.cut();
    await expect.poll(() => own.readLog().at(-1)?.message).toBe(AWAY);
    await admin.unsafe(`ALTER ROLE ${role} ${close.replace("1", "0")}`);
    link.open();
    await expect.poll(() => own.readLog().at(-1)?.reason).toContain(reason);
    await expect(readPid()).rejects.toMatchObject({ kind: "unavailable" });
    await admin.unsafe(`ALTER ROLE ${role} ${open}`);
    await expect.poll(() => readPid().catch(() => undefined)).toBeTypeOf("number");
    await opened.close();
    await admin.unsafe(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
  },
);
