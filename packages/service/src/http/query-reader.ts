import { countConversions, HttpError } from "@market-data/http";
import type { ParameterError } from "@market-data/market";
import { findSentText, type Operation, type ParsedParameters, parseQuery } from "@market-data/openapi";
import type { Feature } from "@market-data/storage";
import { LRUCache } from "lru-cache";
import { OperationFeatures } from "./operation-features.ts";
import type { ServiceContext } from "./service-route.ts";
import type { VendorPrefix } from "./vendor-prefix.ts";

/** The parsed query of a request. */
export interface ReadQuery {
  /** The parsed values, with the names of the contract. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The names of the sent parameters. */
  readonly given: readonly string[];
  /** Equal for equivalent requests. */
  readonly key: string;
  /** The number of currencies in the response. */
  readonly conversions: number;
  /** The features of the contract that the request uses. */
  readonly features: readonly Feature[];
}

/** The parts of a request that the query reader uses. */
type Requested = Pick<ServiceContext, "path" | "search" | "params"> & {
  readonly request: Pick<ServiceContext["request"], "url">;
};

const CACHED_QUERIES = 100;
const MAX_CACHED_LENGTH = 1024;

/** Reads the queries of one operation. A result depends only on the URL, so recent results are cached. */
export class QueryReader {
  readonly #operation: Operation<keyof ParsedParameters>;
  readonly #prefix: VendorPrefix;
  readonly #features: OperationFeatures;
  readonly #cache = new LRUCache<string, ReadQuery | HttpError>({ max: CACHED_QUERIES });

  constructor(operation: Operation<keyof ParsedParameters>, prefix: VendorPrefix) {
    this.#operation = prefix.operation(operation);
    this.#prefix = prefix;
    this.#features = new OperationFeatures(operation);
  }

  /** @returns An error if the query breaks a rule of the operation. */
  read(requested: Requested): ReadQuery | HttpError {
    const { url = "" } = requested.request;
    let result = this.#cache.get(url);
    if (result === undefined) {
      result = this.#parse(requested, url);
      if (url.length <= MAX_CACHED_LENGTH) this.#cache.set(url, result);
    }
    return result;
  }

  /** The message of a query error, with the values as the caller sent them. */
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
      // Reuses the equal string of the lookup, because V8 has computed its hash already.
      key: key === url ? url : key,
      conversions: countConversions(parameters),
      features: this.#features.list(query.given, parameters),
    };
  }
}
