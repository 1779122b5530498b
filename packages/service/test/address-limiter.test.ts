import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  AddressLimiter,
  createSharedLimiterMemory,
  SharedAddressLimiter,
} from "../src/http/address-limiter.ts";
import { CountMinSketch } from "../src/http/count-min-sketch.ts";
import { NOON } from "./support/service.ts";

const MINUTE = 60_000;

describe("approximate counts", () => {
  const additions = fc.array(
    fc.record({ key: fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), weight: fc.integer({ min: 1, max: 100 }) }),
    { maxLength: 300 },
  );

  test("are never too low, and exact as long as there are few keys", () => {
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
        // Of 300 keys, one in 2 billion meets another one in all four rows.
        expect(wrong).toEqual([]);
      }),
    );
  });

  test("keep the stated bound with a million requests of 200,000 keys", () => {
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
    // The bound holds for each key; that ten times as many break it is not to be expected of any tables.
    expect(wrong.length).toBeLessThan(10 * allowed);
  });

  test("forget all at once", () => {
    const sketch = new CountMinSketch();
    sketch.add("a", 5);
    sketch.clear();
    expect(sketch.get("a")).toBe(0);
  });
});

describe("the limiter", () => {
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

  test("counts with those of other threads, and what one of them began, another one does not begin again", () => {
    const memory = createSharedLimiterMemory();
    const createLimiter = () => new SharedAddressLimiter({ addressLimit: 3 }, memory);
    const [one, other] = [createLimiter(), createLimiter()];
    expect(used(one, "192.0.2.1", NOON)).toEqual([undefined, 1, 1]);
    expect(used(other, "192.0.2.1", NOON)).toEqual([undefined, 2, 2]);
    expect(used(one, "192.0.2.1", NOON + MINUTE)).toEqual([undefined, 1, 1]);
    expect(used(other, "192.0.2.1", NOON + MINUTE)).toEqual([undefined, 2, 2]);
    expect(other.charge("192.0.2.1", 1, NOON + MINUTE).address?.used).toBe(3);
    expect(used(one, "192.0.2.1", NOON + MINUTE)).toEqual(["address", 3, 3]);
  });

  test("takes its counts along when the clock steps back", () => {
    const limiter = new AddressLimiter({ addressLimit: 2 });
    limiter.admit("192.0.2.1", NOON);
    expect(used(limiter, "192.0.2.1", NOON - MINUTE)).toEqual([undefined, 2, 2]);
  });

  test("begins no minute a second time for a request that is late", () => {
    const limiter = new AddressLimiter({ addressLimit: 2 });
    for (const now of [NOON, NOON - 1]) limiter.admit("192.0.2.1", now);
    expect(used(limiter, "192.0.2.1", NOON)).toEqual(["address", 2, 2]);
  });

  test("counts what a request came to in the minute of the request, and never in a later one", () => {
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
  ])("has only the limits that are set: %j", (limits, expected) => {
    expect(used(new AddressLimiter(limits), "192.0.2.1", NOON)).toEqual(expected);
  });

  test("allows a subnet ten times as much as an address, where it is not told otherwise", () => {
    const { usage } = new AddressLimiter({ addressLimit: 7 }).admit("192.0.2.1", NOON);
    expect(usage.subnet?.limit).toBe(70);
  });

  test("104,000 made-up networks leave other addresses as they are", async () => {
    const limiter = new AddressLimiter({ addressLimit: 100 });
    for (let index = 0; index < 104_000; index += 1) {
      limiter.admit(`2001:${(index >> 8).toString(16)}:${(index & 255).toString(16)}::1`, NOON);
    }
    const usage = Array.from({ length: 250 }, (_, index) => limiter.admit(`203.0.${index}.1`, NOON));
    expect(usage.filter(({ rejectedBy }) => rejectedBy !== undefined)).toEqual([]);
    expect(usage.filter(({ usage: { address } }) => (address?.used ?? 0) > 10)).toEqual([]);
  });
});
