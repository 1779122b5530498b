import {
  type Contract,
  type Diagnostic,
  type Operation,
  operationTypeNames,
  toOperationId,
} from "@market-data/generator-core";

/**
 * Finds names that `@market-data/types` would export twice. That a record's name is an identifier, and none of the names
 * that openapi-typescript exports, follows from the contract's rule `component-names`.
 */
export function findNameClashes({ model, sources }: Contract): Diagnostic[] {
  const owners = new Map<string, Operation>();
  const diagnostics: Diagnostic[] = [];
  for (const operation of model.operations) {
    // The three types of an operation share what is before their endings.
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
    const message = `The types of the operation "${operationId}" have the same names as those of "${other.operationId}" (${other.path}).`;
    const expected = misnamed && toOperationId(path);
    const advice = expected
      ? `By its path, write "${expected}".`
      : "Choose a path that differs from the other in its words or its version.";
    diagnostics.push({ ...sources.locate(["paths", path, "get", "operationId"]), message, advice });
  }
  for (const name of model.records.keys()) {
    const owner = owners.get(name);
    if (owner === undefined) continue;
    const message = `The record "${name}" has the same name as a type of the operation "${owner.operationId}".`;
    const advice = "Rename the record's file, and every $ref to it.";
    diagnostics.push({ ...sources.locate(["components", "schemas", name]), message, advice });
  }
  return diagnostics;
}
