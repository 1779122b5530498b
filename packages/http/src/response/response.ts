import type { Limits } from "../contract/limits.ts";
import { matchesEtag } from "./etag.ts";

/** Alternating names and values of headers, as for `writeHead` of `node:http`. */
export type HeaderList = string[];

/** The names of headers with a vendor prefix. */
export interface HeaderNames {
  /** The request header that carries the key. */
  readonly keyHeader: string;
  /** The response header that states the credits used. */
  readonly creditHeader: string;
}

/** The `Content-Type` of JSON. */
export const JSON_TYPE = "application/json; charset=utf-8";

/** A response as data. @typeParam Body The body types in addition to string. */
export interface HttpResponse<Body = never> {
  /** The HTTP status. */
  readonly status: number;
  /** Headers of this response only, including `Content-Type`. */
  readonly headers: Readonly<HeaderList>;
  /** Undefined for no body. */
  readonly body?: string | Body | undefined;
  /** The suffix of a shared body, at most 65,535 bytes. */
  readonly suffix?: string | undefined;
  /** The used credits. Default: 0. */
  readonly credits?: number | undefined;
  /** The limits after this response. Default: the limits of the request state. */
  readonly limits?: Limits | undefined;
}

/** A cacheable response, as data. */
export interface CacheableResponse<Body = never> extends Pick<HttpResponse<Body>, "body" | "suffix"> {
  readonly cacheControl: string;
  readonly etag: string;
  readonly type: string;
}

/**
 * Returns a cacheable response, or 304 if the ETag matches.
 *
 * @param ifNoneMatch The header `If-None-Match` of the request.
 */
export function toConditionalResponse<Body>(
  { cacheControl, etag, type, body, suffix }: CacheableResponse<Body>,
  ifNoneMatch: string | undefined,
): HttpResponse<Body> {
  const headers = ["Cache-Control", cacheControl, "ETag", etag];
  if (matchesEtag(ifNoneMatch, etag)) return { status: 304, headers };
  headers.push("Content-Type", type);
  return { status: 200, headers, body, suffix };
}
