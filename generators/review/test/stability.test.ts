import { afterAll, describe, expect, test } from "vitest";
import { listChanges, stabilityRejections } from "../src/index.ts";
import { markUnreleased } from "../src/unreleased.ts";
import { add, type Edit, erase, read, remove, replace, set } from "./pairs/contract-copy.ts";
import { EditedContracts } from "./pairs/edited-contracts.ts";
import {
  AIRDROP,
  extraParameter,
  MAP,
  NETWORKS,
  OHLCV_LATEST_V1,
  parameterFile,
  ROOT,
  schemaFile,
} from "./pairs/files.ts";

const TODAY = "2027-06-01";

const contracts = new EditedContracts();
afterAll(() => contracts.remove());

const ITEM = schemaFile("MapItem");
const INFO = "paths/v2/cryptocurrency/info.yaml";
const sort = (...at: string[]) => ["get", "parameters", 3, ...at];
const info = (...at: (string | number)[]) => ["get", ...at];

/** A lifecycle with every step before the removal. */
const ENDED = {
  status: "deprecated",
  replacedBy: null,
  reason: "Nobody used it.",
  deprecatedSince: "2026-06-01",
  sunset: "2027-05-31",
};
const ended = (file: string, at: readonly (string | number)[]): Edit[] => [
  set(file, [...at, "deprecated"], true),
  set(file, [...at, "x-svc-lifecycle"], ENDED),
];

async function reject(before: readonly Edit[], after: readonly Edit[], released?: readonly Edit[]) {
  const pair = await contracts.pair(before, after);
  const since = released === undefined ? undefined : await contracts.pair(released, after);
  const changes = listChanges(pair);
  const marked = since === undefined ? changes : markUnreleased(changes, listChanges(since));
  return stabilityRejections(pair, marked, TODAY, since?.base);
}

describe("a version of an operation must not change", () => {
  test.each<[string, Edit[], string]>([
    ["a value of a request", [set(MAP, sort("schema", "enum"), ["id"])], "no longer accepts `svc_rank`"],
    [
      "a value of a response",
      [set(ITEM, ["properties", "status", "enum"], ["active", "inactive"])],
      "can no longer be `untracked`",
    ],
    [
      "a new value of a response",
      [set(ITEM, ["properties", "status", "enum"], ["active", "inactive", "untracked", "gone"])],
      "can now be `gone` too",
    ],
    ["an optional field", [set(ITEM, ["required"], ["id", "rank", "name", "symbol"])], "may now be missing"],
    ["a null value", [set(ITEM, ["properties", "name", "type"], ["string", "null"])], "can now be null"],
    ["a type", [set(ITEM, ["properties", "name", "type"], "boolean")], "The type of field `name`"],
    ["a bound", [set(parameterFile("LimitUpTo5000"), ["schema", "maximum"], 4000)], "was lowered"],
    ["a required parameter", [set(MAP, sort("required"), true)], "must now be sent"],
    ["a default", [set(MAP, sort("schema", "default"), "svc_rank")], "The default of parameter `sort`"],
    ["a name", [set(AIRDROP, ["get", "operationId"], "airdropV1")], "The operation has another name"],
  ])("%s", async (_, edits, text) => {
    expect(await reject([], edits)).toContainEqual(
      expect.objectContaining({
        rule: "stability/breaking-change",
        text: expect.stringContaining(text),
        advice: expect.stringContaining("add a waiver to `.review/waivers.yaml`"),
      }),
    );
  });

  test("the text names the operation and a free path for a new operation", async () => {
    const [rejection] = await reject([], [set(MAP, sort("schema", "enum"), ["id"])]);
    expect(rejection).toMatchObject({
      operationId: "cryptocurrencyMapV1",
      text: expect.stringMatching(
        /^`cryptocurrencyMapV1` may not break clients within a version: Parameter `sort` /,
      ),
      advice: expect.stringContaining("such as `/v2/cryptocurrency/map`"),
      place: { file: `spec/${MAP}` },
    });
    const taken = [set(OHLCV_LATEST_V1, ["get", "x-svc-constraints", 0], { exactlyOneOf: ["id", "symbol"] })];
    expect((await reject([], taken))[0]?.advice).toContain("such as `/v3/cryptocurrency/ohlcv/latest`");
  });
});

