import { findSimilar, type Operation, type OperationId, operations } from "@market-data/openapi";
import { asArray, asObject, type JsonObject, resolveReferences } from "@market-data/openapi/contract";
import bundle from "@market-data/openapi/openapi.json" with { type: "json" };
import { ToolError } from "./tool-error.ts";

const document = bundle as unknown as JsonObject;

/** Returns an operation by its id. @throws {ToolError} for an unknown id. */
export function findOperation(id: string): Operation<OperationId> {
  if (Object.hasOwn(operations, id)) return operations[id as OperationId];
  const similar = findSimilar(id, Object.keys(operations));
  throw new ToolError(
    `Unknown operation ${JSON.stringify(id)}. ${similar ? `Did you mean ${similar}?` : "Find operations with search."}`,
  );
}

/** Follows a reference within the contract. */
export function resolve(value: JsonObject[string] | undefined): JsonObject {
  return asObject(resolveReferences(document, value));
}

/** The description of an operation and its parameters in the contract. */
export function getEntry({ path }: Operation): JsonObject {
  return resolve(asObject(asObject(document["paths"])[path])["get"]);
}

/** The schemas of an operation's parameters by name, with descriptions. */
export function listParameterTexts(operation: Operation): Map<string, string> {
  const parameters = asArray(getEntry(operation)["parameters"]).map(resolve);
  return new Map(parameters.map(({ name, description }) => [String(name), String(description ?? "")]));
}

/** The request of an operation's first example. */
export function getExample(operation: Operation): JsonObject {
  const body = resolve(resolve(asObject(getEntry(operation)["responses"])["200"])["content"]);
  const [first] = Object.values(asObject(resolve(body["application/json"])["examples"])).map(resolve);
  return asObject(first?.["x-svc-request"]);
}

/** A field of a result by its dotted name, with its description. */
export interface Field {
  readonly name: string;
  readonly description: string;
}

const MAX_DEPTH = 5;

/** Lists the fields of an operation's record. The keys of a map appear as `*`: `quote.*.price`. */
export function listFields({ result }: Operation): Field[] {
  return listProperties(asObject(asObject(document["components"])["schemas"])[result.record], "", 0);
}

function listProperties(value: JsonObject[string] | undefined, prefix: string, depth: number): Field[] {
  const schema = resolve(value);
  if (depth > MAX_DEPTH) return [];
  const parts = [schema, ...asArray(schema["allOf"]).map(resolve)];
  const own = parts.flatMap(({ properties }) => Object.entries(asObject(properties)));
  const named = own.flatMap(([name, property]) => {
    const path = `${prefix}${name}`;
    const { description, items } = resolve(property);
    const inner = listProperties(items ?? property, `${path}.`, depth + 1);
    return inner.length > 0 ? inner : [{ name: path, description: String(description ?? "") }];
  });
  const more = schema["additionalProperties"];
  return typeof more === "object" ? [...named, ...listProperties(more, `${prefix}*.`, depth + 1)] : named;
}
