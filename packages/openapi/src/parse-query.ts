import { type OperationId, operations } from "./generated/operations.ts";
import type { ParsedParameters } from "./generated/parameters.ts";
import type { Operation } from "./operation.ts";
import { type QueryError, Reader } from "./reader.ts";
import type { Search } from "./search.ts";

export type { QueryError } from "./reader.ts";
export type { Search } from "./search.ts";

/** What `parseQuery` returns. */
export type ParsedQuery<Id extends OperationId> =
  | {
      readonly ok: true;
      /** The values, defaults put in, in the contract's order. */
      readonly parameters: ParsedParameters[Id];
      /** The names that the query holds, in its order: tells a value that was sent from a default. */
      readonly given: readonly string[];
    }
  | {
      readonly ok: false;
      /**
       * What is wrong with path parameters, then with the query in its order, then what is missing or excluded. At
       * most about 20: a query with more errors is not read to its end.
       */
      readonly errors: readonly [QueryError, ...QueryError[]];
    };

const readers = new WeakMap<Operation, Reader>();

/**
 * Reads the query of a call by the rules of its operation: lists, types, bounds, choices, defaults, and which
 * parameters go together. Pure; safe for any text.
 *
 * @param operation The operation, or its id.
 * @param search The query string, percent-encoded, with or without its `?`; or `URLSearchParams`.
 * @param path The values of the path's parameters, decoded; for operations that have any.
 * @throws {TypeError} for an id that no operation has.
 */
export function parseQuery<Id extends OperationId>(
  operation: Id | Operation<Id>,
  search: Search,
  path: Readonly<Record<string, string>> = {},
): ParsedQuery<Id> {
  const data = typeof operation === "string" ? operationOf(operation) : operation;
  let reader = readers.get(data);
  if (reader === undefined) {
    reader = new Reader(data);
    readers.set(data, reader);
  }
  return reader.read(search, path) as ParsedQuery<Id>;
}

function operationOf(id: OperationId): Operation {
  if (!Object.hasOwn(operations, id)) throw new TypeError(`There is no operation ${JSON.stringify(id)}.`);
  return operations[id];
}
