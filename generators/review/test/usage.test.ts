import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { formatUsage } from "../src/outputs/lines.ts";
import type { Change } from "../src/review.ts";
import { addUsage, readUsage, type Usage } from "../src/usage.ts";
import { compare, withParameter } from "./compare/documents.ts";
import { change } from "./sample-review.ts";

const USAGE: Usage = {
  since: "2026-11-01",
  operations: {
    mapV1: {
      keys: 9,
      requests: 1200,
      parameters: { sort: { keys: 4, requests: 40, values: { id: { keys: 1, requests: 7 } } } },
    },
    quotesV1: { keys: 2, requests: 5, parameters: { sort: { keys: 2, requests: 5, values: {} } } },
  },
};

function met(more: Partial<Change>): string {
  const { operationId: _, ...base } = change();
  const [first] = addUsage([{ ...base, ...more }], USAGE);
  return formatUsage(first as Change);
}

describe("the usage of a breaking change counts", () => {
  test.each<[string, Partial<Change>, string]>([
    ["its operation", { operationId: "mapV1" }, " Used by 9 keys (1,200 requests) since 2026-11-01."],
    [
      "its parameter",
      { operationId: "mapV1", parameter: "sort" },
      " Used by 4 keys (40 requests) since 2026-11-01.",
    ],
    [
      "a removed value",
      { operationId: "mapV1", parameter: "sort", values: ["id", "svc_rank"] },
      " Used by 1 key (7 requests) since 2026-11-01.",
    ],
    [
      "one of its operations",
      { operations: ["mapV1", "quotesV1"], parameter: "sort" },
      " Used by at most 6 keys (45 requests) since 2026-11-01.",
    ],
    [
      "every operation, for a change of the whole API",
      {},
      " Used by at most 11 keys (1,205 requests) since 2026-11-01.",
    ],
    ["an unused operation", { operationId: "airdropsV1" }, " Unused since 2026-11-01."],
    ["an unused parameter", { operationId: "mapV1", parameter: "aux" }, " Unused since 2026-11-01."],
  ])("%s", (_, more, words) => {
    expect(met(more)).toBe(words);
  });

  test("no usage for a safe change", () => {
    expect(met({ operationId: "mapV1", level: "minor", breaks: [] })).toBe("");
  });
});

test.each([
  ["is missing", undefined, /cannot be read/],
  ["is not JSON", "{", /cannot be read/],
  ["has other contents", "[]", /no `since` or no `operations`/],
])("a file that %s is rejected", (_, text, message) => {
  const folder = mkdtempSync(join(tmpdir(), "usage-"));
  const file = join(folder, "usage.json");
  if (text !== undefined) writeFileSync(file, text);
  expect(() => readUsage(file)).toThrow(message);
  rmSync(folder, { recursive: true });
});

test.each([
  ["a narrower parameter", "maximum", "x"],
  ["another default", "default", undefined],
])(
  "%s is met by whom it concerns: those that send the parameter, or those that do not",
  (_, keyword, parameter) => {
    const integer = (value: number) => withParameter({ type: "integer", [keyword]: value });
    expect(compare(integer(2), integer(1))[0]?.parameter).toBe(parameter);
  },
);
