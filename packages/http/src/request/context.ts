import type { Limits } from "../contract/limits.ts";
import { getSentKey } from "./mask-keys.ts";
import type { RequestHeaders } from "./request-headers.ts";
import { chooseRequestId, createRequestId } from "./request-id.ts";
import type { RouteFacts } from "./route.ts";

/** The longest URL that is taken, in bytes. */
export const MAX_URL_BYTES = 8192;

/** What is known of a request, however it came; servers know more of theirs, in fields that are optional. */
export interface RequestContext {
  readonly request: { readonly headers: RequestHeaders; readonly url?: string | undefined };
  readonly id: string;
  readonly method: string;
  /** The URL's path, percent-encoded as it was sent. */
  readonly path: string;
  /** What follows the `?` of the URL. */
  readonly search: string;
  /** The caller's network address. */
  readonly address: string;
  /** When it arrived, in Unix ms. */
  readonly receivedAt: number;
  /** The same on a clock that never steps back, in ms. */
  readonly receivedTicks: number;
  /** Where it leads; absent as long as that is not known. */
  readonly route?: RouteFacts;
  /** The values of the path's parameters. */
  readonly params: Readonly<Record<string, string>>;
  /** The caller's limits, which responses report. */
  readonly limits?: Limits;
}

/** What a server knows of all its requests. */
export interface ContextOptions {
  readonly keyHeader: string;
  /** Returns the time in Unix ms. @param headers The headers of the request, if one is being served. */
  readonly now: (headers?: RequestHeaders) => number;
}

/** What is known of a request when it arrives. @param address The caller's network address. */
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
    params: NO_PARAMS,
  };
}

const NO_PARAMS: RequestContext["params"] = {};
const SCHEME_AND_HOST = /^https?:\/\/[^/?#]*/;

/** The path of a URL, which may name scheme and host (RFC 9112, 3.2.2), and what follows its `?`. */
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
