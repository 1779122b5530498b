import * as client from "@market-data/client";
import { limiter } from "@market-data/client/limiter";
import { creditHeader, keyHeader, operations } from "@market-data/openapi";
import * as validators from "@market-data/types/validators";
import { VendorPrefix } from "../http/vendor-prefix.ts";
import { ContractError } from "./errors.ts";
import type { Feed, Parameters } from "./feeds.ts";

/** The maximum size of a decompressed response in bytes: about six times a page of 5,000 coins. */
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024;

export interface UpstreamOptions {
  /** The URL without the version: `https://api.example.com`. */
  readonly url: string;
  readonly key?: string | undefined;
  readonly vendorPrefix?: string | undefined;
  /** The timeout of a request in ms. */
  readonly timeout: number;
  /** The wait before the first retry in ms, as in the client. */
  readonly backOff?: number;
}

/** A record of a response, or the reason why the record breaks the contract. */
export interface Item {
  readonly value: unknown;
  readonly error?: string;
}

const calls: Readonly<Record<string, unknown>> = client;
const recordValidators: Readonly<Record<string, unknown>> = validators;

type Call = ((...given: unknown[]) => Promise<unknown>) & {
  readonly pages?: (...given: unknown[]) => AsyncIterable<unknown>;
};

/** A service that speaks the contract. Every record is checked by the strict validators. */
export class Upstream {
  readonly #client: client.Client;
  /** The currencies without a rate, by operation. */
  readonly #withoutRate = new Set<string>();
  /** The time of the last response by the upstream's clock, minus the time of this machine, in ms. */
  clockOffset = 0;

  constructor({ url, key, vendorPrefix, ...options }: UpstreamOptions) {
    const noteClock: client.Middleware = async (_context, next) => {
      const response = await next();
      const date = Date.parse(response.headers.get("Date") ?? "");
      if (!Number.isNaN(date)) this.clockOffset = date - Date.now();
      return response;
    };
    this.#client = client.createClient({
      baseUrl: url,
      ...(key === undefined ? {} : { apiKey: key }),
      fetch: fetchWithPrefix(new VendorPrefix(vendorPrefix)),
      maxResponseBytes: MAX_RESPONSE_BYTES,
      ...options,
      use: [limiter(), noteClock],
      warn: false,
    });
  }

  /** The credits of all requests so far. */
  get credits(): number {
    return this.#client.usage.total;
  }

  /**
   * Reads the pages of a request. Currencies without a rate are left out: the upstream rejects a list with such a currency.
   *
   * @throws {ContractError} for a response that breaks the contract as a whole.
   * @throws {MarketDataError} for any other failed request.
   */
  async *read(feed: Feed, parameters: Parameters, signal?: AbortSignal): AsyncGenerator<readonly Item[]> {
    if (!Array.isArray(parameters["convert_id"])) return yield* this.#readPages(feed, parameters, signal);
    const [dollar, ...all]: number[] = parameters["convert_id"];
    const others = all.filter((id) => !this.#withoutRate.has(`${feed.operation} ${id}`));
    if (others.length === 0) return;
    try {
      yield* this.#readPages(feed, { ...parameters, convert_id: [dollar, ...others] }, signal);
    } catch (error) {
      if (!(error instanceof client.BadRequestError)) throw error;
      if (others.length === 1) this.#withoutRate.add(`${feed.operation} ${others[0]}`);
      const half = Math.floor(others.length / 2);
      for (const part of [others.slice(0, half), others.slice(half)]) {
        yield* this.read(feed, { ...parameters, convert_id: [dollar, ...part] }, signal);
      }
    }
  }

  async *#readPages(
    feed: Feed,
    parameters: Parameters,
    signal?: AbortSignal,
  ): AsyncGenerator<readonly Item[]> {
    const call = calls[feed.operation] as Call;
    const { aux } = operations[feed.operation];
    const given = { ...(aux === undefined ? {} : { aux: Object.keys(aux.names) }), ...parameters };
    const pages = call.pages?.(this.#client, given, { signal }) ?? [
      await call(this.#client, given, { signal }),
    ];
    for await (const body of pages) yield checkBody(feed, body);
  }
}

/** Sends and reads the names of a vendor prefix. Nothing changes for the prefix of the contract. */
function fetchWithPrefix(prefix: VendorPrefix): typeof fetch {
  if (prefix.isNeutral) return fetch;
  return async (url, init) => {
    const { [keyHeader]: key, ...headers } = Object(init?.headers) as Record<string, string>;
    const response = await fetch(prefix.contract(String(url)), {
      ...init,
      headers: { ...headers, ...(key === undefined ? {} : { [prefix.keyHeader]: key }) },
    });
    const { status, body } = response;
    if (status < 200 || status === 204 || status === 304) return response;
    const renamed = new Headers(response.headers);
    const credits = renamed.get(prefix.creditHeader);
    if (credits !== null) renamed.set(creditHeader, credits);
    // The body is decompressed by now.
    renamed.delete("Content-Encoding");
    renamed.delete("Content-Length");
    return new Response(body, { status, headers: renamed });
  };
}

/** Checks a body: as a whole, and record by record if the whole breaks the contract. @throws {ContractError} */
export function checkBody(feed: Feed, body: unknown): readonly Item[] {
  const whole = findIssue(validators.results[feed.operation], body);
  const path = getPath(feed);
  const found = path.reduce<unknown>((value, name) => Object(value)[name], body);
  const values = toList(feed, found);
  if (whole === undefined) return values.map((value) => ({ value }));
  const empty = replaceAt(body, path, Array.isArray(found) ? [] : {});
  const envelope = values[0] === found ? whole : findIssue(validators.results[feed.operation], empty);
  if (envelope !== undefined) throw new ContractError(`${feed.operation}: ${envelope}`);
  const name = feed.record ?? operations[feed.operation].result.record;
  const record = recordValidators[name] as validators.Validator<unknown>;
  return values.map((value) => {
    const error = findIssue(record, value);
    return error === undefined ? { value } : { value, error };
  });
}

/** The property names from a body to its records. */
function getPath({ operation }: Feed): string[] {
  const { result, pagination } = operations[operation];
  const pointer = pagination?.items ?? (result.shape === "array" ? "" : "/data");
  return pointer.split("/").slice(1);
}

function toList({ operation }: Feed, found: unknown): readonly unknown[] {
  const { result } = operations[operation];
  if (Array.isArray(found)) return found;
  // The history of one coin is a single record. Without data, the response is an empty map.
  const isMap = result.shape === "map" && (result.unwrappedFor === undefined || !("id" in Object(found)));
  return isMap ? Object.values(Object(found)).flat() : [found];
}

function replaceAt(body: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  return name === undefined ? value : { ...Object(body), [name]: replaceAt(Object(body)[name], rest, value) };
}

function findIssue(validator: validators.Validator<unknown>, value: unknown): string | undefined {
  const [issue] = validators.strict(validator)["~standard"].validate(value).issues ?? [];
  return issue && `${issue.pointer || "the body"} ${issue.message}`;
}
