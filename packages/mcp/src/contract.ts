import { findSimilar, type Operation, type OperationId, operations } from "@market-data/openapi";
import {
  asArray,
  asObject,
  type Json,
  type JsonObject,
  resolveReferences,
} from "@market-data/openapi/contract";
import bundle from "@market-data/openapi/openapi.json" with { type: "json" };
import { ToolError } from "./tool-error.ts";

const contract = bundle as unknown as JsonObject;

/** Returns an operation by its id. @throws {ToolError} for an unknown id. */
export function findOperation(id: string): Operation<OperationId> {
  if (Object.hasOwn(operations, id)) return operations[id as OperationId];
  const similar = findSimilar(id, Object.keys(operations));
  const advice = similar === undefined ? "Find operations with search." : `Did you mean ${similar}?`;
  throw new ToolError(`Unknown operation ${JSON.stringify(id)}. ${advice}`);
}

/** Reads the description of an operation, the descriptions of its parameters by name, and its first example. */
export function readTexts({ path }: Operation) {
  const { description, parameters, responses } = follow(contract, "paths", path, "get");
  const named = asArray(parameters).map((each) => follow({ each }, "each"));
  const examples = follow(
    { responses: responses ?? {} },
    "responses",
    "200",
    "content",
    "application/json",
    "examples",
  );
  const example = follow(examples, Object.keys(examples)[0] ?? "");
  return {
    description: toLine(description),
    parameters: new Map(named.map((each) => [String(each["name"]), toLine(each["description"])])),
    example: { request: asObject(example["x-svc-request"]), body: example["value"] },
  };
}

/** Follows names and references from an object. */
function follow(from: JsonObject, ...names: readonly string[]): JsonObject {
  return names.reduce((value, name) => asObject(resolveReferences(contract, value[name])), from);
}

function toLine(text: Json | undefined): string {
  return String(text ?? "")
    .replace(/\s+/g, " ")
    .trim();
}
