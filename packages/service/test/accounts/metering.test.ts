import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { Account, Meter, Reservation, Usage, UsageStore } from "@market-data/storage";
import { closeMeter } from "@market-data/storage";
import fc from "fast-check";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { MemoryMeter } from "../../src/accounts/memory-meter.ts";
import { UsageLedger } from "../../src/accounts/usage-ledger.ts";
import { createLimiterMemory } from "../../src/http/address-limiter.ts";
import { createLogger } from "../../src/monitoring/logger.ts";
import { openAccounts } from "../../src/storage/sqlite/open.ts";
import { SqliteBackend } from "../../src/storage/sqlite/sqlite-backend.ts";
import { openMemoryAccounts, SlowUsageStore } from "../support/accounts.ts";
import type { ChargingOrder, ChargingResult } from "../support/shared-charging.ts";

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

/** Charges an account like a served request. */
async function charge(meter: Meter, who: Account, credits: number, now: number): Promise<Usage> {
  const { reservation } = await meter.admit(who, credits, now);
  return meter.settle(reservation as Reservation, credits);
}

/** Two meters with one ledger, as two threads have them. Both run in this thread. */
function openMeters({ store = openMemoryAccounts().usage as UsageStore, onError = () => {} } = {}) {
  const ledger = new UsageLedger({ store, onError, isShared: true });
  onTestFinished(() => ledger.close());
  return { ledger, meters: [new MemoryMeter(ledger), new MemoryMeter(ledger)] as const };
}

test("counts a known account synchronously", async () => {
  const [meter] = openMeters().meters;
  await charge(meter, account, 1, NOON);
  const admission = meter.admit(account, 1, NOON);
  expect(admission).not.toBeInstanceOf(Promise);
  const settled = meter.settle((admission as Awaited<typeof admission>).reservation as Reservation, 1);
  expect((settled as Usage).day.used).toBe(2);
});

test("threads that charge at once admit exactly the limit", async () => {
  const limit = 300_000;
  const limits = { rateLimitMinute: 1e9, creditLimitDaily: limit, creditLimitMonthly: 1e9 };
  const busy: Account = { ...account, limits: { ...account.limits, ...limits } };
  const store = openMemoryAccounts().usage;
  const { ledger, meters } = openMeters({ store });
  const start = new Int32Array(new SharedArrayBuffer(4));
  const order: ChargingOrder = {
    place: await ledger.load("key_1", DAY, Date.UTC(2026, 0, 1)),
    account: busy,
    limiterMemory: createLimiterMemory(true),
    addressLimit: limit,
    requests: limit,
    now: NOON,
    start,
  };
  const program = new URL("../support/shared-charging.ts", import.meta.url);
  const threads = [1, 2, 3].map(() => new Worker(program, { workerData: order }));
  await Promise.all(threads.map((thread) => once(thread, "message")));
  const results = threads.map((thread) => once(thread, "message"));
  Atomics.store(start, 0, 1);
  Atomics.notify(start, 0);
  const served = (await Promise.all(results)).map(([counts]) => counts as ChargingResult);
  const sum = (name: keyof ChargingResult) => served.reduce((all, counts) => all + counts[name], 0);
  expect([sum("account"), sum("address")]).toEqual([limit, limit]);
  await ledger.flush();
  const { minute, day } = await meters[0].usage(busy, NOON);
  expect([minute.used, day.used]).toEqual([limit, limit]);
  expect(await store.used("key_1", "day", DAY)).toBe(limit);
});

test("each account has its own counters in growing memory", async () => {
  const store = openMemoryAccounts().usage;
  const { ledger, meters } = openMeters({ store });
  const ids = Array.from({ length: 1000 }, (_, index) => `${"ä".repeat(index)}${index}`);
  for (const [index, accountId] of ids.entries())
    for (const meter of meters) await charge(meter, { ...account, accountId }, index % 200, NOON);
  await ledger.flush();
  for (const [index, accountId] of ids.entries()) {
    expect((await meters[1].usage({ ...account, accountId }, NOON)).day.used).toBe(2 * (index % 200));
    expect(await store.used(accountId, "day", DAY)).toBe(2 * (index % 200));
  }
});

