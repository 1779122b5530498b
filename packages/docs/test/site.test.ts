import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadContract } from "@market-data/generator-core";
import { operationSlug, recordSlug } from "@market-data/generator-docs/links";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { DIST, isRedirect, listFiles, listPages } from "./built-site.ts";
import { brokenLinks } from "./links.ts";

const SITE = "http://127.0.0.1:4020";
const { model } = await loadContract();
const operations = [...model.operations, ...model.streams];
const read = (file: string) => readFileSync(join(DIST, file), "utf8");
const pages = listPages();
const texts = listFiles(DIST, ".md").map((file) => [file, read(file)] as const);

test("every internal link and anchor has a target", () => {
  expect(brokenLinks(DIST, SITE, "/")).toEqual([]);
});

test("every operation and record has a page and a Markdown version", () => {
  const slugs = [...operations.map(operationSlug), ...[...model.records.keys()].map(recordSlug)];
  expect(slugs.length).toBeGreaterThan(190);
  const files = slugs.flatMap((slug) => [`${slug}/index.html`, `${slug}.md`]);
  expect(files.filter((file) => !existsSync(join(DIST, file)))).toEqual([]);
});

test("every page has a unique title and the metadata of search engines and previews", () => {
  const patterns = [
    /<title>[^<]{3,}<\/title>/,
    /<meta name="description" content="[^"]{20,}"/,
    new RegExp(`<link rel="canonical" href="${SITE}/`),
    /<meta property="og:title" content="[^"]{3,}"/,
    /<meta property="og:description" content="[^"]{20,}"/,
    new RegExp(`<meta property="og:image" content="${SITE}/preview.png"`),
    new RegExp(`<meta property="og:url" content="${SITE}/`),
  ];
  const missing = (text: string) => patterns.filter((pattern) => !pattern.test(text));
  expect(pages.flatMap((file) => missing(read(file)).map((pattern) => [file, pattern]))).toEqual([]);
  const titles = pages.map((file) => /<title>([^<]*)<\/title>/.exec(read(file))?.[1]);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test("operationIds and paths redirect to operations, and search engines ignore redirects", () => {
  const redirects = listFiles(DIST, "index.html").filter(isRedirect);
  expect(redirects).toHaveLength(2 * operations.length);
  for (const operation of operations) {
    const url = `/${operationSlug(operation)}/`;
    const page = read(`${operation.operationId}/index.html`);
    expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${url}">`);
    expect(page).toContain(`<link rel="canonical" href="${SITE}${url}">`);
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(read(`${operationSlug(operation).replace("operations/", "")}/index.html`)).toBe(page);
  }
});

test("the site map names every page, and llms.txt every Markdown version", () => {
  const listed = [...read("sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  const expected = pages.map((file) => `${SITE}/${file.replace(/index\.html$/, "")}`);
  expect(listed.toSorted()).toEqual(expected.toSorted());
  expect(read("robots.txt")).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  const index = read("llms.txt");
  const files = texts.map(([file]) => file).filter((file) => file !== "index.md");
  expect(files.filter((file) => !index.includes(`(${SITE}/${file})`))).toEqual([]);
});

test("openapi.json and openapi.yaml are the published contract", () => {
  const published = fileURLToPath(import.meta.resolve("@market-data/openapi/openapi.yaml"));
  const contract: unknown = parse(readFileSync(published, "utf8"), { maxAliasCount: -1 });
  expect(parse(read("openapi.yaml"), { maxAliasCount: -1 })).toEqual(contract);
  expect(JSON.parse(read("openapi.json"))).toEqual(contract);
});

test("workflows.json is the published file", () => {
  const published = fileURLToPath(import.meta.resolve("@market-data/openapi/workflows.json"));
  const withoutComment = (text: string) => ({ ...JSON.parse(text), "x-comment": "" });
  expect(withoutComment(read("workflows.json"))).toEqual(withoutComment(readFileSync(published, "utf8")));
});

test("the skill names only files of the site", () => {
  const paths = [...read("SKILL.md").matchAll(/^- ([\w/.-]+\.(?:md|txt|json)):/gm)].map(
    ([, path = ""]) => path,
  );
  expect(paths).toContain("guides/errors.md");
  expect(paths.filter((path) => !existsSync(join(DIST, path)))).toEqual([]);
});

test.each([
  "openapi.json",
  "openapi.yaml",
  "workflows.json",
  "SKILL.md",
  "market-data.postman_collection.json",
  "llms.txt",
  "llms-full.txt",
])("the page of tools links to %s", (file) => {
  expect(read("tools/index.html")).toContain(`href="/${file}"`);
});

test("Markdown versions contain no placeholder and no missing value", () => {
  const wrong = texts.filter(([, text]) => /<!-- table|\]\((operation|record|page|file):/.test(text));
  expect(wrong.map(([file]) => file)).toEqual([]);
  // The texts of packages may mention these values.
  const generated = texts.filter(([file]) => !/^(client|mock|changelog)\b/.test(file));
  expect(generated.filter(([, text]) => /undefined|\[object|NaN/.test(text)).map(([file]) => file)).toEqual(
    [],
  );
});

test("the policy allows scripts by hash only", () => {
  const [scripts = ""] = /script-src [^;]*/.exec(read("_headers")) ?? [];
  expect(scripts).toContain("'sha256-");
  expect(scripts).not.toMatch(/'unsafe-(inline|eval)'|https?:/);
});
