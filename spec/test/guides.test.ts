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
    "placeholders",
    `${head}These steps:\n\n<!-- workflow: none -->\n`,
    "no workflow none; known workflows: a-month",
  ],
  [
    "calls",
    head + sh('curl "$MARKET_DATA_URL/v1/cryptocurrency/map?limits=1"'),
    'Unknown parameter "limits"',
  ],
  ["excerpts", `${head}\`\`\`json MapResponse\n{"data":[{"ids":1}]}\n\`\`\`\n`, "/data/0/ids: no such field"],
  ["migration", head, "migration.md is missing"],
  [
    "denials",
    `${head}The bands begin at 1. Only the [record](record:FearAndGreed) is published, no\noperation.\n`,
    'broken.md:6: "no operation" is wrong: fearAndGreedLatestV3 returns FearAndGreed',
  ],
  [
    "denials",
    `${head}Index records have [ProApiResponseStatus](record:ProApiResponseStatus).\nOnly the records are published, no operations.\n`,
    'broken.md:6: "no operations" is wrong: indexSvc100LatestV3 returns ProApiResponseStatus',
  ],
  ["denials", `${head}No current operation returns [airdrops](record:Airdrop).\n`, "returns Airdrop"],
  ["denials", `${head}### cryptocurrencyMapV1\n\nNo current operation returns it.\n`, "returns MapItem"],
  ["denials", `${head}No published operation accepts \`listing_status\`.\n`, "accepts listing_status"],
  ["denials", `${head}Fear and greed has no operation.\n`, "names no record"],
  ["denials", `${head}\`GET /v1/fiat/map\` does not exist.\n`, "there is an operation /v1/fiat/map"],
  ["denials", `${head}There is no \`/v1/fiat/map\`.\n`, "there is an operation /v1/fiat/map"],
  ...[
    "- No operation accepts `foo`.\n- No operation returns [maps](record:MapItem).",
    "No operation accepts `foo`, and no operation returns [maps](record:MapItem).",
    "| A | B |\n|---|---|\n| [posts](record:Post) | no operation |\n| [maps](record:MapItem) | no operation |",
    "For [maps](record:MapItem), there is no such operation.",
    "[Maps](record:MapItem) are records, not operations.",
    "[Maps](record:MapItem) have neither paths nor examples.",
    "The service does not offer [maps](record:MapItem).",
  ].map((text): [keyof typeof everyCheck, string, string] => [
    "denials",
    `${head}${text}\n`,
    "returns MapItem",
  ]),
  [
    "denials",
    `${head}No operation returns [posts](record:Post).\n\`GET /v1/fiat/map\` does not exist.\n`,
    "there is an operation /v1/fiat/map",
  ],
  ["workedExamples", `${head}| [x](operation:simplePriceV1) | 50 | 1 | 2 |\n`, "costs 1 credits, not 2"],
];

test.each([
  "[Maps](record:MapItem) have no path parameters.",
  "[Maps](record:MapItem) have an operation. No operation returns [posts](record:Post).",
])("the check denials lets pass: %s", (text) => {
  expect(checks.denials([parseGuide("valid.md", `${head}${text}\n`)], contract)).toEqual([]);
});

test.each(mistakes)("the check %s finds %j", (check, text, message) => {
  const problems = everyCheck[check]([parseGuide("broken.md", text)], contract);
  expect(problems.join("\n")).toContain(message);
});
