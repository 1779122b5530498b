import {
  type Contract,
  docComment,
  type GeneratedFile,
  identifier,
  isObject,
  type Json,
  literal,
  type Operation,
  propertyKey,
  source,
} from "@market-data/generator-core";
import { type ParameterData, parameterData } from "./parameter.ts";

/** An operation of the model, and its parameters as data. */
export interface ReadableOperation {
  operation: Operation;
  parameters: ParameterData[];
}

/** Every operation with its parameters as data, in the contract's order. */
export function readableOperations({ model, sources }: Contract): ReadableOperation[] {
  return model.operations.map((operation) => ({
    operation,
    parameters: operation.parameters.map((parameter, index) =>
      parameterData(parameter, () =>
        sources.locate(["paths", operation.path, "get", "parameters", index, "schema"]),
      ),
    ),
  }));
}

/** The operations as data. A parameter that several operations share is written once. */
export function emitOperations(operations: readonly ReadableOperation[], headerLine: string): GeneratedFile {
  const contents = [
    `// ${headerLine}`,
    'import type { Operation, OperationWithAux, Parameter } from "../operation.ts";',
    "",
    `const shared = {\n${sharedParameters(operations)}} satisfies Record<string, Parameter>;`,
    "",
    "/** The type of each operation's data. */",
    `export interface Operations {\n${operations.map(operationType).join("")}}`,
    "",
    "/** The name of an operation. */",
    "export type OperationId = keyof Operations;",
    "",
    "/** Every operation, by its id. */",
    `export const operations: Operations = {\n${operations.map(operationSource).join("")}};`,
    "",
  ].join("\n");
  return { path: "operations.ts", contents };
}

function sharedParameters(operations: readonly ReadableOperation[]): string {
  const shared = new Map<string, ParameterData>();
  for (const { operation, parameters } of operations) {
    for (const [index, { component }] of operation.parameters.entries()) {
      if (component !== undefined) shared.set(component, parameters[index] as ParameterData);
    }
  }
  const names = [...shared.keys()].sort();
  return names.map((name) => `  ${identifier(name)}: ${source(shared.get(name), "  ")},\n`).join("");
}

function operationType({ operation }: ReadableOperation): string {
  const { operationId, path, summary, aux } = operation;
  const type = aux === undefined ? "Operation" : "OperationWithAux";
  return `${docComment(`\`GET ${path}\`: ${summary}`, "  ")}  ${identifier(operationId)}: ${type}<${literal(operationId)}>;\n`;
}

function operationSource({ operation, parameters }: ReadableOperation): string {
  const indent = "    ";
  const { operationId, path, version, tag, summary, deprecated } = operation;
  const { access, credits, cache, constraints, pagination, result, lifecycle, aux } = operation;
  const facts = {
    access,
    credits,
    cache,
    constraints,
    pagination,
    result,
    lifecycle,
    ...(aux === undefined ? {} : { aux }),
  };
  const data = {
    operationId,
    path,
    version,
    tag,
    summary,
    deprecated,
    ...(withoutOrigins(facts as unknown as Json) as object),
  };
  const lines = Object.entries(data).map(
    ([key, value]) => `${indent}${propertyKey(key)}: ${source(value, indent)},\n`,
  );
  const read = operation.parameters.map(({ component }, index) =>
    component === undefined ? source(parameters[index], `${indent}  `) : `shared.${identifier(component)}`,
  );
  const list = read.map((parameter) => `${indent}  ${parameter},\n`).join("");
  const listed = list === "" ? "[]" : `[\n${list}${indent}]`;
  return `  ${identifier(operationId)}: {\n${lines.join("")}${indent}parameters: ${listed},\n  },\n`;
}

/** Where a fact comes from is for readers of the contract; the program that obeys it does not ask. */
function withoutOrigins(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutOrigins);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key, item]) => key !== "origin" || !isOrigin(item));
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutOrigins(item)]));
}

function isOrigin(value: Json): boolean {
  return value === "documented" || (isObject(value) && ("extension" in value || "not-shown" in value));
}
