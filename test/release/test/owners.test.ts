import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../src/workspace-copy.ts";

const text = readFileSync(join(ROOT, ".github/CODEOWNERS"), "utf8");
const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
const entries = lines.map((line) => line.trim().split(/\s+/));

/** May be missing: it is there only while something is waived. */
const SOMETIMES = ["/.review/"];

test.each(entries)("%s is there, and has somebody who must say yes", (pattern, ...owners) => {
  const isThere = pattern === "*" || globSync(join(ROOT, pattern as string)).length > 0;
  expect(isThere || SOMETIMES.includes(pattern as string)).toBe(true);
  expect(owners.filter((owner) => !/^@[\w-]+\/[\w-]+$/.test(owner))).toEqual([]);
  expect(owners).not.toEqual([]);
});

test("the last line that fits decides, so that what holds for everything comes first", () => {
  expect(entries[0]?.[0]).toBe("*");
  expect(entries.filter(([pattern]) => pattern === "*")).toHaveLength(1);
});

test("the pull request template names scripts that there are", () => {
  const template = readFileSync(join(ROOT, ".github/pull_request_template.md"), "utf8");
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const named = [...template.matchAll(/`(?:npx -y )?pnpm(?:@[\d.]+)? ([a-z]+)/g)].map(
    ([, name]) => name as string,
  );
  expect(named.length).toBeGreaterThan(2);
  const own = Object.keys(scripts);
  const isKnown = (name: string) => own.includes(name) || existsSync(join(ROOT, "node_modules/.bin", name));
  expect(named.filter((name) => !isKnown(name))).toEqual([]);
});
