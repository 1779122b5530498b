import { countConversions, HttpError } from "@market-data/http";
import type { ParameterError } from "@market-data/market";
import { findSentText, type Operation, type OperationId, parseQuery } from "@market-data/openapi";
import type { Feature } from "../accounts/feature-usage-store.ts";
import { RecentMap } from "../caching/recent-map.ts";
import { OperationFeatures } from "./operation-features.ts";
import type { VendorPrefix } from "./vendor-prefix.ts";

/** What a request asks for. */
export interface ReadQuery {
  /** As the market takes them. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The names that were sent. */
  readonly given: readonly string[];
  /** The same for all requests that ask for the same. */
  readonly key: string;
  /** How many currencies the response is converted to. */
  readonly conversions: number;
  /** What of the contract it uses. */
  readonly features: readonly Feature[];
}

const CACHED_QUERIES = 100;
const MAX_CACHED_LENGTH = 1024;

/** Reads the queries of one operation. A result depends on nothing but the text, so recent ones are cached. */
export class QueryReader {
  readonly #operation: Operation<OperationId>;
  readonly #prefix: VendorPrefix;
  readonly #features: OperationFeatures;
  readonly #cache = new RecentMap<string, ReadQuery | HttpError>(CACHED_QUERIES);

  constructor(operation: Operation<OperationId>, prefix: VendorPrefix) {
    this.#operation = prefix.operation(operation);
    this.#prefix = prefix;
    this.#features = new OperationFeatures(operation);
  }

  /**
   * @param search What follows the `?` of the URL.
   * @param params The values of the path's parameters.
   * @returns An error for a query that breaks a rule of the operation.
   */
  read(search: string, params: Readonly<Record<string, string>>): ReadQuery | HttpError {
    const values = Object.values(params);
    const text = values.length === 0 ? search : `${search}\n${values.join("\n")}`;
    let result = this.#cache.get(text);
    if (result === undefined) {
      result = this.#parse(search, params);
      if (text.length <= MAX_CACHED_LENGTH) this.#cache.set(text, result);
    }
    return result;
  }

  /** The message of an error about a query, for the caller who sent it. */
  describe(error: ParameterError, search: string, params: Readonly<Record<string, string>>): string {
    return error.messageFor((name, value) => findSentText(this.#operation, search, params, name, value));
  }

  #parse(search: string, params: Readonly<Record<string, string>>): ReadQuery | HttpError {
    const query = parseQuery(this.#operation, search, params);
    if (!query.ok) return new HttpError("badRequest", query.errors[0].message);
    const read = query.parameters as unknown as Readonly<Record<string, unknown>>;
    const parameters = this.#prefix.isNeutral ? read : this.#prefix.restore(read);
    return {
      parameters,
      given: query.given,
      key: JSON.stringify([this.#operation.operationId, parameters, query.given.toSorted()]),
      conversions: countConversions(parameters),
      features: this.#features.list(query.given, parameters),
    };
  }
}
