import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import { MAX_URL_BYTES } from "../request/context.ts";
import { VERSION_NOT_SUPPORTED } from "../request/network-context.ts";
import type { NodeResponse } from "./node-response.ts";
import { type RawError, rawResponse } from "./raw-response.ts";

/** A connection error reported by Node. */
export interface ClientError extends Error {
  readonly code?: string;
  /** The buffer with the invalid bytes. */
  readonly rawPacket?: unknown;
  /** The number of parsed bytes. */
  readonly bytesParsed?: number;
}

/** A malformed request, for logs and metrics. */
export interface MalformedRequest extends Pick<RawError, "name" | "message"> {
  /** The `X-Request-Id` of the response. */
  readonly id: string;
  /** The address of the connection. Proxy headers could not be read. */
  readonly address: string;
}

/** Maps a connection error to an error of the contract. */
function describe(error: ClientError): RawError {
  const { code, rawPacket } = error;
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") {
    return { name: "requestTimeout", message: "The request was not sent completely in time" };
  }
  if (isOtherVersion(error)) return VERSION_NOT_SUPPORTED;
  if (code !== "HPE_HEADER_OVERFLOW") {
    return { name: "badRequest", message: "This is not a valid HTTP request" };
  }
  return isLongLine(rawPacket)
    ? { name: "urlTooLong", message: `The URL is longer than ${MAX_URL_BYTES} bytes` }
    : { name: "headersTooLarge", message: "The headers of the request are too large" };
}

/** Whether a request has an unsupported HTTP version. Invalid bytes after a supported version are malformed. */
function isOtherVersion({ code, rawPacket, bytesParsed }: ClientError): boolean {
  if (code === "HPE_PAUSED_H2_UPGRADE") return true;
  if (code !== "HPE_INVALID_VERSION" || !Buffer.isBuffer(rawPacket)) return false;
  return !/HTTP\/1\.[01]\s?$/.test(rawPacket.toString("latin1", 0, bytesParsed));
}

/** Whether a packet starts with a request line with a long URL. */
function isLongLine(packet: unknown): boolean {
  if (!Buffer.isBuffer(packet) || !/^[A-Z]+ /.test(packet.toString("latin1", 0, 16))) return false;
  const end = packet.indexOf("\r\n");
  return (end === -1 ? packet.length : end) > MAX_URL_BYTES;
}

/** A connection that ends with an error. */
interface EndingConnection {
  readonly socket: Socket;
  /** The response to the last request of the connection. */
  readonly response: NodeResponse | undefined;
}

/** Responds to malformed bytes and ends the connection. Returns the sent error, or undefined if no response was possible. */
export function handleClientError(
  error: ClientError,
  connection: EndingConnection,
  now: number,
): MalformedRequest | undefined {
  if (error.code === "ECONNRESET") {
    connection.socket.destroy(error);
    return undefined;
  }
  return endWithError(connection, describe(error), now);
}

/** Sends an error with a new id if possible, and ends the connection. Returns the sent error. */
export function endWithError(
  { socket, response }: EndingConnection,
  { name, message, headers = [] }: RawError,
  now: number,
): MalformedRequest | undefined {
  // Like the handler of Node: never writes within a response, or after the last response.
  const isUnsafe = response?.headersSent && !(response.writableEnded && response.shouldKeepAlive);
  if (!socket.writable || isUnsafe) {
    socket.destroy();
    return undefined;
  }
  const id = randomUUID();
  socket.end(rawResponse({ name, message, headers: ["X-Request-Id", id, ...headers] }, now), () =>
    socket.destroy(),
  );
  return { id, name, message, address: socket.remoteAddress ?? "" };
}
