import { assertNone, type Contract, type JsonObject } from "@market-data/generator-core";
import { findUnsupported } from "@market-data/openapi/contract";

/**
 * Checks that `parseQuery` applies every keyword of the parameter schemas. Without this check, unsupported rules of the
 * contract would be ignored silently.
 * @throws {ContractError} with the location of the first unsupported schema.
 */
export function checkParameters({ model, sources }: Contract): void {
  for (const { path, parameters } of [...model.operations, ...model.streams]) {
    for (const [index, { name, schema, list }] of parameters.entries()) {
      const problem = findUnsupported(name, schema, (list ? schema["items"] : schema) as JsonObject);
      if (problem === undefined) continue;
      assertNone([{ ...sources.locate(["paths", path, "get", "parameters", index, "schema"]), ...problem }]);
    }
  }
}
