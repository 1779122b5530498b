import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { errorBody } from "../contract/status.ts";
import { type ErrorName, getErrorCode } from "../errors.ts";
import { MAX_URL_BYTES } from "../request/context.ts";
import { JSON_TYPE } from "../response/response.ts";

/** An error of a connection, as Node reports it. */
export interface ClientError extends Error {
  readonly code?: string;
  /** The bytes, a buffer, that could not be parsed. */
  readonly rawPacket?: unknown;
}

/** What went wrong before there was a request, in the contract's terms. */
function describe({ code, rawPacket }: ClientError): { name: ErrorName; message: string } {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") {
    return { name: "requestTimeout", message: "The request was not sent completely in time" };
  }
  if (code !== "HPE_HEADER_OVERFLOW") {
    return { name: "badRequest", message: "This is not a valid HTTP request" };
  }
  return isLongLine(rawPacket)
    ? { name: "addressTooLong", message: `The URL is longer than ${MAX_URL_BYTES} bytes` }
    : { name: "headersTooLarge", message: "The headers of the request are too large" };
}

/** Whether a packet begins with a request line whose URL is too long. */
function isLongLine(packet: unknown): boolean {
  if (!Buffer.isBuffer(packet) || !/^[A-Z]+ /.test(packet.toString("latin1", 0, 16))) return false;
  const end = packet.indexOf("\r\n");
  return (end === -1 ? packet.length : end) > MAX_URL_BYTES;
}

/** Responds to a connection whose bytes never became a request, and ends it. */
export function handleClientError(error: ClientError, socket: Duplex, now: number): void {
  // As in Node's own handler: nothing may be written into the middle of a response.
  const current = (socket as { _httpMessage?: { _headerSent: boolean } })._httpMessage;
  if (error.code === "ECONNRESET" || !socket.writable || current?._headerSent) {
    socket.destroy(error);
    return;
  }
  const { name, message } = describe(error);
  socket.end(rawResponse(name, message, now), () => socket.destroy());
}

/**
 * A whole HTTP response with an error's body.
 *
 * @param headers Further header lines, each with its line end.
 */
export function rawResponse(name: ErrorName, message: string, now: number, headers = ""): string {
  const { code, status } = getErrorCode(name);
  const body = errorBody(code, message, 0, now);
  return (
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: ${JSON_TYPE}\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\n${headers}Connection: close\r\n\r\n${body}`
  );
}
