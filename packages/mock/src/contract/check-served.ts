import {
  asObject,
  findUnsupported,
  InvalidContractError,
  type JsonObject,
  parametersOf,
  resolveReferences,
} from "@market-data/openapi/contract";
import { findInPatterns } from "./check-patterns.ts";

/** What OpenAPI allows beside GET. */
const OTHER_METHODS = ["post", "put", "patch", "delete", "head", "options", "trace"];

/**
 * Sees to it that the mock reads every request, and makes every response, as the contract says.
 *
 * @throws {InvalidContractError} with every reason why it would not.
 */
export function checkServed(document: JsonObject): void {
  const operations = Object.entries(asObject(document["paths"])).map(
    ([path, item]) => [path, asObject(item)] as const,
  );
  const reasons = [
    ...operations.flatMap(([path, item]) => findInPath(document, path, item)),
    ...findRepeatedIds(operations.map(([, item]) => asObject(item["get"])["operationId"])),
    ...findInSecurity(document),
    ...findInPatterns(document),
  ];
  if (reasons.length === 0) return;
  throw new InvalidContractError(
    `It describes what the mock cannot serve.${reasons.map((reason) => `\n- ${reason}`).join("")}`,
  );
}

function findInPath(document: JsonObject, path: string, item: JsonObject): string[] {
  const reasons: string[] = [];
  if ("$ref" in item)
    reasons.push(`${path}: its operations are in another place. Write them here, or bundle the contract.`);
  for (const method of OTHER_METHODS.filter((name) => name in item))
    reasons.push(`${method.toUpperCase()} ${path}: the mock serves GET alone.`);
  if (!("get" in item)) return reasons;
  if (path.split("/").some((segment) => /[{}]/.test(segment) && !/^\{[^{}]+\}$/.test(segment)))
    reasons.push(`GET ${path}: a parameter of the path must be a whole segment.`);
  const operation = asObject(item["get"]);
  if ("requestBody" in operation) reasons.push(`GET ${path}: the mock reads no body of a request.`);
  for (const parameter of parametersOf(document, item)) {
    const reason = findInParameter(document, parameter);
    if (reason !== undefined) reasons.push(`GET ${path}: ${reason}`);
  }
  const success = asObject(resolveReferences(document, asObject(operation["responses"])["200"]));
  if (!Object.keys(asObject(success["content"])).some((type) => /[/+]json\b/.test(type)))
    reasons.push(`GET ${path}: it has no response 200 in JSON.`);
  return reasons;
}

function findInParameter(document: JsonObject, parameter: JsonObject): string | undefined {
  const name = String(parameter["name"]);
  const place = parameter["in"];
  if (place !== "query" && place !== "path")
    return `the mock does not read the parameter "${name}" in "${place}", only those in "query" and "path".`;
  if (parameter["content"] !== undefined)
    return `the parameter "${name}" has a media type in "content". Write a "schema" instead.`;
  const usual = place === "query" ? "form" : "simple";
  const { style = usual, explode = style === "form" } = parameter;
  if (style !== usual) return `the parameter "${name}" has the style "${style}", not "${usual}".`;
  const schema = asObject(resolveReferences(document, parameter["schema"]));
  const isList = schema["type"] === "array";
  if (isList && place === "query" && explode !== false)
    return `the list "${name}" is exploded (${name}=1&${name}=2). Write "explode: false" for ${name}=1,2.`;
  const item = isList ? asObject(resolveReferences(document, schema["items"])) : schema;
  return findUnsupported(name, schema, item)?.message;
}

/** The mock looks operations up by id, so ids must be unique. */
function findRepeatedIds(ids: readonly unknown[]): string[] {
  const repeated = ids.filter((id, index) => id !== undefined && ids.indexOf(id) < index);
  return [...new Set(repeated)].map((id) => `The operationId "${id}" is used more than once.`);
}

function findInSecurity(document: JsonObject): string[] {
  const schemes = asObject(asObject(document["components"])["securitySchemes"]);
  return Object.entries(schemes).flatMap(([name, written]) => {
    const { type, in: place } = asObject(resolveReferences(document, written));
    return type === "apiKey" && place !== "header"
      ? [`The key "${name}" is sent in "${place}": the mock reads keys from headers alone.`]
      : [];
  });
}
