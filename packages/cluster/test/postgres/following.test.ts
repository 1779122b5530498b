import { setImmediate } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { PostgresStore, PostgresWriter } from "../../src/index.ts";
import type { Database } from "../../src/postgres/database.ts";
import { shareMarket } from "../support/shared-tables.ts";

const TURN_MS = 500;
const MINUTE = 60_000;

const market = shareMarket();
afterAll(() => market.close());

let database: Database;
let store: PostgresStore;

beforeEach(async () => {
  database = await market.open();
  await setTrigger("DISABLE");
  store = new PostgresStore(database, { watch: 2 });
  await store.snapshot();
  // Only a test lets time pass.
  vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
});

/** Whether the tables note when a write is committed. */
async function setTrigger(state: "ENABLE" | "DISABLE"): Promise<void> {
  await database.query((sql) => sql.unsafe(`ALTER TABLE state ${state} TRIGGER note_commit`));
}

/** Writes as another process, which the store does not know of. @param age How long ago that was, in ms. */
async function write(usd: number, age: number): Promise<void> {
  await database.query(
    (sql) => sql`UPDATE state SET committed_at = clock_timestamp() - ${age} * interval '1 ms'`,
  );
  await new PostgresWriter(database).saveRates(1, [{ time: usd, usd }]);
}

const readRate = async () => (await store.snapshot()).rates.get(1)?.usd;

/** Resolves when the store has looked for a new revision, and has done what follows from that. */
async function look(): Promise<void> {
  const looks = vi.spyOn(database, "query");
  while (looks.mock.calls.length < 3) await setImmediate();
  looks.mockRestore();
}

test("a store turns to a revision half a second after its commit, and waits no longer if clocks differ", async () => {
  await write(1, -MINUTE);
  await look();
  vi.advanceTimersByTime(TURN_MS - 1);
  expect(await readRate()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(await readRate()).toBe(1);
});

test("a store turns at once to a revision that it reads late, and reports the delay", async () => {
  await write(1, MINUTE);
  await look();
  expect(await readRate()).toBe(1);
  expect(store.changeDelay).toBeGreaterThanOrEqual(MINUTE);
});

test("a store reads further revisions while it waits", async () => {
  const reads = vi.spyOn(database, "snapshot");
  await write(1, -MINUTE);
  await look();
  await write(2, -MINUTE);
  await look();
  expect(reads).toHaveBeenCalledTimes(2);
  expect(await readRate()).toBeUndefined();
  vi.advanceTimersByTime(TURN_MS);
  expect(await readRate()).toBe(2);
});

test("a store that follows turns to writes of its own process with the other nodes", async () => {
  await setTrigger("ENABLE");
  await new PostgresWriter(database, () => store.changed()).saveRates(1, [{ time: 1, usd: 7 }]);
  await look();
  expect(await readRate()).toBeUndefined();
  vi.advanceTimersByTime(TURN_MS);
  expect(await readRate()).toBe(7);
});

test("a store that starts shows its first revision when the other nodes do", async () => {
  vi.useRealTimers();
  await write(1, -MINUTE);
  const start = performance.now();
  const starting = new PostgresStore(database, { watch: MINUTE });
  expect((await starting.snapshot()).rates.get(1)?.usd).toBe(1);
  // A timer may end a fraction of a millisecond early.
  expect(Math.ceil(performance.now() - start)).toBeGreaterThanOrEqual(TURN_MS);
  await starting.close();
});

test("the time of a commit is noted at its end, whichever program writes", async () => {
  await setTrigger("ENABLE");
  const written = await database.transaction(async (sql) => {
    await sql`UPDATE state SET revision = revision + 1`;
    const [row] = await sql<{ time: string }[]>`SELECT clock_timestamp()::text AS time`;
    return row?.time ?? "";
  });
  const [state] = await database.query(
    (sql) => sql<{ isLater: boolean }[]>`
      SELECT committed_at > ${written}::timestamptz AS "isLater" FROM state`,
  );
  expect(state?.isLater).toBe(true);
});
