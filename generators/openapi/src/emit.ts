import {
  type Contract,
  extensionTypes,
  type GeneratedFile,
  isObject,
  type JsonObject,
  toPublishedDocument,
  toYaml,
} from "@market-data/generator-core";
import { listOperations, listStreams } from "@market-data/openapi/contract";
import { checkParameters } from "./check-parameters.ts";
import { emitContract } from "./contract.ts";
import { emitOperations } from "./operations.ts";
import { emitParameterTypes } from "./parameter-types.ts";
import { emitWorkflows } from "./workflows.ts";

/** Emits the files of `@market-data/openapi`: the bundled contract, and data for the query parser and for users. */
export function emitOpenapi(contract: Contract, headerLine: string): GeneratedFile[] {
  return [
    {
      path: "openapi.yaml",
      contents: `# ${headerLine}\n${toYaml(inStableOrder(toPublishedDocument(contract.model)))}`,
    },
    emitWorkflows(contract.model, headerLine),
    ...emitOpenapiCode(contract, headerLine),
  ];
}

/** Emits only the TypeScript files. The bundle contains the same facts at ten times the length. */
export function emitOpenapiCode(contract: Contract, headerLine: string): GeneratedFile[] {
  checkParameters(contract);
  const operations = listOperations(contract.document);
  const streams = listStreams(contract.document);
  return [
    emitOperations(operations, streams, contract, headerLine),
    emitParameterTypes([...operations, ...streams], headerLine),
    emitContract(contract, headerLine),
    extensionTypes(contract.extensionSchemas, headerLine),
  ];
}

/** Sorts components by name. All remaining keys keep the order of the source files. */
function inStableOrder(document: JsonObject): JsonObject {
  const components = Object.entries(document["components"] as JsonObject).map(([section, named]) => [
    section,
    isObject(named) ? Object.fromEntries(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1))) : named,
  ]);
  return { ...document, components: Object.fromEntries(components) };
}
