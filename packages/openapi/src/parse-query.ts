import type { QueryError } from "./check-constraint.ts";
import { operations, streams } from "./generated/operations.ts";
import type { ParsedParameters } from "./generated/parameters.ts";
import type { Operation, ParameterValue } from "./operation.ts";
import { QueryParser } from "./query-parser.ts";
import type { Search } from "./search.ts";

/** The id of an operation, also of a stream. */
type AnyId = keyof ParsedParameters;

export type { QueryError } from "./check-constraint.ts";
export type { Search } from "./search.ts";

/** The result of `parseQuery`. */
export type ParsedQuery<Id extends AnyId> =
  | {
      readonly ok: true;
      /** The values including defaults, in contract order. */
      readonly parameters: ParsedParameters[Id];
      /** The names of the sent parameters in query order, without defaults. */
      readonly given: readonly string[];
      /**
       * The normal form of the sent query. Two queries of an operation have the same normal form if and only if they have the same
       * meaning. Use it as a cache key, not in requests.
       */
      readonly canonical: string;
    }
  | {
      readonly ok: false;
      /**
       * Errors of path parameters, then of the query in its order, then of missing and conflicting parameters. At most about 20:
       * parsing stops after too many errors.
       */
      readonly errors: readonly [QueryError, ...QueryError[]];
    };

type Path = Readonly<Record<string, string>>;

const parsers = new WeakMap<Operation, QueryParser>();

/**
 * Parses a query by the rules of its operation: lists, types, bounds, enumerations, defaults, and constraints over several
 * parameters. Has no side effects, and is safe for any text.
 *
 * @param operation The operation, or its id.
 * @param search The percent-encoded query string with or without `?`, or `URLSearchParams`.
 * @param path The decoded values of path parameters, for operations with path parameters.
 * @throws {TypeError} for an unknown operation id.
 */
export function parseQuery<Id extends AnyId>(
  operation: Id | Operation<Id>,
  search: Search,
  path: Path = {},
): ParsedQuery<Id> {
  return getParser(operation).parse(search, path) as ParsedQuery<Id>;
}

/**
 * Returns the sent text of a parsed value: `007` for 7, ` eur` for an item of `convert=USD, eur`. Use it in messages about values that
 * are found to be unknown after parsing.
 *
 * @param search The parsed query. Not an iterator, because parsing consumes iterators.
 * @param path The decoded values of path parameters.
 * @param name The name of the parameter.
 * @param value The value returned by `parseQuery`, for a list the value of an item.
 * @returns The value as text if it was not sent, for example a default.
 * @throws {TypeError} for an unknown operation id.
 */
export function findSentText(
  operation: AnyId | Operation,
  search: Search,
  path: Path,
  name: string,
  value: ParameterValue,
): string {
  return getParser(operation).findText(search, path, name, value) ?? String(value);
}

function getParser(operation: AnyId | Operation): QueryParser {
  const data = typeof operation === "string" ? getOperation(operation) : operation;
  let parser = parsers.get(data);
  if (parser === undefined) {
    parser = new QueryParser(data);
    parsers.set(data, parser);
  }
  return parser;
}

function getOperation(id: AnyId): Operation {
  const found = [operations, streams].find((each) => Object.hasOwn(each, id));
  if (found === undefined) throw new TypeError(`Unknown operation ${JSON.stringify(id)}.`);
  return found[id as never];
}
