import {
  type Contract,
  extensionTypes,
  type GeneratedFile,
  isObject,
  type JsonObject,
  toPublishedDocument,
  toYaml,
} from "@market-data/generator-core";
import { operationsOf } from "@market-data/openapi/contract";
import { checkParameters } from "./check-parameters.ts";
import { emitContract } from "./contract.ts";
import { emitOperations } from "./operations.ts";
import { emitParameterTypes } from "./parameter-types.ts";

/** The files of `@market-data/openapi`: the bundled contract, and what its query parser and its users need as data. */
export function emitOpenapi(contract: Contract, headerLine: string): GeneratedFile[] {
  return [
    {
      path: "openapi.yaml",
      contents: `# ${headerLine}\n${toYaml(inStableOrder(toPublishedDocument(contract.model)))}`,
    },
    ...emitOpenapiCode(contract, headerLine),
  ];
}

/** Of these files the TypeScript alone: the bundle repeats all of it, at ten times the length. */
export function emitOpenapiCode(contract: Contract, headerLine: string): GeneratedFile[] {
  checkParameters(contract);
  const operations = operationsOf(contract.document);
  return [
    emitOperations(operations, contract, headerLine),
    emitParameterTypes(operations, headerLine),
    emitContract(contract, headerLine),
    extensionTypes(contract.extensionSchemas, headerLine),
  ];
}

/** Components by name; everything else keeps the order that its author chose. */
function inStableOrder(document: JsonObject): JsonObject {
  const components = Object.entries(document["components"] as JsonObject).map(([section, named]) => [
    section,
    isObject(named) ? Object.fromEntries(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1))) : named,
  ]);
  return { ...document, components: Object.fromEntries(components) };
}