test("used and reserved credits exceed the limit at most by the last admitted request", async () => {
  const step = fc.oneof(
    fc.record({ admit: fc.nat(40) }),
    fc.record({ settle: fc.nat(20), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const limit = 100;
      const limited = { ...account, limits: { ...account.limits, creditLimitDaily: limit } };
      const meter = new MemoryMeter({ store: openMemoryAccounts().usage });
      const open: Reservation[] = [];
      let used = 0;
      for (const each of steps) {
        const reserved = open.reduce((sum, { credits }) => sum + credits, 0);
        if ("admit" in each) {
          const { reservation } = await meter.admit(limited, each.admit, NOON);
          // A request without credits is never rejected for credits.
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

test("stored credits survive the meter", async () => {
  const store = openMemoryAccounts().usage;
  const before = new MemoryMeter({ store });
  await charge(before, account, 7, NOON);
  await before.close();
  const { day, month } = await new MemoryMeter({ store }).usage(account, NOON);
  expect([day.used, month.used]).toEqual([7, 7]);
});

test("stores a charge once, within a second, from any thread", async () => {
  vi.useFakeTimers();
  const store = openMemoryAccounts().usage;
  const add = vi.spyOn(store, "add");
  const { meters } = openMeters({ store });
  for (let call = 0; call < 100; call += 1) await charge(meters[call % 2] as Meter, account, 1, NOON);
  await vi.advanceTimersByTimeAsync(999);
  expect(add).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(add).toHaveBeenCalledOnce();
  expect(await store.used("key_1", "day", DAY)).toBe(100);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(add).toHaveBeenCalledOnce();
});

test("reports and retries a failed write without losing credits", async () => {
  vi.useFakeTimers();
  const store = openMemoryAccounts().usage;
  const onError = vi.fn();
  const [, meter] = openMeters({ store, onError }).meters;
  vi.spyOn(store, "add").mockRejectedValueOnce(new Error("database or disk is full"));
  await charge(meter, account, 3, NOON);
  await vi.advanceTimersByTimeAsync(1000);
  expect(onError).toHaveBeenCalledWith(new Error("database or disk is full"));
  await expect(meter.checkStored()).rejects.toThrow("database or disk is full");
  await vi.advanceTimersByTimeAsync(1000);
  expect(await store.used("key_1", "month", Date.UTC(2026, 0, 1))).toBe(3);
  await meter.checkStored();
});

test("stores credits charged during a write exactly once", async () => {
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

test("logs credits that could not be stored on close", async () => {
  const store = openMemoryAccounts().usage;
  const ledger = new UsageLedger({ store });
  const meter = new MemoryMeter(ledger);
  await charge(meter, account, 1, NOON);
  await meter.flush();
  vi.spyOn(store, "add").mockRejectedValue(new Error("disk I/O error"));
  await charge(meter, account, 2, NOON);
  await expect(meter.flush()).rejects.toThrow("disk I/O error");
  await charge(meter, account, 3, NOON);
  await charge(meter, { ...account, accountId: "key_2" }, 4, NOON);
  const lines: string[] = [];
  const log = createLogger({ write: (text) => void lines.push(text) });
  await expect(closeMeter(ledger, log, 0)).rejects.toThrow("disk I/O error");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "error", credits: 9, accounts: 2, error: "disk I/O error" },
  ]);
});

test("stores the credits if the store is back within three seconds of closing", async () => {
  vi.useFakeTimers();
  const store = openMemoryAccounts().usage;
  const ledger = new UsageLedger({ store });
  const meter = new MemoryMeter(ledger);
  await charge(meter, account, 3, NOON);
  const add = vi.spyOn(store, "add").mockRejectedValue(new Error("the server is away"));
  const lines: string[] = [];
  const closing = closeMeter(ledger, createLogger({ write: (text) => void lines.push(text) }));
  await vi.advanceTimersByTimeAsync(2600);
  add.mockRestore();
  await vi.advanceTimersByTimeAsync(400);
  await closing;
  expect(await store.used("key_1", "day", DAY)).toBe(3);
  expect(lines).toEqual([]);
});

test("asks the store once for all waiting requests of all threads", async () => {
  const store = new SlowUsageStore();
  await store.add([{ accountId: "key_1", kind: "day", from: DAY, credits: 10 }]);
  const used = vi.spyOn(store, "used");
  const { meters } = openMeters({ store });
  await Promise.all(
    Array.from({ length: 20 }, (_, call) => charge(meters[call % 2] as Meter, account, 1, NOON)),
  );
  for (const meter of meters) expect((await meter.usage(account, NOON)).day.used).toBe(30);
  expect(used).toHaveBeenCalledTimes(2);
});

test("fails a request if the store cannot be read, and asks again for the next", async () => {
  const store = openMemoryAccounts().usage;
  await store.add([{ accountId: "key_1", kind: "day", from: DAY, credits: 10 }]);
  vi.spyOn(store, "used").mockRejectedValueOnce(new Error("disk I/O error"));
  const meter = new MemoryMeter({ store });
  await expect(charge(meter, account, 1, NOON)).rejects.toThrow("disk I/O error");
  expect((await charge(meter, account, 1, NOON)).day.used).toBe(11);
});

test("the credits of two processes with one store add up", async () => {
  const store = openMemoryAccounts().usage;
  const meters = [new MemoryMeter({ store }), new MemoryMeter({ store })];
  for (const meter of meters) await charge(meter, account, 5, NOON);
  for (const meter of meters) await meter.close();
  expect(await store.used("key_1", "day", DAY)).toBe(10);
});

test("leaves a database of a newer version unchanged", () => {
  const file = "file:newer?mode=memory&cache=shared";
  const newer = new DatabaseSync(file);
  newer.exec("PRAGMA user_version = 99");
  expect(() => openAccounts(file)).toThrow(/newer version/);
  newer.close();
});

test("a killed process loses no written credits under load", async () => {
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
