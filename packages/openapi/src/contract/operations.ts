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

/** The schema keywords of a value, or of a list's items, that `parseQuery` applies. */
export const VALUE_KEYWORDS = ["format", "enum", "pattern", "minLength", "maxLength", "minimum", "maximum"];

/** The facts of an operation, and their values where a contract leaves out the extension. */
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
 * The operations of a contract as data, in its order. Of the contract that this version of the package was generated
 * from, they are the same as `operations`.
 *
 * @param document An OpenAPI 3.1 document in one file, as a JSON value; it is not changed.
 * @throws {InvalidContractError} for an operation without an id, and for a parameter's reference to nothing.
 */
export function operationsOf(document: JsonObject): Operation[] {
  return Object.entries(asObject(document["paths"])).flatMap(([path, item]) => {
    const operation = asObject(item)["get"];
    return operation === undefined ? [] : [toOperation(document, path, asObject(item))];
  });
}

/** The parameters of a path and its operation, references resolved. Those of the operation replace those of the path. */
export function parametersOf(document: JsonObject, item: JsonObject): JsonObject[] {
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
  const aux = operation["x-svc-aux"];
  return {
    operationId,
    path,
    version: Number(/^\/v(\d+)\//.exec(path)?.[1] ?? 0),
    tag: String(asArray(tags)[0] ?? ""),
    summary: String(summary ?? "").trim(),
    deprecated: deprecated === true,
    ...(Object.fromEntries(facts) as Pick<Operation, "access">),
    ...(aux === undefined ? {} : { aux: withoutOrigins(aux) }),
    ...getOtherStatus(document, operation),
    parameters: parametersOf(document, item)
      .filter((parameter) => parameter["in"] === "query" || parameter["in"] === "path")
      .map((parameter) => toParameter(document, parameter)),
  } as unknown as Operation;
}

/** The record of the status of a success, where it is not the common one. */
function getOtherStatus(document: JsonObject, { responses }: JsonObject): { status?: string } {
  const response = asObject(resolveReferences(document, asObject(responses)["200"]));
  const content = asObject(asObject(response["content"])["application/json"]);
  const schema = asObject(resolveReferences(document, content["schema"]));
  const { $ref } = asObject(asObject(schema["properties"])["status"]);
  const status = typeof $ref === "string" ? $ref.split("/").at(-1) : undefined;
  return status === undefined || status === "Status" ? {} : { status };
}

/** Leaves out what the type implies: patterns of times and booleans, and minimum lengths that only exclude empty values. */
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

/** A parameter of type string has its default written as text, even where the text is read as another type. */
function parseDefault(written: Json, type: Json | undefined): Json {
  if (typeof written !== "string") return written;
  if (type === "integer" || type === "number") return Number(written);
  return type === "boolean" ? written.toLowerCase() === "true" : written;
}

/** Where a fact comes from (`x-svc-origin`) matters to readers of the contract, not to programs. */
function withoutOrigins(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutOrigins);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key, item]) => key !== "origin" || !isOrigin(item));
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutOrigins(item)]));
}

function isOrigin(value: Json): boolean {
  return value === "documented" || (isObject(value) && ("extension" in value || "not-shown" in value));
}
