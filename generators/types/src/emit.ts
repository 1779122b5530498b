import { type Contract, ContractError, type GeneratedFile, toTypeScript } from "@market-data/generator-core";
import { createDocumentation } from "./documentation.ts";
import { jsonSchemas } from "./json-schemas.ts";
import { findNameClashes } from "./name-clashes.ts";
import { operationTypes } from "./operations.ts";
import { recordTypes } from "./records.ts";
import { validators } from "./validators.ts";

/**
 * Emits the output of openapi-typescript, types, validators and JSON Schemas of records, and types and validators of operations.
 * @throws {ContractError} when two types would have the same name.
 */
export async function emitTypes(contract: Contract, headerLine: string): Promise<GeneratedFile[]> {
  return [...(await emitTypesCode(contract, headerLine)), ...jsonSchemas(contract.model, headerLine)];
}

/** Emits the TypeScript files, without the JSON Schemas. */
export async function emitTypesCode(contract: Contract, headerLine: string): Promise<GeneratedFile[]> {
  const clashes = findNameClashes(contract);
  if (clashes.length > 0) throw new ContractError(clashes);
  const { document, model } = contract;
  const openapi = toTypeScript(document, false, createDocumentation(model));
  return [
    { path: "openapi.ts", contents: `// ${headerLine}\n\n${openapi}` },
    { path: "records.ts", contents: recordTypes(model, headerLine) },
    { path: "operations.ts", contents: operationTypes(model, headerLine) },
    { path: "validators.ts", contents: validators(contract, headerLine) },
  ];
}
