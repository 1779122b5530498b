import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { errorBody, refusal } from "../answering/refusal.ts";

/** Answers a connection whose bytes never became a request, in the contract's form, and ends it. */
export function answerFault(error: Error & { code?: string }, socket: Duplex, now: number): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const fault =
    error.code === "HPE_HEADER_OVERFLOW"
      ? refusal("headersTooLarge", "The address and the headers of the call are too large")
      : refusal("badRequest", "This is no HTTP request that can be understood");
  const body = JSON.stringify(errorBody(fault, now));
  socket.end(
    `HTTP/1.1 ${fault.status} ${STATUS_CODES[fault.status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
