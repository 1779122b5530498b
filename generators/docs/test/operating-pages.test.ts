import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { headingAnchor } from "../src/links.ts";
import { OPERATING_TEXTS, operatingPages } from "../src/operating-pages.ts";
import { readTexts } from "../src/texts.ts";

const ROOT = new URL("../../../", import.meta.url);
const FOLDER = "docs/operating";
const { operating } = readTexts();
const listFiles = () => OPERATING_TEXTS.map(({ file }) => file);

test("the site has every file of docs/operating", () => {
  const files = readdirSync(new URL(FOLDER, ROOT)).map((file) => `${FOLDER}/${file}`);
  expect(listFiles().toSorted()).toEqual(files.toSorted());
});

test("each page has a title and a description", () => {
  for (const { title, description } of operatingPages(operating)) {
    expect.soft(title).toMatch(/^\w.{5,}$/);
    expect.soft(description, title).toMatch(/^.{20,}$/);
  }
});

test.each(operating)("every link of $file leads to a file and a heading", ({ file, text }) => {
  const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
  const broken = links.filter(([, target = "", anchor]) => {
    const url = new URL(target === "" ? file : posix.join(posix.dirname(file), target), ROOT);
    return !existsSync(url) || (anchor !== undefined && !listAnchors(url).includes(anchor));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

test("the pages link to each other, and name files of the repository without a link", () => {
  const text =
    "# A\n\n[a](monitoring.md#metrics) [`b`](../../ops/alerts.yaml) [c](../../spec/guides/errors.md)\n";
  const [page] = operatingPages(operating.map(({ file }) => ({ file, text })));
  expect(page?.body("html")).toBe("[a](page:operating/monitoring#metrics) `b` [c](errors.md)");
});

test("rejects a link to an unknown file", () => {
  const files = operating.map(({ file }) => ({ file, text: "# A\n\n[a](../adr/0001.md)\n" }));
  expect(() => operatingPages(files)).toThrow(
    "docs/operating/README.md links to docs/adr/0001.md, which is not on the site.",
  );
});

function listAnchors(file: URL): string[] {
  return [...readFileSync(file, "utf8").matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    headingAnchor(heading),
  );
}
