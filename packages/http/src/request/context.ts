import { getSentKey } from "./mask-keys.ts";
import type { RequestHeaders } from "./request-headers.ts";
import { chooseRequestId, createRequestId } from "./request-id.ts";

/** The maximum length of a URL in bytes. */
export const MAX_URL_BYTES = 8192;

/** A request before routing. */
export interface RequestContext {
  readonly request: { readonly headers: RequestHeaders; readonly url?: string | undefined };
  readonly id: string;
  readonly method: string;
  /** The path of the URL, percent-encoded as received. */
  readonly path: string;
  /** The query without `?`. */
  readonly search: string;
  /** The network address of the caller. */
  readonly address: string;
  /** The time of arrival, in Unix ms. */
  readonly receivedAt: number;
  /** The time of arrival by `performance.now()`, in ms. */
  readonly receivedTicks: number;
}

/** Settings of a server for request contexts. */
export interface ContextOptions {
  readonly keyHeader: string;
  /** Returns the time in Unix ms. @param headers The headers of the request, if one is being served. */
  readonly now: (headers?: RequestHeaders) => number;
}

/**
 * Creates the context of an HTTP request: its id, method, path, query text and time of arrival.
 *
 * @param address The caller's network address.
 */
export function createContext<
  Request extends RequestContext["request"] & { readonly method?: string | undefined },
>(
  request: Request,
  address: string,
  { keyHeader, now }: ContextOptions,
): RequestContext & { readonly request: Request } {
  const { headers, method = "GET", url = "/" } = request;
  const { path, search } = splitUrl(url);
  const sentId = headers["x-request-id"];
  return {
    request,
    id: sentId === undefined ? createRequestId() : chooseRequestId(sentId, getSentKey(request, keyHeader)),
    method,
    path,
    search,
    address,
    receivedAt: now(headers),
    receivedTicks: performance.now(),
  };
}

const SCHEME_AND_HOST = /^https?:\/\/[^/?#]*/;

/** Splits a URL into path and query. The URL may contain scheme and host (RFC 9112, 3.2.2). */
function splitUrl(url: string): Pick<RequestContext, "path" | "search"> {
  const target = url.startsWith("/") ? url : url.replace(SCHEME_AND_HOST, "");
  const question = target.indexOf("?");
  const fragment = target.indexOf("#");
  const end = question === -1 ? fragment : fragment === -1 ? question : Math.min(question, fragment);
  return {
    path: (end === -1 ? target : target.slice(0, end)) || "/",
    search: question === -1 ? "" : target.slice(question + 1),
  };
}
