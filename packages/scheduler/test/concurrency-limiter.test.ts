import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  ConcurrencyLimiter,
  type ConcurrencyLimits,
  type Slot,
  type SlotHolder,
  type SlotOutcome,
} from "../src/concurrency-limiter.ts";

const LIMITS: ConcurrencyLimits = {
  maxActive: 4,
  maxActivePerCaller: 2,
  maxWeight: 100,
  maxQueued: 6,
  maxQueuedPerCaller: 3,
  queueTimeout: 10_000,
  stallTimeout: 5000,
  stallInterval: 1000,
};

const NEVER_STALLS: SlotHolder = { measureStall: () => 0, revoke() {} };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a limiter and records the outcome of each request. */
function start(limits: Partial<ConcurrencyLimits> = {}) {
  const limiter = new ConcurrencyLimiter({ ...LIMITS, ...limits });
  const granted: string[] = [];
  const rejected: Record<string, SlotOutcome> = {};
  const revoked: string[] = [];
  const stalled = new Set<string>();
  const slots = new Map<string, Slot>();
  const note = (name: string, outcome: SlotOutcome): void => {
    if (outcome === "granted") granted.push(name);
    else rejected[name] = outcome;
  };
  return {
    limiter,
    granted,
    rejected,
    revoked,
    stalled,
    /** @param name The caller's letter and a number. */
    acquire(name: string, weight = 1): void {
      let duration = 0;
      const measureStall = (passed: number) => {
        duration = stalled.has(name) ? duration + passed : 0;
        return duration;
      };
      const holder = { measureStall, revoke: () => revoked.push(name) };
      const slot = limiter.acquire(name.charAt(0), weight, holder);
      slots.set(name, slot);
      if (slot.outcome instanceof Promise) void slot.outcome.then((outcome) => note(name, outcome));
      else note(name, slot.outcome);
    },
    async release(name: string): Promise<void> {
      slots.get(name)?.release();
      await Promise.resolve();
    },
  };
}

describe("slots", () => {
  test("are granted immediately below the limits", () => {
    const { acquire, granted, limiter } = start();
    for (const name of ["a1", "a2", "b1", "b2"]) acquire(name, 10);
    expect(granted).toEqual(["a1", "a2", "b1", "b2"]);
    expect([limiter.active, limiter.weight, limiter.waiting]).toEqual([4, 40, 0]);
  });

  test("are limited per caller", async () => {
    const { acquire, release, granted, limiter } = start();
    for (const name of ["a1", "a2", "a3", "b1"]) acquire(name);
    expect([granted, limiter.waiting]).toEqual([["a1", "a2", "b1"], 1]);
    await release("b1");
    expect(granted).not.toContain("a3");
    await release("a1");
    expect(granted).toContain("a3");
  });

  test("are granted round-robin by caller, oldest request first", async () => {
    const { acquire, release, granted } = start({ maxActive: 1 });
    for (const name of ["x1", "a1", "a2", "a3", "b1", "b2", "c1"]) acquire(name);
    for (let next = 0; next < 6; next += 1) await release(granted[next] as string);
    expect(granted).toEqual(["x1", "a1", "b1", "c1", "a2", "b2", "a3"]);
  });

  test("share a maximum weight, and one caller may use half", async () => {
    const { acquire, release, granted } = start();
    acquire("a1", 40);
    acquire("a2", 20);
    acquire("b1", 50);
    acquire("c1", 20);
    expect(granted).toEqual(["a1", "b1"]);
    await release("a1");
    expect(granted).toEqual(["a1", "b1", "a2", "c1"]);
  });

  test("are granted for any weight while no slot is in use", async () => {
    const { acquire, release, granted } = start();
    acquire("a1", 1);
    acquire("b1", 1000);
    acquire("c1", 1);
    expect(granted).toEqual(["a1"]);
    await release("a1");
    expect(granted).toEqual(["a1", "b1"]);
    await release("b1");
    expect(granted).toEqual(["a1", "b1", "c1"]);
  });

  test("are released once despite repeated calls", async () => {
    const { acquire, release, limiter } = start();
    acquire("a1", 10);
    acquire("a2", 10);
    await release("a1");
    await release("a1");
    expect([limiter.active, limiter.weight]).toEqual([1, 10]);
  });
});

describe("the queue", () => {
  test("rejects a caller with too many queued requests and accepts the next caller", () => {
    const { acquire, granted, rejected } = start();
    for (const name of ["a1", "a2", "a3", "a4", "a5", "a6", "b1"]) acquire(name);
    expect(granted).toContain("b1");
    expect(rejected).toEqual({ a6: "callerLimit" });
  });

  test("rejects all callers when it is full", () => {
    const { acquire, rejected } = start({ maxActive: 1 });
    for (const name of ["x1", "a1", "a2", "a3", "b1", "b2", "c1", "d1"]) acquire(name);
    expect(rejected).toEqual({ d1: "totalLimit" });
  });

  test.each([
    ["the caller's own slots", "a3", "callerLimit"],
    ["the slots of other callers", "c1", "totalLimit"],
  ])("rejects a request after ten seconds behind %s", async (_, name, outcome) => {
    const { acquire, rejected, limiter } = start();
    for (const each of ["a1", "a2", "b1", "b2"]) acquire(each);
    acquire(name);
    await vi.advanceTimersByTimeAsync(9999);
    expect(limiter.waiting).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect([limiter.waiting, rejected]).toEqual([0, { [name]: outcome }]);
  });

  test("drops a released request", async () => {
    const { acquire, release, granted, rejected } = start({ maxActive: 1 });
    for (const name of ["a1", "b1", "c1"]) acquire(name);
    await release("b1");
    await release("a1");
    expect([granted, rejected]).toEqual([["a1", "c1"], { b1: "released" }]);
  });

  test("continues after the release of a request that did not fit", async () => {
    const { acquire, release, granted } = start();
    acquire("a1", 1);
    acquire("b1", 1000);
    acquire("c1", 1);
    await release("b1");
    expect(granted).toEqual(["a1", "c1"]);
  });
});

