import { afterAll, describe, expect, test } from "vitest";
import { lifecycleRejections, listChanges, type Rejection, stabilityRejections } from "../src/index.ts";
import { markUnreleased } from "../src/unreleased.ts";
import { type Edit, erase, read, remove, replace, set, write } from "./pairs/contract-copy.ts";
import { EditedContracts } from "./pairs/edited-contracts.ts";
import { AIRDROP, MAP, NETWORKS, parameterFile, ROOT, schemaFile } from "./pairs/files.ts";

const TODAY = "2027-06-01";

const contracts = new EditedContracts();
afterAll(() => contracts.remove());

const REMOVE_NETWORKS = [remove(ROOT, ["paths", "/v4/dex/networks/list"]), erase(NETWORKS)];
const REMOVE_SORT = [remove(MAP, ["get", "parameters", 3])];
const sunset = (date: string) => set(NETWORKS, ["get", "x-svc-lifecycle", "sunset"], date);
const deprecatedSort = (more: object) => [
  set(MAP, ["get", "parameters", 3, "deprecated"], true),
  set(MAP, ["get", "parameters", 3, "x-svc-lifecycle"], {
    status: "deprecated",
    replacedBy: null,
    reason: "The order is always by id.",
    deprecatedSince: "2026-12-01",
    ...more,
  }),
];

const RANK = ["properties", "rank"];
const REMOVE_RANK = [
  remove(schemaFile("MapItem"), RANK),
  set(schemaFile("MapItem"), ["required"], ["id", "name", "symbol", "slug"]),
  replace("components/examples/CryptocurrencyMapV1.yaml", "rank:", "note:"),
];
const deprecatedRank = (more: object) => [
  set(schemaFile("MapItem"), [...RANK, "deprecated"], true),
  set(schemaFile("MapItem"), [...RANK, "x-svc-lifecycle"], {
    status: "deprecated",
    replacedBy: null,
    reason: "It is in the listings.",
    deprecatedSince: "2026-12-01",
    ...more,
  }),
];

const FCAS = "paths/v1/partners/{source}/fcas/listings/latest.yaml";
/** The placeholder of a path under another name. */
const RENAME_PARTNER = [
  replace(ROOT, "{partner}", "{source}"),
  set(parameterFile("Partner"), ["name"], "source"),
  ...["listings", "quotes"].flatMap((kind) => {
    const file = `paths/v1/partners/{partner}/fcas/${kind}/latest.yaml`;
    return [write(file.replace("partner}", "source}"), read(file)), erase(file)];
  }),
];

async function rejections(
  before: readonly Edit[],
  after: readonly Edit[],
  released?: readonly Edit[],
): Promise<Rejection[]> {
  const pair = await contracts.pair(before, after);
  const since = released === undefined ? undefined : await contracts.pair(released, after);
  const changes = listChanges(pair);
  const marked = since === undefined ? changes : markUnreleased(changes, listChanges(since));
  return [...stabilityRejections(pair, marked, TODAY, since?.base), ...lifecycleRejections(pair, TODAY)];
}

