import { describe, expect, test } from "vitest";
import { COMMENT_MARK, isSilent } from "../src/comment/comment-text.ts";
import { annotationsText } from "../src/outputs/annotations.ts";
import { jsonText } from "../src/outputs/json.ts";
import { MAX_CHARACTERS, markdownText } from "../src/outputs/markdown.ts";
import { sarifLog } from "../src/outputs/sarif.ts";
import { terminalText } from "../src/outputs/terminal.ts";
import type { Review } from "../src/review.ts";
import { change, review } from "./sample-review.ts";

const HOSTILE =
  "#12 </details><script>alert(1)</script> @everyone [x](http://evil.example) ```\n# Heading\r\n::error::x, 100%: \u001b[31mred `code";

describe("the terminal", () => {
  test("prints the verdict in the first and the last line, and each change with advice and place", () => {
    const lines = terminalText(review(), false).split("\n");
    expect(lines[0]).toBe("major: The one change breaks clients. The maximum was lowered.");
    expect(lines.slice(-2)).toEqual(["major: The one change breaks clients. The review passes.", ""]);
    expect(lines[1]).toBe("Compared with the merge base with main (0123456789).");
    expect(lines).toContain("cryptocurrencyMapV1");
    expect(lines).toContain("         To do: Send only values of `limit` that the new rule allows.");
    expect(lines).toContain(
      "         breaks wire  request-maximum-lowered  spec/components/parameters/LimitUpTo5000.yaml:8",
    );
  });

  test("has colours only on request, and none from a contract", () => {
    const hostile = review({ changes: [change({ text: HOSTILE })] });
    expect(terminalText(hostile, false)).not.toContain("\u001b");
    expect(terminalText(review(), true)).toContain("\u001b[");
  });

  test("makes bidi characters visible", () => {
    const text = terminalText(review({ changes: [change({ text: "a\u202eb" })] }), false);
    expect(text).toContain("a\\u202eb");
  });

  test("prints a change of several operations once, with the number of operations", () => {
    const operations = Array.from({ length: 14 }, (_, index) => `operation${index}`);
    const { operationId: _, ...rest } = change({ operations });
    const text = terminalText(review({ changes: [rest] }), false);
    expect(text).toContain("In several operations");
    expect(text).toMatch(/In 14 operations: `operation0`, .* and 10 more\./);
  });

  test("shows the facts of a new operation below its change", () => {
    const facts = ["Parameters: `id` (required).", "Plans: all."];
    const added = change({ level: "minor", breaks: [], text: "`GET /v1/a` is new.", facts });
    expect(terminalText(review({ changes: [added] }), false)).toContain(
      "`GET /v1/a` is new.\n         Parameters: `id` (required).\n         Plans: all.\n         To do:",
    );
    expect(markdownText(review({ changes: [added] }))).toContain(
      "is new.\n  - Parameters: `id` (required).\n  - Plans: all.\n\n  **To do:**",
    );
  });

  test("marks places only at the base, and waived changes", () => {
    const gone = change({
      place: { file: "spec/openapi.yaml", line: 3, atBase: true },
      waived: "Nobody used it.",
    });
    const text = terminalText(review({ changes: [gone] }), false);
    expect(text).toContain("spec/openapi.yaml:3 (at the base)");
    expect(text).toContain("Waived, counts as patch: Nobody used it.");
  });
});

