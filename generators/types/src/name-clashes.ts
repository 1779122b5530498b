import { type Contract, type Diagnostic, operationTypeNames } from "@market-data/generator-core";

/**
 * Finds names that `@market-data/types` would export twice. That a record's name is an identifier, and none of the names
 * that openapi-typescript exports, follows from the contract's rule `component-names`.
 */
export function findNameClashes({ model, sources }: Contract): Diagnostic[] {
  const owners = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const { operationId, path } of model.operations) {
    for (const name of Object.values(operationTypeNames(operationId))) {
      const owner = owners.get(name);
      if (owner === undefined) owners.set(name, `a type of the operation "${operationId}"`);
      else {
        const message = `The operation's type "${name}" has the same name as ${owner}.`;
        const advice =
          "Give each operation an operationId that differs from the others in more than its first letter.";
        diagnostics.push({ ...sources.locate(["paths", path, "get", "operationId"]), message, advice });
      }
    }
  }
  for (const name of model.records.keys()) {
    const owner = owners.get(name);
    if (owner === undefined) continue;
    const message = `The record "${name}" has the same name as ${owner}.`;
    const advice = "Rename the record's file, and every $ref to it.";
    diagnostics.push({ ...sources.locate(["components", "schemas", name]), message, advice });
  }
  return diagnostics;
}
