import { rateLimitHeaders } from "../contract/limits.ts";
import type { RequestContext } from "../request/context.ts";
import { Cors, type CorsOptions } from "./cors.ts";
import type { HeaderList, HttpResponse } from "./response.ts";

export interface ResponseHeaderOptions extends CorsOptions {
  /** Request headers by which responses differ, besides those of every server. */
  readonly vary?: readonly string[];
}

/** Nobody takes a response for another type than it states: JSON with text of a request in it is never a page. */
export const NO_SNIFFING: Readonly<HeaderList> = ["X-Content-Type-Options", "nosniff"];

/** Makes the headers of a response: those that every response has, those of its route, its own. */
export type ComposeHeaders = (
  context: RequestContext,
  response: Pick<HttpResponse, "headers" | "credits" | "limits">,
) => HeaderList;

export function createHeaderComposer(options: ResponseHeaderOptions): ComposeHeaders {
  const { keyHeader, creditHeader } = options;
  const cors = new Cors(options);
  const origin = cors.varies ? ["Origin"] : [];
  const vary = [keyHeader, "Accept-Encoding", ...(options.vary ?? []), ...origin].join(", ");
  return (context, { headers, credits = 0, limits = context.limits }) => {
    const all = ["X-Request-Id", context.id, creditHeader, String(credits), "Vary", vary, ...NO_SNIFFING];
    if (limits !== undefined) append(all, rateLimitHeaders(limits, context.receivedAt));
    if (context.route !== undefined) append(all, context.route.headers);
    append(all, cors.headers(context.request.headers));
    append(all, headers);
    return all;
  };
}

/** For a few items, it takes less than `push` with a spread. */
function append(list: HeaderList, more: Readonly<HeaderList>): void {
  for (const item of more) list.push(item);
}
