import { add, remove, set } from "./contract-copy.ts";
import { AIRDROP, extraParameter, MAP, parameterFile, ROOT, schemaFile } from "./files.ts";
import type { PairCase } from "./pair-case.ts";

/** The default of `aux` of the ID map. */
const MAP_AUX = ["platform", "first_historical_data", "last_historical_data", "is_active"];

/** Several edits at once: the review reports each change, and the highest level decides. */
export const severalPairs: PairCase[] = [
  {
    kind: "several at once",
    name: "fields more where `aux` is not sent, in both places that state it",
    edits: [
      set(MAP, ["get", "parameters", 5, "schema", "default"], [...MAP_AUX, "status"]),
      set(MAP, ["get", "x-svc-aux", "default"], [...MAP_AUX, "status"]),
    ],
    on: "cryptocurrencyMapV1",
    file: MAP,
    forward: "minor aux-default-gained",
    backward: "major aux-default-lost",
  },
  {
    kind: "several at once",
    name: "another default of `aux`, and of the parameter beside it",
    edits: [
      set(MAP, ["get", "parameters", 5, "schema", "default"], [...MAP_AUX, "status"]),
      set(MAP, ["get", "x-svc-aux", "default"], [...MAP_AUX, "status"]),
      set(MAP, ["get", "parameters", 3, "schema", "default"], "svc_rank"),
    ],
    on: "cryptocurrencyMapV1",
    file: MAP,
    forward: "major request-default-changed",
    backward: "major request-default-changed",
  },
  {
    kind: "several at once",
    name: "a field moves under a new name in `aux`",
    edits: [
      add(MAP, ["get", "parameters", 5, "schema", "items", "enum"], "slug"),
      set(MAP, ["get", "x-svc-aux", "names", "slug"], { fields: ["slug"] }),
    ],
    on: "cryptocurrencyMapV1",
    file: MAP,
    forward: "major aux-fields-switched",
    backward: "major request-enum-value-removed",
  },
  {
    kind: "several at once",
    name: "a new field under a name in `aux`",
    edits: [
      set(schemaFile("MapItem"), ["properties", "note"], {
        type: "string",
        description: "New.",
        examples: ["x"],
      }),
      set(MAP, ["get", "x-svc-aux", "names", "status", "fields"], ["status", "note"]),
    ],
    on: "cryptocurrencyMapV1",
    file: MAP,
    fileBackward: schemaFile("MapItem"),
    forward: "minor aux-fields-gained",
    // The removal of a field is reported once.
    backward: "major response-field-removed",
  },
  {
    kind: "several at once",
    name: "words here, a new parameter there",
    edits: [
      add(MAP, ["get", "parameters"], extraParameter()),
      set(AIRDROP, ["get", "summary"], "One airdrop"),
    ],
    on: "cryptocurrencyMapV1",
    file: MAP,
    forward: "minor request-parameter-added",
    backward: "major request-parameter-removed",
  },
  {
    kind: "several at once",
    name: "a field more, a value less, a dearer call",
    edits: [
      set(schemaFile("MapItem"), ["properties", "note"], {
        type: "string",
        description: "New.",
        examples: ["x"],
      }),
      set(MAP, ["get", "parameters", 3, "schema", "enum"], ["id"]),
      set(MAP, ["get", "parameters", 3, "example"], "id"),
      set(AIRDROP, ["get", "x-svc-credits", "base"], 3),
    ],
    on: "cryptocurrencyMapV1",
    file: MAP,
    fileBackward: schemaFile("MapItem"),
    forward: "major request-enum-value-removed",
    backward: "major response-field-removed",
  },
  {
    kind: "several at once",
    name: "a reorder and words",
    edits: [
      set(MAP, ["get", "parameters", 3, "schema", "enum"], ["id", "svc_rank"]),
      set(parameterFile("ListingsTag"), ["description"], "A tag."),
    ],
    on: "cryptocurrencyListingsLatestV1",
    file: parameterFile("ListingsTag"),
    forward: "patch description-changed",
    backward: "patch description-changed",
  },
  {
    kind: "several at once",
    name: "a keyword of one field raised, another field gone, in one record",
    edits: [
      remove(schemaFile("MapItem"), ["properties", "status"]),
      set(schemaFile("MapItem"), ["properties", "slug", "maxLength"], 50),
      set(schemaFile("MapItem"), ["description"], "An item."),
    ],
    on: "cryptocurrencyMapV1",
    file: schemaFile("MapItem"),
    forward: "major response-field-removed",
    backward: "major response-max-length-removed",
  },
  {
    kind: "several at once",
    name: "a plan loses history where an operation names it, and as a whole",
    edits: [
      set(ROOT, ["x-svc-plans", 5, "history"], "P1Y"),
      set(
        "paths/v2/cryptocurrency/ohlcv/historical.yaml",
        ["get", "x-svc-access", "plans", 5, "history"],
        "P1Y",
      ),
    ],
    on: "cryptocurrencyOhlcvHistoricalV2",
    file: "paths/v2/cryptocurrency/ohlcv/historical.yaml",
    forward: "major history-shortened",
    backward: "minor history-lengthened",
  },
];
