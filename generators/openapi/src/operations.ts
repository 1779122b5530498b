import {
  type Contract,
  docComment,
  type GeneratedFile,
  identifier,
  literal,
  propertyKey,
  source,
} from "@market-data/generator-core";
import type { Operation, Parameter } from "@market-data/openapi";

/** Emits the operations as data. A shared parameter is written once. */
export function emitOperations(
  operations: readonly Operation[],
  streams: readonly Operation[],
  { model }: Contract,
  headerLine: string,
): GeneratedFile {
  const components = model.operations.map(({ parameters }) => parameters.map(({ component }) => component));
  const [streamTypes, streamSources] = [
    streams.map(operationType),
    streams.map((each) => operationSource(each, [])),
  ];
  const contents = [
    `// ${headerLine}`,
    'import type { Operation, OperationWithAux, Parameter } from "../operation.ts";',
    "",
    `const shared = {\n${sharedParameters(operations, components)}} satisfies Record<string, Parameter>;`,
    "",
    "/** The type of each operation's data. */",
    `export interface Operations {\n${operations.map(operationType).join("")}}`,
    "",
    "/** The name of an operation. */",
    "export type OperationId = keyof Operations;",
    "",
    "/** Every operation, by its id. */",
    `export const operations: Operations = {\n${operations.map((operation, index) => operationSource(operation, components[index] ?? [])).join("")}};`,
    "",
    "/** The type of the data of each operation that streams events. */",
    `export interface Streams {\n${streamTypes.join("")}}`,
    "",
    "/** The operations that stream events, by their ids. */",
    `export const streams: Streams = {\n${streamSources.join("")}};`,
    "",
  ].join("\n");
  return { path: "operations.ts", contents };
}

/** Maps each parameter of an operation to a component. Undefined for an inline parameter. */
type ParameterComponents = readonly (string | undefined)[];

function sharedParameters(
  operations: readonly Operation[],
  components: readonly ParameterComponents[],
): string {
  const shared = new Map<string, Parameter>();
  for (const [index, { parameters }] of operations.entries()) {
    for (const [position, parameter] of parameters.entries()) {
      const component = components[index]?.[position];
      if (component !== undefined) shared.set(component, parameter);
    }
  }
  const names = [...shared.keys()].sort();
  return names.map((name) => `  ${identifier(name)}: ${source(shared.get(name), "  ")},\n`).join("");
}

function operationType({ operationId, path, summary, aux }: Operation): string {
  const type = aux === undefined ? "Operation" : "OperationWithAux";
  return `${docComment(`\`GET ${path}\`: ${summary}`, "  ")}  ${identifier(operationId)}: ${type}<${literal(operationId)}>;\n`;
}

function operationSource({ parameters, ...facts }: Operation, components: ParameterComponents): string {
  const indent = "    ";
  const lines = Object.entries(facts).map(
    ([key, value]) => `${indent}${propertyKey(key)}: ${source(value, indent)},\n`,
  );
  const items = parameters.map((parameter, index) => {
    const component = components[index];
    const item =
      component === undefined ? source(parameter, `${indent}  `) : `shared.${identifier(component)}`;
    return `${indent}  ${item},\n`;
  });
  const list = items.length === 0 ? "[]" : `[\n${items.join("")}${indent}]`;
  return `  ${identifier(facts.operationId)}: {\n${lines.join("")}${indent}parameters: ${list},\n  },\n`;
}
