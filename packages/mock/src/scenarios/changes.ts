import { asArray, isObject } from "@market-data/openapi/contract";
import type { MockOperation } from "../contract/operation.ts";
import { type Change, changeBySchema, getFieldSchema, type SchemaValue } from "./by-schema.ts";

/** Returns a changed copy of a successful body. */
export type BodyChange = (body: unknown, operation: MockOperation) => unknown;

/** Replaces every nullable value by null, including values in the status. */
export const nulls: BodyChange = (body, { schema }) =>
  changeBySchema(body, schema, (_, { nullable }) => (nullable ? null : undefined));

const LONG_WORDS =
  "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch 長い名前 اسم طويل Übermäßig langer Name & <b>Co.</b> 🪙";
/** The length of long texts by the suffix of the field name. */
const LENGTHS = [
  { ends: "symbol", length: 40, filler: "LONG" },
  { ends: "name", length: 300, filler: LONG_WORDS },
  { ends: "title", length: 300, filler: LONG_WORDS },
  { ends: "description", length: 5000, filler: LONG_WORDS },
];

/** Lengthens names, symbols, titles and descriptions, with unbreakable words, other scripts and markup. */
export const longNames: BodyChange = (body, route) => changeData(body, route, lengthen);

const lengthen: Change = (value, { name, path, schemas }) => {
  // Keeps symbols in quotes, because pages look quotes up by symbol.
  if (typeof value !== "string" || path.includes("quote") || schemas.some(isConstrained)) return undefined;
  const rule = LENGTHS.find(({ ends }) => name === ends || name.endsWith(`_${ends}`));
  if (rule === undefined) return undefined;
  const limits = schemas.map((schema) => Number(schema["maxLength"] ?? Number.POSITIVE_INFINITY));
  const gap = rule.filler === "LONG" ? "" : " ";
  const text = value + `${gap}${rule.filler}`.repeat(Math.ceil(rule.length / rule.filler.length));
  // Cuts between characters, not inside a surrogate pair.
  return [...text].slice(0, Math.min(rule.length, ...limits)).join("");
};

/** Whether the contract restricts the text. */
function isConstrained(schema: SchemaValue["schemas"][number]): boolean {
  return isEnumerated(schema) || "pattern" in schema || "format" in schema;
}

function isEnumerated(schema: SchemaValue["schemas"][number]): boolean {
  return "enum" in schema || "const" in schema;
}

const LARGE = 123_456_789_012_345_680_000;
const SMALL = 0.000_000_000_001_234;
/** The extreme values of sizes, in rotation. Bounds in the contract take precedence. */
const SIZES = [LARGE, SMALL, 0, Number.MAX_SAFE_INTEGER];
/** The extreme values of changes, in rotation. Changes may be negative. */
const CHANGES = [LARGE, SMALL, 0, -987_654_321.123_456_7, -99.999_999];
const MAX_BY_FORMAT: Readonly<Record<string, number>> = {
  int32: 2_147_483_647,
  int64: Number.MAX_SAFE_INTEGER,
};
const CHANGE = /(^|_)change(_|$)/;
/** Unchanged fields: flags, and the ids that pages use to find records. */
const UNCHANGED = /^is_|(^|_)(id|ucid)$/;

/** Replaces numbers by very large and very small numbers, zeros and large losses, to test layouts. */
export const extremeNumbers: BodyChange = (body, route) => {
  let turn = 0;
  return changeData(body, route, (value, { name, schemas }) => {
    if (typeof value !== "number" || UNCHANGED.test(name) || schemas.some(isEnumerated)) return undefined;
    const extremes = CHANGE.test(name) ? CHANGES : SIZES;
    turn += 1;
    return limitToBounds(extremes[turn % extremes.length] as number, schemas);
  });
};

function limitToBounds(extreme: number, schemas: SchemaValue["schemas"]): number {
  const whole = schemas.some(({ type }) => [type].flat().includes("integer"));
  const least = Math.max(
    ...schemas.map(({ minimum, exclusiveMinimum }) =>
      Number(minimum ?? exclusiveMinimum ?? Number.NEGATIVE_INFINITY),
    ),
  );
  const largest = Math.min(
    ...schemas.map(({ maximum }) => Number(maximum ?? Number.POSITIVE_INFINITY)),
    ...schemas.map(({ format }) => MAX_BY_FORMAT[String(format)] ?? Number.POSITIVE_INFINITY),
  );
  const value = Math.min(largest, Math.max(least, extreme));
  return whole ? Math.trunc(value) : value;
}

/** Empties lists and maps, or the lists of a single record. */
export const empty: BodyChange = (body, { facts }) => {
  // A custom contract may have a body without data.
  if (!isObject(body) || !("data" in body)) return toEmpty(body, facts);
  const { data, ...others } = body;
  return { data: toEmpty(data, facts), ...others };
};

function toEmpty(data: unknown, { result, pagination }: MockOperation["facts"]): unknown {
  if (Array.isArray(data)) return [];
  if (!isObject(data)) return data;
  // A single record in place of a map has fields that are not records.
  if (result.shape === "map" && Object.values(data).every((item) => typeof item === "object")) return {};
  const lists = Object.entries(data).filter(([, item]) => asArray(item).some(isObject));
  const none = Object.fromEntries(lists.map(([name]) => [name, []]));
  const counts = pagination?.end === "has-more" ? { total_size: 0, has_more: false } : {};
  return { ...data, ...none, ...counts };
}

function changeData(body: unknown, { schema }: MockOperation, change: Change): unknown {
  if (!isObject(body) || !("data" in body)) return changeBySchema(body, schema, change);
  return { ...body, data: changeBySchema(body["data"], getFieldSchema(schema, "data"), change) };
}
