import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadContract } from "@market-data/generator-core";
import { operationSlug, recordSlug } from "@market-data/generator-docs/links";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { DIST, isRedirect, listFiles, listPages, type Served, serveSite } from "./built-site.ts";
import { brokenLinks } from "./links.ts";
import { fetchRaw } from "./raw-response.ts";

const SITE = "http://127.0.0.1:4020";
const pages = listPages();
const read = (file: string) => readFileSync(join(DIST, file), "utf8");

test("every internal link and anchor leads somewhere", () => {
  expect(brokenLinks(DIST, SITE, "/")).toEqual([]);
});

test("each operation and each record has a page and a Markdown version", async () => {
  const { model } = await loadContract();
  const slugs = [...model.operations.map(operationSlug), ...[...model.records.keys()].map(recordSlug)];
  expect(slugs.length).toBeGreaterThan(190);
  expect(slugs.filter((slug) => !existsSync(join(DIST, slug, "index.html")))).toEqual([]);
  expect(slugs.filter((slug) => !existsSync(join(DIST, `${slug}.md`)))).toEqual([]);
});

test.each([
  ["title", /<title>[^<]{3,}<\/title>/],
  ["description", /<meta name="description" content="[^"]{20,}"/],
  ["canonical URL", new RegExp(`<link rel="canonical" href="${SITE}/`)],
  ["Open Graph title", /<meta property="og:title" content="[^"]{3,}"/],
  ["Open Graph description", /<meta property="og:description" content="[^"]{20,}"/],
  ["Open Graph picture", new RegExp(`<meta property="og:image" content="${SITE}/preview.png"`)],
  ["Open Graph URL", new RegExp(`<meta property="og:url" content="${SITE}/`)],
])("every page has a %s", (_, pattern) => {
  expect(pages.filter((file) => !pattern.test(read(file)))).toEqual([]);
});

test("operationIds and paths redirect to operations, and search engines ignore redirects", async () => {
  const { model } = await loadContract();
  const redirects = listFiles(DIST, "index.html").filter(isRedirect);
  expect(redirects).toHaveLength(2 * model.operations.length);
  for (const operation of model.operations) {
    const url = `/${operationSlug(operation)}/`;
    const page = read(`${operation.operationId}/index.html`);
    expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${url}">`);
    expect(page).toContain(`<link rel="canonical" href="${SITE}${url}">`);
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(read(`${operationSlug(operation).replace("operations/", "")}/index.html`)).toBe(page);
  }
});

