import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addYears, listTimes, parseInterval, requestedTimes } from "../../src/history/intervals.ts";
import { iso } from "../../src/values/timestamps.ts";

const CALENDAR = ["hourly", "daily", "weekly", "monthly", "yearly"];
const RELATIVE = [
  "5m",
  "10m",
  "15m",
  "30m",
  "45m",
  "1h",
  "2h",
  "12h",
  "24h",
  "1d",
  "2d",
  "7d",
  "30d",
  "365d",
];

const at = (text: string) => Date.parse(text.length === 10 ? `${text}T00:00Z` : `${text}Z`);
const requested = (interval: string, span: { start?: string; end: string; count?: number }) =>
  listTimes(
    requestedTimes(parseInterval(interval), {
      ...(span.start === undefined ? {} : { start: at(span.start) }),
      end: at(span.end),
      count: span.count ?? 10,
    }),
  ).map((time) => iso(time).slice(0, 16));

describe("requested times of historical quotes", () => {
  test.each([
    ["hourly", ["2026-01-15T11:00", "2026-01-15T12:00"]],
    ["daily", ["2026-01-14T00:00", "2026-01-15T00:00"]],
    // Monday is the first day of a week.
    ["weekly", ["2026-01-05T00:00", "2026-01-12T00:00"]],
    ["monthly", ["2025-12-01T00:00", "2026-01-01T00:00"]],
    ["yearly", ["2025-01-01T00:00", "2026-01-01T00:00"]],
    ["5m", ["2026-01-15T12:25", "2026-01-15T12:30"]],
    ["45m", ["2026-01-15T11:45", "2026-01-15T12:30"]],
    ["24h", ["2026-01-14T12:30", "2026-01-15T12:30"]],
    ["1d", ["2026-01-14T12:30", "2026-01-15T12:30"]],
    ["365d", ["2025-01-15T12:30", "2026-01-15T12:30"]],
  ])("%s counts back from the end if there is no start", (interval, times) => {
    expect(requested(interval, { end: "2026-01-15T12:30", count: 2 })).toEqual(times);
  });

  test.each([
    ["hourly", "2026-01-15T10:30", ["2026-01-15T11:00", "2026-01-15T12:00"]],
    ["hourly", "2026-01-15T11:00", ["2026-01-15T11:00", "2026-01-15T12:00"]],
    ["daily", "2026-01-13T00:00", ["2026-01-13T00:00", "2026-01-14T00:00", "2026-01-15T00:00"]],
    ["weekly", "2026-01-01", ["2026-01-05T00:00", "2026-01-12T00:00"]],
    ["monthly", "2025-11-15", ["2025-12-01T00:00", "2026-01-01T00:00"]],
    ["yearly", "2024-01-01", ["2024-01-01T00:00", "2025-01-01T00:00", "2026-01-01T00:00"]],
    ["2h", "2026-01-15T08:15", ["2026-01-15T08:15", "2026-01-15T10:15", "2026-01-15T12:15"]],
    // The last quote of each day: "24h" with a start late in the evening.
    ["24h", "2026-01-12T23:59", ["2026-01-12T23:59", "2026-01-13T23:59", "2026-01-14T23:59"]],
  ])(
    "with both bounds, %s from %s gives every time between them, including the bounds",
    (interval, start, times) => {
      expect(requested(interval, { start, end: "2026-01-15T12:30", count: 1 })).toEqual(times);
    },
  );

  test("gives no time for a start after the end or between two points", () => {
    expect(requested("daily", { start: "2026-01-14T08:00", end: "2026-01-14T20:00" })).toEqual([]);
    expect(requested("1h", { start: "2026-01-16", end: "2026-01-15" })).toEqual([]);
  });

  test("reads years before 100 literally", () => {
    const first = at("2026-06-01");
    const { at: timeAt } = requestedTimes(parseInterval("yearly"), { end: first, count: 2000 });
    expect(new Date(timeAt(0)).getUTCFullYear()).toBe(27);
  });

  test("rejects any other interval", () => {
    for (const name of ["", "5", "m", "5s", "constructor", "Daily"])
      expect(() => parseInterval(name)).toThrow(TypeError);
  });
});

const time = fc.integer({ min: Date.UTC(1970, 0, 1), max: Date.UTC(2100, 0, 1) });
const interval = fc.constantFrom(...CALENDAR, ...RELATIVE);

function isAscending(times: readonly number[]): boolean {
  return times.every((one, index) => index === 0 || one > (times[index - 1] as number));
}

describe("for any span", () => {
  test("counts back exactly count ascending times, none after the end", () => {
    fc.assert(
      fc.property(interval, time, fc.integer({ min: 1, max: 300 }), (name, end, count) => {
        const times = listTimes(requestedTimes(parseInterval(name), { end, count }));
        expect(times).toHaveLength(count);
        expect(isAscending(times)).toBe(true);
        expect(times.at(-1)).toBeLessThanOrEqual(end);
      }),
    );
  });

  test("lists all ascending times between two bounds without duplicates", () => {
    fc.assert(
      fc.property(interval, time, fc.integer({ min: 0, max: 3e9 }), (name, start, length) => {
        const end = start + length;
        const one = parseInterval(name);
        const times = listTimes(requestedTimes(one, { start, end, count: 1 }));
        expect(isAscending(times)).toBe(true);
        expect(times.every((at) => at >= start && at <= end)).toBe(true);
        // One more time on either side would lie outside.
        const backwards = listTimes(requestedTimes(one, { end, count: times.length + 1 }));
        if (one.kind === "calendar") {
          expect(backwards.slice(1)).toEqual(times);
          expect(backwards[0]).toBeLessThan(start);
        } else {
          expect(times[0]).toBe(start);
          expect((times.at(-1) as number) + one.step).toBeGreaterThan(end);
        }
      }),
    );
  });
});

test("addYears keeps the date, and turns 29 February into 28 February without drift", () => {
  const leap = at("2024-02-29T07:00");
  const dates = [1, 2, 3, 4, -1].map((years) => iso(addYears(leap, years)).slice(0, 16));
  expect(dates).toEqual([
    "2025-02-28T07:00",
    "2026-02-28T07:00",
    "2027-02-28T07:00",
    "2028-02-29T07:00",
    "2023-02-28T07:00",
  ]);
});
