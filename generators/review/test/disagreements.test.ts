import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DISAGREEMENTS, type Disagreement } from "../src/disagreements.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

/** The table as readers see it. */
function table(): string {
  const head = "| change | oasdiff | redocly diff | level | why |\n| --- | --- | --- | --- | --- |";
  return [head, ...DISAGREEMENTS.map(row)].join("\n");
}

function row({ change, oasdiff, redocly, level, reason }: Disagreement): string {
  const said = (names: readonly string[] | null) =>
    names === null ? "nothing" : names.map((name) => `\`${name}\``).join(", ");
  return `| ${change} | ${said(oasdiff)} | ${said(redocly)} | ${level} | ${reason} |`;
}

test("the README shows the table of disagreements as it is", () => {
  const shown = /<!-- disagreements -->\n([\s\S]*?)\n?<!-- \/disagreements -->/.exec(readme)?.[1];
  expect(shown).toBe(table());
});

test("each disagreement has an id of its own, and one engine at least that minds", () => {
  expect(new Set(DISAGREEMENTS.map(({ id }) => id)).size).toBe(DISAGREEMENTS.length);
  expect(DISAGREEMENTS.filter(({ oasdiff, redocly }) => oasdiff === null && redocly === null)).toEqual([]);
});
