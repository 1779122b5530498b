import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type ApiRelease, changelogFeed, changelogPage } from "../src/changelog.ts";
import { model, settings } from "./fixture.ts";

/** Three releases with the changes between them. */
const FIXTURES = new URL("../../review/test/releases/", import.meta.url);
const releases: ApiRelease[] = globSync("*.json", { cwd: FIXTURES }).map((file) =>
  JSON.parse(readFileSync(new URL(file, FIXTURES), "utf8")),
);
const page = changelogPage(releases, model);
const operations = model.operations.filter(({ operationId }) => operationId !== "fiatMapV1");

test("the Markdown lists releases by date, and changes by operation", () => {
  const [, ...sections] = changelogPage(releases, { ...model, operations })
    .body("markdown")
    .split("\n## ");
  expect(sections.map((section) => section.trim())).toEqual([
    "2.0.0\n\n2026-03-01\n\n### fiatMapV1\n\n- **removed** Breaking: `GET /v1/fiat/map` was removed. Stop calling `GET /v1/fiat/map`; there is no replacement.",
    expect.stringMatching(
      /^1\.1\.0\n\n2026-02-03\n\n### \[List cryptocurrency IDs \(v1\)\]\(operation:cryptocurrencyMapV1\)\n\n`cryptocurrencyMapV1`, `GET \/v1\/cryptocurrency\/map`\n\n- \*\*deprecated\*\* .*\n- \*\*added\*\* .*\n\n### Several operations\n\n- \*\*changed\*\* .* In `\w+`, .*\.$/,
    ),
    "1.0.0\n\n2026-01-05\n\nThe first release.",
  ]);
});

test("every change has an anchor with the version, and a kind for the filter", () => {
  const id = "1.1.0-several-request-maximum-raised-parameter-limit";
  expect(page.body("html")).toContain(
    `<div class="change" id="${id}" data-kind="changed"><p><a href="#${id}">changed</a> The maximum of parameter <code>limit</code> was raised`,
  );
  expect(page.body("html")).toContain("<details><summary>9 operations</summary>");
});

test("text of a change cannot open a tag", () => {
  const change = { id: "a", kind: "added", operations: [], text: "<b> `<i>`" } as const;
  const release = { version: "1.0.0", date: "2026-01-05", changes: [change] };
  expect(changelogPage([release], model).body("html")).toContain("&lt;b&gt; <code>&lt;i&gt;</code>");
});

test("1.10.0 is later than 1.9.0, and a release states missing changes", () => {
  const empty = ["1.9.0", "1.10.0"].map((version) => ({ version, date: "2026-01-05", changes: [] }));
  const [, ...sections] = changelogPage(empty, model).body("markdown").split("\n## ");
  expect(sections[0]).toMatch(/^1\.10\.0\n\n.*\n\nNo changes of the API\.\n$/);
  expect(sections[1]).toMatch(/^1\.9\.0\n\n.*\n\nThe first release\.$/);
});

test("before the first release, the page is a line, and the feed has no entry", () => {
  const line = "The API has no release yet. Subscribe to the [Atom feed](file:changelog.xml).";
  expect(changelogPage([], model).body("html")).toBe(line);
  expect(changelogFeed([], model, settings)).not.toContain("<entry>");
});

test("the feed has an entry for each release, with absolute URLs and the day of the release", () => {
  const feed = changelogFeed(releases, model, settings);
  const url = "https://docs.example.com/x/changelog/";
  expect([...feed.matchAll(/<id>(.*)<\/id>/g)].map(([, id]) => id)).toEqual([
    url,
    ...["2.0.0", "1.1.0", "1.0.0"].map((version) => `${url}#${version}`),
  ]);
  expect(feed.match(/<updated>.*/g)?.slice(0, 2)).toEqual(
    Array(2).fill("<updated>2026-03-01T00:00:00Z</updated>"),
  );
  expect(feed).toContain(
    `&lt;a href=&quot;${url}#2.0.0-fiatmapv1-operation-removed-get-v1-fiat-map&quot;&gt;`,
  );
});
