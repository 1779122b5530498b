import type { ServerResponse } from "node:http";
import type { HeaderList } from "@market-data/openapi/http";
import { chosenEncoding } from "../caching/encodings.ts";
import type { Payload } from "../caching/payload.ts";

export const JSON_TYPE = "application/json; charset=utf-8";

/** Sends a text of JSON that is made for this one answer. */
export function sendText(response: ServerResponse, status: number, headers: HeaderList, text: string): void {
  headers.push("Content-Type", JSON_TYPE, "Content-Length", String(Buffer.byteLength(text)));
  response.writeHead(status, headers);
  response.end(text);
}

/** Sends an answer without a body. */
export function sendNothing(response: ServerResponse, status: number, headers: HeaderList): void {
  response.writeHead(status, headers);
  response.end();
}

/**
 * Sends a shared payload with a tail of this answer's own, in the encoding that the caller likes best.
 *
 * @param tail At most 65,535 bytes.
 */
export async function sendPayload(
  response: ServerResponse,
  headers: HeaderList,
  payload: Payload,
  tail: string,
  accepted: string | undefined,
): Promise<void> {
  const encoding = payload.large ? chosenEncoding(accepted) : undefined;
  if (encoding === undefined) return sendPlain(response, headers, payload, tail);
  const { bytes, ending } = await payload.compressed(encoding);
  const end = ending(Buffer.from(tail));
  headers.push("Content-Encoding", encoding.name, "Content-Length", String(bytes.length + end.length));
  response.writeHead(200, headers);
  response.write(bytes);
  response.end(end);
}

async function sendPlain(
  response: ServerResponse,
  headers: HeaderList,
  payload: Payload,
  tail: string,
): Promise<void> {
  const { text, length } = payload;
  const tailLength = Buffer.byteLength(tail);
  headers.push("Content-Length", String(length + tailLength));
  if (text !== undefined && tailLength === tail.length) {
    response.writeHead(200, headers);
    // All of it is ASCII, of which Latin-1 is the cheapest encoding.
    response.end(text + tail, "latin1");
    return;
  }
  const bytes = await payload.bytes();
  response.writeHead(200, headers);
  response.write(bytes);
  response.end(tail);
}

/** Whether `If-None-Match` names an entity tag, by weak comparison (RFC 9110, 13.1.2). */
export function isNamed(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  const opaque = etag.slice(2);
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === opaque);
}
