import { asArray, asObject, isObject, type Json, type JsonObject } from "@market-data/openapi/contract";

/** Sample texts by format. The time is the time of the contract's examples. */
const FORMATS: Readonly<Record<string, string>> = {
  "date-time": "2026-01-15T12:00:00.000Z",
  date: "2026-01-15",
  time: "12:00:00Z",
  uri: "https://example.com/",
  email: "name@example.com",
  hostname: "example.com",
  uuid: "018f6f2e-7c1b-7a53-9d41-3c0a4f0e2b77",
};

/** The key of a sampled quote, because quotes do not contain their currency. */
const CURRENCY = "USD";

/**
 * Returns a value for a schema: its constant, example, default or first enumerated value, otherwise a value composed from
 * its parts.
 *
 * @param schema Without references. A recursive schema is a circular object.
 */
export function sampleSchema(schema: JsonObject): Json {
  return sample(schema, []) ?? null;
}

/** @param within The enclosing schemas. @returns Undefined for a recursive schema, or a schema without a type. */
function sample(schema: JsonObject, within: readonly JsonObject[]): Json | undefined {
  const { const: constant, examples, example, default: usual, enum: choices } = schema;
  const shown = [constant, asArray(examples)[0], example, usual, asArray(choices)[0]];
  const first = shown.find((value) => value !== undefined);
  if (first !== undefined) return first;
  if (within.includes(schema)) return undefined;
  const inside = [...within, schema];
  const parts = [...getParts(schema).map((part) => sample(part, inside)), sampleType(schema, inside)];
  const known = parts.filter((part) => part !== undefined);
  return known.length > 1 && known.every(isObject) ? Object.assign({}, ...known) : known[0];
}

/** Returns the parts of a schema: all of `allOf`, and the first alternative of `oneOf` and `anyOf` that is not null. */
function getParts({ allOf, oneOf, anyOf }: JsonObject): JsonObject[] {
  const alternatives = [oneOf, anyOf].map((list) =>
    asArray(list)
      .filter(isObject)
      .find(({ type }) => type !== "null"),
  );
  return [...asArray(allOf), ...alternatives].filter(isObject);
}

function sampleType(schema: JsonObject, inside: readonly JsonObject[]): Json | undefined {
  switch (getType(schema)) {
    case "object":
      return sampleObject(schema, inside);
    case "array": {
      const item = sample(asObject(schema["items"]), inside);
      const length = Math.max(1, Number(schema["minItems"] ?? 1));
      return item === undefined || schema["maxItems"] === 0 ? [] : Array.from({ length }, () => item);
    }
    case "string":
      return sampleText(schema);
    case "integer":
    case "number":
      return sampleNumber(schema);
    case "boolean":
      return true;
    case "null":
      return null;
  }
  return undefined;
}

function getType(schema: JsonObject): Json | undefined {
  const types = [schema["type"] ?? []].flat();
  const type = types.find((name) => name !== "null") ?? types[0];
  if (type !== undefined) return type;
  return "properties" in schema ? "object" : "items" in schema ? "array" : undefined;
}

function sampleObject(schema: JsonObject, inside: readonly JsonObject[]): JsonObject {
  const properties = Object.entries(asObject(schema["properties"]));
  const fields = properties.map(([name, each]) => [name, sample(asObject(each), inside)] as const);
  const found = Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as JsonObject;
  if (properties.length > 0) return found;
  const [pattern, others] = Object.entries(asObject(schema["patternProperties"]))[0] ?? [
    "",
    schema["additionalProperties"],
  ];
  const item = isObject(others) ? sample(others, inside) : undefined;
  if (item === undefined) return {};
  const [record = item] = asArray(item);
  const { id, symbol } = asObject(record);
  const key = [id, symbol, CURRENCY, 1].find(
    (each) => each !== undefined && each !== null && new RegExp(pattern, "u").test(String(each)),
  );
  return key === undefined ? {} : { [String(key)]: item };
}

function sampleText({ format, minLength, maxLength }: JsonObject): string {
  const text = (FORMATS[String(format)] ?? "text").padEnd(Number(minLength ?? 0), ".");
  return text.slice(0, Number(maxLength ?? text.length));
}

function sampleNumber({ type, minimum, exclusiveMinimum, maximum, exclusiveMaximum }: JsonObject): number {
  const least = Number(minimum ?? Number(exclusiveMinimum ?? -1) + 1);
  const most = Number(maximum ?? Number(exclusiveMaximum ?? Number.POSITIVE_INFINITY) - 1);
  const value = Math.min(Math.max(0, least), most);
  return type === "integer" ? Math.ceil(value) : value;
}
