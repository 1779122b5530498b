import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { MAX_URL_BYTES } from "../request/context.ts";
import { type RawError, rawResponse } from "./raw-response.ts";

/** An error of a connection, as Node reports it. */
export interface ClientError extends Error {
  readonly code?: string;
  /** The bytes, a buffer, that could not be parsed. */
  readonly rawPacket?: unknown;
}

/** Bytes that did not become a request, as logs and metrics report them. */
export interface MalformedRequest extends Pick<RawError, "name" | "message"> {
  /** The `X-Request-Id` of the response. */
  readonly id: string;
  /** The address of the connection: headers, which name another one, could not be read. */
  readonly address: string;
}

/** What went wrong before there was a request, in the contract's terms. */
function describe({ code, rawPacket }: ClientError): RawError {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") {
    return { name: "requestTimeout", message: "The request was not sent completely in time" };
  }
  if (code !== "HPE_HEADER_OVERFLOW") {
    return { name: "badRequest", message: "This is not a valid HTTP request" };
  }
  return isLongLine(rawPacket)
    ? { name: "urlTooLong", message: `The URL is longer than ${MAX_URL_BYTES} bytes` }
    : { name: "headersTooLarge", message: "The headers of the request are too large" };
}

/** Whether a packet begins with a request line whose URL is too long. */
function isLongLine(packet: unknown): boolean {
  if (!Buffer.isBuffer(packet) || !/^[A-Z]+ /.test(packet.toString("latin1", 0, 16))) return false;
  const end = packet.indexOf("\r\n");
  return (end === -1 ? packet.length : end) > MAX_URL_BYTES;
}

/** Responds to a connection whose bytes never became a request, and ends it. Returns what was responded, if anything was. */
export function handleClientError(
  error: ClientError,
  socket: Duplex,
  now: number,
): MalformedRequest | undefined {
  if (error.code === "ECONNRESET") {
    socket.destroy(error);
    return undefined;
  }
  return endWithError(socket, describe(error), now);
}

/** Sends an error under a new id where it can be sent, and ends the connection. Returns what was sent, if anything was. */
export function endWithError(socket: Duplex, error: RawError, now: number): MalformedRequest | undefined {
  // As in Node's own handler: nothing may be written into the middle of a response; nor after one that was the last.
  const { _httpMessage: current } = socket as { _httpMessage?: ServerResponse };
  const isUnsafe = current?.headersSent && !(current.writableEnded && current.shouldKeepAlive);
  if (!socket.writable || isUnsafe) {
    socket.destroy();
    return undefined;
  }
  const { name, message, headers = [] } = error;
  const id = randomUUID();
  const { remoteAddress: address = "" } = socket as { remoteAddress?: string };
  socket.end(rawResponse({ name, message, headers: ["X-Request-Id", id, ...headers] }, now), () =>
    socket.destroy(),
  );
  return { id, name, message, address };
}
