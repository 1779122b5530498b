import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseApiChanges } from "../src/changeset/api-changes.ts";
import { getBody } from "../src/changeset/read.ts";
import { changesetText } from "../src/changeset/text.ts";
import { type Change, createPair, getVerdict, listChanges, loadContract, type Review } from "../src/index.ts";
import { groupChanges } from "../src/outputs/groups.ts";
import { ContractCopy, type Edit, read, set, spec, write } from "./pairs/contract-copy.ts";
import { AIRDROP, ROOT, schemaFile } from "./pairs/files.ts";

const copies: ContractCopy[] = [];
afterAll(() => {
  for (const copy of copies) copy.remove();
});

/** The changes between our contract and an edited copy. */
async function review(edits: readonly Edit[]): Promise<Change[]> {
  const copy = new ContractCopy();
  copies.push(copy);
  const [ours, edited] = await Promise.all([
    loadContract({ root: `${spec}/openapi.yaml` }),
    loadContract({ root: copy.edit(edits).root }),
  ]);
  return listChanges(createPair(ours, edited));
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

describe("a deprecated operation with a new field in its record", () => {
  let changes: Change[];
  beforeAll(async () => {
    changes = await review([
      set(schemaFile("Airdrop"), ["properties", "note"], { type: "string", description: "New." }),
      ...deprecation({ replacedBy: null, reason: "Nobody called it." }, ["Deprecation", "Link"]),
    ]);
  });

  test("comes first in the verdict and the changes", () => {
    expect(changes[0]?.rule).toBe("lifecycle-deprecated");
    expect(getVerdict(changes).reason).toMatch(
      /cryptocurrencyAirdropV1: Deprecated since 2026-11-21\. Nobody called it\. And \d+ more\.$/,
    );
  });

  test("has no additional changes for its headers", () => {
    expect(changes.map(({ rule }) => rule)).not.toContain("response-header-added");
  });
});

test("a header without a lifecycle is reported", async () => {
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

describe("a new operation with records of its own", () => {
  const path = "paths/v1/cryptocurrency/states.yaml";
  let changes: Change[];
  beforeAll(async () => {
    const { get } = read(AIRDROP) as { get: Record<string, unknown> };
    const body = {
      "application/json": { schema: { $ref: "../../../components/schemas/StatesResponse.yaml" } },
    };
    changes = await review([
      write(path, {
        get: {
          ...get,
          operationId: "cryptocurrencyStatesV1",
          responses: { "200": { description: "The states.", content: body } },
        },
      }),
      set(ROOT, ["paths", "/v1/cryptocurrency/states"], { $ref: path }),
      ...record("StatesResponse", { data: { $ref: "State.yaml" } }),
      ...record("State", { name: { type: "string", description: "A name." } }),
      ...record("Unused", { name: { type: "string", description: "A name." } }),
    ]);
  });

  test("shows its facts in five lines", () => {
    expect(changes.find(({ rule }) => rule === "operation-added")?.facts).toEqual([
      "Parameters: `id` (required).",
      expect.stringMatching(/^Plans: /),
      "Costs 1 credit.",
      expect.stringMatching(/^Responses are cached for /),
      "Record: `Airdrop` (map).",
    ]);
  });

  test("has the facts in its group", () => {
    const groups = groupChanges(changes).map(({ title, changes: members }) => [
      title,
      members.map(({ text }) => text),
    ]);
    expect(groups).toEqual([
      [
        "cryptocurrencyStatesV1",
        [
          "`GET /v1/cryptocurrency/states` is new.",
          "Record `State` is new.",
          "Record `StatesResponse` is new.",
        ],
      ],
      ["In records", ["Record `Unused` is new."]],
    ]);
  });

  test("has the facts in a changeset", () => {
    const text = changesetText({ verdict: getVerdict(changes), changes } as Review);
    expect(parseApiChanges(getBody(text))).toEqual(
      new Map([
        [
          "`cryptocurrencyStatesV1`",
          [
            "`GET /v1/cryptocurrency/states` is new.",
            "Record `State` is new.",
            "Record `StatesResponse` is new.",
          ],
        ],
        ["The API as a whole", ["Record `Unused` is new."]],
      ]),
    );
  });
});

const record = (name: string, properties: object): Edit[] => [
  write(schemaFile(name), {
    type: "object",
    description: "A record.",
    "x-svc-origin": { extension: "a test" },
    properties,
  }),
  set(ROOT, ["components", "schemas", name], { $ref: schemaFile(name) }),
];
