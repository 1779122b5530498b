import { describe, expect, test } from "vitest";
import { putSection, type Section } from "../src/figures/page.ts";
import { isReached, type Row, ratios, spread } from "../src/figures/table.ts";

const ROW: Row = { what: "a call", unit: "ms", ours: [2, 9, 4], reference: "a peer", theirs: [1, 3, 4] };
const ORDER = ["first", "second", "third"];

function section(name: string, rows: readonly Row[] = [ROW]): Section {
  const tables = [{ title: `Table of ${name}`, rows }];
  return { name, title: `The ${name}`, about: "Calls.", circumstances: "One machine.", tables };
}

describe("figures", () => {
  test("a ratio is one of the same round", () => {
    expect(ratios(ROW)).toEqual([2, 3, 1]);
  });

  test("rounds that one side lacks are an error", () => {
    expect(() => ratios({ ...ROW, theirs: [1] })).toThrow("a call: rounds are missing on one side.");
  });

  test.each([
    [[3], { min: 3, median: 3, max: 3 }],
    [[5, 1, 3], { min: 1, median: 3, max: 5 }],
    [[4, 1, 3, 2], { min: 1, median: 2.5, max: 4 }],
  ])("%j spread from least to greatest", (values, expected) => {
    expect(spread(values)).toEqual(expected);
  });

  test.each([
    [{ most: 2 }, true],
    [{ most: 1.9 }, false],
    [{ least: 2.1 }, false],
    [{ most: 4, of: "ours" }, true],
    [{ most: 3, of: "ours" }, false],
  ] as const)("the aim %j is held against the median: %s", (aim, expected) => {
    expect(isReached({ ...ROW, aim })).toBe(expected);
  });
});

describe("the page", () => {
  test("has the least, the median and the greatest of a row, and whether its aim is reached", () => {
    const page = putSection("", section("first", [{ ...ROW, aim: { most: 1.5 } }]), ORDER);
    expect(page).toContain(
      "| a call | ms | 2.00 · 4.00 · 9.00 | a peer | 1.00 · 3.00 · 4.00 | 1.00 · 2.00 · 3.00 | at most 1.50: missed |",
    );
  });

  test("says how a section is repeated", () => {
    const page = putSection("", { ...section("first"), preparation: "pnpm build" }, ORDER);
    expect(page).toContain("Repeat: `pnpm bench first`, after `pnpm build`. One machine.");
  });

  test("keeps its order, whatever was measured first", () => {
    const page = putSection(putSection("", section("third"), ORDER), section("first"), ORDER);
    expect(page.match(/^## .+/gm)).toEqual(["## The first", "## The third"]);
  });

  test("keeps the other sections as they are when one is measured again", () => {
    const before = ["first", "second", "third"].reduce(
      (page, name) => putSection(page, section(name), ORDER),
      "",
    );
    const changed = putSection(before, section("second", [{ ...ROW, what: "another call" }]), ORDER);
    expect(changed).toBe(before.replace(/(?<=Table of second[\s\S]*?)a call/, "another call"));
  });

  test("loses a section that no benchmark writes any more", () => {
    const page = putSection(putSection("", section("third"), ORDER), section("first"), ["first"]);
    expect(page).not.toContain("third");
  });
});
