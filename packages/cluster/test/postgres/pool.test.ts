import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { parseAddress } from "../../src/postgres/address.ts";
import { Connection } from "../../src/postgres/connection.ts";
import { Pool } from "../../src/postgres/pool.ts";

const HOW = { isReusable: true, isCuttable: true };

/** A pool whose connections are counted while they are made, and fail where they shall. */
class CountedPool {
  made = 0;
  atOnce = 0;
  mostAtOnce = 0;
  failure: Error | undefined;
  readonly pool: Pool;

  constructor(max: number) {
    this.pool = new Pool(() => this.#open(), max);
  }

  work(text = "SELECT 1"): Promise<unknown> {
    return this.pool.use((sql) => sql.unsafe(text), HOW);
  }

  async #open(): Promise<Connection> {
    this.made += 1;
    this.atOnce += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.atOnce);
    try {
      await new Promise((resolve) => setImmediate(resolve));
      if (this.failure !== undefined) throw this.failure;
      const address = parseAddress(inject("postgresUrl"));
      return await Connection.open(address, { connectTimeout: 10_000, readTimeout: 10_000 });
    } finally {
      this.atOnce -= 1;
    }
  }
}

let counted: CountedPool;
beforeEach(() => {
  counted = new CountedPool(5);
});
afterEach(() => counted.pool.close(0));

const times = <Result>(count: number, make: () => Result): Result[] => Array.from({ length: count }, make);

test("two connections are made at once, however much waits, and as many as there may be", async () => {
  await Promise.all(times(20, () => counted.work("SELECT pg_sleep(0.2)")));
  expect(counted.mostAtOnce).toBe(2);
  expect(counted.made).toBe(5);
});

test("a connection that cannot be made is the answer to all that waits for it", async () => {
  counted.failure = new Error("gone");
  const results = await Promise.allSettled(times(20, () => counted.work()));
  expect(results).toEqual(times(20, () => ({ status: "rejected", reason: counted.failure })));
  expect(counted.made).toBe(2);
});

test("it is the answer to what comes soon after, too, and then another one is tried", async () => {
  counted.failure = new Error("gone");
  await expect(counted.work()).rejects.toBe(counted.failure);
  await expect(counted.work()).rejects.toBe(counted.failure);
  expect(counted.made).toBe(1);
  counted.failure = undefined;
  await vi.waitFor(() => counted.work());
  expect(counted.made).toBe(2);
});

test("what waits while none can be made is given one that is in use", async () => {
  const first = counted.work("SELECT pg_sleep(0.3)");
  await vi.waitFor(() => expect(counted.atOnce).toBe(0));
  counted.failure = new Error("gone");
  await Promise.all([first, ...times(10, () => counted.work())]);
  expect(counted.made).toBeLessThan(5);
});

test("it grows to a size, unless a connection cannot be made or it is closed", async () => {
  await counted.work();
  expect(await counted.pool.growTo(3)).toBe(true);
  expect([counted.made, counted.pool.size]).toEqual([3, 3]);
  counted.failure = new Error("gone");
  expect(await counted.pool.growTo(5)).toBe(false);
  expect([counted.made, counted.pool.size]).toEqual([4, 3]);
  await counted.pool.close(0);
  expect(await counted.pool.growTo(5)).toBe(true);
});
