import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listTimes, parseInterval } from "../../src/history/intervals.ts";
import { requestedPeriods, sampleRecords } from "../../src/history/periods.ts";
import { CANDLE_LENGTH } from "../../src/store/history-reader.ts";
import { DAY, HOUR, iso } from "../../src/values/timestamps.ts";

const at = (text: string) => Date.parse(text.length === 10 ? `${text}T00:00Z` : `${text}Z`);
const requested = (
  period: "daily" | "hourly",
  interval: string,
  span: { start?: string; end: string; count?: number },
) =>
  listTimes(
    requestedPeriods(period, parseInterval(interval), {
      ...(span.start === undefined ? {} : { start: at(span.start) }),
      end: at(span.end),
      count: span.count ?? 10,
    }),
  ).map((time) => iso(time).slice(0, period === "daily" ? 10 : 16));

describe("OHLCV historical, rules 1 to 6", () => {
  test("1: one period for each day after the start (exclusive) up to the end (inclusive)", () => {
    expect(requested("daily", "daily", { start: "2026-01-09", end: "2026-01-12" })).toEqual([
      "2026-01-10",
      "2026-01-11",
      "2026-01-12",
    ]);
  });

  test("1: one period for each hour", () => {
    expect(requested("hourly", "hourly", { start: "2026-01-09T22:00", end: "2026-01-10T01:00" })).toEqual([
      "2026-01-09T23:00",
      "2026-01-10T00:00",
      "2026-01-10T01:00",
    ]);
  });

  test("2 and 4: without a start, counts back from the end and includes the incomplete period", () => {
    expect(requested("daily", "daily", { end: "2026-01-15T12:00", count: 1 })).toEqual(["2026-01-15"]);
    expect(requested("daily", "daily", { end: "2026-01-15T12:00", count: 2 })).toEqual([
      "2026-01-14",
      "2026-01-15",
    ]);
    expect(requested("hourly", "1h", { end: "2026-01-15T12:30", count: 2 })).toEqual([
      "2026-01-15T11:00",
      "2026-01-15T12:00",
    ]);
  });

  test("3: for days, only the date of a time counts", () => {
    const dates = { start: "2026-01-09", end: "2026-01-11" };
    const times = { start: "2026-01-09T23:59", end: "2026-01-11T00:01" };
    expect(requested("daily", "daily", times)).toEqual(requested("daily", "daily", dates));
  });

  // A start one interval before a day returns the day.
  test.each([
    ["daily", "2026-01-09", "2026-01-10"],
    ["1d", "2026-01-09", "2026-01-10"],
    ["2d", "2026-01-08", "2026-01-10"],
    ["30d", "2025-12-11", "2026-01-10"],
    ["365d", "2025-01-10", "2026-01-10"],
    ["weekly", "2025-12-29", "2026-01-05"],
    ["monthly", "2025-12-01", "2026-01-01"],
    ["yearly", "2025-01-10", "2026-01-10"],
  ])("5: %s from %s", (interval, start, day) => {
    expect(requested("daily", interval, { start, end: day })).toEqual([day]);
  });

  test.each([
    ["2d", ["2025-12-12", "2025-12-14", "2025-12-16"]],
    ["7d", ["2025-12-17", "2025-12-24", "2025-12-31"]],
    ["14d", ["2025-12-24", "2026-01-07", "2026-01-21"]],
    ["weekly", ["2025-12-15", "2025-12-22", "2025-12-29"]],
    ["monthly", ["2026-01-01", "2026-02-01", "2026-03-01"]],
    ["yearly", ["2026-12-10", "2027-12-10", "2028-12-10"]],
    // No interval is shorter than the period.
    ["hourly", ["2025-12-11", "2025-12-12", "2025-12-13"]],
    ["6h", ["2025-12-11", "2025-12-12", "2025-12-13"]],
  ])("6: %s samples the days after 2025-12-10", (interval, days) => {
    expect(requested("daily", interval, { start: "2025-12-10", end: "2030-01-01" }).slice(0, 3)).toEqual(
      days,
    );
  });

  test.each([
    ["2h", ["2026-01-10T01:00", "2026-01-10T03:00"]],
    ["12h", ["2026-01-10T11:00", "2026-01-10T23:00"]],
    ["daily", ["2026-01-10T00:00", "2026-01-11T00:00"]],
    ["1d", ["2026-01-10T23:00", "2026-01-11T23:00"]],
    ["monthly", ["2026-02-01T00:00", "2026-03-01T00:00"]],
    ["yearly", ["2027-01-09T23:00", "2028-01-09T23:00"]],
  ])("6: %s samples the hours after 2026-01-09T23:30", (interval, hours) => {
    const found = requested("hourly", interval, { start: "2026-01-09T23:30", end: "2029-01-01" });
    expect(found.slice(0, 2)).toEqual(hours);
  });

  test.each([
    ["2d", ["2026-01-11", "2026-01-13", "2026-01-15"]],
    ["weekly", ["2025-12-29", "2026-01-05", "2026-01-12"]],
    ["monthly", ["2025-11-01", "2025-12-01", "2026-01-01"]],
    ["yearly", ["2024-01-15", "2025-01-15", "2026-01-15"]],
  ])("6: %s counted back from 2026-01-15", (interval, days) => {
    expect(requested("daily", interval, { end: "2026-01-15T12:00", count: 3 })).toEqual(days);
  });

  test("gives no period for a start in or after the last period", () => {
    expect(requested("daily", "daily", { start: "2026-01-15", end: "2026-01-15" })).toEqual([]);
    expect(requested("daily", "yearly", { start: "2026-01-15", end: "2027-01-14" })).toEqual([]);
    expect(requested("daily", "monthly", { start: "2026-01-15", end: "2026-01-31" })).toEqual([]);
    expect(requested("daily", "2d", { start: "2026-01-15", end: "2026-01-12" })).toEqual([]);
  });
});

