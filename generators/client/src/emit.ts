import {
  type Contract,
  createMethodPaths,
  describeRequest,
  docComment,
  type GeneratedFile,
  identifier,
  literal,
  type MethodPath,
  type Model,
  methodName,
  type Operation,
} from "@market-data/generator-core";
import { fakesModule } from "./fakes.ts";
import { cachesModule, contractModule, creditsModule, emitMetadata, emitSchedule } from "./metadata.ts";
import { emitNarrowedTypes, findNarrowedTypes } from "./narrowed-types.ts";
import { createGroups, createOverloads } from "./overloads.ts";
import { parameterTypes } from "./parameters.ts";
import {
  type EmitContext,
  functionTypeName,
  isStream,
  methodTypeName,
  queryTypes,
  signatureTypes,
  treeType,
} from "./signatures.ts";

/**
 * Emits the operations of the client: types of parameters and results, and data for the runtime.
 * @throws {ContractError} for two operations with the same name in the client.
 */
export function emitClient(contract: Contract, headerLine: string): GeneratedFile[] {
  const { model } = contract;
  const all = { ...model, operations: [...model.operations, ...model.streams] };
  const methodPaths = createMethodPaths(contract, all.operations);
  const narrowedTypes = findNarrowedTypes(model);
  const byId = new Map(methodPaths.map((methodPath) => [methodPath.operation.operationId, methodPath]));
  const formatMethod = (operation: Operation) => methodName(byId.get(operation.operationId) as MethodPath);
  const contexts = all.operations.map((operation): EmitContext => {
    const methodPath = byId.get(operation.operationId) as MethodPath;
    return {
      methodPath,
      overloads: createOverloads(operation, model, narrowedTypes),
      model,
      narrowedTypes,
      formatMethod,
    };
  });
  const records = emitNarrowedTypes(narrowedTypes, model);
  const parameters = parameterModuleBody(contexts);
  const calls = contexts.map(signatureTypes).join("\n");
  const queries = `/** The types of queries by path. */\nexport interface QueryTypes<Given> {\n${contexts
    .filter(({ methodPath }) => !isStream(methodPath.operation))
    .map(queryTypes)
    .join("")}}\n`;
  const tree = treeType(methodPaths, formatMethod, model);
  const file = (path: string, ...parts: string[]) => ({
    path,
    contents: [`// ${headerLine}\n`, ...parts].join("\n"),
  });
  return [
    file("records.ts", emitImports(records, model), recordExports(model), records),
    file("parameters.ts", emitImports(parameters, model), parameters),
    file("calls.ts", emitImports(calls, model), calls),
    file("queries.ts", emitImports(queries, model), queries),
    file("tree.ts", treeImports(all), operationIds(model), tree, treeData(methodPaths)),
    file("functions.ts", functionImports(all), contexts.map(emitFunction).join("\n")),
    { path: "contract.ts", contents: contractModule(model, headerLine) },
    { path: "credits.ts", contents: creditsModule(model, headerLine) },
    { path: "caches.ts", contents: cachesModule(model, headerLine) },
    file("fakes.ts", fakesModule(model)),
  ];
}

/** Emits each constraint group once, and the parameters of each operation. */
function parameterModuleBody(contexts: readonly EmitContext[]): string {
  const groups = new Map<string, string>();
  for (const { methodPath, overloads } of contexts) {
    for (const overload of overloads) {
      for (const { name, declaration } of createGroups(methodPath.operation, overload)) {
        if ((groups.get(name) ?? declaration) !== declaration)
          throw new Error(`Two parameter types would have the name "${name}".`);
        groups.set(name, declaration);
      }
    }
  }
  const sorted = [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, declaration]) => declaration);
  const parameters = contexts.map(({ methodPath, overloads }) =>
    parameterTypes(methodPath.operation, overloads.at(-1) ?? { result: "" }),
  );
  return [...sorted, ...parameters].join("\n");
}

const RUNTIME_TYPES: readonly (readonly [string, readonly string[]])[] = [
  ["../call.ts", ["ApiPromise"]],
  ["../client.ts", ["Client"]],
  ["../request-context.ts", ["CallOptions"]],
  ["../open-parameters.ts", ["CurrencyOf", "IfOpen", "InputFor", "Plain", "Sent"]],
  ["../pages.ts", ["PageOptions"]],
  ["../stream.ts", ["StreamItem", "StreamOptions"]],
  ["../results.ts", ["Envelope", "Entries", "List", "One", "QuotesIn", "Several", "SymbolIn", "Time"]],
];

