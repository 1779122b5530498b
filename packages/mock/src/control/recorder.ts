import { getSentKey, maskKeys, type RequestContext } from "@market-data/http/in-process";

/** A request that the mock received. Keys in it are masked. */
export interface RecordedRequest {
  /** The operation, by its id; absent where the path leads to none. */
  readonly operationId?: string;
  readonly method: string;
  /** As it was sent, percent-encoded. */
  readonly path: string;
  /** What followed the `?`, as it was sent. */
  readonly search: string;
  /** What was sent in query and path, as texts, preferences of the mock included. */
  readonly parameters: Readonly<Record<string, string>>;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** When it came, by the mock's clock, in Unix ms. */
  readonly receivedAt: number;
  /** The status of the response. Absent until there is one, and where the connection was reset. */
  readonly status?: number;
  /** How long the response, or the reset, took, in ms. */
  readonly duration?: number;
}

/** The limit of recorded requests of a session, in characters of JSON. */
const MAX_SIZE = 2_000_000;

/** The requests of a test, the newest last. Beyond a number or a size of them the oldest are forgotten. */
export class Recorder {
  /** The same array at all times. */
  readonly requests: RecordedRequest[] = [];
  readonly #max: number;
  /** The size of each request, in characters. */
  #sizes: number[] = [];
  #size = 0;
  /** Requests of a connection with the same headers share them. */
  readonly #headers = new WeakMap<RequestContext["request"]["headers"], RecordedRequest["headers"]>();

  constructor(max: number) {
    this.#max = max;
  }

  /**
   * Records a request, with keys masked wherever they stand in it.
   *
   * @param keyHeaders The headers that carry keys, in lower case.
   */
  record(
    context: RequestContext,
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
        : [[mask(name), keyHeaders.includes(name) ? HIDDEN : mask(String(value))] as const],
    );
    const result = Object.fromEntries(masked);
    this.#headers.set(headers, result);
    return result;
  }
}

/** In the place of a value that is a secret as a whole. */
export const HIDDEN = "***";

function mapTexts(
  texts: Readonly<Record<string, string>>,
  change: (text: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [change(name), change(text)]));
}

/** What is expected of the requests for an operation. */
export interface ExpectedRequests {
  /** Parameters that they were sent with, as texts or what becomes the same text; others do not matter. */
  readonly parameters?: Readonly<Record<string, string | number | boolean>>;
  /** How many there were; at least one where absent. */
  readonly times?: number;
}

/**
 * The requests for an operation.
 *
 * @throws {Error} where they are not as expected; the message lists those that came.
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
    `Expected ${expected} for ${operationId}${withParameters}, and there were ${found.length}. ` +
      (came.length === 0 ? "The mock received none." : `The mock received:\n${came.join("\n")}`),
  );
}

/** A request as one line: its method and URL. */
export function toLine({ method, path, search }: RecordedRequest): string {
  return `${method} ${path}${search === "" ? "" : `?${search}`}`;
}
