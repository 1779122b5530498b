import { expect, test } from "vitest";
import { headerValues, parseResponse } from "../src/wire/response.ts";

const bytes = (text: string): Buffer => Buffer.from(text, "latin1");

function parsed(text: string, { method = "GET", hasEnded = false } = {}) {
  const result = parseResponse(bytes(text), method, hasEnded);
  if (result.kind !== "response") return result.kind;
  const { statusLine, body, isComplete } = result.response;
  return { statusLine, body: body.toString("latin1"), isComplete, rest: text.slice(result.length) };
}

test("a body has the length that is stated, and what follows is left alone", () => {
  expect(parsed("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nabHTTP/1.1 404")).toEqual({
    statusLine: "HTTP/1.1 200 OK",
    body: "ab",
    isComplete: true,
    rest: "HTTP/1.1 404",
  });
});

test("chunks are put together, up to the end of the last one", () => {
  const text =
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\nA;x=y\r\n0123456789\r\n0\r\n\r\nrest";
  expect(parsed(text)).toMatchObject({ body: "abc0123456789", isComplete: true, rest: "rest" });
});

test("without a length the body ends with the connection", () => {
  const text = "HTTP/1.0 200 OK\r\n\r\nabc";
  expect(parsed(text)).toBe("partial");
  expect(parsed(text, { hasEnded: true })).toMatchObject({ body: "abc", isComplete: true });
});

test.each([
  ["to HEAD", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nnext", "HEAD"],
  ["204", "HTTP/1.1 204 No Content\r\n\r\nnext", "GET"],
  ["304", "HTTP/1.1 304 Not Modified\r\nContent-Length: 5\r\n\r\nnext", "GET"],
  ["1xx", "HTTP/1.1 100 Continue\r\n\r\nnext", "GET"],
])("a response %s has no body", (_, text, method) => {
  expect(parsed(text, { method })).toMatchObject({ body: "", isComplete: true, rest: "next" });
});

test.each([
  ["a head", "HTTP/1.1 200 OK\r\nContent-Le"],
  ["a body", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nab"],
  ["a chunk", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab"],
  ["the size of a chunk", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5"],
])("%s of which a part is there is partial", (_, text) => {
  expect(parsed(text)).toBe("partial");
});

test("a body that was cut off is not complete", () => {
  const cut = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nab";
  expect(parsed(cut, { hasEnded: true })).toMatchObject({ body: "ab", isComplete: false });
  const chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n5\r\nab";
  expect(parsed(chunked, { hasEnded: true })).toMatchObject({ body: "ab", isComplete: false });
});

test.each(["hello\r\n\r\n", "HTTP/2 200 OK\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n"])(
  "%j is not HTTP",
  (text) => {
    expect(parsed(text)).toBe("malformed");
  },
);

test("a header has all its values, by its name in any case", () => {
  const result = parseResponse(bytes("HTTP/1.1 204 No\r\nVary: a\r\nX: y\r\nvary:b \r\n\r\n"), "GET", false);
  if (result.kind !== "response") throw new Error(result.kind);
  expect(headerValues(result.response, "VARY")).toEqual(["a", "b"]);
});
