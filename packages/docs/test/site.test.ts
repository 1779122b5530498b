import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { loadContract } from "@market-data/generator-core";
import { operationSlug, recordSlug } from "@market-data/generator-docs/links";
import { launchBrowser } from "@market-data/test-helpers/browser";
import { expect, test } from "vitest";
import { DIST, filesOf, serveSite } from "./built-site.ts";
import { brokenLinks } from "./links.ts";

const SITE = "http://127.0.0.1:4020";
const pages = filesOf(DIST, "index.html");
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
  ["Open Graph URL", new RegExp(`<meta property="og:url" content="${SITE}/`)],
])("every page has a %s", (_, pattern) => {
  expect(pages.filter((file) => !pattern.test(read(file)))).toEqual([]);
});

test("titles are unique", () => {
  const titles = pages.map((file) => /<title>([^<]*)<\/title>/.exec(read(file))?.[1]);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test("the site map names every page, and llms.txt every Markdown version", () => {
  const listed = [...read("sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  const expected = pages.map((file) => `${SITE}/${file.replace(/index\.html$/, "")}`);
  expect(listed.toSorted()).toEqual(expected.toSorted());
  const listedFiles = filesOf(DIST, ".md").filter((file) => file !== "index.md");
  const index = read("llms.txt");
  expect(listedFiles.filter((file) => !index.includes(`(${SITE}/${file})`))).toEqual([]);
});

test("every fact of a page has a text", () => {
  const texts = filesOf(DIST, ".md").map((file) => [file, read(file)] as const);
  const wrong = texts.filter(([, text]) =>
    /undefined|\[object|NaN|<!-- table|\]\((operation|record|page):/.test(text),
  );
  expect(wrong.map(([file]) => file)).toEqual([]);
});

test("it can stand below any path of any host", async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  try {
    const build = fileURLToPath(new URL("../../../generators/docs/src/build.ts", import.meta.url));
    const env = {
      ...process.env,
      DOCS_SITE: "https://docs.example.com",
      DOCS_BASE: "/market/v0",
      DOCS_OUT: folder,
    };
    await promisify(execFile)(process.execPath, [build], { env, maxBuffer: 1e8 });
    expect(brokenLinks(folder, "https://docs.example.com", "/market/v0/")).toEqual([]);
    const [site, browser] = await Promise.all([serveSite(folder, "/market/v0/"), launchBrowser()]);
    const tab = await browser.newPage();
    const failed: string[] = [];
    tab.on("response", (response) => {
      if (response.status() >= 400) failed.push(response.url());
    });
    await tab.goto(`${site.url}operations/v1/cryptocurrency/map/`, { waitUntil: "networkidle" });
    expect(failed).toEqual([]);
    await tab.locator("try-it form").waitFor();
    await browser.close();
    site.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 180_000);

test("a path that cannot be a file is not found, and the server goes on", async () => {
  const site = await serveSite();
  try {
    for (const path of ["%00", "a%00/", "%E0%A4%A", "..%2f..%2fpackage.json"]) {
      expect((await fetch(site.url + path)).status).toBe(404);
    }
    expect((await fetch(site.url)).status).toBe(200);
  } finally {
    site.close();
  }
});
