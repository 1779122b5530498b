import type { IncomingMessage } from "node:http";
import { HttpError } from "../errors.ts";
import type { OutgoingResponse } from "../response/outgoing-response.ts";
import { MAX_URL_BYTES, type RequestContext } from "./context.ts";

/** The longest headers that are taken, the request line included, in bytes. */
export const MAX_HEADER_BYTES = MAX_URL_BYTES + 16_384;

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

/** @throws {HttpError} for a URL that is too long, or a missing or repeated `Host`. */
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
