import { asArray, isObject } from "@market-data/openapi/contract";
import type { MockOperation } from "../contract/operation.ts";
import { type Change, changedBySchema, type Place, schemaOfField } from "./by-schema.ts";

/** Changes the body of a successful response. The body itself is left as it is. */
export type BodyChange = (body: unknown, operation: MockOperation) => unknown;

/** Null wherever the contract allows it, in the status too. */
export const nulls: BodyChange = (body, { schema }) =>
  changedBySchema(body, schema, (_, { nullable }) => (nullable ? null : undefined));

const LONG_WORDS =
  "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch 長い名前 اسم طويل Übermäßig langer Name & <b>Co.</b> 🪙";
/** How long a text becomes, by how the name of its field ends. */
const LENGTHS = [
  { ends: "symbol", length: 40, filler: "LONG" },
  { ends: "name", length: 300, filler: LONG_WORDS },
  { ends: "title", length: 300, filler: LONG_WORDS },
  { ends: "description", length: 5000, filler: LONG_WORDS },
];

/** Very long names, symbols, titles and descriptions: words that do not break, other scripts, markup. */
export const longNames: BodyChange = (body, route) => changedData(body, route, lengthened);

const lengthened: Change = (value, { name, path, schemas }) => {
  // The symbol of a quote says which currency it is in: it is looked up, not shown.
  if (typeof value !== "string" || path.includes("quote") || schemas.some(isTold)) return undefined;
  const rule = LENGTHS.find(({ ends }) => name === ends || name.endsWith(`_${ends}`));
  if (rule === undefined) return undefined;
  const limits = schemas.map((schema) => Number(schema["maxLength"] ?? Number.POSITIVE_INFINITY));
  const gap = rule.filler === "LONG" ? "" : " ";
  const text = value + `${gap}${rule.filler}`.repeat(Math.ceil(rule.length / rule.filler.length));
  // By characters, not by halves of them.
  return [...text].slice(0, Math.min(rule.length, ...limits)).join("");
};

/** Whether the contract says which texts may stand there. */
function isTold(schema: Place["schemas"][number]): boolean {
  return isChosen(schema) || "pattern" in schema || "format" in schema;
}

function isChosen(schema: Place["schemas"][number]): boolean {
  return "enum" in schema || "const" in schema;
}

const LARGE = 123_456_789_012_345_680_000;
const SMALL = 0.000_000_000_001_234;
/** What sizes become, in turn. Where the contract has bounds, they hold. */
const SIZES = [LARGE, SMALL, 0, Number.MAX_SAFE_INTEGER];
/** The same of changes, which may go down as well. */
const CHANGES = [LARGE, SMALL, 0, -987_654_321.123_456_7, -99.999_999];
const LARGEST: Readonly<Record<string, number>> = { int32: 2_147_483_647, int64: Number.MAX_SAFE_INTEGER };
const CHANGE = /(^|_)change(_|$)/;
/** Fields that identify things, so that a page that looks one up still finds it, and flags. */
const KEPT = /^is_|(^|_)(id|ucid)$/;

/** Numbers as large and as small as may come, none, and losses beyond reason: whatever a layout must bear. */
export const extremeNumbers: BodyChange = (body, route) => {
  let turn = 0;
  return changedData(body, route, (value, { name, schemas }) => {
    if (typeof value !== "number" || KEPT.test(name) || schemas.some(isChosen)) return undefined;
    const extremes = CHANGE.test(name) ? CHANGES : SIZES;
    turn += 1;
    return withinBounds(extremes[turn % extremes.length] as number, schemas);
  });
};

function withinBounds(extreme: number, schemas: Place["schemas"]): number {
  const whole = schemas.some(({ type }) => [type].flat().includes("integer"));
  const least = Math.max(
    ...schemas.map(({ minimum, exclusiveMinimum }) =>
      Number(minimum ?? exclusiveMinimum ?? Number.NEGATIVE_INFINITY),
    ),
  );
  const largest = Math.min(
    ...schemas.map(({ maximum }) => Number(maximum ?? Number.POSITIVE_INFINITY)),
    ...schemas.map(({ format }) => LARGEST[String(format)] ?? Number.POSITIVE_INFINITY),
  );
  const value = Math.min(largest, Math.max(least, extreme));
  return whole ? Math.trunc(value) : value;
}

/** No rows: an empty list or map; of one record, its lists of records. */
export const empty: BodyChange = (body, { facts }) => {
  // Another contract than ours may have a body without data.
  if (!isObject(body) || !("data" in body)) return toEmpty(body, facts);
  const { data, ...others } = body;
  return { data: toEmpty(data, facts), ...others };
};

function toEmpty(data: unknown, { result, pagination }: MockOperation["facts"]): unknown {
  if (Array.isArray(data)) return [];
  if (!isObject(data)) return data;
  // One record in the place of a map has fields that are not records.
  if (result.shape === "map" && Object.values(data).every((item) => typeof item === "object")) return {};
  const lists = Object.entries(data).filter(([, item]) => asArray(item).some(isObject));
  const none = Object.fromEntries(lists.map(([name]) => [name, []]));
  const counts = pagination?.end === "has-more" ? { total_size: 0, has_more: false } : {};
  return { ...data, ...none, ...counts };
}

function changedData(body: unknown, { schema }: MockOperation, change: Change): unknown {
  if (!isObject(body) || !("data" in body)) return changedBySchema(body, schema, change);
  return { ...body, data: changedBySchema(body["data"], schemaOfField(schema, "data"), change) };
}
