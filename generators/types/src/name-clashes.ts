import { type Contract, type Diagnostic, operationTypeNames } from "@market-data/generator-core";

/** The names that openapi-typescript exports. */
const RESERVED = ["paths", "webhooks", "components", "operations", "$defs"];
const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

/** Finds names that `@market-data/types` would export twice, and names that are not identifiers. */
export function findNameClashes({ model, sources }: Contract): Diagnostic[] {
  const owners = new Map(RESERVED.map((name) => [name, "what openapi-typescript exports"]));
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
    const place = sources.locate(["components", "schemas", name]);
    const owner = owners.get(name);
    if (owner !== undefined) {
      const message = `The record "${name}" has the same name as ${owner}.`;
      diagnostics.push({ ...place, message, advice: "Rename the record's file, and every $ref to it." });
    } else if (!IDENTIFIER.test(name)) {
      const message = `The record "${name}" cannot be the name of a type.`;
      diagnostics.push({
        ...place,
        message,
        advice: "Name the record's file in PascalCase, letters and digits only.",
      });
    }
  }
  return diagnostics;
}