test("titles are unique", () => {
  const titles = pages.map((file) => /<title>([^<]*)<\/title>/.exec(read(file))?.[1]);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test("the site map names every page, and llms.txt every Markdown version", () => {
  const listed = [...read("sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  const expected = pages.map((file) => `${SITE}/${file.replace(/index\.html$/, "")}`);
  expect(listed.toSorted()).toEqual(expected.toSorted());
  const listedFiles = listFiles(DIST, ".md").filter((file) => file !== "index.md");
  const index = read("llms.txt");
  expect(listedFiles.filter((file) => !index.includes(`(${SITE}/${file})`))).toEqual([]);
});

test.each(["openapi.json", "openapi.yaml"])("%s is the published contract", (file) => {
  const published = readFileSync(
    fileURLToPath(import.meta.resolve("@market-data/openapi/openapi.yaml")),
    "utf8",
  );
  // JSON is YAML.
  const [served, expected] = [read(file), published].map((text): unknown =>
    parse(text, { maxAliasCount: -1 }),
  );
  expect(served).toEqual(expected);
});

test("every file for tools is linked to, and robots.txt names the site map", () => {
  const page = read("tools/index.html");
  const files = [
    "openapi.json",
    "openapi.yaml",
    "market-data.postman_collection.json",
    "llms.txt",
    "llms-full.txt",
  ];
  expect(files.filter((file) => !page.includes(`href="/${file}"`))).toEqual([]);
  expect(read("robots.txt")).toContain(`Sitemap: ${SITE}/sitemap.xml`);
});

test("every fact of a page has a text", () => {
  const texts = listFiles(DIST, ".md").map((file) => [file, read(file)] as const);
  const wrong = texts.filter(([, text]) => /<!-- table|\]\((operation|record|page|file):/.test(text));
  expect(wrong.map(([file]) => file)).toEqual([]);
  // The texts of packages may speak of these.
  const made = texts.filter(([file]) => !/^(client|mock|changelog)\b/.test(file));
  expect(made.filter(([, text]) => /undefined|\[object|NaN/.test(text)).map(([file]) => file)).toEqual([]);
});

describe("paths that no site has", () => {
  const send = (target: string, method = "GET") => fetchRaw(site.url, target, { method });

  let site: Served;
  beforeAll(async () => {
    site = await serveSite();
  });
  afterAll(() => site.close());

  test.each([
    ["long", `/${"a".repeat(5000)}`, 404],
    ["long in many parts", `/${"a/".repeat(3000)}`, 404],
    ["as long as headers may be", `/${"a".repeat(15_000)}`, 404],
    ["a zero byte", "/%00", 404],
    ["a zero byte in a part", "/a%00/", 404],
    ["an escape of half a character", "/%E0%A4%A", 404],
    ["an escape that is none", "/%zz", 404],
    ["bytes that are not UTF-8", "/%ff%fe", 404],
    ["dots", "/../../package.json", 404],
    ["encoded dots", "/%2e%2e/%2e%2e/package.json", 404],
    ["dots after encoded slashes", "/..%2f..%2fpackage.json", 404],
    ["dots encoded twice", "/%252e%252e/package.json", 404],
    ["dots after backslashes", "/..\\..\\package.json", 404],
    ["encoded backslashes", "/..%5c..%5cpackage.json", 404],
    ["a part of a file", "/index.html/x", 404],
    ["another host behind encoded slashes", "/%2Fevil.example/..%2Fchangelog", 404],
    ["another host behind slashes", "//evil.example/..%2Fchangelog", 404],
    ["another host in whole", "http://evil.example/nothing", 404],
    ["other letters", "/%F0%9F%98%80/%C3%A9", 404],
    ["control characters", "/%0d%0aSet-Cookie:%20a=b/changelog", 404],
    ["no path", "*", 404],
    ["a file", "/changelog/", 200],
    ["a file behind dots", "/guides/../changelog/", 200],
  ])("%s", async (_, target, status) => {
    const response = await send(target);
    expect([response.status, response.headers.location]).toEqual([status, undefined]);
    expect((await send("/")).status).toBe(200);
  });

  test.each([
    ["/changelog", "/changelog/"],
    ["//evil.example/changelog", "/changelog/"],
    ["/\\evil.example/changelog", "/changelog/"],
    ["///evil.example/../changelog", "/changelog/"],
    ["//changelog", undefined],
    ["/changelog?next=//evil.example", "/changelog/"],
  ])("%s leads to this site alone: to %s", async (target, location) => {
    const { headers } = await send(target);
    expect(headers.location).toBe(location);
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is not allowed", async (method) => {
    const { status, headers } = await send("/", method);
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });
});

test.each(["", "changelog", "nothing/", "llms.txt"])("/%s has the headers of _headers", async (path) => {
  const site = await serveSite();
  const { headers } = await fetch(site.url + path, { redirect: "manual" });
  site.close();
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Referrer-Policy")).toBe("same-origin");
  const policy = headers.get("Content-Security-Policy") ?? "";
  expect(read("_headers")).toContain(policy);
  const [scripts = ""] = /script-src [^;]*/.exec(policy) ?? [];
  expect(scripts).toContain("'sha256-");
  expect(scripts).not.toMatch(/'unsafe-(inline|eval)'|https?:/);
});