describe("an operation must not be removed", () => {
  test.each([
    [
      "while current",
      [],
      [remove(ROOT, ["paths", "/v1/cryptocurrency/airdrop"]), erase(AIRDROP)],
      "it was not deprecated in a release",
    ],
    ["without a sunset date", [], REMOVE_NETWORKS, "it has no sunset date"],
    [
      "before its sunset date",
      [sunset("2027-06-02")],
      REMOVE_NETWORKS,
      "its sunset date, 2027-06-02, has not passed",
    ],
    ["on its sunset date", [sunset(TODAY)], REMOVE_NETWORKS, `its sunset date, ${TODAY}, has not passed`],
  ])("%s", async (_, before, after, reason) => {
    const [rejection, ...more] = await rejections(before, after);
    expect(more).toEqual([]);
    expect(rejection).toMatchObject({
      kind: "lifecycle",
      rule: "lifecycle/operation-removed",
      text: expect.stringContaining(reason),
      place: { file: expect.stringMatching(/^spec\/paths\//), atBase: true },
    });
  });

  test("without a deprecation in a release, even with a deprecation at the base", async () => {
    const notYet = [
      set(NETWORKS, ["get", "x-svc-lifecycle"], { status: "current" }),
      remove(NETWORKS, ["get", "deprecated"]),
    ];
    expect(await rejections([sunset("2027-01-01")], REMOVE_NETWORKS, notYet)).toMatchObject([
      { text: expect.stringContaining("the last release does not call it deprecated") },
    ]);
  });
});

test("an operation may be removed after a released deprecation and its sunset date", async () => {
  const before = [sunset("2027-05-31")];
  expect(await rejections(before, REMOVE_NETWORKS)).toEqual([]);
  expect(await rejections(before, REMOVE_NETWORKS, before)).toEqual([]);
});

test("an operation must not be removed before a release states its sunset date", async () => {
  expect(await rejections([sunset("2027-05-31")], REMOVE_NETWORKS, [])).toMatchObject([
    { text: expect.stringContaining("the last release states no sunset date") },
  ]);
});

describe("a parameter", () => {
  test.each([
    ["must not be removed while current", [], "it was not deprecated in a release"],
    ["must not be removed without a sunset date", deprecatedSort({}), "it has no sunset date"],
    [
      "must not be removed before its sunset date",
      deprecatedSort({ sunset: "2027-12-01" }),
      "has not passed",
    ],
  ])("%s", async (_, before, reason) => {
    expect(await rejections(before, REMOVE_SORT)).toMatchObject([
      {
        rule: "lifecycle/parameter-removed",
        operationId: "cryptocurrencyMapV1",
        text: expect.stringContaining(reason),
        place: { file: "spec/paths/v1/cryptocurrency/map.yaml", atBase: true },
      },
    ]);
  });

  test("may be removed after its sunset date", async () => {
    expect(await rejections(deprecatedSort({ sunset: "2027-05-31" }), REMOVE_SORT)).toEqual([]);
  });

  test("needs a replacement or a reason for its deprecation", async () => {
    const silent = [set(MAP, ["get", "parameters", 3, "deprecated"], true)];
    expect(await rejections([], silent)).toMatchObject([{ rule: "lifecycle/unexplained" }]);
    expect(await rejections([], deprecatedSort({ replacedBy: "start" }))).toEqual([]);
    expect(await rejections([], deprecatedSort({ replacedBy: "order" }))).toMatchObject([
      { text: expect.stringContaining('There is no current parameter "order" next to this parameter') },
    ]);
  });
});

describe("a field", () => {
  test.each([
    ["must not be removed while current", [], undefined, "it was not deprecated in a release"],
    ["must not be removed without a sunset date", deprecatedRank({}), undefined, "it has no sunset date"],
    [
      "must not be removed before its sunset date",
      deprecatedRank({ sunset: "2027-12-01" }),
      undefined,
      "has not passed",
    ],
    [
      "must not be removed without a released deprecation",
      deprecatedRank({ sunset: "2027-05-31" }),
      [],
      "the last release does not call it deprecated",
    ],
  ])("%s", async (_, before, released, reason) => {
    expect(await rejections(before, REMOVE_RANK, released)).toMatchObject([
      {
        rule: "lifecycle/field-removed",
        text: expect.stringMatching(/^Field `rank` of `MapItem` may not be removed yet: /),
        place: { file: "spec/components/schemas/MapItem.yaml", atBase: true },
      },
    ]);
    expect((await rejections(before, REMOVE_RANK, released))[0]?.text).toContain(reason);
  });

  test("may be removed after its sunset date", async () => {
    expect(await rejections(deprecatedRank({ sunset: "2027-05-31" }), REMOVE_RANK)).toEqual([]);
  });

  test("needs a sunset date at least six months ahead", async () => {
    expect(await rejections([], deprecatedRank({ sunset: "2027-07-01" }))).toMatchObject([
      { rule: "lifecycle/sunset-too-near", text: expect.stringContaining("of field `rank` of `MapItem`") },
    ]);
  });

  test("is reported with its sunset date", async () => {
    const [before, after] = [[], deprecatedRank({ sunset: "2028-06-01" })];
    const later = deprecatedRank({ sunset: "2029-06-01" });
    const changes = async (from: readonly Edit[], to: readonly Edit[]) =>
      listChanges(await contracts.pair(from, to)).map(({ level, text }) => `${level}: ${text}`);
    expect(await changes(before, after)).toEqual([
      "minor: Field `rank` of `MapItem` is deprecated.",
      "minor: Field `rank` of `MapItem`: It may be removed after `2028-06-01`.",
    ]);
    expect(await changes(later, after)).toEqual([
      "major: Field `rank` of `MapItem`: It may be removed earlier: `2029-06-01` -> `2028-06-01`.",
    ]);
  });
});

test("reports the replacement of a deprecated field or parameter", async () => {
  const changes = async (from: readonly Edit[], to: readonly Edit[]) =>
    listChanges(await contracts.pair(from, to)).map(({ level, text }) => `${level}: ${text}`);
  expect(await changes(deprecatedRank({}), deprecatedRank({ replacedBy: "id" }))).toEqual([
    "patch: Field `rank` of `MapItem`: It is replaced by `id`.",
  ]);
  expect(await changes([], deprecatedSort({ replacedBy: "start" }))).toEqual([
    "minor: Parameter `sort` is deprecated.",
    "patch: Parameter `sort`: It is replaced by `start`.",
  ]);
});

test("rejects an unknown operation as replacement", async () => {
  const after = [set(NETWORKS, ["get", "x-svc-lifecycle", "replacedBy"], "dexNetworksListV5")];
  expect(await rejections([], after)).toMatchObject([
    { text: expect.stringContaining('There is no operation "dexNetworksListV5"; write "dexNetworksListV4"') },
  ]);
});

describe("a sunset date", () => {
  test.each([
    ["less than six months ahead", [], [sunset("2027-11-30")], "2027-11-30, is less than 6 months ahead"],
    [
      "moved to less than six months ahead",
      [sunset("2028-06-01")],
      [sunset("2027-11-30")],
      "2027-11-30, is less than 6 months ahead",
    ],
    [
      "of a parameter, less than six months ahead",
      [],
      deprecatedSort({ sunset: "2027-07-01" }),
      "of parameter `sort` of `GET /v1/cryptocurrency/map`, 2027-07-01, is less than 6 months ahead",
    ],
  ])("%s is rejected", async (_, before, after, words) => {
    const [rejection, ...more] = await rejections(before, after);
    expect(more).toEqual([]);
    expect(rejection).toMatchObject({
      kind: "lifecycle",
      rule: "lifecycle/sunset-too-near",
      text: expect.stringContaining(words),
      place: { file: expect.stringMatching(/^spec\/paths\//) },
    });
  });

  test.each([
    ["six months ahead", [], [sunset("2027-12-01")]],
    ["without a change, less than six months ahead", [sunset("2027-06-02")], [sunset("2027-06-02")]],
    ["moved to a later day, less than six months ahead", [sunset("2027-06-02")], [sunset("2027-06-03")]],
  ])("%s passes", async (_, before, after) => {
    expect(await rejections(before, after)).toEqual([]);
  });
});

describe("a path with a renamed placeholder", () => {
  const kinds = (found: readonly Rejection[]) => found.map(({ kind }) => kind);
  const partnerSunset = (file: string) => set(file, ["get", "x-svc-lifecycle", "sunset"], "2027-06-02");

  test("keeps its operation and parameter", async () => {
    expect(kinds(await rejections([], RENAME_PARTNER))).toEqual(["stability"]);
  });

  test("keeps its sunset date", async () => {
    const before = [partnerSunset(FCAS.replace("source}", "partner}"))];
    expect(kinds(await rejections(before, [...RENAME_PARTNER, partnerSunset(FCAS)]))).toEqual(["stability"]);
  });

  test("is compared by the rules of extensions", async () => {
    const now = [...RENAME_PARTNER, set(FCAS, ["get", "x-svc-credits", "base"], 5)];
    const changes = listChanges(await contracts.pair([], now));
    expect(changes.map(({ rule, operationId, operations }) => [rule, operationId ?? operations])).toEqual([
      ["request-parameter-renamed", ["partnersFcasListingsLatestV1", "partnersFcasQuotesLatestV1"]],
      ["cost-raised", "partnersFcasListingsLatestV1"],
    ]);
  });
});
