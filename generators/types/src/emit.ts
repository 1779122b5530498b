import { type Contract, ContractError, type GeneratedFile, toTypeScript } from "@market-data/generator-core";
import { createDocumentation } from "./documentation.ts";
import { jsonSchemas } from "./json-schemas.ts";
import { findNameClashes } from "./name-clashes.ts";
import { operationTypes } from "./operations.ts";
import { recordTypes } from "./records.ts";

/**
 * The output of openapi-typescript, a type for each record, three types for each operation, and a JSON Schema for each
 * record.
 * @throws {ContractError} when two types would have the same name.
 */
export function emitTypes(contract: Contract, headerLine: string): GeneratedFile[] {
  return [...emitTypesCode(contract, headerLine), ...jsonSchemas(contract.model, headerLine)];
}

/** Of these files the TypeScript alone. */
export function emitTypesCode(contract: Contract, headerLine: string): GeneratedFile[] {
  const clashes = findNameClashes(contract);
  if (clashes.length > 0) throw new ContractError(clashes);
  const { document, model } = contract;
  const openapi = toTypeScript(document, false, createDocumentation(model));
  return [
    { path: "openapi.ts", contents: `// ${headerLine}\n\n${openapi}` },
    { path: "records.ts", contents: recordTypes(model, headerLine) },
    { path: "operations.ts", contents: operationTypes(model, headerLine) },
  ];
}
