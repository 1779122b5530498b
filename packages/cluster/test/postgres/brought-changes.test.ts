import { setImmediate } from "node:timers/promises";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { PostgresStore, PostgresWriter } from "../../src/index.ts";
import { readChanges } from "../../src/postgres/changes.ts";
import { shareMarket } from "../support/shared-tables.ts";

const PATIENCE = 1000;

const market = shareMarket();
afterAll(() => market.close());
afterEach(() => vi.useRealTimers());

test("changes that were brought are not read as well before they should have been turned to", async () => {
  const database = await market.open();
  const store = new PostgresStore(database, { watch: 5 });
  store.patience = PATIENCE;
  await store.snapshot();
  vi.useFakeTimers({ toFake: ["performance"] });
  const reads = vi.spyOn(database, "query");
  /** Resolves when the store has looked for a new revision, and has done what follows from that. */
  const look = async () => {
    const before = reads.mock.calls.length;
    // What polls advances the clock.
    while (reads.mock.calls.length < before + 3) await setImmediate();
  };
  await new PostgresWriter(database).saveCatalogue({ tags: [] });
  await look();
  vi.advanceTimersByTime(PATIENCE - 1);
  const turn = await store.prepare(await readChanges(database, store.known));
  vi.advanceTimersByTime(PATIENCE - 1);
  await look();
  expect(store.ownReads).toBe(0);
  vi.advanceTimersByTime(PATIENCE);
  await look();
  expect(store.ownReads).toBe(1);
  turn();
  await store.close();
});
