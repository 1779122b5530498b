import type { QueryError } from "./check-constraint.ts";
import { type OperationId, operations } from "./generated/operations.ts";
import type { ParsedParameters } from "./generated/parameters.ts";
import type { Operation } from "./operation.ts";
import { QueryParser } from "./query-parser.ts";
import type { Search } from "./search.ts";

export type { QueryError } from "./check-constraint.ts";
export type { Search } from "./search.ts";

/** What `parseQuery` returns. */
export type ParsedQuery<Id extends OperationId> =
  | {
      readonly ok: true;
      /** The values, with defaults, in the contract's order. */
      readonly parameters: ParsedParameters[Id];
      /** The names of the parameters that were sent, in the query's order: not those that have a default alone. */
      readonly given: readonly string[];
    }
  | {
      readonly ok: false;
      /**
       * Errors of path parameters, then of the query in its order, then of missing and excluded parameters. At most
       * about 20: a query with more errors is not parsed to its end.
       */
      readonly errors: readonly [QueryError, ...QueryError[]];
    };

const parsers = new WeakMap<Operation, QueryParser>();

/**
 * Parses a query by the rules of its operation: lists, types, bounds, enumerations, defaults, and constraints over
 * several parameters. Pure; safe for any text.
 *
 * @param operation The operation, or its id.
 * @param search The query string, percent-encoded, with or without its `?`; or `URLSearchParams`.
 * @param path The values of the path's parameters, decoded; for operations that have any.
 * @throws {TypeError} for an unknown operation id.
 */
export function parseQuery<Id extends OperationId>(
  operation: Id | Operation<Id>,
  search: Search,
  path: Readonly<Record<string, string>> = {},
): ParsedQuery<Id> {
  const data = typeof operation === "string" ? getOperation(operation) : operation;
  let parser = parsers.get(data);
  if (parser === undefined) {
    parser = new QueryParser(data);
    parsers.set(data, parser);
  }
  return parser.parse(search, path) as ParsedQuery<Id>;
}

function getOperation(id: OperationId): Operation {
  if (!Object.hasOwn(operations, id)) throw new TypeError(`Unknown operation ${JSON.stringify(id)}.`);
  return operations[id];
}
