import { findSimilar, streams as knownStreams, type Operation, parseQuery } from "@market-data/openapi";
import {
  InvalidContractError,
  type JsonObject,
  listOperations,
  listStreams,
} from "@market-data/openapi/contract";
import { createResolver, type MockOperation, toMockOperation } from "./operation.ts";
import { ContractValidator } from "./validate.ts";

/** A parsed contract. */
export interface Contract {
  readonly document: JsonObject;
  readonly operations: readonly MockOperation[];
  /** The operations that stream events, if the mock knows their events. */
  readonly streams: readonly MockOperation[];
  readonly validator: ContractValidator;
}

/**
 * Prepares a contract for the mock.
 *
 * @param document An OpenAPI 3.1 document in one file, as a JSON value. The function does not change the document.
 * @throws {InvalidContractError} if the mock cannot serve the contract.
 */
export function toContract(document: JsonObject): Contract {
  const all = listOperations(document);
  if (all.length === 0) throw new InvalidContractError("It has no operations.");
  for (const operation of all) checkReading(operation);
  const paths = new Map(all.map(({ operationId, path }) => [operationId, path]));
  const resolve = createResolver(document);
  const toMock = (operation: Operation): MockOperation =>
    toMockOperation(document, operation, (id) => paths.get(id), resolve);
  const operations = all.map(toMock);
  const streams = listStreams(document)
    .filter(({ operationId }) => operationId in knownStreams)
    .map(toMock);
  const validator = new ContractValidator(document, [...operations, ...streams]);
  return { document, operations, streams, validator };
}

/** Checks that the mock can parse the queries of an operation. A pattern may be invalid, for example. */
function checkReading(operation: Operation): void {
  try {
    parseQuery(operation as never, "");
  } catch (error) {
    throw new InvalidContractError(
      `The parameters of ${operation.operationId} are invalid. ${(error as Error).message}`,
    );
  }
}

/** The error message for an unknown operation, with a suggestion. */
export function describeUnknownOperation({ operations }: Contract, operationId: string): string {
  const ids = operations.map(({ id }) => id);
  const similar = findSimilar(operationId, ids);
  const known = similar === undefined ? `Known operations: ${ids.join(", ")}.` : `Did you mean "${similar}"?`;
  return `Unknown operation "${operationId}". ${known}`;
}
