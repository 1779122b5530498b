import type { Operation, Parameter } from "@market-data/openapi";
import {
  BrokenContract,
  isObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  resolved,
} from "./document.ts";

/** Keywords that the data of a parameter holds as the schema, or its items', has them. */
const VALUE_KEYWORDS = ["format", "enum", "pattern", "minLength", "maxLength", "minimum", "maximum"];

/** What stands in the data for an extension that a contract leaves out. */
const ABSENT: JsonObject = {
  access: { keyRequired: true, plans: [] },
  credits: { base: 0, convertExtra: false },
  cache: { refreshedWhen: "" },
  constraints: [],
  pagination: null,
  result: { shape: "object", record: "" },
  lifecycle: { status: "current" },
};

/**
 * An operation of a contract as the reader of queries takes it. Of the contract that this version of the packages was
 * generated from, it is the same data as that of `@market-data/openapi`; a test holds the two together.
 *
 * @throws {BrokenContract} for an operation without an id, and for references to nowhere.
 */
export function operationData(document: JsonObject, path: string, operation: JsonObject): Operation {
  const { operationId, tags, summary, deprecated } = operation;
  if (typeof operationId !== "string") throw new BrokenContract(`GET ${path} has no operationId.`);
  const facts = Object.entries(ABSENT).map(([name, absent]) => [
    name,
    withoutOrigins(operation[`x-svc-${name}`] ?? absent),
  ]);
  const aux = operation["x-svc-aux"];
  return {
    operationId,
    path,
    version: Number(/^\/v(\d+)\//.exec(path)?.[1] ?? 0),
    tag: String(listOf(tags)[0] ?? ""),
    summary: String(summary ?? ""),
    deprecated: deprecated === true,
    ...(Object.fromEntries(facts) as Pick<Operation, "access">),
    ...(aux === undefined ? {} : { aux: withoutOrigins(aux) }),
    parameters: listOf(operation["parameters"])
      .map((written) => objectOf(resolved(document, written)))
      .filter((parameter) => parameter["in"] === "query" || parameter["in"] === "path")
      .map((parameter) => parameterData(document, parameter)),
  } as unknown as Operation;
}

function parameterData(document: JsonObject, parameter: JsonObject): Parameter {
  const schema = objectOf(resolved(document, parameter["schema"]));
  const list = schema["type"] === "array";
  const item = list ? objectOf(resolved(document, schema["items"])) : schema;
  const readsAs = objectOf(parameter["x-svc-reads-as"]);
  const types = [item["type"] ?? "string"].flat();
  const type = readsAs["type"] ?? types.find((name) => name !== "null");
  const { minItems, maxItems } = schema;
  return {
    name: parameter["name"],
    in: parameter["in"],
    type,
    ...(parameter["required"] === true && { required: true }),
    ...(list && { list: true }),
    ...(types.includes("null") && { nullable: true }),
    ...valueRules(item, readsAs),
    ...(Number(minItems ?? 0) > 1 && { minItems }),
    ...(maxItems !== undefined && { maxItems }),
    ...(schema["default"] !== undefined && { default: readDefault(schema["default"], type) }),
    ...(parameter["x-svc-fallback"] !== undefined && { fallback: parameter["x-svc-fallback"] }),
  } as unknown as Parameter;
}

/** The rules of a value, less those that its type implies. */
function valueRules(item: JsonObject, readsAs: JsonObject): JsonObject {
  const { type, minimum, maximum } = readsAs;
  const rules: JsonObject = {};
  for (const keyword of VALUE_KEYWORDS) {
    const rule = item[keyword];
    if (rule === undefined || (keyword === "minLength" && Number(rule) <= 1)) continue;
    if (keyword === "pattern" && (type === "time" || type === "boolean")) continue;
    rules[keyword] = rule;
  }
  return { ...rules, ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
}

/** A default is written as text where the parameter's type is string, whatever the text stands for. */
function readDefault(written: Json, type: Json | undefined): Json {
  if (typeof written !== "string") return written;
  if (type === "integer" || type === "number") return Number(written);
  return type === "boolean" ? written.toLowerCase() === "true" : written;
}

/** Where a fact comes from is for readers of the contract. */
function withoutOrigins(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutOrigins);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key, item]) => key !== "origin" || !isOrigin(item));
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutOrigins(item)]));
}

function isOrigin(value: Json): boolean {
  return value === "documented" || (isObject(value) && ("extension" in value || "not-shown" in value));
}
