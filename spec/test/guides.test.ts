import { describe, expect, test } from "vitest";
import { readContract } from "./support/contract.ts";
import * as checks from "./support/guide-checks.ts";
import { parseGuide, readGuides } from "./support/markdown.ts";

const contract = await readContract();
const guides = readGuides();
const { tables, ...everyCheck } = checks;

describe("the guides", () => {
  test.each(Object.entries(everyCheck))("pass the check %s", (_name, check) => {
    expect(check(guides, contract)).toEqual([]);
  });

  test("use every table at least once", () => {
    const prose = guides.map((guide) => guide.prose).join("\n");
    expect(tables.filter((name) => !prose.includes(`<!-- table: ${name} -->`))).toEqual([]);
  });

  test("contain all kinds of checked content", () => {
    const count = (pick: (guide: (typeof guides)[number]) => unknown[]) => guides.flatMap(pick).length;
    expect(count((guide) => guide.links)).toBeGreaterThan(100);
    expect(count((guide) => guide.fences)).toBeGreaterThan(60);
    expect(guides.every((guide) => guide.headings.length > 0)).toBe(true);
  });

  test("do not mention the source documents of the contract", () => {
    expect(guides.filter((guide) => /\bdocument [123]\b/i.test(guide.prose)).map(({ file }) => file)).toEqual(
      [],
    );
  });
});

const head = "---\ntitle: Broken\ndescription: A guide with one mistake.\norder: 1\n---\n";
const sh = (line: string) => `\`\`\`sh\n${line}\n\`\`\`\n`;

/** A mistake in a guide, its check, and the expected message. */
const mistakes: [keyof typeof everyCheck, string, string][] = [
  ["links", `${head}[x](operation:cryptocurrencyMapV9)\n`, "broken.md:6: no operation cryptocurrencyMapV9"],
  ["frontMatter", "## No front matter\n", "no title"],
  ["placeholders", `${head}All plans:\n\n<!-- table: plan -->\n`, "no table plan; known tables: plans"],
  [
    "calls",
    head + sh('curl "$MARKET_DATA_URL/v1/cryptocurrency/map?limits=1"'),
    'Unknown parameter "limits"',
  ],
  ["excerpts", `${head}\`\`\`json MapResponse\n{"data":[{"ids":1}]}\n\`\`\`\n`, "/data/0/ids: no such field"],
  ["migration", head, "migration.md is missing"],
  ["workedExamples", `${head}| [x](operation:simplePriceV1) | 50 | 1 | 2 |\n`, "costs 1 credits, not 2"],
];

test.each(mistakes)("the check %s finds %j", (check, text, message) => {
  const problems = everyCheck[check]([parseGuide("broken.md", text)], contract);
  expect(problems.join("\n")).toContain(message);
});
