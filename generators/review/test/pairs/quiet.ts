import { type Edit, read, set, write } from "./contract-copy.ts";
import { AIRDROP, headerFile, MAP, OHLCV_HISTORICAL, parameterFile, ROOT, schemaFile } from "./files.ts";
import type { PairCase } from "./pair-case.ts";

type Row = readonly [
  kind: PairCase["kind"],
  name: string,
  on: string | null,
  edits: readonly [Edit, ...Edit[]],
  expected: string,
];

const prose = (name: string, on: string | null, edit: Edit, rule: string): Row => [
  "description only",
  name,
  on,
  [edit],
  `patch ${rule}`,
];
const order = (name: string, edit: Edit): Row => ["reorder only", name, null, [edit], "none"];

const TAG = parameterFile("ListingsTag");

const rows: Row[] = [
  prose(
    "an operation's description",
    "cryptocurrencyAirdropV1",
    set(AIRDROP, ["get", "description"], "Tells about one airdrop."),
    "description-changed",
  ),
  prose(
    "an operation's summary",
    "cryptocurrencyAirdropV1",
    set(AIRDROP, ["get", "summary"], "One airdrop"),
    "summary-changed",
  ),
  prose(
    "a shared parameter's description",
    "cryptocurrencyCategoriesV1",
    set(parameterFile("LimitUpTo5000"), ["description"], "How many."),
    "description-changed",
  ),
  prose(
    "a parameter's example",
    "cryptocurrencyMapV1",
    set(MAP, ["get", "parameters", 3, "example"], "id"),
    "example-changed",
  ),
  prose(
    "a field's description",
    "cryptocurrencyMapV1",
    set(schemaFile("MapItem"), ["properties", "slug", "description"], "Slug."),
    "response-description-changed",
  ),
  prose(
    "the description of a record without an operation",
    null,
    set(schemaFile("Post"), ["description"], "A post."),
    "response-description-changed",
  ),
  prose(
    "a header's description",
    "cryptocurrencyMapV1",
    set(headerFile("ETag"), ["description"], "The tag."),
    "description-changed",
  ),
  prose(
    "the API's description",
    null,
    set(ROOT, ["info", "description"], "Market data."),
    "description-changed",
  ),
  prose("a group's description", null, set(ROOT, ["tags", 0, "description"], "Ids."), "groups-changed"),
  prose(
    "where an operation comes from",
    "cryptocurrencyAirdropV1",
    set(AIRDROP, ["get", "x-svc-origin"], { extension: "ours" }),
    "origin-changed",
  ),
  prose(
    "what an error means",
    null,
    set(ROOT, ["x-svc-errors", 0, "meaning"], "The call is not right."),
    "error-meaning-changed",
  ),
  prose(
    "the summary of an example",
    "cryptocurrencyMapV1",
    set("components/examples/CryptocurrencyMapV1.yaml", ["summary"], "An answer"),
    "example-changed",
  ),
  order(
    "the schedule of records",
    set(
      OHLCV_HISTORICAL,
      ["get", "x-svc-cache", "schedule"],
      [
        { every: "hour", availableAfterSeconds: 300, timePeriod: "hourly" },
        { every: "day", availableAfterSeconds: 600, earliestSeconds: 300, timePeriod: "daily" },
      ],
    ),
  ),
  order(
    "parameters",
    set(
      "paths/v1/cryptocurrency/ohlcv/latest.yaml",
      ["get", "parameters"],
      ["ConvertIdList", "SymbolList", "SkipInvalidDefaultTrue", "IdList", "ConvertList"].map((name) => ({
        $ref: `../../../../components/parameters/${name}.yaml`,
      })),
    ),
  ),
  order(
    "the values of an enumeration",
    set(MAP, ["get", "parameters", 3, "schema", "enum"], ["id", "svc_rank"]),
  ),
  order(
    "required fields",
    set(schemaFile("MapItem"), ["required"], ["slug", "symbol", "name", "rank", "id"]),
  ),
  order("types", set(schemaFile("MapItem"), ["properties", "rank", "type"], ["null", "number"])),
  order(
    "the names of a default",
    set(
      MAP,
      ["get", "parameters", 5, "schema", "default"],
      ["is_active", "platform", "first_historical_data", "last_historical_data"],
    ),
  ),
  order(
    "plans of an operation",
    set(
      AIRDROP,
      ["get", "x-svc-access", "plans"],
      [
        { plan: "Enterprise" },
        { plan: "Professional" },
        { plan: "Standard" },
        { plan: "Startup" },
        { plan: "Hobbyist" },
      ],
    ),
  ),
  order(
    "constraints, and the names in them",
    set(
      OHLCV_HISTORICAL,
      ["get", "x-svc-constraints"],
      [{ atMostOneOf: ["convert_id", "convert"] }, { atLeastOneOf: ["symbol", "slug", "id"] }],
    ),
  ),
  [
    "move between files only",
    "a parameter of an operation becomes a component",
    null,
    [
      set(MAP, ["get", "parameters", 3], { $ref: "../../../components/parameters/MapSort.yaml" }),
      write(parameterFile("MapSort"), {
        name: "sort",
        in: "query",
        description: "Sort field: `id`, the numeric ID, or `svc_rank`, the service's rank.",
        schema: { type: "string", enum: ["svc_rank", "id"], default: "id" },
        example: "svc_rank",
      }),
      set(ROOT, ["components", "parameters", "MapSort"], { $ref: "components/parameters/MapSort.yaml" }),
    ],
    "none",
  ],
  [
    "move between files only",
    "a header of an answer becomes the answer's own",
    null,
    [
      set(
        AIRDROP,
        ["get", "responses", "200", "headers", "X-SVC-Credit-Count"],
        read(headerFile("CreditCount")),
      ),
    ],
    "none",
  ],
  [
    "move between files only",
    "a file of the contract is written otherwise, with the same meaning",
    null,
    [
      // The keys in another order, and as JSON.
      write(TAG, Object.fromEntries(Object.entries(read(TAG)).reverse())),
    ],
    "none",
  ],
];

/** Changes with little or no effect on users. */
export const quietPairs: PairCase[] = rows.map(([kind, name, on, edits, expected]) => ({
  kind,
  name,
  edits,
  on,
  file: edits[0].file,
  forward: expected,
  backward: expected,
}));
