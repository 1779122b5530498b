import { describe, expect, test } from "vitest";
import { describeAdded } from "../src/compare/added-operations.ts";
import type { Difference } from "../src/compare/compare.ts";
import { findMeant } from "../src/compare/meant.ts";
import { type MeantDifference, meantDifferences } from "../src/meant-differences.ts";
import { describeReport, isClean, ReportBuilder } from "../src/report.ts";
import { httpRequest } from "../src/requests/request.ts";

const request = httpRequest("service", "paths", "/nothing", { headers: { Origin: "https://page.example" } });
const onMock = httpRequest("mock", "paths", "/nothing");
const MESSAGE: Difference = {
  field: "body status.error_message",
  old: '"There is nothing"',
  new: '"Not found"',
};
const STATUS: Difference = {
  field: "status line",
  old: "HTTP/1.1 404 Not Found",
  new: "HTTP/1.1 400 Bad Request",
};
const MEANT: MeantDifference = {
  program: "service",
  requests: /^GET \/nothing/,
  field: /body status\.error_message/,
  old: /nothing/,
  new: /Not found/,
  reason: "Messages are reworded",
};

describe("a difference is meant where all of an entry matches", () => {
  test("all", () => expect(findMeant([MEANT], request, MESSAGE)).toBe(MEANT));

  test.each<[string, Partial<MeantDifference>]>([
    ["program", { program: "mock" }],
    ["request", { requests: /POST/ }],
    ["field, as a whole", { field: /body status/ }],
    ["old value", { old: /else/ }],
    ["new value", { new: /else/ }],
  ])("not with another %s", (_, other) => {
    expect(findMeant([{ ...MEANT, ...other }], request, MESSAGE)).toBeUndefined();
  });

  const close = (of?: "percent change"): MeantDifference => ({
    field: /.*/,
    within: { relative: 0.01, ...(of && { of }) },
    reason: "Close",
  });
  test.each<[old: string, now: string, entry: MeantDifference, isMeant: boolean]>([
    ["200", "202", close(), true],
    ["200", "202.1", close(), false],
    ["-200", "-198", close(), true],
    ['"200"', '"201"', close(), true],
    ["0", "0.001", close(), false],
    ["200", "null", close(), false],
    ["(none)", "200", close(), false],
    ["0.1", "1.1", close("percent change"), true],
    ["100", "103", close("percent change"), false],
    ["100", "101.9", close("percent change"), true],
  ])("%s and %s, by how close the numbers are", (old, now, entry, isMeant) => {
    const found = findMeant([entry], request, { field: "body data.price", old, new: now });
    expect(found).toBe(isMeant ? entry : undefined);
  });

  test("an entry may leave all out but the field", () => {
    const wide = { field: /body .*/, reason: "Everything" };
    expect(findMeant([wide], request, MESSAGE)).toBe(wide);
    expect(findMeant([wide], onMock, MESSAGE)).toBe(wide);
  });
});

describe("a report", () => {
  test("without differences is clean, and counts requests by group and status", () => {
    const builder = new ReportBuilder([]);
    builder.add({ request, status: 404, differences: [] });
    builder.add({ request, status: undefined, differences: [] });
    const report = builder.finish(true);
    expect(report).toMatchObject({
      requests: 2,
      identical: 2,
      groups: { "service: paths": { 404: 1, none: 1 } },
    });
    expect(isClean(report)).toBe(true);
  });

  test("with meant differences alone is clean, and counts them by reason", () => {
    const builder = new ReportBuilder([MEANT]);
    builder.add({ request, status: 404, differences: [MESSAGE] });
    const report = builder.finish(true);
    expect(report).toMatchObject({
      identical: 0,
      meant: { "Messages are reworded": 1 },
      unexpected: [],
      spent: [],
    });
    expect(isClean(report)).toBe(true);
  });

  test("shows what is unexpected in a request, and not what is meant in it", () => {
    const builder = new ReportBuilder([MEANT]);
    builder.add({ request, status: 404, differences: [MESSAGE, STATUS] });
    const report = builder.finish(true);
    expect(isClean(report)).toBe(false);
    expect(report.unexpected).toEqual([
      { server: "service", group: "paths", request: request.title, differences: [STATUS] },
    ]);
    const text = describeReport(report);
    expect(text).toContain("GET /nothing  Origin: https://page.example");
    expect(text).toContain("old  HTTP/1.1 404 Not Found");
    expect(text).toContain("new  HTTP/1.1 400 Bad Request");
    expect(text).not.toContain("error_message");
  });

  test("shows requests that differ in the same fields once", () => {
    const builder = new ReportBuilder([]);
    for (const _ of [1, 2, 3]) builder.add({ request, status: 404, differences: [STATUS] });
    const text = describeReport(builder.finish(true));
    expect(text.match(/GET \/nothing/g)).toHaveLength(1);
    expect(text).toContain("(and 2 more like it)");
  });

  test("shows where long values differ", () => {
    const old = `${"a".repeat(5000)}old${"b".repeat(5000)}`;
    const builder = new ReportBuilder([]);
    builder.add({
      request,
      status: 200,
      differences: [{ field: "body", old, new: old.replace("old", "new") }],
    });
    const text = describeReport(builder.finish(true));
    expect(text).toContain("aaaoldbbb");
    expect(text).toContain("aaanewbbb");
    expect(text.length).toBeLessThan(2000);
  });

  test("names entries that nothing matched any more, and is not clean", () => {
    const builder = new ReportBuilder([MEANT]);
    builder.add({ request, status: 404, differences: [] });
    const report = builder.finish(true);
    expect(report.spent).toEqual(["Messages are reworded (body status\\.error_message, old nothing)"]);
    expect(isClean(report)).toBe(false);
    expect(describeReport(report)).toContain("Messages are reworded");
  });

  test("says nothing of entries where not all have to match", () => {
    expect(isClean(new ReportBuilder([MEANT]).finish(false))).toBe(true);
  });
});

test("every entry of the list has a reason", () => {
  for (const { reason } of meantDifferences) expect(reason).toMatch(/^[A-Z].{20}/);
});

describe("operations that were added", () => {
  const list = describeAdded(["/v1/old"], ["/v1/old", "/v1/added", "/v1/{name}/added"]);

  test.each([
    ["/v1/added", true],
    ["/v1/added?limit=1", true],
    ["/v1/added#part", true],
    ["/v1/any/added", true],
    ["/v1/old", false],
    ["/v1/added/more", false],
    ["/v1/old?path=/v1/added", false],
  ])("%s may differ: %s", (target, isMeant) => {
    const request = httpRequest("service", "paths", target, { key: "any" });
    expect(findMeant(list, request, STATUS) !== undefined).toBe(isMeant);
  });

  test("are nothing where there is none", () => {
    expect(describeAdded(["/v1/old"], ["/v1/old"])).toEqual([]);
  });
});
