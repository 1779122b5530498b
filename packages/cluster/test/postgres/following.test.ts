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
  // Only the test advances the clock.
  vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
});

/** Turns the trigger that notes the time of a commit on or off. */
async function setTrigger(state: "ENABLE" | "DISABLE"): Promise<void> {
  await database.query((sql) => sql.unsafe(`ALTER TABLE state ${state} TRIGGER note_commit`));
}

/** Writes like another process. @param age The age of the commit, in ms. */
async function write(usd: number, age: number): Promise<void> {
  await database.query(
    (sql) => sql`UPDATE state SET committed_at = clock_timestamp() - ${age} * interval '1 ms'`,
  );
  await new PostgresWriter(database).saveRates(1, [{ time: usd, usd }]);
}

const readRate = async () => (await store.snapshot()).rates.get(1)?.usd;

/** Resolves after the store has looked for a new revision, and read its changes. */
async function look(): Promise<void> {
  const looks = vi.spyOn(database, "query");
  while (looks.mock.calls.length < 3) await setImmediate();
  looks.mockRestore();
}

test("shows a revision half a second after its commit, and not later if clocks differ", async () => {
  await write(1, -MINUTE);
  await look();
  vi.advanceTimersByTime(TURN_MS - 1);
  expect(await readRate()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(await readRate()).toBe(1);
});

test("shows a late revision at once, and reports the delay", async () => {
  await write(1, MINUTE);
  await look();
  expect(await readRate()).toBe(1);
  expect(store.changeDelay).toBeGreaterThanOrEqual(MINUTE);
});

test("reads further revisions while it waits", async () => {
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

test("shows writes of its own process at the same moment as other nodes", async () => {
  await setTrigger("ENABLE");
  await new PostgresWriter(database, () => store.changed()).saveRates(1, [{ time: 1, usd: 7 }]);
  await look();
  expect(await readRate()).toBeUndefined();
  vi.advanceTimersByTime(TURN_MS);
  expect(await readRate()).toBe(7);
});

test("shows its first revision at the same moment as other nodes", async () => {
  vi.useRealTimers();
  await write(1, -MINUTE);
  const start = performance.now();
  const starting = new PostgresStore(database, { watch: MINUTE });
  expect((await starting.snapshot()).rates.get(1)?.usd).toBe(1);
  // A timer may end a fraction of a millisecond early.
  expect(Math.ceil(performance.now() - start)).toBeGreaterThanOrEqual(TURN_MS);
  await starting.close();
});

test("the tables note the end of a commit, for programs of all versions", async () => {
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
