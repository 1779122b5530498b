import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { compare } from "../src/compare/compare.ts";
import { httpRequest, type ReplayRequest } from "../src/requests/request.ts";
import { parseResponse } from "../src/wire/response.ts";
import type { Received } from "../src/wire/sender.ts";

const request = httpRequest("service", "examples", "/v1/cryptocurrency/map");

function received(head: readonly string[], body: string | Buffer = "", method = "GET"): Received {
  const text = Buffer.from(`${head.join("\r\n")}\r\n\r\n`);
  const parsed = parseResponse(Buffer.concat([text, Buffer.from(body)]), method, true);
  if (parsed.kind !== "response") throw new Error(parsed.kind);
  return { responses: [parsed.response], ending: "done" };
}

const OK = ["HTTP/1.1 200 OK", "Content-Type: application/json", 'ETag: "a"'];
const withBody = (body: string | Buffer, ...headers: string[]): Received =>
  received([...OK, ...headers, `Content-Length: ${Buffer.byteLength(body)}`], body);

const fields = (old: Received, present: Received, of: ReplayRequest = request): string[] =>
  compare(of, old, present).map(({ field }) => field);

describe("what does not count", () => {
  test("order and case of the names of headers", () => {
    const other = received(
      ["HTTP/1.1 200 OK", 'etag: "a"', "content-length: 2", "CONTENT-TYPE: application/json"],
      "{}",
    );
    expect(fields(withBody("{}"), other)).toEqual([]);
  });

  test.each([
    ["the time in Date", "Date: Thu, 15 Jan 2026 12:00:00 GMT", "Date: Sun, 22 Nov 2026 08:00:00 GMT"],
    [
      "generated request ids",
      "X-Request-Id: 42c0fe4b-8db6-40ca-9f31-bad375a5952c",
      "X-Request-Id: 0b2f5b52-6d4b-4b0e-9d5e-7f1f3a1c9e77",
    ],
  ])("%s", (_, old, present) => {
    expect(fields(received([...OK, old]), received([...OK, present]))).toEqual([]);
  });

  test("values of metrics", () => {
    const metrics = httpRequest("service", "system routes", "/metrics");
    const text = (count: number) =>
      `# HELP calls Calls.\n# TYPE calls counter\ncalls{status="200"} ${count}\n`;
    expect(fields(withBody(text(1)), withBody(text(200_000)), metrics)).toEqual([]);
    expect(fields(withBody(text(1)), withBody(text(1).replaceAll("calls", "requests")), metrics)).toEqual([
      "body",
    ]);
  });
});

describe("what is found", () => {
  test.each([
    ["the status", "200 OK", "404 Not Found", "status line"],
    ["the reason phrase", "OK", "Okay", "status line"],
    ["the version", "HTTP/1.1", "HTTP/1.0", "status line"],
    ["a header's value", '"a"', '"b"', "header etag"],
    ["a header's name", "ETag", "Tag", "header etag, header tag"],
  ])("%s", (_, from, to, expected) => {
    const changed = OK.map((line) => line.replace(from, to));
    expect(fields(received(OK), received(changed)).join(", ")).toBe(expected);
  });

  test.each([
    ["a header that is missing", [], ["Vary: a"], ["header vary"]],
    ["a repeated header", ["Vary: a", "Vary: b"], ["Vary: a, b"], ["header vary"]],
    ["values in another order", ["Vary: a", "Vary: b"], ["Vary: b", "Vary: a"], ["header vary"]],
    ["a date that is none", ["Date: Thu, 15 Jan 2026 12:00:00 GMT"], ["Date: today"], ["header date"]],
    [
      "a request id that is no UUID",
      ["X-Request-Id: 42c0fe4b-8db6-40ca-9f31-bad375a5952c"],
      ["X-Request-Id: 1"],
      ["header x-request-id"],
    ],
  ])("%s", (_, old, present, expected) => {
    expect(fields(received([...OK, ...old]), received([...OK, ...present]))).toEqual(expected);
  });

  test("a request id that was sent, and not sent back", () => {
    const id = "42c0fe4b-8db6-40ca-9f31-bad375a5952c";
    const other = "0b2f5b52-6d4b-4b0e-9d5e-7f1f3a1c9e77";
    const naming = httpRequest("service", "headers", "/", { headers: { "X-Request-Id": id } });
    const [kept, replaced] = [id, other].map((each) => received([...OK, `X-Request-Id: ${each}`]));
    expect(fields(kept as Received, replaced as Received, naming)).toEqual(["header x-request-id"]);
  });

  test.each([
    ["a value", '{"data":[{"id":1,"name":"a"}]}', '{"data":[{"id":1,"name":"b"}]}', ["body data.0.name"]],
    ["a value's type", '{"price":1}', '{"price":"1"}', ["body price"]],
    ["null for a value", '{"price":1}', '{"price":null}', ["body price"]],
    ["a missing field", '{"a":1,"b":2}', '{"a":1}', ["body b"]],
    ["two values", '{"a":1,"b":2}', '{"a":2,"b":1}', ["body a", "body b"]],
    ["a list for a map", '{"a":[1]}', '{"a":{"0":1}}', ["body a"]],
    ["the order of fields", '{"s":{"a":1,"b":2}}', '{"s":{"b":2,"a":1}}', ["body s (order of fields)"]],
    ["spaces", '{"a":1}', '{"a": 1}', ["body"]],
    ["digits", '{"a":1.0}', '{"a":1}', ["body"]],
    ["a text that is no JSON", "hello", "hullo", ["body"]],
    ["a body that is empty", "{}", "", ["body"]],
    [
      "a value of YAML",
      "openapi: 3.1.0\ninfo:\n  title: a\n",
      "openapi: 3.1.0\ninfo:\n  title: b\n",
      ["body info.title"],
    ],
  ])("%s", (_, old, present, expected) => {
    expect(fields(withBody(old), withBody(present))).toEqual(expected);
  });

  test("the length of a body that HEAD leaves out", () => {
    const head = (length: number) => received([...OK, `Content-Length: ${length}`], "", "HEAD");
    expect(fields(head(10), head(11))).toEqual(["header content-length"]);
  });

  test("a compressed body with another content, by the place", () => {
    const packed = (text: string) => withBody(gzipSync(text), "Content-Encoding: gzip");
    expect(fields(packed('{"a":1}'), packed('{"a":2}'))).toEqual(["body a"]);
  });

  test("the same content, compressed otherwise", () => {
    const [fast, small] = [1, 9].map((level) =>
      withBody(gzipSync("x".repeat(999), { level }), "Content-Encoding: gzip"),
    );
    expect(fields(fast as Received, small as Received)).toEqual(["compressed bytes"]);
  });

  test("another encoding of the same content", () => {
    const text = '{"a":1}';
    const gzip = withBody(gzipSync(text), "Content-Encoding: gzip");
    const br = withBody(brotliCompressSync(text), "Content-Encoding: br");
    expect(fields(gzip, br)).toEqual(["header content-encoding", "header content-length"]);
  });

  test("how a response ended, and how many there were", () => {
    const good = withBody("{}");
    expect(fields(good, { responses: [], ending: "closed" })).toEqual(["ending", "responses"]);
    expect(fields(good, { ...good, responses: [...good.responses, ...good.responses] })).toEqual([
      "responses",
    ]);
  });

  test("a body that was cut off", () => {
    const cut = received([...OK, "Content-Length: 2"], "{");
    expect(fields(withBody("{}"), cut)).toEqual(["complete", "body"]);
  });
});
