import type { IncomingHttpHeaders } from "node:http";
import { creditHeader, keyHeader } from "@market-data/openapi";

export const ALLOWED_METHODS = "GET, HEAD, OPTIONS";

const EXPOSED = [
  creditHeader,
  "RateLimit",
  "RateLimit-Policy",
  "Retry-After",
  "X-Request-Id",
  "ETag",
  "Deprecation",
  "Sunset",
  "Link",
  "sl-violations",
].join(", ");

/** The service's, and what only the mock understands. */
const ALLOWED_HEADERS = [keyHeader, "Accept", "If-None-Match", "X-Request-Id", "Prefer"].join(", ");

type HeaderMap = Record<string, string>;

/** Headers that let a page of any origin read the answer. */
export function corsHeaders({ origin }: IncomingHttpHeaders): HeaderMap {
  return origin === undefined
    ? {}
    : { "Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": EXPOSED };
}

/** What the answer to a preflight request has beside these. */
export function preflightHeaders({ origin }: IncomingHttpHeaders): HeaderMap {
  if (origin === undefined) return {};
  return {
    "Access-Control-Allow-Methods": ALLOWED_METHODS,
    "Access-Control-Allow-Headers": ALLOWED_HEADERS,
    // Not kept for long: one address serves now this project's mock, now another's.
    "Access-Control-Max-Age": "60",
  };
}
