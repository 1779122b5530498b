import { describe, expect, test } from "vitest";
import { describeClasses, describeInterface } from "../src/declarations.ts";
import { packagePages } from "../src/package-pages.ts";
import { readTexts } from "../src/texts.ts";

const { packages } = readTexts();
const SERVER = "http://127.0.0.1:4010";
const render = (slug: string, files = packages, isReleased = true) =>
  packagePages(files, SERVER, isReleased)
    .find((page) => page.slug === slug)
    ?.body("markdown") ?? "";
const replace = (file: string, text: string) =>
  packages.map((each) => (each.file === file ? { file, text } : each));

test("the client's page has its tasks, with the server of the samples", () => {
  const page = render("client");
  expect(page).toMatch(/^## Handle errors$/m);
  expect(page).toContain(`baseUrl: "${SERVER}"`);
  expect(page).not.toContain("api.example.com");
});

test("before a release, the client's page does not ask for what no registry has", () => {
  expect(render("client", packages, true)).toContain("npm install @market-data/client");
  const page = render("client", packages, false);
  expect(page).not.toContain("npm install");
  expect(page).toMatch(/^npx -y pnpm@[\d.]+ exec node test\/consumers\/src\/first\.ts$/m);
});

test("the mock's page has its scenarios", () => {
  expect(render("mock")).toMatch(/^\| `minute-limit` /m);
});

test.each([
  ["[a](GUIDE.md#next)", "[a](page:client/guide#next)"],
  ["[a](../mock/README.md)", "[a](page:mock)"],
  ["[a](../../spec/guides/errors.md#codes)", "[a](errors.md#codes)"],
  ["[a](#next) [b](https://a.example/README.md)", "[a](#next) [b](https://a.example/README.md)"],
])("%s in the client's text becomes %s", (link, expected) => {
  expect(render("client", replace("packages/client/README.md", `# A\n\n${link}\n`))).toBe(expected);
});

test("a link to a file that is not on the site is rejected", () => {
  const files = replace("packages/client/README.md", "# A\n\n[a](COMPARISON.md)\n");
  expect(() => packagePages(files, SERVER, true)).toThrow(
    "packages/client/README.md links to packages/client/COMPARISON.md, which is not on the site.",
  );
});

test("a text that is missing is rejected", () => {
  expect(() => packagePages([], SERVER, true)).toThrow("packages/client/README.md is missing.");
});

test.each(["`baseUrl`", "`maxRetryAfter`", "`perMinute`", "`QuotaError`", "`requestId`"])(
  "the client's options and errors have %s with its meaning",
  (name) => {
    const row = render("client/options")
      .split("\n")
      .find((line) => line.startsWith(`| ${name} |`));
    expect(row?.split(" | ").at(-1)?.length).toBeGreaterThan(20);
  },
);

describe("a declaration", () => {
  test("of an interface: its members, with their types and what they say", () => {
    const source =
      "export interface A {\n  /** One\n   * two. */\n  readonly b?: string | undefined;\n  c(): void;\n}";
    expect(describeInterface(source, "A")).toEqual([{ name: "b", type: "string", text: "One two." }]);
  });

  test("of classes: those that are exported", () => {
    const source = "/** One. */\n// two\nexport class A extends B {}\nclass C {}";
    expect(describeClasses(source)).toEqual([{ name: "A", type: "B", text: "One." }]);
  });

  test("that is not there is rejected", () => {
    expect(() => describeInterface("interface A {}", "B")).toThrow('The source has no interface "B".');
  });
});
