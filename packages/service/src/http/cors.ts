import type { IncomingHttpHeaders } from "node:http";
import type { HeaderList } from "@market-data/openapi/http";
import { ALLOWED_METHODS } from "./methods.ts";
import type { Token } from "./token.ts";

/** The web origins whose pages may call: all of them, or those of a list such as `https://example.com`. */
export type Origins = "*" | readonly string[];

const DAY_SECONDS = "86400";

/** Cross-origin rules (https://fetch.spec.whatwg.org). A key is no cookie, so credentials play no part. */
export class Cors {
  /** Whether answers differ by origin, so that caches must know. */
  readonly varies: boolean;
  readonly #origins: Origins;
  readonly #exposed: string;
  readonly #allowed: string;

  constructor(origins: Origins, { keyHeader, creditHeader }: Token) {
    this.#origins = origins;
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
    ].join(", ");
    this.#allowed = [keyHeader, "Accept", "If-None-Match", "X-Request-Id"].join(", ");
  }

  /** Headers of an answer to a page of the request's origin; none where the origin may not call. */
  headers({ origin }: IncomingHttpHeaders): HeaderList {
    const allowed = this.#allowedOrigin(origin);
    if (allowed === undefined) return [];
    return ["Access-Control-Allow-Origin", allowed, "Access-Control-Expose-Headers", this.#exposed];
  }

  /** What the answer to a preflight request has beside these. */
  preflight({ origin }: IncomingHttpHeaders): HeaderList {
    if (this.#allowedOrigin(origin) === undefined) return [];
    return [
      "Access-Control-Allow-Methods",
      ALLOWED_METHODS,
      "Access-Control-Allow-Headers",
      this.#allowed,
      "Access-Control-Max-Age",
      DAY_SECONDS,
    ];
  }

  #allowedOrigin(origin: string | undefined): string | undefined {
    if (origin === undefined) return undefined;
    if (this.#origins === "*") return "*";
    return this.#origins.includes(origin) ? origin : undefined;
  }
}
