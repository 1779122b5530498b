import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFiles } from "@market-data/generator-docs/compress";
import { emitHeaders, HEADERS_FILE } from "@market-data/generator-docs/headers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Served, serveSite } from "./built-site.ts";

const BASE = "/base/";
const TEXT = `<!doctype html><title>Page</title>${"text ".repeat(1000)}`;
const root = mkdtempSync(join(tmpdir(), "site-"));
let site: Served;

beforeAll(async () => {
  const folder = join(root, "site");
  const pages = ["index.html", "404.html", "changelog/index.html", "_astro/style.abc.css"];
  for (const file of [...pages, "robots.txt", "../package.json"]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), pages.includes(file) ? TEXT : "small");
  }
  writeFileSync(join(folder, HEADERS_FILE), emitHeaders([TEXT], { base: BASE }));
  await compressFiles(folder);
  site = await serveSite(folder, BASE);
});
afterAll(() => {
  site.close();
  rmSync(root, { recursive: true });
});

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Sends a target as written and returns the received bytes. `fetch` would change both. */
async function send(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { hostname, port } = new URL(site.url);
  const sent = request({ hostname, port, path, method, headers, agent: false }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const body = await buffer(response);
  const decode = DECODERS[response.headers["content-encoding"] ?? ""];
  const text = (decode?.(body) ?? body).toString();
  return { status: response.statusCode, headers: response.headers, body, text };
}

test.each([
  ["", undefined],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000, gzip;q=0", undefined],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["*;q=0", undefined],
  ["brotli", undefined],
])("a page for Accept-Encoding %j has the encoding %s", async (accepted, encoding) => {
  const { headers, body, text } = await send(BASE, { "Accept-Encoding": accepted });
  expect(text).toBe(TEXT);
  expect(headers).toMatchObject({
    "content-length": String(body.length),
    "content-type": "text/html; charset=utf-8",
    vary: "Accept-Encoding",
  });
  expect(headers["content-encoding"]).toBe(encoding);
});

test.each([
  ["", 200, "no-cache"],
  ["robots.txt", 200, "no-cache"],
  ["_astro/style.abc.css", 200, "public, max-age=31536000, immutable"],
  ["_astro/style.def.css", 404, "no-cache"],
])("/%s has status %i and Cache-Control %s", async (path, status, caching) => {
  const response = await send(BASE + path);
  expect([response.status, response.headers["cache-control"]]).toEqual([status, caching]);
});

test("a small file is not compressed", async () => {
  const { headers, text } = await send(`${BASE}robots.txt`, { "Accept-Encoding": "br, gzip" });
  expect([headers["content-encoding"], text]).toEqual([undefined, "small"]);
});

test.each([
  ["the ETag", (tag: string) => tag, 304],
  ["a list with the ETag", (tag: string) => `"a", ${tag}`, 304],
  ["an asterisk", () => "*", 304],
  ["a different ETag", () => 'W/"a"', 200],
])("If-None-Match with %s", async (_, makeHeader, status) => {
  const tag = (await send(BASE)).headers.etag ?? "";
  const response = await send(BASE, { "If-None-Match": makeHeader(tag), "Accept-Encoding": "br" });
  expect([response.status, response.headers.etag]).toEqual([status, tag]);
  expect(response.body.length === 0).toBe(status === 304);
});

test.each([
  ["a long segment", `/base/${"a".repeat(15_000)}`],
  ["a zero byte", "/base/a%00/"],
  ["an incomplete escape", "/base/%E0%A4%A"],
  ["bytes outside UTF-8", "/base/%ff%fe"],
  ["dots", "/base/../package.json"],
  ["encoded dots", "/base/%2e%2e/package.json"],
  ["dots before an encoded slash", "/base/..%2fpackage.json"],
  ["dots encoded twice", "/base/%252e%252e/package.json"],
  ["dots before a backslash", "/base/..\\package.json"],
  ["dots before an encoded backslash", "/base/..%5cpackage.json"],
  ["a file as a folder", "/base/index.html/x"],
  ["a host after encoded slashes", "/%2Fevil.example/..%2Fbase/changelog"],
  ["a host after slashes", "//evil.example/..%2Fbase/changelog"],
  ["a host in place of the base", "//evil.example/base/changelog"],
  ["a host after a backslash", "/\\evil.example/base/changelog"],
  ["control characters", "/base/%0d%0aSet-Cookie:%20a=b/changelog"],
  ["an asterisk", "*"],
  ["a page outside the base", "/changelog/"],
])("a path with %s is 404, with the page and the headers of the site", async (_, target) => {
  const { status, headers, text } = await send(target, { "If-None-Match": "*", "Accept-Encoding": "br" });
  expect([status, headers.location, headers.etag, text]).toEqual([404, undefined, undefined, TEXT]);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
});

test.each(["/base/changelog", "///evil.example/../base/changelog", "/base/changelog?next=//evil.example"])(
  "%s redirects to the folder on the same site",
  async (target) => {
    const { status, headers } = await send(target);
    expect([status, headers.location]).toEqual([301, "/base/changelog/"]);
  },
);

test("dots inside the base lead to the page", async () => {
  expect((await send("/base/guides/../changelog/")).status).toBe(200);
});

test("HEAD has the headers of GET and no body", async () => {
  const [get, head] = [await send(BASE), await send(BASE, {}, "HEAD")];
  expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" });
  expect(head.body).toHaveLength(0);
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is not allowed", async (method) => {
  const { status, headers } = await send(BASE, {}, method);
  expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
});

test("connections beyond the maximum and idle connections are closed", async () => {
  const limited = await serveSite(root, BASE, { maxConnections: 1, timeout: 300 });
  const port = Number(new URL(limited.url).port);
  await Promise.all([1, 2].map(() => once(connect(port, "127.0.0.1").resume(), "close")));
  limited.close();
});