describe("a stalled holder", () => {
  test("loses its slot to a queued request after five seconds", async () => {
    const { acquire, granted, revoked, stalled } = start({ maxActive: 1 });
    acquire("a1");
    stalled.add("a1");
    await vi.advanceTimersByTimeAsync(60_000);
    acquire("b1");
    await vi.advanceTimersByTimeAsync(4000);
    expect(revoked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([revoked, granted]).toEqual([["a1"], ["a1", "b1"]]);
  });

  test("keeps its slot if it makes progress in time", async () => {
    const { acquire, revoked, stalled } = start({ maxActive: 1 });
    acquire("a1");
    acquire("b1");
    for (let round = 0; round < 2; round += 1) {
      stalled.add("a1");
      await vi.advanceTimersByTimeAsync(4000);
      stalled.delete("a1");
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(revoked).toEqual([]);
  });

  test.each([
    ["only its own caller's next request waits", "a", { maxActivePerCaller: 1 }],
    ["no request waits", undefined, {}],
    ["there is no limit", "b", { stallTimeout: 0, maxActive: 1 }],
  ])("keeps its slot if %s", async (_, next, limits) => {
    const { acquire, revoked, stalled } = start(limits);
    acquire("a1");
    stalled.add("a1");
    if (next !== undefined) acquire(`${next}2`);
    await vi.advanceTimersByTimeAsync(9000);
    expect(revoked).toEqual([]);
  });

  test("loses its slot only if a request needs it, longest stall first", async () => {
    const { acquire, granted, revoked, stalled } = start({ maxActive: 3, maxActivePerCaller: 3 });
    for (const name of ["a1", "a2", "a3", "b1"]) acquire(name);
    stalled.add("a2");
    await vi.advanceTimersByTimeAsync(1000);
    for (const name of ["a1", "a3"]) stalled.add(name);
    await vi.advanceTimersByTimeAsync(8000);
    expect([revoked, granted]).toEqual([["a2"], ["a1", "a2", "a3", "b1"]]);
  });
});

test("random operations never exceed a limit, never queue requests while all slots are free, and never lose a slot", async () => {
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ caller: fc.constantFrom("a", "b", "c", "d"), weight: fc.nat(120) }) },
    { weight: 2, arbitrary: fc.record({ released: fc.nat(30) }) },
    { weight: 1, arbitrary: fc.record({ wait: fc.nat(12_000) }) },
  );
  interface Open {
    readonly slot: Slot;
    readonly caller: string;
    readonly weight: number;
    outcome: SlotOutcome | undefined;
  }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 80 }), async (steps) => {
      const limiter = new ConcurrencyLimiter(LIMITS);
      let all: Open[] = [];
      const acquire = (caller: string, weight: number): void => {
        const slot = limiter.acquire(caller, weight, NEVER_STALLS);
        const open: Open = { slot, caller, weight, outcome: undefined };
        all.push(open);
        if (slot.outcome instanceof Promise) {
          void slot.outcome.then((outcome) => {
            open.outcome = outcome;
          });
        } else open.outcome = slot.outcome;
      };
      const keepOpen = (): void => {
        all = all.filter(({ outcome }) => outcome === undefined || outcome === "granted");
      };
      const check = (): void => {
        const active = all.filter(({ outcome }) => outcome === "granted");
        const waiting = all.filter(({ outcome }) => outcome === undefined);
        const weight = active.reduce((sum, each) => sum + each.weight, 0);
        expect([limiter.active, limiter.weight, limiter.waiting]).toEqual([
          active.length,
          weight,
          waiting.length,
        ]);
        expect(active.length).toBeLessThanOrEqual(LIMITS.maxActive);
        if (active.length > 1) expect(weight).toBeLessThanOrEqual(LIMITS.maxWeight);
        if (active.length === 0) expect(waiting).toEqual([]);
        for (const caller of ["a", "b", "c", "d"]) {
          const count = (some: readonly Open[]) => some.filter((each) => each.caller === caller).length;
          expect(count(active)).toBeLessThanOrEqual(LIMITS.maxActivePerCaller);
          expect(count(waiting)).toBeLessThanOrEqual(LIMITS.maxQueuedPerCaller);
        }
      };
      for (const each of steps) {
        if ("caller" in each) acquire(each.caller, each.weight);
        else if ("wait" in each) await vi.advanceTimersByTimeAsync(each.wait);
        else {
          const [open] = all.splice(each.released % Math.max(1, all.length), 1);
          open?.slot.release();
        }
        await vi.advanceTimersByTimeAsync(0);
        keepOpen();
        check();
      }
      while (all.length > 0) {
        const next = all.find(({ outcome }) => outcome === "granted");
        expect(next).toBeDefined();
        next?.slot.release();
        all = all.filter((each) => each !== next);
        await vi.advanceTimersByTimeAsync(0);
        keepOpen();
        check();
      }
    }),
  );
});
