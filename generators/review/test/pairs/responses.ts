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
    "minor response-field-added",
    "major response-field-removed",
  ],
  [
    "record",
    "a required field is removed",
    "cryptocurrencyMapV1",
    [remove(ITEM, ["properties", "slug"]), set(ITEM, ["required"], ["id", "rank", "name", "symbol"])],
    "major response-field-removed",
    "minor response-field-added",
  ],
  [
    "record",
    "a field is removed from a part that records share",
    "cryptocurrencyListingsLatestV3",
    [remove(V3, ["properties", "tvl_ratio"])],
    "major response-field-removed",
    "minor response-field-added",
  ],
  [
    "record",
    "a field is removed from a record without an operation",
    null,
    [remove(POST, ["properties", "language_code"])],
    "major response-field-removed",
    "minor response-field-added",
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
    "minor record-added",
    "major record-removed",
  ],
  [
    "record",
    "a record is left out of what is published",
    null,
    [erase(schemaFile("OhlcvBatchRequest")), remove(ROOT, ["components", "schemas", "OhlcvBatchRequest"])],
    "major record-removed",
    "minor record-added",
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
    "major response-field-became-optional",
    "minor response-field-became-required",
  ],
  [
    "required",
    "a field of a record without an operation is always there",
    null,
    [set(POST, ["required"], ["post_id"])],
    "minor response-field-became-required",
    "major response-field-became-optional",
  ],
  [
    "nullability",
    "a field can be null",
    "cryptocurrencyMapV1",
    [set(ITEM, ["properties", "name", "type"], ["string", "null"])],
    "major response-null-added",
    "minor response-null-removed",
  ],
  [
    "nullability",
    "a field of a record without an operation can be null",
    null,
    [set(POST, ["properties", "post_id", "type"], ["string", "null"])],
    "major response-null-added",
    "minor response-null-removed",
  ],
  [
    "nullability",
    "a field is never null",
    "cryptocurrencyMapV1",
    [set(ITEM, ["properties", "rank", "type"], "number")],
    "minor response-null-removed",
    "major response-null-added",
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
    "major response-type-changed",
    "major response-type-changed",
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
    "major response-type-widened",
    "minor response-type-narrowed",
  ],
  [
    "type",
    "a whole number is wider",
    "cryptocurrencyAirdropsV1",
    [set(schemaFile("Airdrop"), ["properties", "winner_count", "format"], "int64")],
    "major response-format-widened",
    "minor response-format-narrowed",
  ],
  [
    "type",
    "a text is a time",
    null,
    [
      set(POST, ["properties", "post_id", "format"], "date-time"),
      set(POST, ["properties", "post_id", "examples"], ["2026-01-15T11:59:00.000Z"]),
    ],
    "minor response-format-narrowed",
    "major response-format-widened",
  ],
  [
    "required",
    "the data of a response may be missing",
    "cryptocurrencyAirdropV1",
    [set(schemaFile("AirdropResponse"), ["required"], ["status"])],
    "major response-field-became-optional",
    "minor response-field-became-required",
  ],
  [
    "required",
    "the status of a response may be missing",
    "cryptocurrencyAirdropV1",
    [set(schemaFile("AirdropResponse"), ["required"], ["data"])],
    "major response-field-became-optional",
    "minor response-field-became-required",
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
    "major response-choice-added",
    "major response-choice-removed",
  ],
  [
    "enumeration",
    "a field can have one more value",
    "cryptocurrencyMapV1",
    [add(ITEM, ["properties", "status", "enum"], "archived")],
    "major response-enum-value-added",
    "major response-enum-value-removed",
  ],
  [
    "enumeration",
    "a field is no longer bound to some values",
    "cryptocurrencyMapV1",
    [remove(ITEM, ["properties", "status", "enum"])],
    "major response-enum-removed",
    "minor response-enum-set",
  ],
  [
    "bound",
    "a field has a least value",
    "cryptocurrencyMapV1",
    [set(ITEM, ["properties", "id", "minimum"], 1)],
    "minor response-minimum-set",
    "major response-minimum-removed",
  ],
  [
    "bound",
    "a field has a greatest length",
    "cryptocurrencyMapV1",
    [set(ITEM, ["properties", "slug", "maxLength"], 100)],
    "minor response-max-length-set",
    "major response-max-length-removed",
  ],
  [
    "bound",
    "a field keeps to a pattern",
    "cryptocurrencyMapV1",
    [set(ITEM, ["properties", "slug", "pattern"], "^[a-z0-9-]+$")],
    "minor response-pattern-narrowed",
    "major response-pattern-widened",
  ],
  [
    "bound",
    "a record has no other fields than those it names",
    null,
    [set(POST, ["additionalProperties"], false)],
    "minor response-other-fields-narrowed",
    "major response-other-fields-widened",
  ],
  [
    "header",
    "a header is no longer sent",
    "cryptocurrencyMapV1",
    [remove(MAP, ["get", "responses", "200", "headers", "ETag"])],
    "major response-header-removed",
    "minor response-header-added",
  ],
  [
    "header",
    "the value of a header is of another type",
    "cryptocurrencyMapV1",
    [
      set(headerFile("CreditCount"), ["schema"], { type: "string" }),
      set(headerFile("CreditCount"), ["example"], "1"),
    ],
    "major response-type-changed",
    "major response-type-changed",
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
    "major response-header-removed",
    "major response-header-removed",
  ],
];

/** Answers: fields, their types and values, headers. */
export const responsePairs: PairCase[] = rows.map(([kind, name, on, edits, forward, backward]) => ({
  kind,
  name,
  edits,
  on,
  file: edits[0].file,
  forward,
  backward,
}));
