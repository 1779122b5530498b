import { findSimilar, type Operation, parseQuery } from "@market-data/openapi";
import { InvalidContractError, type JsonObject, operationsOf } from "@market-data/openapi/contract";
import { createResolver, type MockOperation, toMockOperation } from "./operation.ts";
import { ContractValidator } from "./validate.ts";

/** A contract, ready to be served. */
export interface Contract {
  readonly document: JsonObject;
  readonly operations: readonly MockOperation[];
  readonly validator: ContractValidator;
}

/**
 * @param document An OpenAPI 3.1 document in one file, as a JSON value; it is not changed.
 * @throws {InvalidContractError} where it cannot be served.
 */
export function toContract(document: JsonObject): Contract {
  const all = operationsOf(document);
  if (all.length === 0) throw new InvalidContractError("It has no operation.");
  for (const operation of all) checkReading(operation);
  const paths = new Map(all.map(({ operationId, path }) => [operationId, path]));
  const resolve = createResolver(document);
  const operations = all.map((operation) =>
    toMockOperation(document, operation, (id) => paths.get(id), resolve),
  );
  return { document, operations, validator: new ContractValidator(document, operations) };
}

/** Sees to it that the queries of an operation can be read: a pattern, for instance, may be none. */
function checkReading(operation: Operation): void {
  try {
    parseQuery(operation as never, "");
  } catch (error) {
    throw new InvalidContractError(
      `The parameters of ${operation.operationId} are wrong. ${(error as Error).message}`,
    );
  }
}

/** What is said of an operation that does not exist, and which one was probably meant. */
export function unknownOperation({ operations }: Contract, operationId: string): string {
  const ids = operations.map(({ id }) => id);
  const similar = findSimilar(operationId, ids);
  const known = similar === undefined ? `There are: ${ids.join(", ")}.` : `Did you mean "${similar}"?`;
  return `Unknown operation "${operationId}". ${known}`;
}
