import { type Contract, ContractError, type GeneratedFile, typescriptOf } from "@market-data/generator-core";
import { nameClashes } from "./clashes.ts";
import { documentationOf } from "./documentation.ts";
import { jsonSchemas } from "./json-schemas.ts";
import { operationTypes } from "./operations.ts";
import { recordTypes } from "./records.ts";

/**
 * The types: what openapi-typescript makes of the contract, a name for each record, three for each operation, and
 * a JSON Schema for each record.
 * @throws {ContractError} when two types would have one name.
 */
export async function emitTypes(contract: Contract, headerLine: string): Promise<GeneratedFile[]> {
  const clashes = nameClashes(contract);
  if (clashes.length > 0) throw new ContractError(clashes);
  const { document, model } = contract;
  const openapi = await typescriptOf(document, false, documentationOf(model));
  return [
    { path: "openapi.ts", contents: `// ${headerLine}\n\n${openapi}` },
    { path: "records.ts", contents: recordTypes(model, headerLine) },
    { path: "operations.ts", contents: operationTypes(model, headerLine) },
    ...jsonSchemas(model, headerLine),
  ];
}
