import type { ServerResponse } from "node:http";
import { chooseEncoding, type HeaderList, JSON_TYPE, type ResponseBody } from "@market-data/http";

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
 * Sends a shared body with a suffix of this answer's own, in the encoding that the caller likes best.
 *
 * @param suffix At most 65,535 bytes.
 */
export async function sendBody(
  response: ServerResponse,
  headers: HeaderList,
  body: ResponseBody,
  suffix: string,
  accepted: string | undefined,
): Promise<void> {
  const encoding = body.isLarge ? chooseEncoding(accepted) : undefined;
  if (encoding === undefined) return sendPlain(response, headers, body, suffix);
  const { bytes, finish } = await body.compressed(encoding);
  const end = finish(Buffer.from(suffix));
  headers.push("Content-Encoding", encoding.name, "Content-Length", String(bytes.length + end.length));
  response.writeHead(200, headers);
  response.write(bytes);
  response.end(end);
}

async function sendPlain(
  response: ServerResponse,
  headers: HeaderList,
  body: ResponseBody,
  suffix: string,
): Promise<void> {
  const { text, length } = body;
  const suffixLength = Buffer.byteLength(suffix);
  headers.push("Content-Length", String(length + suffixLength));
  if (text !== undefined && suffixLength === suffix.length) {
    response.writeHead(200, headers);
    // All of it is ASCII, of which Latin-1 is the cheapest encoding.
    response.end(text + suffix, "latin1");
    return;
  }
  const bytes = await body.bytes();
  response.writeHead(200, headers);
  response.write(bytes);
  response.end(suffix);
}