describe("Markdown", () => {
  test("starts with the mark of the comment, and folds safe changes", () => {
    const added = change({ level: "minor", breaks: [], text: "A field is new." });
    const text = markdownText(review({ changes: [added, change()] }));
    expect(text.startsWith(`${COMMENT_MARK}\n`)).toBe(true);
    expect(text).toContain("## Contract review: major");
    expect(text).toContain("### 1 breaking change\n\n#### cryptocurrencyMapV1\n\n- The maximum of");
    expect(text).toContain("<summary>1 change breaks nothing: 1 minor</summary>");
    expect(text.indexOf("breaking change")).toBeLessThan(text.indexOf("<details>"));
  });

  test("separates breaks of clients from changes of the terms", () => {
    const terms = change({ breaks: ["terms"], rule: "freshness-lowered", text: "Responses may be older." });
    const text = markdownText(review({ changes: [change(), terms] }));
    expect(text).toMatch(
      /### 1 breaking change\n[\s\S]*### 1 change of the terms\n[\s\S]*Responses may be older/,
    );
    expect(terminalText(review({ changes: [terms] }), false)).toContain("changes terms  freshness-lowered");
  });

  test("names every operation of a breaking change", () => {
    const operations = Array.from({ length: 40 }, (_, index) => `operation${index}`);
    const { operationId: _, ...shared } = change({ operations });
    const text = markdownText(review({ changes: [shared] }));
    for (const operation of operations) expect(text).toContain(`\`${operation}\``);
  });

  test("has a waiver to paste only for breaking changes", () => {
    const added = change({ level: "minor", breaks: [], rule: "response-field-added" });
    const text = markdownText(review({ changes: [change(), added] }));
    expect(text).toContain(
      "waivers:\n  - rule: request-maximum-lowered\n    operation: cryptocurrencyMapV1\n    reason: \n",
    );
    expect(text).not.toContain("rule: response-field-added");
  });

  test("omits empty sections", () => {
    const text = markdownText(review({ changes: [] }));
    expect(text).not.toMatch(/<details>|###/);
  });

  test("is silent without changes, even with warnings of the linters", () => {
    const lint: Review["lint"] = [
      {
        tool: "contract",
        rule: "waiver-spent",
        severity: "warning",
        text: "Spent.",
        place: { file: ".review/waivers.yaml", line: 1 },
      },
    ];
    const silent = review({
      verdict: { level: "none", summary: "Nothing.", reason: "Nothing." },
      changes: [],
      lint,
    });
    expect(isSilent(markdownText(silent))).toBe(true);
    const rejection = { kind: "waiver", text: "Spent.", advice: "Remove it." } as const;
    expect(isSilent(markdownText({ ...silent, rejections: [rejection] }))).toBe(false);
  });

  test("puts the breaking changes first", () => {
    const rejections = [{ kind: "changeset", text: "Too low.", advice: "Say major." }] as const;
    const text = markdownText(review({ rejections: [...rejections] }));
    expect(text.indexOf("### 1 breaking change")).toBeLessThan(text.indexOf("### Rejected"));
  });

  test("names the changed pages of the reference, with links for a known site", () => {
    const pages = [{ of: "cryptocurrencyMapV1", path: "operations/v1/cryptocurrency/map/" }];
    expect(markdownText(review({ pages }))).toContain(
      "- cryptocurrencyMapV1 `operations/v1/cryptocurrency/map/`",
    );
    const text = markdownText(review({ pages }), "https://docs.example.com/api");
    const link = "[cryptocurrencyMapV1](https://docs.example.com/api/operations/v1/cryptocurrency/map/)";
    expect(text).toContain(`#### ${link}\n`);
    expect(text).toContain(`- ${link}\n`);
  });

  test("escapes paths in links", () => {
    const pages = [{ of: HOSTILE, path: `operations/${HOSTILE}/` }];
    const text = markdownText(
      review({ pages, changes: [change({ operationId: HOSTILE })] }),
      "https://a.example/",
    );
    const links = [...text.matchAll(/(?<!\\)\]\(([^)]*)\)/g)].map(([, url]) => url);
    expect(links).toEqual(
      links.map(() => expect.stringMatching(/^https:\/\/a\.example\/operations\/[^\s<>()]*$/)),
    );
    expect(links).toHaveLength(2);
  });

  test("escapes text of the contract", () => {
    const text = markdownText(
      review({
        verdict: { level: "major", summary: HOSTILE, reason: HOSTILE },
        changes: [change({ text: HOSTILE, advice: HOSTILE, operationId: HOSTILE })],
        rejections: [
          { kind: "waiver", text: HOSTILE, advice: HOSTILE, place: { file: "a`b.yaml", line: 1 } },
        ],
      }),
    );
    const outside = text.replaceAll(/<\/?details>|<\/?summary>|<!--.*-->/g, "");
    expect(outside).not.toMatch(/<[a-z/]/i);
    expect(text).not.toContain("@everyone");
    expect(text).not.toContain("#12");
    expect(text).not.toMatch(/(?<!\\)\]\(/);
    expect(text).not.toContain("://");
    expect(text).not.toMatch(/^# Heading/m);
    expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length);
  });

  test("fences a difference with fences", () => {
    const differences = [{ file: "a.ts", difference: "+ ````\n+ </details>\n" }];
    const text = markdownText(review({ usersCode: { differences, broken: [], consumers: [], checked: 0 } }));
    expect(text).toContain("`````diff\n+ ````\n+ </details>\n`````");
  });

  test.each([
    [
      "many changes",
      { changes: Array.from({ length: 3000 }, (_, index) => change({ operationId: `operation${index}` })) },
    ],
    ["long changes", { changes: Array.from({ length: 300 }, () => change({ text: "long ".repeat(2000) })) }],
    [
      "long differences",
      {
        usersCode: {
          differences: [{ file: "a.ts", difference: "+x\n".repeat(50_000) }],
          broken: [],
          consumers: [],
          checked: 3,
        },
      },
    ],
    [
      "many rejections",
      {
        rejections: Array.from({ length: 2000 }, () => ({
          kind: "waiver" as const,
          text: "An entry waives nothing.",
          advice: "Remove it.",
        })),
      },
    ],
  ])("is no longer than a comment may be, with %s, and says so", (_, more) => {
    const text = markdownText(review(more));
    expect(text.length).toBeLessThanOrEqual(MAX_CHARACTERS);
    expect(text).toMatch(
      /Some of it is left out here: a comment has no more room\. The command prints all of it\.\n$/,
    );
    expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length);
    expect((text.match(/^`{3,}/gm)?.length ?? 0) % 2).toBe(0);
  });
});

describe("annotations", () => {
  test("have the line of the sources, escaped", () => {
    const text = annotationsText(
      review({ changes: [change({ text: "100%: a,\nb", place: { file: "a:b,c.yaml", line: 3 } })] }),
    );
    expect(text).toContain(
      "::warning file=a%3Ab%2Cc.yaml,line=3,title=major%3A request-maximum-lowered::100%25: a,%0Ab",
    );
  });

  test("escape text of the contract", () => {
    const text = annotationsText(review({ changes: [change({ text: HOSTILE })] }));
    expect(text.split("\n").filter((line) => line.startsWith("::error"))).toEqual([]);
  });

  test("have the nearest existing line for a removed part", () => {
    const place = { file: "spec/a.yaml", line: 99, atBase: true };
    const text = annotationsText(
      review({ changes: [change({ place, near: { file: "spec/a.yaml", line: 5 } })] }),
    );
    expect(text).toContain("file=spec/a.yaml,line=5,");
    expect(annotationsText(review({ changes: [change({ place })] }))).not.toContain("line=99");
  });

  test("are errors for rejections, and warnings for breaks of clients", () => {
    const text = annotationsText(
      review({ rejections: [{ kind: "changeset", text: "Too low.", advice: "Say major." }] }),
    );
    expect(text).toContain("::error title=Rejected%3A changeset::Too low.%0ASay major.");
    expect(text).toContain("::warning file=");
  });
});

describe("SARIF", () => {
  const log = sarifLog(
    review({
      changes: [
        change(),
        change({ level: "minor", place: { file: "spec/a b.yaml", line: 2, atBase: true } }),
        change({ level: "patch", text: "A description changed." }),
      ],
      rejections: [{ kind: "waiver", text: "Too old.", advice: "Remove it." }],
      lint: [
        {
          tool: "spectral",
          rule: "described",
          severity: "error",
          text: "No description.",
          place: { file: "spec/c.yaml", line: 4 },
        },
      ],
    }),
  );
  const results = log.runs[0]?.results ?? [];

  test("has version 2.1.0, and a rule for each result", () => {
    expect(log.version).toBe("2.1.0");
    expect(log.runs).toHaveLength(1);
    const rules = log.runs[0]?.tool.driver.rules ?? [];
    for (const { ruleId, ruleIndex } of results) expect(rules[ruleIndex ?? -1]?.id).toBe(ruleId);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });

  test("describes a rule by its entry in the catalogue", () => {
    const rules = log.runs[0]?.tool.driver.rules ?? [];
    expect(rules.find(({ id }) => id === "request-maximum-lowered")).toMatchObject({
      shortDescription: { text: "The maximum was lowered." },
      fullDescription: { text: "The maximum was lowered. Breaks wire." },
      help: { text: "To do: Keep the value within the new bound: other values are rejected." },
      defaultConfiguration: { level: "warning" },
    });
  });

  test("has paths relative to the repository and lines from 1", () => {
    for (const { locations } of results) {
      const place = locations?.[0]?.physicalLocation;
      expect(place?.artifactLocation?.uri).toMatch(/^(?!\/)(?!\w+:)[^\s\\]+$/);
      expect(place?.artifactLocation?.uriBaseId).toBe("%SRCROOT%");
      expect(place?.region?.startLine).toBeGreaterThanOrEqual(1);
    }
  });

  test("has no result for a change of prose, and a stable fingerprint after a move", () => {
    expect(results.map(({ message }) => message.text)).not.toContainEqual(
      expect.stringContaining("A description"),
    );
    const moved = sarifLog(
      review({
        changes: [change({ place: { file: "spec/components/parameters/LimitUpTo5000.yaml", line: 99 } })],
      }),
    );
    const fingerprint = moved.runs[0]?.results?.[0]?.partialFingerprints;
    expect(results.map(({ partialFingerprints }) => partialFingerprints)).toContainEqual(fingerprint);
  });

  test("has errors for rejections, warnings for breaks of clients, and notes for safe changes", () => {
    expect(results.map(({ level }) => level)).toEqual(["error", "error", "warning", "note"]);
  });
});

test("JSON contains the whole review", () => {
  expect(JSON.parse(jsonText(review()))).toEqual(review());
});
