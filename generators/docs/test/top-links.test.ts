import { expect, test } from "vitest";
import { readSettings } from "../src/settings.ts";
import { listTopLinks } from "../src/top-links.ts";

test.each([
  ["no settings", {}, []],
  ["a local service", { DOCS_SERVICE: "http://127.0.0.1:4000" }, ["http://127.0.0.1:4000/"]],
  ["a public service", { DOCS_SERVICE: "https://api.example.com" }, []],
  ["a repository", { DOCS_REPOSITORY: "https://git.example.com/a" }, ["https://git.example.com/a"]],
])("with %s, the top bar links to its sections existing external pages", (_, environment, external) => {
  const links = listTopLinks(readSettings({ DOCS_BASE: "/x", ...environment }));
  expect(links.map(({ href }) => href)).toEqual([
    "/x/guides/",
    "/x/operations/",
    "/x/changelog/",
    ...external,
  ]);
});
