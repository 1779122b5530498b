import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Change, changesOf, loadContract, pairOf, verdictOf } from "../src/index.ts";
import { ContractCopy, type Edit, set, spec } from "./pairs/contract-copy.ts";
import { AIRDROP, schemaFile } from "./pairs/files.ts";

const copies: ContractCopy[] = [];
afterAll(() => {
  for (const copy of copies) copy.remove();
});

/** The changes that edits of our contract make. */
async function review(edits: readonly Edit[]): Promise<Change[]> {
  const copy = new ContractCopy();
  copies.push(copy);
  const [ours, edited] = await Promise.all([
    loadContract({ root: `${spec}/openapi.yaml` }),
    loadContract({ root: copy.edit(edits).root }),
  ]);
  return changesOf(pairOf(ours, edited));
}

const deprecation = (lifecycle: object, headers: readonly string[]): Edit[] => [
  set(AIRDROP, ["get", "deprecated"], true),
  set(AIRDROP, ["get", "x-svc-lifecycle"], {
    status: "deprecated",
    deprecatedSince: "2026-11-21",
    ...lifecycle,
  }),
  ...headers.map((name) =>
    set(AIRDROP, ["get", "responses", "200", "headers", name], {
      $ref: `../../../components/headers/${name}.yaml`,
    }),
  ),
];

describe("an operation that is deprecated, in addition to a new field of its record", () => {
  let changes: Change[];
  beforeAll(async () => {
    changes = await review([
      set(schemaFile("Airdrop"), ["properties", "note"], { type: "string", description: "New." }),
      ...deprecation({ replacedBy: null, reason: "Nobody called it." }, ["Deprecation", "Link"]),
    ]);
  });

  test("leads the verdict, and the changes", () => {
    expect(changes[0]?.rule).toBe("lifecycle-deprecated");
    expect(verdictOf(changes).reason).toMatch(
      /cryptocurrencyAirdropV1: Deprecated since 2026-11-21\. Nobody called it\. And \d+ more\.$/,
    );
  });

  test("is not reported again by its headers", () => {
    expect(changes.map(({ rule }) => rule)).not.toContain("response-header-added");
  });
});

test("a header that no lifecycle brings is reported", async () => {
  const changes = await review(
    deprecation({ replacedBy: null, reason: "Nobody called it." }, ["RetryAfter"]),
  );
  expect(changes.map(({ rule }) => rule)).toEqual(["lifecycle-deprecated", "response-header-added"]);
});

test.each([
  [
    "its replacement",
    { replacedBy: "cryptocurrencyAirdropsV1", reason: "It lists all." },
    "Use `GET /v1/cryptocurrency/airdrops`.",
  ],
  ["to stop using it", { replacedBy: null, reason: "Nobody called it." }, "Stop using it."],
  [
    "to stop using it by its sunset date",
    { replacedBy: null, reason: "Nobody called it.", sunset: "2027-11-21" },
    "Stop using it by `2027-11-21`.",
  ],
])("the advice on a deprecated operation is %s", async (_, lifecycle, advice) => {
  const changes = await review(deprecation(lifecycle, []));
  expect(changes.map((change) => change.advice)).toEqual([advice]);
});
