import { streams } from "@market-data/openapi";
import {
  asObject,
  findUnsupported,
  InvalidContractError,
  type JsonObject,
  listParameters,
  resolveReferences,
} from "@market-data/openapi/contract";
import { findPatternProblems } from "./check-patterns.ts";

/** The unsupported methods of OpenAPI. */
const OTHER_METHODS = ["post", "put", "patch", "delete", "head", "options", "trace"];

/**
 * Checks that the mock supports every request and response of a contract.
 *
 * @throws {InvalidContractError} with all problems.
 */
export function checkSupport(document: JsonObject): void {
  const operations = Object.entries(asObject(document["paths"])).map(
    ([path, item]) => [path, asObject(item)] as const,
  );
  const reasons = [
    ...operations.flatMap(([path, item]) => findPathProblems(document, path, item)),
    ...findRepeatedIds(operations.map(([, item]) => asObject(item["get"])["operationId"])),
    ...findSecurityProblems(document),
    ...findPatternProblems(document),
  ];
  if (reasons.length === 0) return;
  throw new InvalidContractError(
    `The mock does not support these parts:${reasons.map((reason) => `\n- ${reason}`).join("")}`,
  );
}

function findPathProblems(document: JsonObject, path: string, item: JsonObject): string[] {
  const reasons: string[] = [];
  if ("$ref" in item)
    reasons.push(`${path}: the operations are behind a "$ref". Move them here, or bundle the contract.`);
  for (const method of OTHER_METHODS.filter((name) => name in item))
    reasons.push(`${method.toUpperCase()} ${path}: the mock supports only GET.`);
  if (!("get" in item)) return reasons;
  if (path.split("/").some((segment) => /[{}]/.test(segment) && !/^\{[^{}]+\}$/.test(segment)))
    reasons.push(`GET ${path}: a path parameter must be a whole segment.`);
  const operation = asObject(item["get"]);
  if ("requestBody" in operation) reasons.push(`GET ${path}: the mock does not read request bodies.`);
  const isStream = String(operation["operationId"]) in streams;
  for (const parameter of listParameters(document, item)) {
    if (isStream && parameter["in"] === "header") continue;
    const reason = findParameterProblem(document, parameter);
    if (reason !== undefined) reasons.push(`GET ${path}: ${reason}`);
  }
  const success = asObject(resolveReferences(document, asObject(operation["responses"])["200"]));
  const types = Object.keys(asObject(success["content"]));
  if (!isStream && !types.some((type) => /[/+]json\b/.test(type)))
    reasons.push(`GET ${path}: the operation has no JSON response with status 200.`);
  return reasons;
}

function findParameterProblem(document: JsonObject, parameter: JsonObject): string | undefined {
  const name = String(parameter["name"]);
  const place = parameter["in"];
  if (place !== "query" && place !== "path")
    return `the mock does not read the parameter "${name}" in "${place}", only parameters in "query" and "path".`;
  if (parameter["content"] !== undefined)
    return `the parameter "${name}" has a media type in "content". Use "schema" instead.`;
  const usual = place === "query" ? "form" : "simple";
  const { style = usual, explode = style === "form" } = parameter;
  if (style !== usual) return `the parameter "${name}" has the style "${style}", not "${usual}".`;
  const schema = asObject(resolveReferences(document, parameter["schema"]));
  const isList = schema["type"] === "array";
  if (isList && place === "query" && explode !== false)
    return `the list "${name}" is exploded (${name}=1&${name}=2). Set "explode: false" for ${name}=1,2.`;
  const item = isList ? asObject(resolveReferences(document, schema["items"])) : schema;
  return findUnsupported(name, schema, item)?.message;
}

/** Operation ids must be unique, because the mock finds operations by id. */
function findRepeatedIds(ids: readonly unknown[]): string[] {
  const repeated = ids.filter((id, index) => id !== undefined && ids.indexOf(id) < index);
  return [...new Set(repeated)].map((id) => `The operationId "${id}" is used more than once.`);
}

function findSecurityProblems(document: JsonObject): string[] {
  const schemes = asObject(asObject(document["components"])["securitySchemes"]);
  return Object.entries(schemes).flatMap(([name, written]) => {
    const { type, in: place } = asObject(resolveReferences(document, written));
    return type === "apiKey" && place !== "header"
      ? [`The key "${name}" is sent in "${place}": the mock reads keys only from headers.`]
      : [];
  });
}
