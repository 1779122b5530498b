import type { IncomingMessage } from "node:http";
import type { Limits } from "../contract/limits.ts";
import { HttpError } from "../errors.ts";
import type { OutgoingResponse } from "../response/outgoing-response.ts";
import { getSentKey } from "./mask-keys.ts";
import { chooseRequestId, createRequestId } from "./request-id.ts";
import type { RouteFacts } from "./route.ts";

/** The longest URL that is taken, in bytes. */
export const MAX_URL_BYTES = 8192;
/** The longest headers that are taken, the request line included, in bytes. */
export const MAX_HEADER_BYTES = MAX_URL_BYTES + 16_384;

/** What is known of a request, however it came; servers know more of theirs, in fields that are optional. */
export interface RequestContext {
  readonly request: Pick<IncomingMessage, "headers" | "url">;
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

/** A request as it was received. */
export type ReceivedRequest = Pick<
  IncomingMessage,
  "headers" | "rawHeaders" | "url" | "method" | "httpVersion" | "socket"
>;

/** A request that came over the network. */
export interface NetworkContext extends RequestContext {
  readonly request: ReceivedRequest;
  /** Handlers return theirs as data, and write nothing here. */
  readonly response: OutgoingResponse;
}

/** What a server knows of all its requests. */
export interface ContextOptions {
  readonly keyHeader: string;
  /** The time now, in Unix ms. @param headers Of the request that asks, where there is one. */
  readonly now: (headers?: IncomingMessage["headers"]) => number;
}

/** What is known of a request when it arrives. @param address The caller's network address. */
export function createContext<Request extends Pick<IncomingMessage, "headers" | "url" | "method">>(
  request: Request,
  address: string,
  { keyHeader, now }: ContextOptions,
): RequestContext & { readonly request: Request } {
  const { headers, method = "GET", url = "/" } = request;
  const { path, search } = splitUrl(url);
  const sentId = headers["x-request-id"];
  return {
    request,
    id: sentId === undefined ? createRequestId() : chooseRequestId(sentId, getSentKey(headers, keyHeader)),
    method,
    path,
    search,
    address,
    receivedAt: now(headers),
    receivedTicks: performance.now(),
    params: NO_PARAMS,
  };
}

/** @throws {HttpError} for a request that no server serves, whatever it is about. */
export function checkRequest({ request }: NetworkContext): void {
  if ((request.url ?? "").length > MAX_URL_BYTES) {
    throw new HttpError("urlTooLong", `The URL is longer than ${MAX_URL_BYTES} bytes`);
  }
  const hosts = countHosts(request.rawHeaders);
  if (hosts > 1) throw new HttpError("badRequest", 'More than one header "Host"');
  if (hosts === 0 && request.httpVersion === "1.1") {
    throw new HttpError("badRequest", 'Missing header "Host"');
  }
}

/** Of several, `request.headers` has only the first, and a proxy may have gone by another (RFC 9112, 3.2). */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count;
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
