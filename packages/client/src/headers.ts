import { creditHeader } from "./generated/contract.ts";
import { mask } from "./mask.ts";

/** A limit of the key's plan and its current usage. */
export interface Limit {
  /** Remaining requests (minute) or credits (day, month) in the window. */
  remaining?: number;
  /** Seconds until the window resets. */
  reset?: number;
  /** Maximum requests or credits in one window. */
  limit?: number;
  /** The length of the window in seconds. */
  window?: number;
}

/** The parsed headers of a response. Headers are undefined if absent or hidden by a browser. */
export interface ResponseHeaders {
  /** The credits charged for the request; 0 for a cached response. */
  creditCount: number;
  requestId: string | undefined;
  /** The limits by name: `minute` counts requests, `day` and `month` count credits. */
  rateLimit: Record<string, Limit>;
  /** The wait before the next attempt in ms. */
  retryAfter: number | undefined;
  /** The date of the operation's deprecation. */
  deprecation: Date | undefined;
  /** The replacement of a deprecated or legacy operation, in RFC 8288 syntax. */
  link: string | undefined;
}

/** Request headers. Undefined headers are not sent. */
export type HeadersOption = Readonly<Record<string, string | undefined>>;

/**
 * Merges request headers into the client's headers.
 * @throws TypeError for an invalid header. The message omits the value, because an error of `Headers` would contain a key.
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

/** A `Response`, or a `Received` response with a key to mask. */
export interface HasHeaders {
  readonly headers: Headers;
  readonly key?: string | undefined;
}

export function getHeader({ headers, key }: HasHeaders, name: string): string | undefined {
  const value = headers.get(name);
  return value === null ? undefined : mask(value, key);
}

/** Reads the charged credits from the header, or from `status.credit_count` in the body. */
export function readCreditCount(received: HasHeaders & { readonly text: string }): number {
  const stated = received.headers.get(creditHeader) ?? /"credit_count":\s*(\d+)/.exec(received.text)?.[1];
  return /^\d+$/.test(stated ?? "") ? Number(stated) : 0;
}

/**
 * Parses `Retry-After` (whole seconds or a date) to ms from now. Returns undefined for an absent or invalid value and
 * for a past date.
 */
export function parseRetryAfter(response: HasHeaders): number | undefined {
  const text = getHeader(response, "Retry-After") ?? "";
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // Requires a colon, because `Date.parse` also accepts numbers, such as "1.5".
  const wait = /:/.test(text) ? Date.parse(text) - Date.now() : 0;
  return wait > 0 ? wait : undefined;
}

const limitFields: Record<string, keyof Limit> = { r: "remaining", t: "reset", q: "limit", w: "window" };

/** Parses `RateLimit: "minute";r=29;t=30` and `RateLimit-Policy: "minute";q=30;w=60` to one record per limit. */
export function parseRateLimit(response: HasHeaders): Record<string, Limit> {
  // No prototype: a limit in the response may be named like an inherited property.
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
