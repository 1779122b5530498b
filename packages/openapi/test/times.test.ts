import fc from "fast-check";
import { expect, test } from "vitest";
import { parseTime } from "../src/times.ts";

test.each([
  ["0", "1970-01-01T00:00:00.000Z"],
  ["1768478400", "2026-01-15T12:00:00.000Z"],
  ["999999999999", "+033658-09-27T01:46:39.000Z"],
  ["20260115", "1970-08-23T11:48:35.000Z"],
  ["2026-01-15", "2026-01-15T00:00:00.000Z"],
  ["2024-02-29", "2024-02-29T00:00:00.000Z"],
  ["2000-02-29", "2000-02-29T00:00:00.000Z"],
  ["2026-01-15T12:00", "2026-01-15T12:00:00.000Z"],
  ["2026-01-15T12:00:30", "2026-01-15T12:00:30.000Z"],
  ["2026-01-15T23:59:59.999Z", "2026-01-15T23:59:59.999Z"],
  ["2026-01-15T12:00:00.5Z", "2026-01-15T12:00:00.500Z"],
  ["2026-01-15T12:00:00.123456789Z", "2026-01-15T12:00:00.123Z"],
  ["2026-01-15T12:00:00+05:30", "2026-01-15T06:30:00.000Z"],
  ["2026-01-15T12:00-08:00", "2026-01-15T20:00:00.000Z"],
  // An unencoded "+" arrives as a space.
  ["2026-01-15T12:00:00 05:30", "2026-01-15T06:30:00.000Z"],
  ["0050-01-01", "0050-01-01T00:00:00.000Z"],
])("%s is %s", (text, iso) => {
  const time = parseTime(text);
  expect(time === undefined ? time : new Date(time).toISOString()).toBe(iso);
});

test.each([
  "",
  "-1",
  "1.5",
  "1e9",
  // Milliseconds.
  "1768478400000",
  "2026-02-29",
  "1900-02-29",
  "2026-04-31",
  "2026-00-10",
  "2026-13-01",
  "2026-01-00",
  "2026-01-32",
  "2026-1-5",
  "26-01-15",
  "2026-01-15T24:00",
  "2026-01-15T23:60",
  "2026-01-15T23:59:60",
  "2026-01-15T12",
  "2026-01-15 12:00",
  "2026-01-15T12:00:00.Z",
  "2026-01-15T12:00:00.1234567890Z",
  "2026-01-15T12:00:00+24:00",
  "2026-01-15T12:00:00+01:60",
  "2026-01-15T12:00:00+0100",
  "2026-01-15T12:00:00z",
  "2026-01-15t12:00:00Z",
  "2026-01-15Z",
  "2026-01-15T12:00:00Z\n",
  "٢٠٢٦-٠١-١٥",
  "today",
])("%j is not a time", (text) => {
  expect(parseTime(text)).toBeUndefined();
});

test("parses every time from its ISO form and, in whole seconds, from its Unix form", () => {
  const times = fc.date({ min: new Date(0), max: new Date("9999-12-31T23:59:59.999Z"), noInvalidDate: true });
  fc.assert(
    fc.property(times, (date) => {
      expect(parseTime(date.toISOString())).toBe(date.getTime());
      expect(parseTime(date.toISOString().slice(0, -1))).toBe(date.getTime());
      const seconds = Math.floor(date.getTime() / 1000);
      expect(parseTime(String(seconds))).toBe(seconds * 1000);
    }),
  );
});
