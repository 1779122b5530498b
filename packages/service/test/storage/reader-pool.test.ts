import { describe, expect, test } from "vitest";
import { ReaderPool } from "../../src/storage/sqlite/reader-pool.ts";
import { SqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { fixture, TemporaryMarket } from "../support/temporary-market.ts";

/** A pool whose threads finish when the test says so. */
function createPool(threads: number, maxQueued = 100) {
  const clock = { now: 0 };
  const running = new Map<string, () => void>();
  const started: string[] = [];
  const pool = new ReaderPool("market.db", {
    threads,
    maxQueued,
    ticks: () => clock.now,
    createThread: () => ({
      run: ((_method: string, name: string) =>
        new Promise((resolve) => {
          started.push(name);
          running.set(name, () => resolve(name));
        })) as never,
      close: async () => {},
    }),
  });
  return {
    clock,
    pool,
    started,
    ask: (length: number, name: string) => pool.run(length, "candles", name as never),
    async end(name: string) {
      running.get(name)?.();
      // Lets the promises of the pool settle first.
      await new Promise(setImmediate);
    },
  };
}

describe("a pool of reader threads", () => {
  test("leaves one thread free for short queries", async () => {
    const { ask, started, end } = createPool(2);
    for (const name of ["long 1", "long 2", "long 3"]) void ask(100, name);
    void ask(2, "short");
    expect(started).toEqual(["long 1", "short"]);
    await end("short");
    expect(started).toEqual(["long 1", "short"]);
    await end("long 1");
    expect(started).toEqual(["long 1", "short", "long 2"]);
  });

  test("takes the shortest query first with one thread, unless a longer one has waited for its length", async () => {
    const { ask, clock, started, end } = createPool(1);
    void ask(1, "first");
    void ask(100, "long");
    void ask(10, "middle");
    void ask(2, "short");
    await end("first");
    await end("short");
    clock.now = 99;
    void ask(2, "later");
    await end("middle");
    await end("long");
    expect(started).toEqual(["first", "short", "middle", "long", "later"]);
  });

  test("rejects queries beyond the queue, and serves the rest", async () => {
    const { ask, end } = createPool(1, 2);
    const served = [ask(1, "a"), ask(1, "b"), ask(1, "c")];
    await expect(ask(1, "d")).rejects.toMatchObject({ name: "StorageError", kind: "busy" });
    for (const name of ["a", "b", "c"]) await end(name);
    expect(await Promise.all(served)).toEqual(["a", "b", "c"]);
  });

  test("rejects pending and new queries after it is closed", async () => {
    const { ask, pool } = createPool(1);
    void ask(1, "running");
    const waiting = ask(1, "waiting");
    const rejected = expect(waiting).rejects.toThrow("The database is closed.");
    await pool.close();
    await rejected;
    await expect(ask(1, "late")).rejects.toThrow("The database is closed.");
  });

  test.each([1, 2, 4])(
    "%i real threads give what one connection gives, also when one fails",
    async (readerThreads) => {
      await using market = new TemporaryMarket();
      await market.import([fixture("native")]);
      const store = new SqliteStore(market.file, { readerThreads });
      const { index } = await store.snapshot();
      const assetId = index.assetBySlug.get("example-one")?.id ?? 0;
      const query = { assetId, period: "daily" as const, to: Date.parse("2026-01-16") };
      const short = await store.candles({ ...query, from: Date.parse("2026-01-13") });
      const ask = () => store.candles({ ...query, from: 0 });
      const broken = store.closestQuotes(
        1,
        Array.from({ length: 100 }, () => Symbol("no number") as never),
        1,
      );
      await expect(broken).rejects.toThrow();
      expect(await Promise.all(Array.from({ length: 20 }, ask))).toEqual(
        Array.from({ length: 20 }, () => short),
      );
      await store.close();
    },
  );
});
