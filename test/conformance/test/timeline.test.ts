import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Timeline } from "../src/memory/timeline.ts";

const anyTime = fc.integer({ min: 0, max: 60 });
const anyItems = fc.array(fc.record({ time: anyTime, value: fc.integer() }));

describe("a timeline", () => {
  it("is a sorted list with the last inserted item of each time", () => {
    fc.assert(
      fc.property(
        fc.array(anyItems),
        anyTime,
        anyTime,
        fc.integer({ min: 1, max: 5 }),
        (parts, one, other, newest) => {
          const timeline = new Timeline<{ time: number; value: number }>(({ time }) => time);
          const known = new Map<number, { time: number; value: number }>();
          for (const items of parts) {
            timeline.put(items);
            for (const item of items) known.set(item.time, item);
          }
          const sorted = [...known.values()].sort((a, b) => a.time - b.time);
          const [from, to] = [Math.min(one, other), Math.max(one, other)];
          const between = sorted.filter(({ time }) => time >= from && time < to);
          expect(timeline.size).toBe(sorted.length);
          expect(timeline.between(from, to)).toEqual(between);
          expect(timeline.between(from, to, newest)).toEqual(between.slice(-newest));
          expect(timeline.at(one)).toBe(sorted.findLast(({ time }) => time <= one));
          expect(timeline.after(one)).toBe(sorted.find(({ time }) => time > one));
          expect(timeline.last()).toBe(sorted.at(-1));
        },
      ),
    );
  });
});
