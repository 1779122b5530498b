import { existsSync, globSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { describeClasses, describeInterface } from "../src/declarations.ts";
import { packagePages } from "../src/package-pages.ts";
import { OPERATING_TEXTS, operatingPages } from "../src/text-pages.ts";
import { MOCK, texts } from "./fixture.ts";

const ROOT = new URL("../../../", import.meta.url);
const { operating, packages } = texts;

describe("the pages about operating", () => {
  test("include every file of the folder, each with a title and a description", () => {
    const files = globSync("docs/operating/*", { cwd: ROOT });
    expect(OPERATING_TEXTS.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
    for (const { title, description } of operatingPages(operating)) {
      expect.soft(title).toMatch(/^\w.{5,}$/);
      expect.soft(description, title).toMatch(/^.{20,}$/);
    }
  });

  // The tests of the built site check anchors.
  test.each(operating)("every link of $file leads to a file", ({ file, text }) => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]*)/g)];
    const files = links.map(([, target = ""]) => posix.join(posix.dirname(file), target));
    expect(files.filter((target) => !existsSync(new URL(target, ROOT)))).toEqual([]);
  });

  test("link to each other, and name files of the repository without a link", () => {
    const text = "# A\n\n[a](monitoring.md#metrics) [`b`](../../ops/alerts.yaml)\n";
    const [page] = operatingPages(operating.map(({ file }) => ({ file, text })));
    expect(page?.body("html")).toBe("[a](page:operating/monitoring#metrics) `b`");
  });
});

describe("the pages about packages", () => {
  const render = (slug: string, files = packages, isReleased = true) =>
    packagePages(files, MOCK, isReleased)
      .find((page) => page.slug === slug)
      ?.body("markdown") ?? "";
  const renderClient = (text: string) =>
    render("client", [{ file: "packages/client/README.md", text }, ...packages]);

  test("name the server of the samples", () => {
    expect(render("client")).toContain(`baseUrl: "${MOCK}"`);
    expect(render("client")).not.toContain("api.example.com");
  });

  test.each([
    ["client", "npm install @market-data/client", "test/consumers/src/first.ts"],
    ["cli", "npm install --global @market-data/cli", "packages/cli/bin/mdata.js --help"],
    ["mcp", "    npx @market-data/mcp\n", "packages/mcp/bin/market-data-mcp.js"],
  ])("the page of %s names the install command only after a release", (slug, install, inClone) => {
    expect(render(slug)).toContain(install);
    const page = render(slug, packages, false);
    expect(page).not.toContain(install);
    expect(page).toContain(` exec node ${inClone}\n`);
  });

  test.each([
    ["[a](GUIDE.md#next)", "[a](page:client/guide#next)"],
    ["[a](../mock/README.md)", "[a](page:mock)"],
    ["[a](../../spec/guides/errors.md#codes)", "[a](errors.md#codes)"],
    ["[a](#next) [b](https://a.example/README.md)", "[a](#next) [b](https://a.example/README.md)"],
  ])("change the link %s to %s", (link, expected) => {
    expect(renderClient(`# A\n\n${link}\n`)).toBe(expected);
  });

  test("reject a link to a file without a page, and a missing text", () => {
    expect(() => renderClient("# A\n\n[a](COMPARISON.md)\n")).toThrow(
      "packages/client/README.md links to packages/client/COMPARISON.md, a file without a page on the site.",
    );
    expect(() => render("client", [])).toThrow("packages/client/README.md is missing.");
  });

  test.each(["`baseUrl`", "`maxRetryAfter`", "`perMinute`", "`QuotaError`", "`requestId`"])(
    "explain the client's %s",
    (name) => {
      const rows = render("client/options").split("\n");
      const row = rows.find((line) => line.startsWith(`| ${name} |`));
      expect(row?.split(" | ").at(-1)?.length).toBeGreaterThan(20);
    },
  );
});

test("declarations are the properties of an interface, or the exported classes", () => {
  const members = "/** One\n   * two. */\n  readonly b?: string | undefined;\n  c(): void;";
  const found = describeInterface(`export interface A {\n  ${members}\n}`, "A");
  expect(found).toEqual([{ name: "b", type: "string", text: "One two." }]);
  const classes = describeClasses("/** One. */\n// two\nexport class A extends B {}\nclass C {}");
  expect(classes).toEqual([{ name: "A", type: "B", text: "One." }]);
  expect(() => describeInterface("interface A {}", "B")).toThrow('The source has no interface "B".');
});
