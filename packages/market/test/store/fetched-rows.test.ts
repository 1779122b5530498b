import fc from "fast-check";
import { expect, test } from "vitest";
import { FetchedRows, UNKNOWN } from "../../src/store/fetched-rows.ts";

test("rows fetched in parts are known within the parts only", () => {
  const span = fc
    .tuple(fc.nat(30), fc.nat(30))
    .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(30)), fc.array(span, { maxLength: 6 }), (times, spans) => {
      const all = times.sort((one, other) => one - other);
      const fetched = new FetchedRows<number>((each) => each);
      for (const [from, to] of spans)
        fetched.add(
          all.filter((each) => each >= from && each <= to),
          from,
          to,
        );
      for (let at = 0; at <= 30; at += 1) {
        const before = all.findLast((each) => each <= at);
        expect(fetched.at(at)).toBe(isJoined(spans, before, at) ? before : UNKNOWN);
      }
    }),
  );
});

test.each<[number, readonly (number | typeof UNKNOWN)[]]>([
  [Number.NEGATIVE_INFINITY, [UNKNOWN, UNKNOWN, UNKNOWN]],
  [5, [2, UNKNOWN, UNKNOWN]],
  [8, [2, 5, UNKNOWN]],
  [Number.POSITIVE_INFINITY, [2, 5, 8]],
])("forgets rows from %d on, and keeps earlier rows", (time, known) => {
  const fetched = new FetchedRows<number>((each) => each);
  fetched.forgetFrom(time);
  fetched.add([2, 3, 5], 2, 6);
  fetched.add([8], 8, 9);
  fetched.forgetFrom(time);
  expect([2, 5, 8].map((at) => fetched.at(at))).toEqual(known);
});

test("knows the rows around a fetched time, even if rows are written between two fetches", () => {
  const step = fc.record({ written: fc.array(fc.nat(30), { maxLength: 3 }), asked: fc.nat(30) });
  const nearby = fc.record({ from: fc.integer({ min: -5, max: 30 }), length: fc.nat(40) });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), nearby, (steps, { from, length }) => {
      const fetched = new FetchedRows<number>((each) => each);
      // The first fetch found nothing.
      fetched.add([], from, from + length);
      const stored = new Set<number>();
      for (const { written, asked } of steps) {
        for (const each of written) stored.add(each);
        const all = [...stored].sort((one, other) => one - other);
        const before = all.filter((each) => each <= asked).slice(-2);
        const after = all.filter((each) => each > asked).slice(0, 1);
        const begin = before.length < 2 ? Number.NEGATIVE_INFINITY : (before[0] as number);
        fetched.add([...before, ...after], begin, after[0] ?? Number.POSITIVE_INFINITY);
        expect([fetched.at(asked), fetched.after(asked)]).not.toContain(UNKNOWN);
      }
    }),
  );
});

/** Whether both times are in one span, or in adjacent spans without a gap. */
function isJoined(
  spans: readonly (readonly [number, number])[],
  one: number | undefined,
  other: number,
): boolean {
  if (one === undefined) return false;
  let reach = one - 1;
  while (true) {
    const next = Math.max(
      ...spans.filter(([from, to]) => from <= reach + 1 && to > reach).map(([, to]) => to),
    );
    if (next >= other) return true;
    if (next <= reach) return false;
    reach = next;
  }
}
