import {
  type Contract,
  type Diagnostic,
  type Operation,
  operationTypeNames,
  toOperationId,
} from "@market-data/generator-core";

/**
 * Finds names that `@market-data/types` would export twice. The lint rule `component-names` ensures that record names are
 * identifiers and differ from the exports of openapi-typescript.
 */
export function findNameClashes({ model, sources }: Contract): Diagnostic[] {
  const owners = new Map<string, Operation>();
  const diagnostics: Diagnostic[] = [];
  for (const operation of [...model.operations, ...model.streams]) {
    // The three type names of an operation share a prefix, so comparing the result type is enough.
    const name = operationTypeNames(operation.operationId).result;
    const owner = owners.get(name);
    if (owner === undefined) {
      for (const each of Object.values(operationTypeNames(operation.operationId)))
        owners.set(each, operation);
      continue;
    }
    const misnamed = [operation, owner].find(({ operationId, path }) => operationId !== toOperationId(path));
    const { operationId, path } = misnamed ?? operation;
    const other = misnamed === owner ? operation : owner;
    const message = `The types of the operations "${operationId}" and "${other.operationId}" (${other.path}) have the same names.`;
    const expected = misnamed && toOperationId(path);
    const advice = expected
      ? `Write "${expected}", which follows from the path.`
      : "Choose a path with different words or a different version.";
    diagnostics.push({ ...sources.locate(["paths", path, "get", "operationId"]), message, advice });
  }
  for (const name of model.records.keys()) {
    const owner = owners.get(name);
    if (owner === undefined) continue;
    const message = `The record "${name}" has the name of a type of the operation "${owner.operationId}".`;
    const advice = "Rename the record's file and update every $ref to the file.";
    diagnostics.push({ ...sources.locate(["components", "schemas", name]), message, advice });
  }
  return diagnostics;
}
