import { expect, test } from "vitest";
import { compare } from "../src/compare/compare.ts";
import { httpRequest } from "../src/requests/request.ts";
import { parseResponse } from "../src/wire/response.ts";
import type { Received } from "../src/wire/sender.ts";

const request = httpRequest("service", "examples", "/v1/cryptocurrency/map");

const GOOD =
  'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nETag: "a"\r\nContent-Length: 11\r\n\r\n{"data":[]}';

function received(text: string): Received {
  const parsed = parseResponse(Buffer.from(text), "GET", true);
  if (parsed.kind !== "response") throw new Error(parsed.kind);
  return { responses: [parsed.response], ending: "done" };
}

test("the same response does not differ, whatever the order and case of its headers", () => {
  const other =
    'HTTP/1.1 200 OK\r\netag: "a"\r\ncontent-type: application/json\r\nContent-Length: 11\r\n\r\n{"data":[]}';
  expect(compare(request, received(GOOD), received(other))).toEqual([]);
});

test.each([
  ["a status", ["200 OK", "404 Not Found"], "status line"],
  ["a header's value", ['"a"', '"b"'], "header etag"],
  ["a header that is missing", ['ETag: "a"\r\n', ""], "header etag"],
  ["a value in the body", ["[]", "{}"], "body data"],
] as const)("%s that differs is found", (_, [from, to], field) => {
  const differences = compare(request, received(GOOD), received(GOOD.replace(from, to)));
  expect(differences.map((each) => each.field)).toEqual([field]);
});
