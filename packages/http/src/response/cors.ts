import type { RequestContext } from "../request/context.ts";
import { getSentKey, maskKeys } from "../request/mask-keys.ts";
import type { RequestHeaders } from "../request/request-headers.ts";
import type { HeaderList, HeaderNames } from "./response.ts";

/** The methods of most paths, for `Allow` and preflight responses. */
export const ALLOWED_METHODS = "GET, HEAD, OPTIONS";

/** Allowed web origins: all, or a list such as `https://example.com`. */
export type Origins = "*" | readonly string[];

/** Rules for cross-origin requests. */
export interface CorsOptions extends HeaderNames {
  readonly origins: Origins;
  /** Additional request headers that pages may send; `*` for any. */
  readonly allowedHeaders?: readonly string[] | "*";
  /** Additional response headers that pages may read. */
  readonly exposedHeaders?: readonly string[];
  /** How long a browser may cache a preflight response, in seconds. Default: one day. */
  readonly maxAge?: number;
}

const DAY_SECONDS = 86_400;

/** Cross-origin rules (https://fetch.spec.whatwg.org). Keys are not cookies, so credentials are not allowed. */
export class Cors {
  /** Whether responses vary by `Origin`. */
  readonly varies: boolean;
  readonly #origins: Origins;
  readonly #keyHeader: string;
  readonly #exposed: string;
  readonly #allowsAnyHeader: boolean;
  readonly #allowedHeaders: string;
  readonly #preflight: HeaderList;

  constructor(options: CorsOptions) {
    const { origins, keyHeader, creditHeader, allowedHeaders = [], exposedHeaders = [] } = options;
    this.#origins = origins;
    this.#keyHeader = keyHeader;
    this.varies = origins !== "*" && origins.length > 0;
    this.#exposed = [
      creditHeader,
      "RateLimit",
      "RateLimit-Policy",
      "Retry-After",
      "X-Request-Id",
      "ETag",
      "Deprecation",
      "Sunset",
      "Link",
      ...exposedHeaders,
    ].join(", ");
    this.#allowsAnyHeader = allowedHeaders === "*";
    const named = allowedHeaders === "*" ? [] : allowedHeaders;
    this.#allowedHeaders = [
      keyHeader,
      "Accept",
      "If-None-Match",
      "Last-Event-ID",
      "X-Request-Id",
      ...named,
    ].join(", ");
    this.#preflight = [
      "Access-Control-Allow-Methods",
      ALLOWED_METHODS,
      "Access-Control-Max-Age",
      String(options.maxAge ?? DAY_SECONDS),
    ];
  }

  /** Returns the CORS headers of a response; an empty list for an origin that is not allowed. */
  headers({ origin }: RequestHeaders): HeaderList {
    const allowed = this.#allowedOrigin(origin);
    if (allowed === undefined) return [];
    return ["Access-Control-Allow-Origin", allowed, "Access-Control-Expose-Headers", this.#exposed];
  }

  /** Returns the additional headers of a preflight response. */
  preflightHeaders(request: RequestContext["request"]): Readonly<HeaderList> {
    const { headers } = request;
    if (this.#allowedOrigin(headers.origin) === undefined) return [];
    // `*` does not include `Authorization`.
    const asked = this.#allowsAnyHeader ? headers["access-control-request-headers"] : undefined;
    const allowed =
      asked === undefined ? this.#allowedHeaders : maskKeys(asked, getSentKey(request, this.#keyHeader));
    return [...this.#preflight, "Access-Control-Allow-Headers", allowed];
  }

  #allowedOrigin(origin: string | undefined): string | undefined {
    if (origin === undefined) return undefined;
    if (this.#origins === "*") return "*";
    return this.#origins.includes(origin) ? origin : undefined;
  }
}
