import type { RequestContext } from "../request/context.ts";
import type { RequestState, Routed, RouteInfo } from "../request/route.ts";
import { Cors, type CorsOptions } from "./cors.ts";
import { rateLimitHeaders } from "./rate-limit-headers.ts";
import type { HeaderList, HttpResponse } from "./response.ts";

/** Options of the headers that all responses share. */
export interface ResponseHeaderOptions extends CorsOptions {
  /** Additional request headers for `Vary`. */
  readonly vary?: readonly string[];
}

/** Prevents MIME sniffing: JSON that contains text of a request must not be rendered as a page. */
export const NO_SNIFFING: Readonly<HeaderList> = ["X-Content-Type-Options", "nosniff"];

/** Composes the headers of a response: common headers, headers of the route, headers of the response. */
export type ComposeHeaders = (
  context: RequestContext & Routed<RouteInfo, RequestState>,
  response: Pick<HttpResponse, "headers" | "credits" | "limits">,
) => HeaderList;

/**
 * Creates a function that composes headers: common headers, limits, headers of the route, CORS, then headers of the
 * response.
 */
export function createHeaderComposer(options: ResponseHeaderOptions): ComposeHeaders {
  const { keyHeader, creditHeader } = options;
  const cors = new Cors(options);
  const origin = cors.varies ? ["Origin"] : [];
  const vary = [keyHeader, "Accept-Encoding", ...(options.vary ?? []), ...origin].join(", ");
  return ({ id, route, state, request, receivedAt }, { headers, credits = 0, limits = state.limits }) => {
    const all = ["X-Request-Id", id, creditHeader, String(credits), "Vary", vary, ...NO_SNIFFING];
    if (limits !== undefined) append(all, rateLimitHeaders(limits, receivedAt));
    append(all, route.headers);
    append(all, cors.headers(request.headers));
    append(all, headers);
    return all;
  };
}

/** Appends items. Faster than `push` with a spread for a few items. */
function append(list: HeaderList, more: Readonly<HeaderList>): void {
  for (const item of more) list.push(item);
}
