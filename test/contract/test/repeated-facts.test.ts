import { loadContract } from "@market-data/generator-core";
import { creditHeader, keyHeader } from "@market-data/openapi";
import { describe, expect, test } from "vitest";
import type { Acceptance } from "../src/repeated-facts/accepted.ts";
import { judge } from "../src/repeated-facts/check-sources.ts";
import { readFacts } from "../src/repeated-facts/contract-facts.ts";
import { findRepeated } from "../src/repeated-facts/find-repeated.ts";

const facts = readFacts((await loadContract()).document);
const kindsIn = (source: string) => findRepeated(source, facts).map(({ kind }) => kind);

describe("a fact that code repeats is found", () => {
  test.each([
    ["header", `const header = "${creditHeader}";`],
    ["header", `response.headers["${keyHeader.toLowerCase()}"];`],
    ["header", `const VARY = "${keyHeader}, Prefer";`],
    ["header", `const VARY = \`\${other}, ${keyHeader}\`;`],
    ["header", `const leaked = /${keyHeader}: /;`],
    ["plan", 'const plan = "Hobbyist";'],
    ["plan", 'type Name = "Free";'],
    ["plan", "const limits = { Professional: 300 };"],
    ["operation", 'call("cryptocurrencyMapV1");'],
    ["operation", "const times = { toolsPriceConversionV1: earliest };"],
    ["path", 'fetch(base + "/v1/cryptocurrency/map");'],
    ["path", "fetch(`$" + "{base}/v3/cryptocurrency/quotes/latest?id=1`);"],
    ["error code", "const minute = 1008;"],
    ["error code", "if (code === 1_002) retry();"],
    ["limit", "const MAX_POINTS = 10_000;"],
    ["limit", "const limits = { countOfHistory: 10000 };"],
    ["limit", "if (count > 1e4) reject();"],
    ["limit", "const rows = Math.min(limit, 5000);"],
    ["limit", "function list({ limit = 5000 }) {}"],
    ["duration", "const AVAILABLE_AFTER = 30 * MINUTE;"],
    ["duration", "const age = 30 * 60 * 1000;"],
    ["duration", "const age = 1_800_000;"],
    ["enumeration", 'type Status = "active" | "inactive" | "untracked";'],
    ["enumeration", 'const INTERVALS = ["5m", "10m", "15m", "30m"];'],
    ["enumeration", 'const known = new Set(["5m", "own", "10m", "15m"]);'],
    ["enumeration", 'const read = choice("UPCOMING", "ONGOING", "ENDED");'],
    ["enumeration", 'if (type === "Orderbook" || type === "Swap" || type === "Aggregator") list();'],
    ["enumeration", 'switch (fee) { case "percentage": case "no-fees": case "unknown": break; }'],
    ["enumeration", 'const INTERVALS = "5m,10m,15m".split(",");'],
    ["enumeration", "const STATUS = /^(active|inactive|untracked)$/;"],
    ["enumeration", 'type Pair = ["spot", "derivatives", "otc"];'],
  ])("%s: %s", (kind, source) => {
    expect(kindsIn(source)).toContain(kind);
  });
});

describe("what is not a fact of the contract is not found", () => {
  test.each([
    "import { creditHeader } from '@market-data/openapi'; headers.set(creditHeader, '0');",
    'const header = "X-Request-Id";',
    'const text = "The Standard plan";',
    'fetch(base + "/v1/cryptocurrency/mapped");',
    "const BODY_TIMEOUT_MS = 5000;",
    "const status = 429;",
    "const HOUR_MS = 60 * MINUTE;",
    "const MAX_BYTES = 64 * 1024;",
    'type Status = "active" | "inactive";',
    'const seconds = { "5m": 300, "10m": 600, "15m": 900 };',
    "const sql = 'SELECT status, tags, platform FROM cryptocurrency';",
    "// The header X-SVC-Credit-Count, and 30 minutes.",
  ])("%s", (source) => {
    expect(findRepeated(source, facts)).toEqual([]);
  });
});

test("what is found has its line, its text and its place in the contract", () => {
  expect(findRepeated('\n\nconst fee = "Startup";', facts)).toEqual([
    { kind: "plan", line: 3, text: '"Startup"', meaning: "a plan" },
  ]);
});

describe("an accepted repetition", () => {
  const repetition = { kind: "limit", line: 7, text: "5000", meaning: "the maximum of limit" } as const;
  const found = { path: "packages/mock/src/a.ts", ...repetition };
  const acceptance: Acceptance = { kind: "limit", place: "packages/mock/src/a.ts", reason: "Another limit." };

  test.each<[string, Acceptance[]]>([
    ["of its file", [acceptance]],
    ["of its folder", [{ ...acceptance, place: "packages/mock/src/" }]],
    ["of its text", [{ ...acceptance, text: "5000" }]],
  ])("%s is not reported", (_, acceptances) => {
    expect(judge([found], acceptances)).toEqual([]);
  });

  test.each<[string, Acceptance]>([
    ["of another file", { ...acceptance, place: "packages/mock/src/b.ts" }],
    ["of another kind", { ...acceptance, kind: "plan" }],
    ["of another text", { ...acceptance, text: "10_000" }],
  ])("%s covers nothing: both are reported", (_, other) => {
    expect(judge([found], [other])).toEqual([
      expect.stringMatching(/^packages\/mock\/src\/a\.ts:7: limit: 5000 is the maximum of limit/),
      expect.stringMatching(/^accepted\.ts: nothing repeats a fact in /),
    ]);
  });
});
