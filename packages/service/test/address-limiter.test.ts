import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { AddressLimiter, createLimiterMemory } from "../src/http/address-limiter.ts";
import { CountMinSketch } from "../src/http/count-min-sketch.ts";
import { NOON } from "./support/service.ts";

const MINUTE = 60_000;

describe("approximate counts", () => {
  const additions = fc.array(
    fc.record({ key: fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), weight: fc.integer({ min: 1, max: 100 }) }),
    { maxLength: 300 },
  );

  test("are never too low, and exact for few keys", () => {
    fc.assert(
      fc.property(additions, (all) => {
        const sketch = new CountMinSketch();
        const exact = new Map<string, number>();
        for (const { key, weight } of all) {
          const count = (exact.get(key) ?? 0) + weight;
          exact.set(key, count);
          expect(sketch.add(key, weight)).toBeGreaterThanOrEqual(count);
        }
        const wrong = [...exact].filter(([key, count]) => sketch.get(key) !== count);
        // Of 300 keys, one in 2 billion collides with another in all four rows.
        expect(wrong).toEqual([]);
      }),
    );
  });

  test("stay within the documented bound for a million requests of 200,000 keys", () => {
    const sketch = new CountMinSketch();
    const exact = new Map<string, number>();
    for (let index = 0; index < 200_000; index += 1) {
      const key = `${index & 255}.${(index >> 8) & 255}.${index >> 16}.7`;
      const weight = index % 9;
      exact.set(key, weight);
      sketch.add(key, weight);
    }
    const total = [...exact.values()].reduce((sum, weight) => sum + weight, 0);
    const excess = 50;
    const allowed = (total / (65_536 * excess)) ** 4 * exact.size;
    const wrong = [...exact].filter(([key, weight]) => sketch.get(key) >= weight + excess);
    expect([...exact].every(([key, weight]) => sketch.get(key) >= weight)).toBe(true);
    // The bound holds for each key. Ten times as many violations are practically impossible.
    expect(wrong.length).toBeLessThan(10 * allowed);
  });

  test("can be cleared", () => {
    const sketch = new CountMinSketch();
    sketch.add("a", 5);
    sketch.clear();
    expect(sketch.get("a")).toBe(0);
  });
});

describe("the address limiter", () => {
  const used = (limiter: AddressLimiter, address: string, now: number) => {
    const { rejectedBy, usage } = limiter.admit(address, now);
    return [rejectedBy, usage.address?.used, usage.subnet?.used];
  };

  test("counts an address and its subnet in a UTC minute", () => {
    const limiter = new AddressLimiter({ addressLimit: 2, subnetLimit: 3 });
    expect(used(limiter, "192.0.2.1", NOON)).toEqual([undefined, 1, 1]);
    expect(used(limiter, "192.0.2.1", NOON)).toEqual([undefined, 2, 2]);
    expect(used(limiter, "192.0.2.1", NOON)).toEqual(["address", 2, 2]);
    expect(used(limiter, "::ffff:192.0.2.2", NOON)).toEqual([undefined, 1, 3]);
    expect(used(limiter, "192.0.2.2", NOON)).toEqual(["subnet", 1, 3]);
    expect(used(limiter, "192.0.3.2", NOON)).toEqual([undefined, 1, 1]);
    expect(used(limiter, "192.0.2.1", NOON + MINUTE)).toEqual([undefined, 1, 1]);
  });

  test("shares counts with other threads, and starts a minute only once", () => {
    const memory = createLimiterMemory(true);
    const createLimiter = () => new AddressLimiter({ addressLimit: 3 }, memory);
    const [one, other] = [createLimiter(), createLimiter()];
    expect(used(one, "192.0.2.1", NOON)).toEqual([undefined, 1, 1]);
    expect(used(other, "192.0.2.1", NOON)).toEqual([undefined, 2, 2]);
    expect(used(one, "192.0.2.1", NOON + MINUTE)).toEqual([undefined, 1, 1]);
    expect(used(other, "192.0.2.1", NOON + MINUTE)).toEqual([undefined, 2, 2]);
    expect(other.charge("192.0.2.1", 1, NOON + MINUTE).address?.used).toBe(3);
    expect(used(one, "192.0.2.1", NOON + MINUTE)).toEqual(["address", 3, 3]);
  });

  test("keeps its counts if the clock steps back", () => {
    const limiter = new AddressLimiter({ addressLimit: 2 });
    limiter.admit("192.0.2.1", NOON);
    expect(used(limiter, "192.0.2.1", NOON - MINUTE)).toEqual([undefined, 2, 2]);
  });

  test("does not start a minute again for a late request", () => {
    const limiter = new AddressLimiter({ addressLimit: 2 });
    for (const now of [NOON, NOON - 1]) limiter.admit("192.0.2.1", now);
    expect(used(limiter, "192.0.2.1", NOON)).toEqual(["address", 2, 2]);
  });

  test("counts additional weight in the minute of the request only", () => {
    const limiter = new AddressLimiter({ addressLimit: 10 });
    limiter.admit("192.0.2.1", NOON);
    expect(limiter.charge("192.0.2.1", 4, NOON).address?.used).toBe(5);
    limiter.admit("192.0.2.1", NOON + MINUTE);
    expect(limiter.charge("192.0.2.1", 4, NOON).address?.used).toBe(1);
  });

  test.each([
    [{ addressLimit: 0 }, [undefined, undefined, undefined]],
    [{ addressLimit: 0, subnetLimit: 1 }, [undefined, undefined, 1]],
    [{ addressLimit: 7, subnetLimit: 0 }, [undefined, 1, undefined]],
  ])("applies only the limits that are set: %j", (limits, expected) => {
    expect(used(new AddressLimiter(limits), "192.0.2.1", NOON)).toEqual(expected);
  });

  test("allows a subnet ten times the limit of an address by default", () => {
    const { usage } = new AddressLimiter({ addressLimit: 7 }).admit("192.0.2.1", NOON);
    expect(usage.subnet?.limit).toBe(70);
  });

  test("does not wait forever for a thread that died while counting", () => {
    const memory = createLimiterMemory(true);
    const limiter = new AddressLimiter({ addressLimit: 100 }, memory);
    const sleep = vi.spyOn(Atomics, "wait").mockReturnValue("timed-out");
    onTestFinished(() => sleep.mockRestore());
    memory.lock[0] = 1;
    expect(() => limiter.admit("192.0.2.1", NOON)).toThrow("A thread holds a lock for too long.");
    memory.lock[0] = 0;
    expect(limiter.admit("192.0.2.1", NOON).rejectedBy).toBeUndefined();
  });

  test("104,000 forged networks do not affect other addresses", async () => {
    const limiter = new AddressLimiter({ addressLimit: 100 });
    for (let index = 0; index < 104_000; index += 1) {
      limiter.admit(`2001:${(index >> 8).toString(16)}:${(index & 255).toString(16)}::1`, NOON);
    }
    const usage = Array.from({ length: 250 }, (_, index) => limiter.admit(`203.0.${index}.1`, NOON));
    expect(usage.filter(({ rejectedBy }) => rejectedBy !== undefined)).toEqual([]);
    expect(usage.filter(({ usage: { address } }) => (address?.used ?? 0) > 10)).toEqual([]);
  });
});
