import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PRESENT_ROOT } from "@market-data/test-helpers/trees";
import { expect, test } from "vitest";
import { PROMISED_TESTS } from "../src/promised-tests.ts";

const PAGE = "packages/service/PROMISES.md";
const folder = join(PRESENT_ROOT, PAGE, "..");
/** The promises of the page, each with the links to its tests. */
const promises = readFileSync(join(PRESENT_ROOT, PAGE), "utf8")
  .split("\n")
  .filter((line) => /^\| (?!Promise \|)/.test(line))
  .map((row) => {
    const [promise = "", tests = ""] = row.slice(2, -2).split(" | ");
    const links = [...tests.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, text = "", path = ""]) => ({
      text,
      file: join(folder, path),
    }));
    return { promise, links };
  });

test("every promise links to a test or to an attack", () => {
  expect(promises.length).toBeGreaterThan(50);
  expect(promises.filter(({ links }) => links.length === 0)).toEqual([]);
});

test.each(promises)("$promise", ({ promise, links }) => {
  const attacks = links.filter(({ text }) => text !== "test");
  expect(attacks.filter(({ text, file }) => !contains(file, text))).toEqual([]);
  const files = links.filter(({ text }) => text === "test").map(({ file }) => file);
  const names = PROMISED_TESTS[promise] ?? [];
  expect(names.filter((name) => !files.some((file) => contains(file, name)))).toEqual([]);
  expect(files.filter((file) => !names.some((name) => contains(file, name)))).toEqual([]);
});

test("`PROMISED_TESTS` contains only promises of the page", () => {
  const texts = promises.map(({ promise }) => promise);
  expect(Object.keys(PROMISED_TESTS).filter((promise) => !texts.includes(promise))).toEqual([]);
});

/** Returns true if a file has a name in quotes: the name of a test or of an attack. */
function contains(file: string, name: string): boolean {
  return existsSync(file) && readFileSync(file, "utf8").includes(`"${name}"`);
}
