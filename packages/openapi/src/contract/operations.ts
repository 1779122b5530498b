import type { Operation, Parameter } from "../operation.ts";
import {
  asArray,
  asObject,
  InvalidContractError,
  isObject,
  type Json,
  type JsonObject,
  resolveReferences,
} from "./json.ts";

/** The schema keywords of values and list items that `parseQuery` supports. */
export const VALUE_KEYWORDS = ["format", "enum", "pattern", "minLength", "maxLength", "minimum", "maximum"];

/** The `x-svc-*` extensions of an operation, with defaults for a contract without them. */
const DEFAULT_FACTS: JsonObject = {
  access: { keyRequired: true, plans: [] },
  credits: { base: 0, convertExtra: false },
  cache: { refreshedWhen: "" },
  constraints: [],
  pagination: null,
  result: { shape: "object", record: "" },
  lifecycle: { status: "current" },
};

/**
 * Lists the operations of a contract as data, in contract order. For the contract of this package, the result equals `operations`.
 * Operations that stream events are in `listStreams`.
 *
 * @param document A bundled OpenAPI 3.1 document as a JSON value. The document is not changed.
 * @throws {InvalidContractError} for an operation without an id, and for a parameter reference without a target.
 */
export function listOperations(document: JsonObject): Operation[] {
  return list(document, (item) => !isStream(document, item));
}

/**
 * Lists the operations that stream events. For the contract of this package, the result equals `streams`.
 *
 * @param document A bundled OpenAPI 3.1 document as a JSON value. The document is not changed.
 * @throws {InvalidContractError} as `listOperations`.
 */
export function listStreams(document: JsonObject): Operation[] {
  return list(document, (item) => isStream(document, item));
}

function list(document: JsonObject, isListed: (item: JsonObject) => boolean): Operation[] {
  return Object.entries(asObject(document["paths"])).flatMap(([path, written]) => {
    const item = asObject(written);
    return item["get"] === undefined || !isListed(item) ? [] : [toOperation(document, path, item)];
  });
}

function isStream(document: JsonObject, item: JsonObject): boolean {
  const { responses } = asObject(item["get"]);
  const success = asObject(resolveReferences(document, asObject(responses)["200"]));
  return "text/event-stream" in asObject(success["content"]);
}

/** Lists the parameters of a path and its operation with resolved references. Operation parameters override path parameters. */
export function listParameters(document: JsonObject, item: JsonObject): JsonObject[] {
  const written = [...asArray(item["parameters"]), ...asArray(asObject(item["get"])["parameters"])];
  const resolved = written.map((parameter) => asObject(resolveReferences(document, parameter)));
  return [
    ...new Map(resolved.map((parameter) => [`${parameter["in"]} ${parameter["name"]}`, parameter])).values(),
  ];
}

function toOperation(document: JsonObject, path: string, item: JsonObject): Operation {
  const operation = asObject(item["get"]);
  const { operationId, tags, summary, deprecated } = operation;
  if (typeof operationId !== "string") throw new InvalidContractError(`GET ${path} has no operationId.`);
  const facts = Object.entries(DEFAULT_FACTS).map(([name, absent]) => [
    name,
    withoutOrigins(operation[`x-svc-${name}`] ?? absent),
  ]);
  const { access, ...others } = Object.fromEntries(facts) as JsonObject;
  const aux = operation["x-svc-aux"];
  return {
    operationId,
    path,
    version: Number(/^\/v(\d+)\//.exec(path)?.[1] ?? 0),
    tag: String(asArray(tags)[0] ?? ""),
    summary: String(summary ?? "").trim(),
    deprecated: deprecated === true,
    access: sortPlans(asObject(access), document),
    ...others,
    ...(aux === undefined ? {} : { aux: withoutOrigins(aux) }),
    ...getOtherStatus(document, operation),
    parameters: listParameters(document, item)
      .filter((parameter) => parameter["in"] === "query" || parameter["in"] === "path")
      .map((parameter) => toParameter(document, parameter)),
  } as unknown as Operation;
}

/** Sorts the plans of an operation in the order of `x-svc-plans`. The documents list plans in any order. */
function sortPlans(access: JsonObject, document: JsonObject): JsonObject {
  const order = asArray(document["x-svc-plans"])
    .map(asObject)
    .flatMap(({ name, aliases }) => [name, ...asArray(aliases)]);
  const rank = (entry: Json) => order.indexOf(asObject(entry)["plan"]);
  return { ...access, plans: asArray(access["plans"]).toSorted((one, other) => rank(one) - rank(other)) };
}

/** Returns the schema name of `status` in a success, if it differs from the common schema. */
function getOtherStatus(document: JsonObject, { responses }: JsonObject): { status?: string } {
  const response = asObject(resolveReferences(document, asObject(responses)["200"]));
  const content = asObject(asObject(response["content"])["application/json"]);
  const schema = asObject(resolveReferences(document, content["schema"]));
  const { $ref } = asObject(asObject(schema["properties"])["status"]);
  const status = typeof $ref === "string" ? $ref.split("/").at(-1) : undefined;
  return status === undefined || status === "Status" ? {} : { status };
}

/** Leaves out rules implied by the type: patterns of times and booleans, and minimum lengths that only exclude empty values. */
function toParameter(document: JsonObject, parameter: JsonObject): Parameter {
  const schema = asObject(resolveReferences(document, parameter["schema"]));
  const list = schema["type"] === "array";
  const item = list ? asObject(resolveReferences(document, schema["items"])) : schema;
  const readsAs = asObject(parameter["x-svc-reads-as"]);
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
    ...(schema["default"] !== undefined && { default: parseDefault(schema["default"], type) }),
    ...(parameter["x-svc-fallback"] !== undefined && { fallback: parameter["x-svc-fallback"] }),
  } as unknown as Parameter;
}

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

/** Parses the default of a string parameter, whose text may have another meaning, such as a number. */
function parseDefault(written: Json, type: Json | undefined): Json {
  if (typeof written !== "string") return written;
  if (type === "integer" || type === "number") return Number(written);
  return type === "boolean" ? written.toLowerCase() === "true" : written;
}

/** Removes the keys `origin`, which state the source of a fact for readers of the contract. */
function withoutOrigins(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutOrigins);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key, item]) => key !== "origin" || !isOrigin(item));
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutOrigins(item)]));
}

function isOrigin(value: Json): boolean {
  return value === "documented" || (isObject(value) && ("extension" in value || "not-shown" in value));
}
