import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { errorCode, type RefusalName } from "./refusal.ts";
import { JSON_TYPE } from "./respond.ts";
import { errorBody } from "./status.ts";

/** The longest address that is taken, in bytes. */
export const LONGEST_URL = 8192;
/** The longest headers that are taken, the request line included, in bytes. */
export const LONGEST_HEADERS = LONGEST_URL + 16_384;

/** An error of a connection, as Node reports it. */
export interface ClientError extends Error {
  readonly code?: string;
  /** The bytes, a buffer, that could not be understood. */
  readonly rawPacket?: unknown;
}

/** What went wrong before there was a request, in the contract's terms. */
export function faultOf({ code, rawPacket }: ClientError): { name: RefusalName; message: string } {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") {
    return { name: "requestTimeout", message: "The call was not sent completely in time" };
  }
  if (code !== "HPE_HEADER_OVERFLOW") {
    return { name: "badRequest", message: "This is no HTTP request that can be understood" };
  }
  return isLongLine(rawPacket)
    ? { name: "addressTooLong", message: `The address is longer than ${LONGEST_URL} bytes` }
    : { name: "headersTooLarge", message: "The headers of the call are too large" };
}

/** Whether a packet begins with a request line whose address is too long. */
function isLongLine(packet: unknown): boolean {
  if (!Buffer.isBuffer(packet) || !/^[A-Z]+ /.test(packet.toString("latin1", 0, 16))) return false;
  const end = packet.indexOf("\r\n");
  return (end === -1 ? packet.length : end) > LONGEST_URL;
}

/** Answers a connection whose bytes never became a request, and ends it. */
export function answerFault(error: ClientError, socket: Socket, now: number): void {
  // As in Node's own handler: nothing may be written into the middle of an answer.
  const current = (socket as { _httpMessage?: { _headerSent: boolean } })._httpMessage;
  if (error.code === "ECONNRESET" || !socket.writable || current?._headerSent) {
    socket.destroy(error);
    return;
  }
  const { name, message } = faultOf(error);
  socket.end(rawAnswer(name, message, now), () => socket.destroy());
}

/** A whole HTTP answer with an error's body. */
export function rawAnswer(name: RefusalName, message: string, now: number, headers = ""): string {
  const { code, status } = errorCode(name);
  const body = errorBody(code, message, 0, now);
  return (
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: ${JSON_TYPE}\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\n${headers}Connection: close\r\n\r\n${body}`
  );
}
