import type { QueryError } from "./check-constraint.ts";
import { type OperationId, operations } from "./generated/operations.ts";
import type { ParsedParameters } from "./generated/parameters.ts";
import type { Operation, ParameterValue } from "./operation.ts";
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
      /**
       * The query in one form, of what was sent in it: the same for all queries of the operation that ask for the same, and for
       * no others. To compare or to cache by, not to send.
       */
      readonly canonical: string;
    }
  | {
      readonly ok: false;
      /**
       * Errors of path parameters, then of the query in its order, then of missing and excluded parameters. At most
       * about 20: a query with more errors is not parsed to its end.
       */
      readonly errors: readonly [QueryError, ...QueryError[]];
    };

type Path = Readonly<Record<string, string>>;

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
  path: Path = {},
): ParsedQuery<Id> {
  return getParser(operation).parse(search, path) as ParsedQuery<Id>;
}

/**
 * The text that a value was parsed from, as it was sent: `007` of 7, ` eur` of an item of `convert=USD, eur`. For messages
 * about a value that turns out to be unknown after the query was parsed.
 *
 * @param search The query that was parsed; not an iterator, which is consumed by then.
 * @param path The values of the path's parameters, decoded.
 * @param name The name of the parameter.
 * @param value Its value as `parseQuery` returned it; of a list, that of the item.
 * @returns The value itself as text, where it was not sent, such as a default.
 * @throws {TypeError} for an unknown operation id.
 */
export function findSentText(
  operation: OperationId | Operation,
  search: Search,
  path: Path,
  name: string,
  value: ParameterValue,
): string {
  return getParser(operation).findText(search, path, name, value) ?? String(value);
}

function getParser(operation: OperationId | Operation): QueryParser {
  const data = typeof operation === "string" ? getOperation(operation) : operation;
  let parser = parsers.get(data);
  if (parser === undefined) {
    parser = new QueryParser(data);
    parsers.set(data, parser);
  }
  return parser;
}

function getOperation(id: OperationId): Operation {
  if (!Object.hasOwn(operations, id)) throw new TypeError(`Unknown operation ${JSON.stringify(id)}.`);
  return operations[id];
}
