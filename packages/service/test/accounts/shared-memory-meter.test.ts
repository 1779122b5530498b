import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { describeMeter } from "../../conformance/index.ts";
import type { Account, Meter, Reservation, Usage } from "../../src/accounts/meter.ts";
import { createCounterMemory } from "../../src/accounts/shared-counters.ts";
import { SharedMemoryMeter } from "../../src/accounts/shared-memory-meter.ts";
import { SharedUsageSaver } from "../../src/accounts/shared-usage-saver.ts";
import type { UsageStore } from "../../src/accounts/usage-store.ts";
import { createSharedLimiterMemory } from "../../src/http/address-limiter.ts";
import { MemoryUsageStore } from "../../src/storage/memory/memory-usage-store.ts";
import type { ChargingOrder, ChargingResult } from "../support/shared-charging.ts";

const NOON = Date.UTC(2026, 0, 15, 12);
const DAY = Date.UTC(2026, 0, 15);
const MONTH = Date.UTC(2026, 0, 1);
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

/** The meters of several threads, all in this one, and what stores their credits. */
function openMeters({
  store = new MemoryUsageStore() as UsageStore,
  maxAccounts = 10,
  onError = () => {},
} = {}) {
  const memory = createCounterMemory(maxAccounts);
  const saver = new SharedUsageSaver({ memory, store, onError });
  onTestFinished(() => saver.close());
  const createMeter = () => new SharedMemoryMeter({ memory, store, saver });
  return { memory, saver, meters: [createMeter(), createMeter()] as const };
}

/** Charges an account, as a request does that is served. */
async function charge(meter: Meter, who: Account, credits: number, now: number): Promise<Usage> {
  const { reservation } = await meter.admit(who, credits, now);
  return meter.settle(reservation as Reservation, credits);
}

describeMeter("A meter in shared memory", () => ({ meter: openMeters().meters[0] }));

// What one of them counts, the other one knows.
describeMeter("A meter of two threads", () => {
  const [one, other] = openMeters().meters;
  let turn = 0;
  const next = (): SharedMemoryMeter => (turn++ % 2 === 0 ? one : other);
  const admitters = new Map<Reservation, SharedMemoryMeter>();
  const meter: Meter = {
    async admit(...given) {
      const admitter = next();
      const admission = await admitter.admit(...given);
      if (admission.reservation !== undefined) admitters.set(admission.reservation, admitter);
      return admission;
    },
    settle: (reservation, credits) => (admitters.get(reservation) ?? one).settle(reservation, credits),
    usage: (...given) => next().usage(...given),
    flush: () => next().flush(),
    close: () => one.close(),
  };
  return { meter };
});

test("an account that was counted once is counted without a promise", async () => {
  const [meter] = openMeters().meters;
  await charge(meter, account, 1, NOON);
  const admission = meter.admit(account, 1, NOON);
  expect(admission).not.toBeInstanceOf(Promise);
  const settled = meter.settle((admission as Awaited<typeof admission>).reservation as Reservation, 1);
  expect((settled as Usage).day.used).toBe(2);
});

test("threads that charge at once admit exactly what one would, and count all of it", async () => {
  const limit = 300_000;
  const limits = { rateLimitMinute: 1e9, creditLimitDaily: limit, creditLimitMonthly: 1e9 };
  const busy: Account = { ...account, limits: { ...account.limits, ...limits } };
  const store = new MemoryUsageStore();
  const { memory, saver, meters } = openMeters({ store });
  const start = new Int32Array(new SharedArrayBuffer(4));
  const order: ChargingOrder = {
    memory,
    account: busy,
    limiterMemory: createSharedLimiterMemory(),
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
  await saver.flush();
  const { minute, day } = await meters[0].usage(busy, NOON);
  expect([minute.used, day.used]).toEqual([limit, limit]);
  expect(await store.used("key_1", "day", DAY)).toBe(limit);
});

test("what was charged is stored within a second, once, whichever thread charged it", async () => {
  vi.useFakeTimers();
  const store = new MemoryUsageStore();
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

test("a store that fails loses nothing: it is reported, and tried again", async () => {
  vi.useFakeTimers();
  const store = new MemoryUsageStore();
  const onError = vi.fn();
  const { saver, meters } = openMeters({ store, onError });
  vi.spyOn(store, "add").mockRejectedValueOnce(new Error("database or disk is full"));
  await charge(meters[1], account, 3, NOON);
  await vi.advanceTimersByTimeAsync(1000);
  expect(onError).toHaveBeenCalledWith(new Error("database or disk is full"));
  await expect(saver.checkStored()).rejects.toThrow("database or disk is full");
  await vi.advanceTimersByTimeAsync(1000);
  expect(await store.used("key_1", "month", MONTH)).toBe(3);
  await saver.checkStored();
});

test("credits outlast the memory once they are stored", async () => {
  const store = new MemoryUsageStore();
  const before = openMeters({ store });
  await charge(before.meters[0], account, 7, NOON);
  await before.saver.close();
  const { day, month } = await openMeters({ store }).meters[1].usage(account, NOON);
  expect([day.used, month.used]).toEqual([7, 7]);
});

test("a period is read from the store once, though several threads ask for it at the same time", async () => {
  const store = new MemoryUsageStore();
  await store.add([{ accountId: "key_1", kind: "day", from: DAY, credits: 10 }]);
  const { meters } = openMeters({ store });
  await Promise.all(
    Array.from({ length: 20 }, (_, call) => charge(meters[call % 2] as Meter, account, 1, NOON)),
  );
  for (const meter of meters) expect((await meter.usage(account, NOON)).day.used).toBe(30);
});

test("a period whose reading was overtaken is read again", async () => {
  const store = new MemoryUsageStore();
  const { saver, meters } = openMeters({ store });
  const [slow, other] = meters;
  const days = (count: number) => NOON + count * 86_400_000;
  let charged = false;
  const used = store.used.bind(store);
  vi.spyOn(store, "used").mockImplementation(async (...period) => {
    const before = await used(...period);
    if (charged) return before;
    charged = true;
    // Meanwhile the other thread counts that day, and after it so many that it is forgotten.
    await charge(other, account, 5, NOON);
    await saver.flush();
    for (const day of [1, 2, 3]) await charge(other, account, 1, days(day));
    return before;
  });
  expect((await slow.usage(account, NOON)).day.used).toBe(5);
});

test("more accounts than there is memory for are rejected, and those that are counted are counted on", async () => {
  const [meter] = openMeters({ maxAccounts: 2 }).meters;
  for (const accountId of ["a", "b"]) await charge(meter, { ...account, accountId }, 1, NOON);
  expect(() => meter.usage({ ...account, accountId: "c" }, NOON)).toThrow(/2 accounts have been counted/);
  expect((await charge(meter, { ...account, accountId: "b" }, 1, NOON)).day.used).toBe(2);
});

test("an id of an account that is too long is rejected", () => {
  const [meter] = openMeters().meters;
  expect(() => meter.usage({ ...account, accountId: "a".repeat(64) }, NOON)).toThrow(
    /64 bytes; it may have 63/,
  );
});
