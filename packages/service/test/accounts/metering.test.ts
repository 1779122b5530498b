import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { describeMeter } from "../../conformance/index.ts";
import { BackgroundSaver } from "../../src/accounts/background-saver.ts";
import { closeMeter } from "../../src/accounts/close-meter.ts";
import { MemoryMeter } from "../../src/accounts/memory-meter.ts";
import type { Account, Meter, Reservation, Usage } from "../../src/accounts/meter.ts";
import type { UsageEntry, UsageStore } from "../../src/accounts/usage-store.ts";
import { createLogger } from "../../src/observing/logger.ts";
import { MemoryUsageStore } from "../../src/storage/memory/memory-usage-store.ts";
import { openAccounts } from "../../src/storage/sqlite/open.ts";
import { SqliteBackend } from "../../src/storage/sqlite/sqlite-backend.ts";

const NOON = Date.UTC(2026, 0, 15, 12);
const DAY = Date.UTC(2026, 0, 15);
const account: Account = {
  accountId: "key_1",
  limits: {
    rateLimitMinute: 300,
    creditLimitDaily: 500,
    creditLimitMonthly: 10_000,
    monthlyReset: "calendar-month",
  },
  activated: NOON,
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Delays what a store is asked, as another machine does. */
class SlowUsageStore extends MemoryUsageStore {
  override async used(...period: Parameters<UsageStore["used"]>): Promise<number> {
    await setTimeout(5);
    return super.used(...period);
  }

  override async add(entries: readonly UsageEntry[]): Promise<void> {
    await setTimeout(5);
    await super.add(entries);
  }
}

/** Charges an account, as a request does that is served. */
async function charge(meter: Meter, who: Account, credits: number, now: number): Promise<Usage> {
  const { reservation } = await meter.admit(who, credits, now);
  return meter.settle(reservation as Reservation, credits);
}

describeMeter("A meter in memory", () => ({ meter: new MemoryMeter() }));
describeMeter("A meter whose store is slow", () => ({
  meter: new MemoryMeter({ store: new SlowUsageStore() }),
}));

test("used and reserved credits never exceed the limit by more than the last request that was admitted", async () => {
  const step = fc.oneof(
    fc.record({ admit: fc.nat(40) }),
    fc.record({ settle: fc.nat(20), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const limit = 100;
      const limited = { ...account, limits: { ...account.limits, creditLimitDaily: limit } };
      const meter = new MemoryMeter({ store: new MemoryUsageStore() });
      const open: Reservation[] = [];
      let used = 0;
      for (const each of steps) {
        const reserved = open.reduce((sum, { credits }) => sum + credits, 0);
        if ("admit" in each) {
          const { reservation } = await meter.admit(limited, each.admit, NOON);
          // One that uses no credits is not rejected because of them.
          expect(reservation !== undefined).toBe(each.admit === 0 || used + reserved < limit);
          if (reservation !== undefined) open.push(reservation);
        } else {
          const [reservation] = open.splice(each.settle % Math.max(1, open.length), 1);
          if (reservation === undefined) continue;
          const credits = Math.floor(reservation.credits * each.share);
          used += credits;
          expect((await meter.settle(reservation, credits)).day.used).toBe(used);
        }
      }
    }),
  );
});

test("credits outlast the meter once they are stored", async () => {
  const store = new MemoryUsageStore();
  const before = new MemoryMeter({ store });
  await charge(before, account, 7, NOON);
  await before.close();
  const { day, month } = await new MemoryMeter({ store }).usage(account, NOON);
  expect([day.used, month.used]).toEqual([7, 7]);
});

test("what was charged is stored within a second, once", async () => {
  vi.useFakeTimers();
  const store = new MemoryUsageStore();
  const add = vi.spyOn(store, "add");
  const meter = new MemoryMeter({ store });
  for (let call = 0; call < 100; call += 1) await charge(meter, account, 1, NOON);
  await vi.advanceTimersByTimeAsync(999);
  expect(add).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(add).toHaveBeenCalledOnce();
  expect(await store.used("key_1", "day", DAY)).toBe(100);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(add).toHaveBeenCalledOnce();
});

test("a store that fails loses nothing: it is tried again", async () => {
  vi.useFakeTimers();
  const store = new MemoryUsageStore();
  const onError = vi.fn();
  const meter = new MemoryMeter({ store, onError });
  vi.spyOn(store, "add").mockRejectedValueOnce(new Error("database or disk is full"));
  await charge(meter, account, 3, NOON);
  await vi.advanceTimersByTimeAsync(1000);
  expect(onError).toHaveBeenCalledWith(new Error("database or disk is full"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await store.used("key_1", "month", Date.UTC(2026, 0, 1))).toBe(3);
});

test("what is charged while credits are on their way to the store is stored too, and nothing twice", async () => {
  const store = new SlowUsageStore();
  const meter = new MemoryMeter({ store });
  await charge(meter, account, 1, NOON);
  const flushes = [meter.flush()];
  await charge(meter, account, 2, NOON);
  flushes.push(meter.flush(), meter.flush());
  await Promise.all(flushes);
  expect(await store.used("key_1", "day", DAY)).toBe(3);
  await charge(meter, account, 4, NOON);
  await meter.close();
  expect(await store.used("key_1", "day", DAY)).toBe(7);
});

test("attempts to store do not queue up behind one that takes long", async () => {
  vi.useFakeTimers();
  const first = Promise.withResolvers<void>();
  const save = vi.fn(async () => {}).mockReturnValueOnce(first.promise);
  const saver = new BackgroundSaver({ save, onError: () => {}, interval: 1000 });
  const flushes = Array.from({ length: 5 }, () => saver.flush());
  for (let second = 0; second < 10; second += 1) {
    saver.schedule();
    await vi.advanceTimersByTimeAsync(1000);
  }
  const closing = saver.close();
  first.resolve();
  await Promise.all([...flushes, closing]);
  // What was counted since the first began is stored by one more.
  expect(save).toHaveBeenCalledTimes(2);
});

test("what could not be stored when it is closed is in the log, whatever was tried before", async () => {
  const store = new MemoryUsageStore();
  const meter = new MemoryMeter({ store });
  await charge(meter, account, 1, NOON);
  await meter.flush();
  vi.spyOn(store, "add").mockRejectedValue(new Error("disk I/O error"));
  await charge(meter, account, 2, NOON);
  await expect(meter.flush()).rejects.toThrow("disk I/O error");
  await charge(meter, account, 3, NOON);
  await charge(meter, { ...account, accountId: "key_2" }, 4, NOON);
  const lines: string[] = [];
  const log = createLogger({ write: (text) => void lines.push(text) });
  await expect(closeMeter(meter, log, 0)).rejects.toThrow("disk I/O error");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "error", credits: 9, accounts: 2, error: "disk I/O error" },
  ]);
});

