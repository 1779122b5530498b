import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFiles } from "@market-data/generator-docs/compress";
import { emitHeaders, HEADERS_FILE } from "@market-data/generator-docs/headers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Served, serveSite } from "./built-site.ts";
import { fetchRaw, type RawResponse } from "./raw-response.ts";

const BASE = "/base/";
const TEXT = `<!doctype html><title>Page</title>${"text ".repeat(1000)}`;
const folder = mkdtempSync(join(tmpdir(), "site-"));
let site: Served;

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetchRaw(site.url, BASE + path, { method, headers });

beforeAll(async () => {
  for (const file of ["index.html", "404.html", "_astro/style.abc.css", "robots.txt"]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file === "robots.txt" ? "small" : TEXT);
  }
  writeFileSync(join(folder, HEADERS_FILE), emitHeaders([TEXT], { base: BASE }));
  await compressFiles(folder);
  site = await serveSite(folder, BASE);
});
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true });
});

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
};

function readText({ headers, body }: RawResponse): string | undefined {
  return DECODERS[headers["content-encoding"] ?? "identity"]?.(body).toString();
}

test.each([
  ["", undefined],
  ["identity", undefined],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000, gzip;q=0", undefined],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["*;q=0", undefined],
  ["brotli", undefined],
])("a page for Accept-Encoding %j is sent with the encoding %s", async (accepted, encoding) => {
  const response = await get("", { "Accept-Encoding": accepted });
  expect(response.headers["content-encoding"]).toBe(encoding);
  expect(readText(response)).toBe(TEXT);
  expect(Number(response.headers["content-length"])).toBe(response.body.length);
  expect(response.headers.vary).toBe("Accept-Encoding");
  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
});

test("what fits a packet is not compressed", async () => {
  const response = await get("robots.txt", { "Accept-Encoding": "br, gzip" });
  expect(response.headers["content-encoding"]).toBeUndefined();
  expect(readText(response)).toBe("small");
});

test.each([
  ["", 200, "no-cache"],
  ["robots.txt", 200, "no-cache"],
  ["_astro/style.abc.css", 200, "public, max-age=31536000, immutable"],
  ["_astro/style.def.css", 404, "no-cache"],
  ["nothing/", 404, "no-cache"],
])("/%s is %i and may be cached: %s", async (path, status, caching) => {
  const response = await get(path);
  expect([response.status, response.headers["cache-control"]]).toEqual([status, caching]);
});

test.each([
  ["the tag", (tag: string) => tag, 304],
  ["the tag among others", (tag: string) => `"a", ${tag}`, 304],
  ["any tag", () => "*", 304],
  ["another tag", () => 'W/"a"', 200],
])("a page for If-None-Match with %s", async (_, makeHeader, status) => {
  const tag = (await get("")).headers.etag ?? "";
  const response = await get("", { "If-None-Match": makeHeader(tag), "Accept-Encoding": "br" });
  expect([response.status, response.headers.etag]).toEqual([status, tag]);
  expect(response.body.length === 0).toBe(status === 304);
});

test.each(["%00", "%zz", "..%2f", "%ff", "nothing/", "/host.example/", "\\host.example/"])(
  "the 404 of /%s has the headers of the site",
  async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers["x-content-type-options"]]).toEqual([404, "nosniff"]);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  },
);

test("a page that is not there is 404 each time, and has no tag", async () => {
  const response = await get("nothing/", { "If-None-Match": "*", "Accept-Encoding": "gzip" });
  expect([response.status, response.headers.etag]).toEqual([404, undefined]);
  expect(readText(response)).toBe(TEXT);
});

test("HEAD has the headers of GET and no body", async () => {
  const whole = await get("", { "Accept-Encoding": "gzip" });
  const head = await get("", { "Accept-Encoding": "gzip" }, "HEAD");
  expect({ ...head.headers, date: "" }).toEqual({ ...whole.headers, date: "" });
  expect(head.body).toHaveLength(0);
});

test("connections beyond the bound are closed, and so are those that send nothing", async () => {
  const bounded = await serveSite(folder, BASE, { maxConnections: 1, timeout: 300 });
  const port = Number(new URL(bounded.url).port);
  const closed = [1, 2].map(
    () => new Promise<void>((resolve) => connect(port, "127.0.0.1").once("close", resolve).resume()),
  );
  await Promise.all(closed);
  bounded.close();
});
