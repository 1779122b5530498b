import type { Limits } from "../contract/limits.ts";
import { matchesEtag } from "./etag.ts";

/** Names and values of headers in turn, as `writeHead` of `node:http` takes them. */
export type HeaderList = string[];

/** The names of the service's own headers, which a vendor prefix may change. */
export interface HeaderNames {
  /** The request header that carries the key. */
  readonly keyHeader: string;
  /** The response header that states the credits used. */
  readonly creditHeader: string;
}

export const JSON_TYPE = "application/json; charset=utf-8";

/** A response as data. @typeParam Body What a body may be besides a text. */
export interface HttpResponse<Body = never> {
  /** The HTTP status. */
  readonly status: number;
  /** Those that only this response has, `Content-Type` among them. */
  readonly headers: Readonly<HeaderList>;
  /** Absent for no body. */
  readonly body?: string | Body | undefined;
  /** What follows a shared body: at most 65,535 bytes. */
  readonly suffix?: string | undefined;
  /** The credits used; none where absent. */
  readonly credits?: number | undefined;
  /** The caller's limits after this response, where they are not as the request found them. */
  readonly limits?: Limits | undefined;
}

/** A response that the caller may cache, as data. */
export interface CacheableResponse<Body = never> extends Pick<HttpResponse<Body>, "body" | "suffix"> {
  readonly cacheControl: string;
  readonly etag: string;
  readonly type: string;
}

/**
 * A cacheable response, or, where the caller has it already, 304.
 *
 * @param ifNoneMatch The request's header of this name.
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
