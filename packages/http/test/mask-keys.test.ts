import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { errorBody, getSentKey, HttpError, maskKeys, toErrorResponse } from "../src/index.ts";
import { chooseRequestId } from "../src/request/request-id.ts";

const ISSUED = `mdk_${"Ab3-_".repeat(9).slice(0, 43)}`;
const KEY = "p@ss word/+ü";

describe("masks", () => {
  test("a part of a key at the end of a name or value", () => {
    expect(maskKeys('Unknown parameter "c2VjcmV0a2V5"', "c2VjcmV0a2V5==")).toBe('Unknown parameter "[key]"');
  });

  test.each([
    ["an issued key", `a ${ISSUED}, b`, "a [key], b"],
    ["an issued key in lower case, as the name of a header is", `x-${ISSUED.toLowerCase()}`, "x-[key]"],
    ["an issued key, percent-encoded", `/${ISSUED.replace("_", "%5F").replace("A", "%41")}`, "/[key]"],
    ["the start of an issued key", `"${ISSUED.slice(0, 20)}…"`, '"[key]…"'],
    ["the start of an encoded one", `/%6ddk_${ISSUED.slice(4, 20)}%4…`, "/[key]%4…"],
    ["the key that was sent", `Not found: ${KEY}`, "Not found: [key]"],
    ["that key, encoded as a component", `?${encodeURIComponent(KEY)}=1`, "?[key]=1"],
    ["that key, encoded as a form", `?a=${new URLSearchParams({ a: KEY }).toString().slice(2)}`, "?a=[key]"],
    ["that key, partly encoded", "/p%40ss%20word/%2Bü/x", "/[key]/x"],
    ["a plus of that key, read as a form's space", "p@ss word/ ü", "[key]"],
    ["the start of that key, cut off within a character", "/p%40ss%20word/%2B%C3…", "/[key]…"],
    ["that key in another case", "P@SS WORD/+ü", "[key]"],
    ["that key, twice", `${KEY}${KEY}, ${KEY}`, "[key][key], [key]"],
    ["the start of that key", `"${KEY.slice(0, 6)}…"`, '"[key]…"'],
    ["the start of that key, encoded", "/p%40ss%2…", "/[key]…"],
  ])("%s", (_, text, masked) => {
    expect(maskKeys(text, KEY)).toBe(masked);
  });
});

test.each([
  ["a text without a key", "Not found: /v1/nowhere", KEY],
  ["a key of less than 8 characters, which is in many words", "The day's limit is reached", "limit i"],
  ["a prefix of issued keys alone", "keys begin with mdk_", undefined],
  ["a text that begins as the key does", "p@ss word/ and more", KEY],
  ["no text", "", KEY],
])("%s stays as it is", (_, text, key) => {
  expect(maskKeys(text, key)).toBe(text);
});

describe("bounds the work for hostile requests", () => {
  const long = `/?${"key=aaaaaaaab&".repeat(580)}`;
  test.each([
    ["a long key that a text nearly repeats", "a".repeat(8000), `${"a".repeat(8000)}b`],
    ["many keys", `%${"a".repeat(8000)}`, Array.from({ length: 1700 }, (_, i) => `aaaaaaa${i}`).join(",")],
    ["many parameters", long, getSentKey({ headers: {}, url: long })],
    ["many signs of a cut", "a…".repeat(4000), "a".repeat(8000)],
  ])("%s", (_, text, key) => {
    // Counts search steps instead of time, because a busy machine is slow.
    const find = vi.spyOn(String.prototype, "indexOf");
    const slice = vi.spyOn(String.prototype, "endsWith");
    maskKeys(text, key);
    expect(find.mock.calls.length + slice.mock.calls.length).toBeLessThan(50_000);
    vi.restoreAllMocks();
  });

  test("masks a long key completely, and 15 keys", () => {
    const key = "abcdefgh".repeat(50);
    expect(maskKeys(`/${key}/`, key)).toBe("/[key]/");
    const keys = Array.from({ length: 15 }, (_, index) => `key-number-${index}-`);
    expect(maskKeys(keys.join(" "), keys.join(","))).toBe(keys.map(() => "[key]").join(" "));
  });
});

test("finds every key of at least 8 characters in any encoding", () => {
  const keys = fc.string({
    unit: fc.integer({ min: 32, max: 255 }).map((code) => String.fromCharCode(code)),
  });
  const encode = fc.constantFrom(
    (text: string) => text,
    encodeURIComponent,
    (text: string) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16)}`).join(""),
  );
  fc.assert(
    fc.property(
      keys.filter((key) => key.length >= 8 && !key.includes(", ") && !/[%…]/.test(key)),
      encode,
      (key, toForm) => {
        expect(maskKeys(`{${toForm(key)}}`, key)).toBe("{[key]}");
      },
    ),
  );
});

test("splits a repeated header into two keys", () => {
  const headers = { "x-key": "first-key, other-key" };
  expect(maskKeys("/other-key/first-key", getSentKey({ headers }, "X-Key"))).toBe("/[key]/[key]");
});

test.each([
  ["?X-SVC_PRO_API_KEY=secret-key", {}],
  ["?a=1&api%5Fkey=secret-key#x", {}],
  ["?apikey=secret%2Dkey&x=secret-key", {}],
  ["?access_token=secret-key", {}],
  ["?x=secret-key", { authorization: "Bearer secret-key" }],
  ["?x=secret-key", { "x-api-key": "secret-key" }],
])("a key that is sent elsewhere than in its header is masked: %s %j", (url, headers) => {
  const masked = maskKeys(`${url} secret-key`, getSentKey({ headers, url }, "X-Key"));
  expect([masked.includes("secret"), masked.endsWith(" [key]")]).toEqual([false, true]);
});

test("finds keys with characters of two UTF-16 units, encoded or not", () => {
  const url = `?api_key=${encodeURIComponent("secret🪙key")}`;
  expect(maskKeys(`${url} secret🪙key`, getSentKey({ headers: {}, url }, "X-Key"))).toBe(
    "?api_key=[key] [key]",
  );
});

test("an error response contains no key", () => {
  const request = { headers: { "x-key": "secret-key" } };
  const context = { request, receivedAt: 0 } as never;
  const options = { keyHeader: "X-Key", now: () => 0 };
  const { body } = toErrorResponse(
    new HttpError("notFound", `Not found: /secret-key/${ISSUED}`),
    context,
    options,
  );
  expect(body).toBe(errorBody(404, "Not found: /[key]/[key]", 0, 0));
});

test.each([
  ["mine-1", "secret-key", true],
  ["secret-key", "secret-key", false],
  ["a.secret-key.b", "secret-key", false],
  ["SECRET-KEY", "secret-key", false],
  ["short", "short", false],
  ["short-1", "short", true],
  [ISSUED, undefined, false],
  [`id-${ISSUED}`, "other-key", false],
])("the id %s of a request with the key %s is taken: %s", (sent, key, isTaken) => {
  expect(chooseRequestId(sent, key) === sent).toBe(isTaken);
});
