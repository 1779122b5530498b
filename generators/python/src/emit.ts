import {
  type Contract,
  createMethodPaths,
  encodeConstraints,
  encodeParameters,
  findErrorExceptions,
  findPage,
  type GeneratedFile,
  type Json,
  type MethodPath,
  type Model,
  python,
} from "@market-data/generator-core";
import { methodsModule, pythonName, toAsync } from "./methods.ts";
import { recordsModule } from "./records.ts";

/** Emits the Python client's operations as data, and the types of methods and records. */
export function emitPython(contract: Contract, headerLine: string): GeneratedFile[] {
  const { model } = contract;
  const methodPaths = createMethodPaths(contract);
  const methods = methodsModule(methodPaths, model);
  const file = (path: string, contents: string) => ({
    path,
    contents: `${python.comment(headerLine)}\n${contents}`,
  });
  return [
    file("__init__.py", '"""The parts of the client that follow from the contract."""\n'),
    file("contract.py", contractModule(model)),
    file("operations.py", operationsModule(methodPaths)),
    file("records.py", recordsModule(model)),
    file("methods.pyi", methods),
    file("async_methods.pyi", toAsync(methods)),
  ];
}

function contractModule({ version, errors, keyHeader, creditHeader }: Model): string {
  const retryClasses = { never: 0, retry: 1, quota: 2 };
  const codes = findErrorExceptions(errors).map(
    ({ code, status, retry }) => `    ${code}: (${status}, ${retryClasses[retry]}),\n`,
  );
  return [
    '"""The facts of the contract that every request needs."""\n',
    `VERSION = ${python.quote(version)}`,
    `KEY_HEADER = ${python.quote(keyHeader)}`,
    `CREDIT_HEADER = ${python.quote(creditHeader)}\n`,
    "#: HTTP status and retry class by error code: 0 never, 1 after a wait, 2 quota used up.",
    `ERROR_CODES: dict[int, tuple[int, int]] = {\n${codes.join("")}}\n`,
  ].join("\n");
}

/** Emits the operations in ascending order of preference: a later operation replaces an earlier one with its name. */
function operationsModule(methodPaths: readonly MethodPath[]): string {
  const byId = new Map(methodPaths.map((each) => [each.operation.operationId, each]));
  const lines = methodPaths.map((methodPath) => `    ${emitFacts(methodPath, byId)},\n`);
  return `"""The operations as data."""\n\nfrom ..parameters import Facts\n\nOPERATIONS = (\n${lines.join("")})\n`;
}

function emitFacts(methodPath: MethodPath, byId: ReadonlyMap<string, MethodPath>): string {
  const { operation } = methodPath;
  const { path, lifecycle, result, constraints } = operation;
  const replacement = byId.get(lifecycle.replacedBy ?? "");
  const page = findPage(operation);
  const facts: Record<string, Json> = {
    name: pythonName(methodPath, true),
    path,
    parameters: encodeParameters(operation),
    ...(constraints.length === 0 ? {} : { constraints: encodeConstraints(operation) }),
    ...(result.shape === "array" ? { is_list: true } : {}),
    ...(lifecycle.status === "deprecated"
      ? { deprecated: replacement === undefined ? "" : `api.${pythonName(replacement)}` }
      : {}),
    ...(page === undefined ? {} : { items: page.items, maximum: page.maximum }),
    ...(page?.hasMore ? { has_more: true } : {}),
  };
  return python.call("Facts", facts);
}
