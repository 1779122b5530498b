import type { IncomingMessage } from "node:http";
import { HttpError } from "../errors.ts";
import type { OutgoingResponse } from "../response/outgoing-response.ts";
import { MAX_URL_BYTES, type RequestContext } from "./context.ts";

/** The maximum length of the headers including the request line, in bytes. */
export const MAX_HEADER_BYTES = MAX_URL_BYTES + 16_384;

/** A request as received by Node. */
export type ReceivedRequest = IncomingMessage;

/** A request from the network, before routing. */
export interface NetworkContext extends RequestContext {
  readonly request: ReceivedRequest;
  /** Handlers return a response as data and do not write to this object. */
  readonly response: OutgoingResponse;
}

const SERVED_VERSIONS = new Set(["1.0", "1.1"]);

/** The error for an unsupported HTTP version. */
export const VERSION_NOT_SUPPORTED = {
  name: "versionNotSupported",
  message: "The HTTP version is not supported; use HTTP/1.1",
} as const;

/** Checks a request. @throws {HttpError} for an unsupported HTTP version, a long URL, or a missing or repeated `Host`. */
export function checkRequest({ request }: NetworkContext): void {
  if (!isServedVersion(request)) {
    const { name, message } = VERSION_NOT_SUPPORTED;
    throw new HttpError(name, message);
  }
  if ((request.url ?? "").length > MAX_URL_BYTES) {
    throw new HttpError("urlTooLong", `The URL is longer than ${MAX_URL_BYTES} bytes`);
  }
  const hosts = countHosts(request.rawHeaders);
  if (hosts > 1) throw new HttpError("badRequest", 'More than one header "Host"');
  if (hosts === 0 && request.httpVersion === "1.1") {
    throw new HttpError("badRequest", 'Missing header "Host"');
  }
}

export function isServedVersion({ httpVersion }: ReceivedRequest): boolean {
  return SERVED_VERSIONS.has(httpVersion);
}

/**
 * Counts the `Host` headers. `request.headers` has only the first, and a proxy may have used another one (RFC 9112,
 * 3.2).
 */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count;
}
