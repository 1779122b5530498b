import { expect, test } from "vitest";
import { compare } from "../src/compare/compare.ts";
import type { Difference } from "../src/compare/difference.ts";
import { type ExpectedDifference, expectedDifferences } from "../src/expected-differences.ts";
import { describeReport, isClean, ReportBuilder } from "../src/report.ts";
import { httpRequest } from "../src/requests/request.ts";
import { requestTable } from "../src/requests/table.ts";
import { parseResponse } from "../src/wire/response.ts";
import type { Received } from "../src/wire/sender.ts";

const request = httpRequest("service", "paths", "/nothing", { headers: { Origin: "https://page.example" } });
const OK = 'HTTP/1.1 200 OK\r\nETag: "a"\r\nContent-Length: 7\r\n\r\n{"a":1}';

function received(text: string): Received {
  const parsed = parseResponse(Buffer.from(text), "GET", true);
  if (parsed.kind !== "response") throw new Error(parsed.kind);
  return { responses: [parsed.response], ending: "done" };
}

test.each([
  ["the status", "200 OK", "404 Not Found", ["status line"]],
  ["a header", '"a"\r', '"b"\r', ["header etag"]],
  ["a value", '"a":1', '"a":2', ["body a"]],
  ["a body that is not JSON", '"a":1', '"a":"', ["body"]],
  ["a body that was cut off", "}", "", ["complete", "body"]],
])("a difference is found: %s", (_, from, to, expected) => {
  const found = compare(request, received(OK), received(OK.replace(from, to)));
  expect(found.map(({ field }) => field)).toEqual(expected);
});

test("ignores the order and case of headers, and generated request ids", () => {
  const id = "X-Request-Id: 42c0fe4b-8db6-40ca-9f31-bad375a5952c\r\n";
  const old = OK.replace("ETag", `${id}ETag`);
  const present = OK.replace('ETag: "a"\r\n', `etag: "a"\r\n${id.replace("42c0", "0b2f")}`);
  expect(compare(request, received(old), received(present))).toEqual([]);
});

const MESSAGE: Difference = { field: "body error_message", old: '"There is nothing"', new: '"Not found"' };
const STATUS: Difference = { field: "status line", old: "HTTP/1.1 404", new: "HTTP/1.1 400" };
const MEANT: ExpectedDifference = {
  program: "service",
  requests: /^GET \/nothing/,
  field: /body error_message/,
  old: /nothing/,
  reason: "Messages are reworded",
};

test("a report with only expected differences is clean", () => {
  const builder = new ReportBuilder([MEANT]);
  builder.add({ request, status: 404, differences: [MESSAGE] });
  expect(isClean(builder.finish(true))).toBe(true);
});

test("a report shows only the unexpected differences of a request", () => {
  const builder = new ReportBuilder([MEANT]);
  builder.add({ request, status: 404, differences: [MESSAGE, STATUS] });
  const report = builder.finish(true);
  expect(isClean(report)).toBe(false);
  expect(report.unexpected.flatMap(({ differences }) => differences)).toEqual([STATUS]);
  expect(describeReport(report)).toContain("old  HTTP/1.1 404");
});

test("a report with an unused entry is not clean", () => {
  const builder = new ReportBuilder([MEANT]);
  builder.add({ request, status: 404, differences: [] });
  expect(isClean(builder.finish(true))).toBe(false);
});

test("every entry of the list has a reason", () => {
  for (const { reason } of expectedDifferences) expect(reason).toMatch(/^[A-Z].{20}/);
});

test("the table is deterministic and has at least 2,000 requests per program", () => {
  const table = requestTable();
  for (const server of ["service", "mock"] as const)
    expect(table.filter((each) => each.server === server).length).toBeGreaterThan(2000);
  expect(requestTable()).toEqual(table);
});