/** Emits an import for each type that the code uses without a declaration. */
function emitImports(code: string, { records }: Model): string {
  const identifiers = new Set(code.replaceAll(/\/\*\*.*?\*\//gs, "").match(/[A-Za-z_$][\w$]*/g));
  const declared = new Set(
    [...code.matchAll(/^export (?:interface|type) ([\w$]+)/gm)].map(([, name]) => name),
  );
  const isImported = (name: string) => identifiers.has(name) && !declared.has(name);
  const own = (suffix: string) =>
    [...identifiers].filter((name) => name.endsWith(suffix) && isImported(name));
  const parameterNames = [...identifiers].filter(
    (name) => isImported(name) && PARAMETER_TYPE.test(name) && !records.has(name),
  );
  return [
    typeImport("@market-data/types", [...records.keys()].filter(isImported)),
    ...RUNTIME_TYPES.map(([from, names]) => typeImport(from, names.filter(isImported))),
    typeImport("./parameters.ts", parameterNames),
    typeImport(
      "./records.ts",
      own("In").filter((name) => records.has(name.slice(0, -2))),
    ),
  ].join("");
}

/** Matches the names of the helper types that make up the parameter types. */
export const PARAMETER_PART =
  /Fields$|^(ExactlyOneOf|AtLeastOneOf|AtMostOneOf|OneValueOf|SeveralValuesOf|OneOf|AnyOf|OnlyOneOf|OnlyAnyOf)[A-Z]/;

const PARAMETER_TYPE = new RegExp(`(Parameters|Input)$|${PARAMETER_PART.source}`);

function typeImport(from: string, names: readonly string[]): string {
  if (names.length === 0) return "";
  return `import type {\n${[...names]
    .sort()
    .map((name) => `  ${identifier(name)},\n`)
    .join("")}} from ${literal(from)};\n`;
}

/** Exports the records of the API. Users need not install `@market-data/types`. */
function recordExports({ records }: Model): string {
  return typeImport("@market-data/types", [...records.keys()]).replace("import", "export");
}

function operationIds({ operations }: Model): string {
  const ids = operations.map(({ operationId }) => `  | ${literal(operationId)}`);
  return `/** The name of an operation. */\nexport type OperationId =\n${ids.join("\n")};\n`;
}

/**
 * Emits the operations in the order of their method paths. If two operations have the same segments, the last operation
 * wins.
 */
function treeData(methodPaths: readonly MethodPath[]): string {
  const list = methodPaths
    .map(({ operation }) => `  functions.${identifier(operation.operationId)},\n`)
    .join("");
  return `/** All operations. The current version follows the older versions of an operation. */\nexport const operations: readonly Operation[] = [\n${list}];\n`;
}

function treeImports({ operations }: Model): string {
  return [
    'import type { Operation } from "../operation.ts";\n',
    typeImport("./calls.ts", operations.map(methodTypeName)),
    'import * as functions from "./functions.ts";\n',
  ].join("");
}

function functionImports({ operations }: Model): string {
  const imports = [
    ...(operations.some((each) => each.pagination === null && !isStream(each))
      ? ['import { operation } from "../call.ts";\n']
      : []),
    ...(operations.some(({ pagination }) => pagination !== null)
      ? ['import { paged } from "../pages.ts";\n']
      : []),
    ...(operations.some(({ cache }) => "schedule" in cache)
      ? ['import { schedule } from "../schedule.ts";\n']
      : []),
    ...(operations.some(isStream) ? ['import { stream } from "../stream.ts";\n'] : []),
  ];
  return [...imports, typeImport("./calls.ts", operations.map(functionTypeName))].join("");
}

function emitFunction({ methodPath: { operation, segments }, model }: EmitContext): string {
  const method = isStream(operation) ? segments.at(-1) : undefined;
  const factory = isStream(operation) ? "stream" : operation.pagination === null ? "operation" : "paged";
  const name = identifier(operation.operationId);
  const doc = docComment(`${operation.summary}: ${describeRequest(operation)}`);
  return `${doc}export const ${name}: ${functionTypeName(operation)} = /* @__PURE__ */ ${factory}(${literal(operation.path)}, ${emitMetadata(operation, method)}${emitSchedule(operation, model)});\n`;
}
