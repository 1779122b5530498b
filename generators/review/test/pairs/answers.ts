import { add, type Edit, erase, remove, set, write } from "./contract-copy.ts";
import { headerFile, MAP, ROOT, schemaFile } from "./files.ts";
import type { PairCase } from "./pair-case.ts";

type Row = readonly [
  kind: PairCase["kind"],
  name: string,
  on: string | null,
  edits: readonly [Edit, ...Edit[]],
  forward: PairCase["forward"],
  backward: PairCase["backward"],
];

const ITEM = schemaFile("MapItem");
const QUOTE = schemaFile("Quote");
const POST = schemaFile("Post");
const V3 = schemaFile("CryptocurrencyV3");
const field = (more: object = {}) => ({
  type: "string",
  description: "A field that is new.",
  examples: ["x"],
  ...more,
});

const rows: Row[] = [
  [
    "record",
    "a field is added",
    "cryptocurrencyMapV1",
    [set(ITEM, ["properties", "note"], field())],
    "minor oasdiff/response-optional-property-added",
    "major oasdiff/response-optional-property-removed",
  ],
  [
    "record",
    "a required field is removed",
    "cryptocurrencyMapV1",
    [remove(ITEM, ["properties", "slug"]), set(ITEM, ["required"], ["id", "rank", "name", "symbol"])],
    "major oasdiff/response-required-property-removed",
    "minor oasdiff/response-required-property-added",
  ],
  [
    "record",
    "a field is removed from a part that records share",
    "cryptocurrencyListingsLatestV3",
    [remove(V3, ["properties", "tvl_ratio"])],
    "major oasdiff/response-optional-property-removed",
    "minor oasdiff/response-optional-property-added",
  ],
  [
    "record",
    "a field is removed from a record without an operation",
    null,
    [remove(POST, ["properties", "language_code"])],
    "major oasdiff/response-optional-property-removed",
    "minor oasdiff/response-optional-property-added",
  ],
  [
    "record",
    "a record without an operation is added",
    null,
    [
      write(schemaFile("PostReply"), {
        type: "object",
        description: "A reply.",
        "x-svc-origin": { extension: "a test" },
        properties: { text: field() },
      }),
      set(ROOT, ["components", "schemas", "PostReply"], { $ref: "components/schemas/PostReply.yaml" }),
    ],
    "minor ours/record-added",
    "major ours/record-removed",
  ],
  [
    "record",
    "a record is left out of what is published",
    null,
    [erase(schemaFile("KeyInfoResponse")), remove(ROOT, ["components", "schemas", "KeyInfoResponse"])],
    "major ours/record-removed",
    "minor ours/record-added",
  ],
  [
    "required",
    "a field may be missing",
    "cryptocurrencyListingsLatestV1",
    [
      set(
        QUOTE,
        ["required"],
        ["price", "volume_24h", "market_cap", "percent_change_1h", "percent_change_24h", "last_updated"],
      ),
    ],
    "major oasdiff/response-property-became-optional",
    "minor oasdiff/response-property-became-required",
  ],
  [
    "required",
    "a field of a record without an operation is always there",
    null,
    [set(POST, ["required"], ["post_id"])],
    "minor oasdiff/response-property-became-required",
    "major oasdiff/response-property-became-optional",
  ],
  [
    "nullability",
    "a field can be null",
    "cryptocurrencyMapV1",
    [set(ITEM, ["properties", "name", "type"], ["string", "null"])],
    "major oasdiff/response-property-became-nullable",
    "minor redocly/type-modified",
  ],
  [
    "nullability",
    "a field of a record without an operation can be null",
    null,
    [set(POST, ["properties", "post_id", "type"], ["string", "null"])],
    "major oasdiff/response-property-became-nullable",
    "minor redocly/type-modified",
  ],
  [
    "nullability",
    "a field is never null",
    "cryptocurrencyMapV1",
    [set(ITEM, ["properties", "rank", "type"], "number")],
    "minor redocly/type-modified",
    "major oasdiff/response-property-became-nullable",
  ],
  [
    "type",
    "a field is of another type",
    null,
    [
      set(POST, ["properties", "like_count"], {
        type: "integer",
        format: "int32",
        description: "Number of likes.",
        examples: [25],
      }),
    ],
    "major oasdiff/response-property-type-changed",
    "major oasdiff/response-property-type-changed",
  ],
  [
    "type",
    "a whole number may be a fraction",
    "cryptocurrencyAirdropsV1",
    [
      set(schemaFile("Airdrop"), ["properties", "winner_count"], {
        type: "number",
        description: "How many winners there are.",
        examples: [500],
      }),
    ],
    "major oasdiff/response-property-type-changed",
    "minor redocly/format-modified",
  ],
  [
    "type",
    "a whole number is wider",
    "cryptocurrencyAirdropsV1",
    [set(schemaFile("Airdrop"), ["properties", "winner_count", "format"], "int64")],
    "major oasdiff/response-property-type-changed",
    "minor redocly/schema-constraint-changed",
  ],
  [
    "type",
    "a text is a time",
    null,
    [
      set(POST, ["properties", "post_id", "format"], "date-time"),
      set(POST, ["properties", "post_id", "examples"], ["2026-01-15T11:59:00.000Z"]),
    ],
    "minor oasdiff/response-property-type-changed",
    "major oasdiff/response-property-type-changed",
  ],
  [
    "type",
    "an answer may have one more form",
    "cryptocurrencyQuotesLatestV2",
    [
      add(schemaFile("QuotesLatestResponseV2"), ["properties", "data", "additionalProperties", "oneOf"], {
        type: "integer",
        format: "int32",
      }),
    ],
    "major oasdiff/response-property-one-of-added",
    "minor oasdiff/response-property-one-of-removed",
  ],
  [
    "enumeration",
    "a field can have one more value",
    "cryptocurrencyMapV1",
    [add(ITEM, ["properties", "status", "enum"], "archived")],
    "major oasdiff/response-property-enum-value-added",
    "minor oasdiff/response-property-enum-value-removed",
  ],
  [
    "enumeration",
    "a field is no longer bound to some values",
    "cryptocurrencyMapV1",
    [remove(ITEM, ["properties", "status", "enum"])],
    "major redocly/enum-values-added",
    "minor oasdiff/response-property-enum-value-added",
  ],
  [
    "bound",
    "a field has a least value",
    "cryptocurrencyMapV1",
    [set(ITEM, ["properties", "id", "minimum"], 1)],
    "minor redocly/minimum-modified",
    "major redocly/schema-constraint-changed",
  ],
  [
    "bound",
    "a field has a greatest length",
    "cryptocurrencyMapV1",
    [set(ITEM, ["properties", "slug", "maxLength"], 100)],
    "minor redocly/max-length-modified",
    "major oasdiff/response-property-max-length-unset",
  ],
  [
    "bound",
    "a field keeps to a pattern",
    "cryptocurrencyMapV1",
    [set(ITEM, ["properties", "slug", "pattern"], "^[a-z0-9-]+$")],
    "minor oasdiff/response-property-pattern-added",
    "major redocly/schema-constraint-changed",
  ],
  [
    "bound",
    "a record has no other fields than those it names",
    null,
    [set(POST, ["additionalProperties"], false)],
    "minor redocly/additional-properties-modified",
    "major redocly/schema-constraint-changed",
  ],
  [
    "header",
    "a header is no longer sent",
    "cryptocurrencyMapV1",
    [remove(MAP, ["get", "responses", "200", "headers", "ETag"])],
    "major oasdiff/optional-response-header-removed",
    "minor redocly/header-added",
  ],
  [
    "header",
    "the value of a header is of another type",
    "cryptocurrencyMapV1",
    [
      set(headerFile("CreditCount"), ["schema"], { type: "string" }),
      set(headerFile("CreditCount"), ["example"], "1"),
    ],
    "major redocly/schema-constraint-changed",
    "major redocly/schema-type-changed",
  ],
  [
    "header",
    "a header is called otherwise",
    "cryptocurrencyMapV1",
    [
      remove(MAP, ["get", "responses", "200", "headers", "X-Request-Id"]),
      set(MAP, ["get", "responses", "200", "headers", "Request-Id"], {
        $ref: "../../../components/headers/RequestId.yaml",
      }),
    ],
    "major oasdiff/optional-response-header-removed",
    "major oasdiff/optional-response-header-removed",
  ],
];

/** The disagreements of the engines that rows meet, by the name of the row. */
const SETTLED: Record<string, string[]> = {
  "a field is of another type": ["answer-bound-loosened"],
  "a whole number may be a fraction": ["answer-bound-loosened"],
  "a whole number is wider": ["answer-format-narrowed"],
  "a text is a time": ["answer-format-set"],
  "a field is no longer bound to some values": ["answer-enumerated", "answer-enumeration-lifted"],
  "a field has a least value": ["answer-bound-loosened"],
  "a field keeps to a pattern": ["answer-pattern-lifted"],
  "a record has no other fields than those it names": ["answer-bound-loosened"],
  "the value of a header is of another type": ["answer-bound-loosened", "header-type-changed"],
};

/** Answers: fields, their types and values, headers. */
export const answerPairs: PairCase[] = rows.map(([kind, name, on, edits, forward, backward]) => ({
  kind,
  name,
  ...(SETTLED[name] === undefined ? {} : { settled: SETTLED[name] }),
  edits,
  on,
  file: edits[0].file,
  forward,
  backward,
}));
