import { mask } from "./errors.ts";
import { creditHeader } from "./generated/contract.ts";

/** One limit of the key's plan, with its usage. */
export interface Limit {
  /** Remaining requests of the minute, or credits of the day or month. */
  remaining?: number;
  /** Seconds until the limit is reset. */
  reset?: number;
  /** Requests or credits of the plan in one window. */
  limit?: number;
  /** The window's length in seconds. */
  window?: number;
}

/** The parsed headers of a response. Headers that are absent, or hidden by a browser, are undefined. */
export interface ResponseHeaders {
  /** Credits that the request used; 0 for a response from a cache. */
  creditCount: number;
  requestId: string | undefined;
  /** The limits by name: `minute` counts requests, `day` and `month` count credits. */
  rateLimit: Record<string, Limit>;
  /** The wait before another attempt in ms. */
  retryAfter: number | undefined;
  /** When the operation was deprecated. */
  deprecation: Date | undefined;
  /** The replacement of a deprecated or legacy operation, in the form of RFC 8288. */
  link: string | undefined;
}

/** Headers of a request. A header that is undefined is left out. */
export type HeadersOption = Readonly<Record<string, string | undefined>>;

/**
 * The headers of a request: those given, on top of the client's.
 * @throws TypeError for those that are invalid, without their values: errors of `Headers` contain them, and so the key.
 */
export function createHeaders(
  caller: string,
  given: HeadersOption | undefined,
  base?: Headers,
): Headers | undefined {
  const entries = Object.entries(given ?? {}).filter(([, value]) => value !== undefined);
  if (!entries.length) return base;
  try {
    const headers = new Headers(base);
    for (const [name, value] of entries) headers.set(name, value as string);
    return headers;
  } catch {
    throw new TypeError(`${caller}: a header is invalid`);
  }
}

/** What has headers: a response, or a received one, of which the key is masked. */
export interface HasHeaders {
  readonly headers: Headers;
  readonly key?: string | undefined;
}

export function getHeader({ headers, key }: HasHeaders, name: string): string | undefined {
  const value = headers.get(name);
  return value === null ? undefined : mask(value, key);
}

/** The credits that a request used: of the header, otherwise of the `status` in the body. */
export function readCreditCount(received: HasHeaders & { readonly text: string }): number {
  const stated = received.headers.get(creditHeader) ?? /"credit_count":\s*(\d+)/.exec(received.text)?.[1];
  return /^\d+$/.test(stated ?? "") ? Number(stated) : 0;
}

/**
 * Parses `Retry-After`, whole seconds or a date, to ms from now; undefined where it is absent or invalid, or the date is
 * past.
 */
export function parseRetryAfter(response: HasHeaders): number | undefined {
  const text = getHeader(response, "Retry-After") ?? "";
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // `Date.parse` also reads numbers, such as "1.5". Only dates have a time.
  const wait = /:/.test(text) ? Date.parse(text) - Date.now() : 0;
  return wait > 0 ? wait : undefined;
}

const limitFields: Record<string, keyof Limit> = { r: "remaining", t: "reset", q: "limit", w: "window" };

/** Parses `RateLimit: "minute";r=29;t=30` and `RateLimit-Policy: "minute";q=30;w=60`, one record for each limit. */
export function parseRateLimit(response: HasHeaders): Record<string, Limit> {
  // The names come from outside: without a prototype, none of them can be an inherited property.
  const limits: Record<string, Limit> = Object.create(null);
  const text = ["RateLimit", "RateLimit-Policy"].map((name) => getHeader(response, name)).join();
  let limit: Limit = {};
  for (const [, name, key, value] of text.matchAll(/"(\w+)"|;\s*([rtqw])=(\d+)/g)) {
    if (name) limit = limits[name] ??= {};
    else limit[limitFields[key as string] as keyof Limit] = Number(value);
  }
  return limits;
}

export function readHeaders(response: HasHeaders & { readonly text: string }): ResponseHeaders {
  const deprecation = getHeader(response, "Deprecation")?.match(/^@(\d+)/)?.[1];
  return {
    creditCount: readCreditCount(response),
    requestId: getHeader(response, "X-Request-Id"),
    rateLimit: parseRateLimit(response),
    retryAfter: parseRetryAfter(response),
    deprecation: deprecation ? new Date(Number(deprecation) * 1000) : undefined,
    link: getHeader(response, "Link"),
  };
}
