import { countConversions, HttpError, type RequestContext } from "@market-data/http";
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

/** A request as far as its query is concerned. */
type Requested = Pick<RequestContext, "path" | "search" | "params"> & {
  readonly request: Pick<RequestContext["request"], "url">;
};

const CACHED_QUERIES = 100;
const MAX_CACHED_LENGTH = 1024;

/** Reads the queries of one operation. A result depends on nothing but the URL, so recent ones are cached. */
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

  /** @returns An error for a query that breaks a rule of the operation. */
  read(requested: Requested): ReadQuery | HttpError {
    const { url = "" } = requested.request;
    let result = this.#cache.get(url);
    if (result === undefined) {
      result = this.#parse(requested, url);
      if (url.length <= MAX_CACHED_LENGTH) this.#cache.set(url, result);
    }
    return result;
  }

  /** The message of an error about a query, for the caller who sent it. */
  describe(error: ParameterError, search: string, params: Readonly<Record<string, string>>): string {
    return error.messageFor((name, value) => findSentText(this.#operation, search, params, name, value));
  }

  #parse({ path, search, params }: Requested, url: string): ReadQuery | HttpError {
    const query = parseQuery(this.#operation, search, params);
    if (!query.ok) return new HttpError("badRequest", query.errors[0].message);
    const read = query.parameters as unknown as Readonly<Record<string, unknown>>;
    const parameters = this.#prefix.isNeutral ? read : this.#prefix.restore(read);
    const key = `${path}?${query.canonical}`;
    return {
      parameters,
      given: query.given,
      // Of two texts alike, the one that was looked up already: a map has its hash.
      key: key === url ? url : key,
      conversions: countConversions(parameters),
      features: this.#features.list(query.given, parameters),
    };
  }
}
