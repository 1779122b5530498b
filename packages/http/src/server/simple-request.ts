import type { IncomingHttpHeaders } from "node:http";
import { MAX_HEADER_BYTES } from "../request/network-context.ts";

// Nearly every request of this API is a GET without a body, which arrives whole and alone. Such a one is read here, which takes
// less than Node's HTTP server does; whatever is not surely such a one is Node's to read. What is read here must be what Node
// would read: the test of this file compares both.

/** What a simple request states. */
export interface SimpleRequest {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** Names and values in turn, as they were sent. */
  readonly rawHeaders: readonly string[];
}

type Headers = Pick<SimpleRequest, "headers" | "rawHeaders">;

const START = "GET ";
const END = " HTTP/1.1";
const URL_PATTERN = /^\/[!-~]*$/;
/** Lines of plain names and printable values, and the empty line. */
const HEADERS_PATTERN = /^(?:[\w-]+:[\t -~]*\r\n)+\r\n$/;
const MAX_HEADERS = 100;
/** Longer ones are not remembered. */
const MAX_REMEMBERED = 2048;
const [CR, LF] = [13, 10];

/** Headers that say how to go on reading, or of which Node makes something special. */
const SPECIAL = new Set([
  "__proto__",
  "connection",
  "content-length",
  "expect",
  "http2-settings",
  "proxy-connection",
  "set-cookie",
  "transfer-encoding",
  "upgrade",
]);

/** Reads the simple requests of one connection. Callers send the same headers again and again: the last are remembered. */
export class SimpleRequestReader {
  #text = "";
  #headers: Headers | undefined;

  /** @returns Nothing where the bytes are anything but one simple request, whole and alone. */
  read(bytes: Buffer): SimpleRequest | undefined {
    if (bytes.length > MAX_HEADER_BYTES) return undefined;
    const end = bytes.indexOf(CR);
    if (bytes[end + 1] !== LF) return undefined;
    const line = bytes.toString("latin1", 0, end);
    if (!line.startsWith(START) || !line.endsWith(END)) return undefined;
    const url = line.slice(START.length, -END.length);
    if (!URL_PATTERN.test(url)) return undefined;
    const headers = this.#readHeaders(bytes.toString("latin1", end + 2));
    return headers && { url, headers: headers.headers, rawHeaders: headers.rawHeaders };
  }

  #readHeaders(text: string): Headers | undefined {
    if (text === this.#text) return this.#headers;
    const headers = parseHeaders(text);
    if (headers !== undefined && text.length <= MAX_REMEMBERED) {
      this.#text = text;
      this.#headers = headers;
    }
    return headers;
  }
}

function parseHeaders(text: string): Headers | undefined {
  if (!HEADERS_PATTERN.test(text)) return undefined;
  const lines = text.slice(0, -4).split("\r\n");
  if (lines.length > MAX_HEADERS) return undefined;
  const headers: Record<string, string> = {};
  const rawHeaders: string[] = [];
  for (const line of lines) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon);
    const value = line.slice(colon + 1).trim();
    const key = name.toLowerCase();
    if (Object.hasOwn(headers, key) || !isPlain(key, value)) return undefined;
    headers[key] = value;
    rawHeaders.push(name, value);
  }
  return "host" in headers ? { headers, rawHeaders } : undefined;
}

function isPlain(name: string, value: string): boolean {
  return !SPECIAL.has(name) || (name === "connection" && value.toLowerCase() === "keep-alive");
}
