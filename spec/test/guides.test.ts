import { describe, expect, test } from "vitest";
import { readContract } from "./support/contract.ts";
import * as checks from "./support/guide-checks.ts";
import { parseGuide, readGuides, toAnchor } from "./support/markdown.ts";

const contract = await readContract();
const guides = readGuides();
const { tables, ...everyCheck } = checks;

describe("the guides", () => {
  test.each(Object.entries(everyCheck))("pass the check of %s", (_name, check) => {
    expect(check(guides, contract)).toEqual([]);
  });

  test("use every table at least once", () => {
    const prose = guides.map((guide) => guide.prose).join("\n");
    expect(tables.filter((name) => !prose.includes(`<!-- table: ${name} -->`))).toEqual([]);
  });

  test("hold what the checks look at", () => {
    const count = (pick: (guide: (typeof guides)[number]) => unknown[]) => guides.flatMap(pick).length;
    expect(count((guide) => guide.links)).toBeGreaterThan(100);
    expect(count((guide) => guide.fences)).toBeGreaterThan(60);
    expect(guides.every((guide) => guide.headings.length > 0)).toBe(true);
  });

  test("never mention the documents behind the contract", () => {
    expect(guides.filter((guide) => /\bdocument [123]\b/i.test(guide.prose)).map(({ file }) => file)).toEqual(
      [],
    );
  });
});

const head = "---\ntitle: Broken\ndescription: A guide with one mistake.\norder: 1\n---\n";
const key = '-H "X-SVC_PRO_API_KEY: $MARKET_DATA_KEY"';
const sh = (line: string) => `\`\`\`sh\n${line}\n\`\`\`\n`;

/** A limit that the ID map does not take. */
const map = contract.operations.find(({ path }) => path === "/v1/cryptocurrency/map");
const limit = map?.parameters.find(({ name }) => name === "limit");
const beyond = Number(limit?.schema["maximum"]) + 1;

/** A mistake in a guide, the check that must find it, and what it must say. */
const mistakes: [keyof typeof everyCheck, string, string][] = [
  ["links", `${head}[x](operation:cryptocurrencyMapV9)\n`, "broken.md:6: no operation cryptocurrencyMapV9"],
  ["links", `${head}[x](record:Quotation)\n`, "no record Quotation"],
  ["links", `${head}[x](elsewhere.md)\n`, "no guide elsewhere.md"],
  ["links", `${head}## Here\n[x](#there)\n`, "no heading #there in broken.md"],
  ["frontMatter", "## No front matter\n", "no title"],
  ["frontMatter", head.replace("order: 1", "order: first"), "the order is not a whole number"],
  ["placeholders", `${head}All plans:\n\n<!-- table: plan -->\n`, "no table plan; known are plans"],
  ["placeholders", `${head}## Plans\n\n<!-- table: plans -->\n`, "a table wants a sentence of introduction"],
  ["placeholders", `${head}<!-- to do -->\n`, "is not a placeholder of a table"],
  ["calls", head + sh('curl "https://example.com/v1/cryptocurrency/map"'), "begins with $MARKET_DATA_URL"],
  [
    "calls",
    head + sh('curl "$MARKET_DATA_URL/v1/cryptocurrency/maps"'),
    "no operation has the path /v1/cryptocurrency/maps",
  ],
  [
    "calls",
    head + sh('curl "$MARKET_DATA_URL/v1/cryptocurrency/map?limits=1"'),
    'Unknown parameter "limits"',
  ],
  [
    "calls",
    head + sh(`curl "$MARKET_DATA_URL/v1/cryptocurrency/map?limit=${beyond}"`),
    `Invalid value for "limit": "${beyond}"`,
  ],
  [
    "calls",
    head + sh('curl "$MARKET_DATA_URL/v1/cryptocurrency/map?start=1&start=2"'),
    '"start" is sent twice',
  ],
  ["calls", head + sh('curl "$MARKET_DATA_URL/v1/simple/price?ids=1"'), "simplePriceV1 wants a key"],
  ["calls", head + sh(`curl ${key} "$MARKET_DATA_URL/v1/simple/price"`), '"ids" is required'],
  [
    "calls",
    head + sh(`curl ${key} "$MARKET_DATA_URL/v1/simple/price?ids=one"`),
    'Invalid value for "ids": "one"',
  ],
  [
    "calls",
    head + sh(`curl ${key} "$MARKET_DATA_URL/v1/cryptocurrency/listings/latest?convert=USD&convert_id=2781"`),
    "atMostOneOf of convert, convert_id: 2 given",
  ],
  ["excerpts", `${head}\`\`\`json\n{}\n\`\`\`\n`, 'no schema "" for this excerpt'],
  ["excerpts", `${head}\`\`\`json MapResponse\n{"data":[{"ids":1}]}\n\`\`\`\n`, "/data/0/ids: no such field"],
  [
    "excerpts",
    `${head}\`\`\`json MapResponse\n{"data":[{"id":"1"}]}\n\`\`\`\n`,
    "/data/0/id: expected integer",
  ],
  ["migration", head, "migration.md is missing"],
  ["workedExamples", `${head}| [x](operation:simplePriceV1) | 50 | 1 | 2 |\n`, "costs 1 credits, not 2"],
];

test.each(mistakes)("the check of %s finds %j", (check, text, message) => {
  const problems = everyCheck[check]([parseGuide("broken.md", text)], contract);
  expect(problems.join("\n")).toContain(message);
});

test("the check of migration finds what a section leaves out", () => {
  const wrong =
    "## cryptocurrencyInfoV1\n\n`GET /v1/cryptocurrency/info`, legacy.\n\n## cryptocurrencyMapV1\n";
  const problems = everyCheck.migration([parseGuide("migration.md", wrong)], contract);
  expect(problems).toContain(
    'migration.md:1: the section does not say "`GET /v1/cryptocurrency/info`, deprecated."',
  );
  expect(problems).toContain('migration.md:1: the section does not say "(operation:cryptocurrencyInfoV2)"');
  expect(problems).toContain("migration.md:5: cryptocurrencyMapV1 is current");
  expect(problems).toContain("migration.md:1: no section toolsPriceConversionV1, which is deprecated");
});

test.each([
  ["The limits", "the-limits"],
  ["v3: bare arrays, and a list of quotes", "v3-bare-arrays-and-a-list-of-quotes"],
  ["What to do with a 429", "what-to-do-with-a-429"],
  ["Something is missing: skip_invalid", "something-is-missing-skip_invalid"],
  ["cryptocurrencyInfoV1", "cryptocurrencyinfov1"],
])("the anchor of %j is %j", (heading, anchor) => {
  expect(toAnchor(heading)).toBe(anchor);
});