describe("sampled records", () => {
  const days = (...texts: string[]) => texts.map((text) => ({ timeOpen: at(text) }));
  const periods = (interval: string, start: string, end: string) =>
    requestedPeriods("daily", parseInterval(interval), { start: at(start), end: at(end), count: 1 });

  test("monthly takes the first daily record of each month, even if day 1 has none", async () => {
    const records = days("2025-12-31", "2026-01-15", "2026-01-16", "2026-02-01", "2026-02-02", "2026-04-02");
    const samples = await sampleRecords([records], periods("monthly", "2025-12-31", "2026-04-01"));
    expect(samples).toEqual(days("2026-01-15", "2026-02-01"));
  });

  test("skips a day without a record instead of using the next day", async () => {
    const records = days("2026-01-03", "2026-01-04", "2026-01-06", "2026-01-07");
    expect(await sampleRecords([records], periods("2d", "2026-01-01", "2026-01-07"))).toEqual(
      days("2026-01-03", "2026-01-07"),
    );
  });
});

const time = fc.integer({ min: Date.UTC(1980, 0, 1), max: Date.UTC(2080, 0, 1) });
const period = fc.constantFrom("daily" as const, "hourly" as const);
const interval = fc.constantFrom(
  "hourly",
  "daily",
  "weekly",
  "monthly",
  "yearly",
  "1h",
  "6h",
  "1d",
  "2d",
  "90d",
);

describe("for any span", () => {
  test("counts back exactly count ascending periods, the last no later than the end", () => {
    fc.assert(
      fc.property(period, interval, time, fc.integer({ min: 1, max: 200 }), (length, name, end, count) => {
        const periods = requestedPeriods(length, parseInterval(name), { end, count });
        const times = listTimes(periods);
        expect(times).toHaveLength(count);
        expect(times.every((one, index) => index === 0 || one > (times[index - 1] as number))).toBe(true);
        expect(times.every((one) => one % CANDLE_LENGTH[length] === 0)).toBe(true);
        expect(times.at(-1)).toBeLessThanOrEqual(end);
      }),
    );
  });

  test("lists the periods after the start's period up to the end's, each with at most one record", () => {
    fc.assert(
      fc.property(
        period,
        interval,
        time,
        fc.integer({ min: 0, max: 400 * DAY }),
        (length, name, start, span) => {
          const end = start + span;
          const periods = requestedPeriods(length, parseInterval(name), { start, end, count: 1 });
          for (const [index, one] of listTimes(periods).entries()) {
            expect(one + CANDLE_LENGTH[length]).toBeGreaterThan(start);
            expect(one).toBeGreaterThan(start - (start % CANDLE_LENGTH[length]));
            expect(one).toBeLessThanOrEqual(end);
            expect(periods.until(index)).toBeGreaterThan(one);
            if (index > 0) expect(one).toBeGreaterThanOrEqual(periods.until(index - 1));
          }
        },
      ),
    );
  });

  const slice = fc.integer({ min: 1, max: 50 });

  test("samples the first record of each period, however the records are sliced", async () => {
    await fc.assert(
      fc.asyncProperty(
        interval,
        fc.uniqueArray(fc.integer({ min: 0, max: 2000 }), { maxLength: 300, size: "max" }),
        slice,
        async (name, hours, length) => {
          const records = hours.sort((a, b) => a - b).map((hour) => ({ timeOpen: hour * HOUR }));
          const periods = requestedPeriods("hourly", parseInterval(name), {
            start: 0,
            end: 2000 * HOUR,
            count: 1,
          });
          const slices: (typeof records)[] = [];
          for (let end = records.length; end > 0; end -= length) {
            slices.push(records.slice(Math.max(0, end - length), end));
          }
          const first = Array.from({ length: periods.size }, (_, index) =>
            records.find(({ timeOpen }) => timeOpen >= periods.at(index) && timeOpen < periods.until(index)),
          );
          expect(await sampleRecords(slices, periods)).toEqual(
            first.filter((record) => record !== undefined),
          );
        },
      ),
    );
  });
});
