import { assertNone, type Contract, type JsonObject } from "@market-data/generator-core";
import { findUnsupported } from "@market-data/openapi/contract";

/**
 * Checks that `parseQuery` applies every keyword of the parameters' schemas, so that no rule of the contract is lost
 * silently.
 * @throws {ContractError} with the place of each schema that it would not apply in full.
 */
export function checkParameters({ model, sources }: Contract): void {
  for (const { path, parameters } of model.operations) {
    for (const [index, { name, schema, list }] of parameters.entries()) {
      const problem = findUnsupported(name, schema, (list ? schema["items"] : schema) as JsonObject);
      if (problem === undefined) continue;
      assertNone([{ ...sources.locate(["paths", path, "get", "parameters", index, "schema"]), ...problem }]);
    }
  }
}