test("a store that is back within three seconds after the end gets what was counted", async () => {
  vi.useFakeTimers();
  const store = new MemoryUsageStore();
  const meter = new MemoryMeter({ store });
  await charge(meter, account, 3, NOON);
  const add = vi.spyOn(store, "add").mockRejectedValue(new Error("the server is away"));
  const lines: string[] = [];
  const closing = closeMeter(meter, createLogger({ write: (text) => void lines.push(text) }));
  await vi.advanceTimersByTimeAsync(2600);
  add.mockRestore();
  await vi.advanceTimersByTimeAsync(400);
  await closing;
  expect(await store.used("key_1", "day", DAY)).toBe(3);
  expect(lines).toEqual([]);
});

test("requests that wait for the store are all counted, and ask it once", async () => {
  const store = new SlowUsageStore();
  await store.add([{ accountId: "key_1", kind: "day", from: DAY, credits: 10 }]);
  const used = vi.spyOn(store, "used");
  const meter = new MemoryMeter({ store });
  await Promise.all(Array.from({ length: 20 }, () => charge(meter, account, 1, NOON)));
  expect((await meter.usage(account, NOON)).day.used).toBe(30);
  expect(used).toHaveBeenCalledTimes(2);
});

test("a store that cannot be read fails the request, and the next one asks again", async () => {
  const store = new MemoryUsageStore();
  await store.add([{ accountId: "key_1", kind: "day", from: DAY, credits: 10 }]);
  vi.spyOn(store, "used").mockRejectedValueOnce(new Error("disk I/O error"));
  const meter = new MemoryMeter({ store });
  await expect(charge(meter, account, 1, NOON)).rejects.toThrow("disk I/O error");
  expect((await charge(meter, account, 1, NOON)).day.used).toBe(11);
});

test("two processes with one store add up", async () => {
  const store = new MemoryUsageStore();
  const meters = [new MemoryMeter({ store }), new MemoryMeter({ store })];
  for (const meter of meters) await charge(meter, account, 5, NOON);
  for (const meter of meters) await meter.close();
  expect(await store.used("key_1", "day", DAY)).toBe(10);
});

test("a database of a newer version of the service is not touched", () => {
  const file = "file:newer?mode=memory&cache=shared";
  const newer = new DatabaseSync(file);
  newer.exec("PRAGMA user_version = 99");
  expect(() => openAccounts(file)).toThrow(/newer version/);
  newer.close();
});

test("a process that is killed under load loses nothing that was written", async () => {
  const folder = mkdtempSync(join(tmpdir(), "meter-"));
  const script = fileURLToPath(new URL("../support/charging.ts", import.meta.url));
  const child = spawn(process.execPath, [script, folder], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(child.stdout.setEncoding("utf8"), "data");
  child.kill("SIGKILL");
  await once(child, "exit");
  const { usage, close } = await new SqliteBackend(folder).openAccounts();
  const used = await usage.used("key_1", "day", DAY);
  await close();
  rmSync(folder, { recursive: true });
  expect(used).toBeGreaterThanOrEqual(Number.parseInt(line, 10));
});
