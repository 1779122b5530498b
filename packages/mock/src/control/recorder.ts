import { getSentKey, maskKeys, type RequestContext } from "@market-data/http/in-process";

/** A received request with masked keys. */
export interface RecordedRequest {
  /** The operationId. Absent for an unknown path. */
  readonly operationId?: string;
  readonly method: string;
  /** The path as sent, percent-encoded. */
  readonly path: string;
  /** The query as sent, without `?`. */
  readonly search: string;
  /** The query and path parameters as text, including preferences of the mock. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The headers by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The arrival time on the mock's clock, in Unix ms. */
  readonly receivedAt: number;
  /** The response status. Absent before the response and after a connection reset. */
  readonly status?: number;
  /** The time from the request to the response or connection reset, in ms. */
  readonly duration?: number;
}

/** The maximum size of all recorded requests of a session, in characters of JSON. */
const MAX_SIZE = 2_000_000;

/** Records requests, oldest first. Drops the oldest requests beyond a maximum number or size. */
export class Recorder {
  /** Always the same array. */
  readonly requests: RecordedRequest[] = [];
  readonly #max: number;
  /** The sizes of the requests in characters. */
  #sizes: number[] = [];
  #size = 0;
  /** Masked headers by header object, shared between requests. */
  readonly #headers = new WeakMap<RequestContext["request"]["headers"], RecordedRequest["headers"]>();

  constructor(max: number) {
    this.#max = max;
  }

  /**
   * Records a request with masked keys.
   *
   * @param keyHeaders The lower-case names of the headers with keys.
   */
  record(
    context: RequestContext & { readonly params: Readonly<Record<string, string>> },
    operationId: string | undefined,
    keyHeaders: readonly string[],
  ): RecordedRequest {
    const { method, path, search, params, receivedAt, request } = context;
    const sentKey = getSentKey(request, ...keyHeaders);
    const mask = (text: string) => maskKeys(text, sentKey);
    const parameters = { ...params, ...Object.fromEntries(new URLSearchParams(search)) };
    const line = `${method} ${path}?${search}`;
    const isClean = mask(line) === line;
    const record: RecordedRequest = {
      ...(operationId !== undefined && { operationId }),
      method: isClean ? method : mask(method),
      path: isClean ? path : mask(path),
      search: isClean ? search : mask(search),
      parameters: isClean ? parameters : mapTexts(parameters, mask),
      headers: this.#maskHeaders(request.headers, keyHeaders, mask),
      receivedAt,
    };
    if (this.#max > 0) this.#add(record);
    return record;
  }

  #add(record: RecordedRequest): void {
    const size = JSON.stringify(record).length;
    this.requests.push(record);
    this.#sizes.push(size);
    this.#size += size;
    while (this.requests.length > this.#max || (this.#size > MAX_SIZE && this.requests.length > 1)) {
      this.requests.shift();
      this.#size -= this.#sizes.shift() ?? 0;
    }
  }

  clear(): void {
    this.requests.length = 0;
    this.#sizes = [];
    this.#size = 0;
  }

  #maskHeaders(
    headers: RequestContext["request"]["headers"],
    keyHeaders: readonly string[],
    mask: (text: string) => string,
  ): RecordedRequest["headers"] {
    const known = this.#headers.get(headers);
    if (known !== undefined) return known;
    const masked = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined
        ? []
        : [[mask(name), keyHeaders.includes(name) ? MASK : mask(String(value))] as const],
    );
    const result = Object.fromEntries(masked);
    this.#headers.set(headers, result);
    return result;
  }
}

/** Replaces a completely masked value. */
export const MASK = "***";

function mapTexts(
  texts: Readonly<Record<string, string>>,
  change: (text: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [change(name), change(text)]));
}

/** Expectations about the requests of an operation. */
export interface ExpectedRequests {
  /** Expected parameters, compared as text. Additional parameters are allowed. */
  readonly parameters?: Readonly<Record<string, string | number | boolean>>;
  /** The expected number of requests. Default: at least one. */
  readonly times?: number;
}

/**
 * Finds the requests of an operation.
 *
 * @throws {Error} if the requests do not match the expectations. The message lists all received requests.
 */
export function findRequested(
  requests: readonly RecordedRequest[],
  operationId: string,
  { parameters = {}, times }: ExpectedRequests = {},
): RecordedRequest[] {
  const wanted = Object.entries(parameters).map(([name, value]) => [name, String(value)] as const);
  const found = requests.filter(
    (request) =>
      request.operationId === operationId &&
      wanted.every(([name, value]) => request.parameters[name] === value),
  );
  if (times === undefined ? found.length > 0 : found.length === times) return found;
  const withParameters = wanted.length === 0 ? "" : ` with ${wanted.map((pair) => pair.join("=")).join("&")}`;
  const expected = times === undefined ? "at least one request" : `${times} requests`;
  const came = requests.map((request) => `  ${toLine(request)}`);
  throw new Error(
    `Expected ${expected} for ${operationId}${withParameters}, but found ${found.length}. ` +
      (came.length === 0 ? "The mock received no requests." : `The mock received:\n${came.join("\n")}`),
  );
}

/** Formats a request as a line with method and URL. */
export function toLine({ method, path, search }: RecordedRequest): string {
  return `${method} ${path}${search === "" ? "" : `?${search}`}`;
}
