import { expect, test } from "vitest";
import { listTopLinks, readSettings } from "../src/settings.ts";

test.each([
  [{}, "http://127.0.0.1:4020", "/"],
  [{ DOCS_SITE: "https://a.example/", DOCS_BASE: "b/c" }, "https://a.example", "/b/c/"],
  [{ DOCS_SITE: "https://a.example", DOCS_BASE: "/" }, "https://a.example", "/"],
])("settings %j stand for %s below %s", (environment, site, base) => {
  expect(readSettings(environment)).toMatchObject({ site, base });
});

test.each([
  ["no settings", {}, []],
  ["a local service", { DOCS_SERVICE: "http://127.0.0.1:4000" }, ["http://127.0.0.1:4000/"]],
  ["a public service", { DOCS_SERVICE: "https://api.example.com" }, []],
  ["a repository", { DOCS_REPOSITORY: "https://git.example.com/a" }, ["https://git.example.com/a"]],
])("with %s, the top bar links to sections and existing external pages", (_, environment, external) => {
  const urls = listTopLinks(readSettings({ DOCS_BASE: "/x", ...environment })).map(({ href }) => href);
  expect(urls).toEqual(["/x/guides/", "/x/operations/", "/x/changelog/", ...external]);
});