describe("a version of an operation may change", () => {
  test.each<[string, Edit[]]>([
    ["by a new field", [set(ITEM, ["properties", "note"], { type: "string", description: "A note." })]],
    ["by wider bounds", [set(parameterFile("LimitUpTo5000"), ["schema", "maximum"], 6000)]],
    ["its cost", [set(AIRDROP, ["get", "x-svc-credits", "base"], 5)]],
    ["its cache", [set(MAP, ["get", "x-svc-cache", "seconds"], 3600)]],
    ["its plans", [remove(NETWORKS, ["get", "x-svc-access", "plans", 0])]],
  ])("%s", async (_, edits) => {
    expect(await reject([], edits)).toEqual([]);
  });
});

describe("an unreleased part", () => {
  const NOTE = [add(MAP, ["get", "parameters"], extraParameter())];

  test("changes freely", async () => {
    const narrow = [
      add(MAP, ["get", "parameters"], extraParameter({ schema: { type: "string", minLength: 9 } })),
    ];
    expect(await reject(NOTE, narrow, [])).toEqual([]);
    expect(await reject(NOTE, narrow, NOTE)).toMatchObject([{ rule: "stability/breaking-change" }]);
    expect(await reject(NOTE, [], [])).toEqual([]);
  });

  test("changes freely together with a break of a released part by the same rule", async () => {
    const gone = [remove(MAP, ["get", "parameters", 4])];
    expect(await reject([...gone, ...NOTE], gone, [])).toEqual([]);
  });
});

describe("after its lifecycle", () => {
  test("an operation is removed with its records", async () => {
    const after = [
      remove(ROOT, ["paths", "/v4/dex/networks/list"]),
      erase(NETWORKS),
      ...["DexNetwork", "DexNetworksResponse"].flatMap((name) => [
        remove(ROOT, ["components", "schemas", name]),
        erase(schemaFile(name)),
      ]),
    ];
    const released = [set(NETWORKS, ["get", "x-svc-lifecycle"], ENDED)];
    expect(await reject(released, after)).toEqual([]);
    expect((await reject([], after)).map(({ rule }) => rule)).toEqual([
      "lifecycle/operation-removed",
      "stability/breaking-change",
      "stability/breaking-change",
    ]);
  });

  test("a parameter is removed with its constraints and keys", async () => {
    const slug = info("parameters", 1);
    const released = [set(INFO, slug, read(parameterFile("SlugList"))), ...ended(INFO, slug)];
    const after = [
      remove(INFO, slug),
      set(INFO, info("x-svc-constraints"), [{ atLeastOneOf: ["id", "symbol", "address"] }]),
      set(INFO, info("x-svc-result", "keyedBy"), ["id", "symbol"]),
    ];
    expect(await reject(released, after)).toEqual([]);
    expect((await reject([], after)).map(({ rule }) => rule)).toEqual(["lifecycle/parameter-removed"]);
  });

  test("a field is removed with its name in `aux`", async () => {
    const field = ["properties", "first_historical_data"];
    const after = [
      remove(ITEM, field),
      set(MAP, ["get", "x-svc-aux", "names", "first_historical_data", "fields"], []),
      replace("components/examples/CryptocurrencyMapV1.yaml", "first_historical_data:", "note:"),
    ];
    expect(await reject(ended(ITEM, field), after)).toEqual([]);
    expect((await reject([], after)).map(({ rule }) => rule)).toEqual(["lifecycle/field-removed"]);
  });
});

test("a record without an operation is a published type, and must not be removed", async () => {
  const unused = {
    type: "object",
    description: "A record.",
    properties: {},
    "x-svc-origin": { extension: "a test" },
  };
  const file = schemaFile("Unused");
  const before = [{ file, write: unused }, set(ROOT, ["components", "schemas", "Unused"], { $ref: file })];
  expect(await reject(before, [])).toMatchObject([
    {
      text: "The API may not break clients within a version: Record `Unused` was removed, with its type and its JSON Schema.",
    },
  ]);
});
