import {
  type Contract,
  describeRequest,
  docComment,
  type GeneratedFile,
  identifier,
  literal,
  type Model,
  type Operation,
} from "@market-data/generator-core";
import { callName, callTypes, methodTypeName, type Subject, treeType } from "./calls.ts";
import { twinsOf, twinTypes } from "./conversion.ts";
import { cachesModule, contractModule, creditsModule, factsOf } from "./facts.ts";
import { parameterTypes } from "./parameters.ts";
import { methodName, type Place, placesOf } from "./places.ts";
import { groupsOf, shapesOf } from "./shapes.ts";

/**
 * The client's operations: what each takes and answers as types, and as data what the runtime must know.
 * @throws {ContractError} when two operations would have one name in the client.
 */
export function emitClient(contract: Contract, headerLine: string): GeneratedFile[] {
  const { model } = contract;
  const places = placesOf(contract);
  const twins = twinsOf(model);
  const byId = new Map(places.map((place) => [place.operation.operationId, place]));
  const nameOf = (operation: Operation) => methodName(byId.get(operation.operationId) as Place);
  const subjects = model.operations.map((operation): Subject => {
    const place = byId.get(operation.operationId) as Place;
    return { place, shapes: shapesOf(operation, model, twins), model, twins, nameOf };
  });
  const records = twinTypes(twins, model);
  const parameters = parameterModuleBody(subjects);
  const calls = subjects.map(callTypes).join("\n");
  const tree = treeType(places, nameOf, model);
  const file = (path: string, ...parts: string[]) => ({
    path,
    contents: [`// ${headerLine}\n`, ...parts].join("\n"),
  });
  return [
    file("records.ts", importsOf(records, model), records),
    file("parameters.ts", importsOf(parameters, model), parameters),
    file("calls.ts", importsOf(calls, model), calls),
    file("tree.ts", treeImports(model), operationIds(model), tree, treeData(places)),
    file("functions.ts", functionImports(model), model.operations.map(functionOf).join("\n")),
    { path: "contract.ts", contents: contractModule(model, headerLine) },
    { path: "credits.ts", contents: creditsModule(model, headerLine) },
    { path: "caches.ts", contents: cachesModule(model, headerLine) },
  ];
}

/** The groups of parameters that depend on each other, each once, and the parameters of each operation. */
function parameterModuleBody(subjects: readonly Subject[]): string {
  const groups = new Map<string, string>();
  for (const { place, shapes } of subjects) {
    for (const shape of shapes) {
      for (const { name, declaration } of groupsOf(place.operation, shape)) {
        if ((groups.get(name) ?? declaration) !== declaration)
          throw new Error(`Two types of parameters would be called "${name}".`);
        groups.set(name, declaration);
      }
    }
  }
  const sorted = [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, declaration]) => declaration);
  const parameters = subjects.map(({ place, shapes }) =>
    parameterTypes(place.operation, shapes.at(-1) ?? { result: "" }),
  );
  return [...sorted, ...parameters].join("\n");
}

const RUNTIME_TYPES: readonly (readonly [string, readonly string[]])[] = [
  ["../call.ts", ["ApiPromise"]],
  ["../client.ts", ["Client"]],
  ["../exchange.ts", ["CallOptions"]],
  ["../pages.ts", ["PageOptions"]],
  ["../results.ts", ["Envelope", "Entries", "List", "One", "QuotesIn", "Several", "SymbolIn", "Time"]],
];

/** Imports of the types that generated code mentions and does not declare. */
function importsOf(code: string, { records }: Model): string {
  const words = new Set(code.replaceAll(/\/\*\*.*?\*\//gs, "").match(/[A-Za-z_$][\w$]*/g));
  const declared = new Set(
    [...code.matchAll(/^export (?:interface|type) ([\w$]+)/gm)].map(([, name]) => name),
  );
  const wanted = (name: string) => words.has(name) && !declared.has(name);
  const own = (suffix: string) => [...words].filter((name) => name.endsWith(suffix) && wanted(name));
  const parameterNames = [...words].filter(
    (name) => wanted(name) && PARAMETER_TYPE.test(name) && !records.has(name),
  );
  return [
    typeImport("@market-data/types", [...records.keys()].filter(wanted)),
    ...RUNTIME_TYPES.map(([from, names]) => typeImport(from, names.filter(wanted))),
    typeImport("./parameters.ts", parameterNames),
    typeImport(
      "./records.ts",
      own("In").filter((name) => records.has(name.slice(0, -2))),
    ),
  ].join("");
}

const PARAMETER_TYPE =
  /(Parameters|Fields)$|^(ExactlyOneOf|AtLeastOneOf|AtMostOneOf|OneValueOf|SeveralValuesOf|OneOf|AnyOf|OnlyOneOf|OnlyAnyOf)[A-Z]/;

function typeImport(from: string, names: readonly string[]): string {
  if (names.length === 0) return "";
  return `import type {\n${[...names]
    .sort()
    .map((name) => `  ${identifier(name)},\n`)
    .join("")}} from ${literal(from)};\n`;
}

function operationIds({ operations }: Model): string {
  const ids = operations.map(({ operationId }) => `  | ${literal(operationId)}`);
  return `/** The name of an operation. */\nexport type OperationId =\n${ids.join("\n")};\n`;
}

/** Operations in the order in which they take their places, so that a later one of the same words wins. */
function treeData(places: readonly Place[]): string {
  const list = places.map(({ operation }) => `  functions.${identifier(operation.operationId)},\n`).join("");
  return `/** All operations; of several versions of one, the current one last. */\nexport const operations: readonly Operation[] = [\n${list}];\n`;
}

function treeImports({ operations }: Model): string {
  return [
    'import type { Operation } from "../operation.ts";\n',
    typeImport("./calls.ts", operations.map(methodTypeName)),
    'import * as functions from "./functions.ts";\n',
  ].join("");
}

function functionImports({ operations }: Model): string {
  const makers = [
    ...(operations.some(({ pagination }) => pagination === null)
      ? ['import { operation } from "../call.ts";\n']
      : []),
    ...(operations.some(({ pagination }) => pagination !== null)
      ? ['import { paged } from "../pages.ts";\n']
      : []),
  ];
  return [...makers, typeImport("./calls.ts", operations.map(callName))].join("");
}

function functionOf(operation: Operation): string {
  const maker = operation.pagination === null ? "operation" : "paged";
  const name = identifier(operation.operationId);
  const doc = docComment(`${operation.summary}: ${describeRequest(operation)}`);
  return `${doc}export const ${name}: ${callName(operation)} = /* @__PURE__ */ ${maker}(${literal(operation.path)}, ${factsOf(operation)});\n`;
}
