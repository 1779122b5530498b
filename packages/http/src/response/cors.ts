import type { RequestContext } from "../request/context.ts";
import { getSentKey, maskKeys } from "../request/mask-keys.ts";
import type { RequestHeaders } from "../request/request-headers.ts";
import { ALLOWED_METHODS } from "../request/route.ts";
import type { HeaderList, HeaderNames } from "./response.ts";

/** The web origins whose pages may call: all of them, or those of a list such as `https://example.com`. */
export type Origins = "*" | readonly string[];

/** How pages of other origins may call. */
export interface CorsOptions extends HeaderNames {
  readonly origins: Origins;
  /** Request headers that pages may send (`*`: any), and response headers that they may read, besides those of every server. */
  readonly allowedHeaders?: readonly string[] | "*";
  readonly exposedHeaders?: readonly string[];
  /** How long a browser may cache the response to a preflight request, in seconds. A day where absent. */
  readonly maxAge?: number;
}

const DAY_SECONDS = 86_400;

/** Cross-origin rules (https://fetch.spec.whatwg.org). A key is not a cookie, so credentials play no part. */
export class Cors {
  /** Whether responses differ by origin, so that caches must know. */
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
    this.#allowedHeaders = [keyHeader, "Accept", "If-None-Match", "X-Request-Id", ...named].join(", ");
    this.#preflight = [
      "Access-Control-Allow-Methods",
      ALLOWED_METHODS,
      "Access-Control-Max-Age",
      String(options.maxAge ?? DAY_SECONDS),
    ];
  }

  /** Headers of a response to a page of the request's origin; none where the origin may not call. */
  headers({ origin }: RequestHeaders): HeaderList {
    const allowed = this.#allowedOrigin(origin);
    if (allowed === undefined) return [];
    return ["Access-Control-Allow-Origin", allowed, "Access-Control-Expose-Headers", this.#exposed];
  }

  /** What the response to a preflight request has in addition. */
  preflightHeaders(request: RequestContext["request"]): Readonly<HeaderList> {
    const { headers } = request;
    if (this.#allowedOrigin(headers.origin) === undefined) return [];
    // `*` would leave out `Authorization`.
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
