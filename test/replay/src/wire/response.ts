/** A response as received. */
export interface WireResponse {
  /** For example `HTTP/1.1 200 OK`. */
  readonly statusLine: string;
  readonly status: number;
  /** Names and values as received, in order. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The body without chunk framing, in its content encoding. */
  readonly body: Buffer;
  /** False for a connection that ended or stalled before the end of the body. */
  readonly isComplete: boolean;
}

/** The result of parsing bytes: a response, a need for more bytes, or malformed bytes. */
type ParsedResponse =
  | { readonly kind: "response"; readonly response: WireResponse; readonly length: number }
  | { readonly kind: "partial"; readonly atLeast: number }
  | { readonly kind: "malformed" };

const HEAD_END = "\r\n\r\n";
const MALFORMED = { kind: "malformed" } as const;

/**
 * Parses the first response of some bytes (RFC 9112).
 *
 * @param method Method of the request. A response to HEAD has no body.
 * @param hasEnded Whether all bytes have arrived.
 */
export function parseResponse(bytes: Buffer, method: string, hasEnded: boolean): ParsedResponse {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd === -1) return hasEnded ? MALFORMED : { kind: "partial", atLeast: bytes.length + 1 };
  const [statusLine = "", ...lines] = bytes.toString("latin1", 0, headEnd).split("\r\n");
  const status = /^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(statusLine)?.[1];
  if (status === undefined) return MALFORMED;
  const headers = lines.map(toHeader);
  const start = headEnd + HEAD_END.length;
  const body = readBody(bytes.subarray(start), { method, status: Number(status), headers, hasEnded });
  if (body === "malformed") return MALFORMED;
  if ("atLeast" in body) return { kind: "partial", atLeast: start + body.atLeast };
  const { data: content, length, isComplete } = body;
  const response = { statusLine, status: Number(status), headers, body: content, isComplete };
  return { kind: "response", response, length: start + length };
}

/** Returns the values of a header in order. Names are case-insensitive. */
export function headerValues({ headers }: Pick<WireResponse, "headers">, name: string): string[] {
  return headers.filter(([each]) => each.toLowerCase() === name.toLowerCase()).map(([, value]) => value);
}

interface BodyContext extends Pick<WireResponse, "status" | "headers"> {
  readonly method: string;
  readonly hasEnded: boolean;
}

type ReadBody =
  | { readonly data: Buffer; readonly length: number; readonly isComplete: boolean }
  | { readonly atLeast: number }
  | "malformed";

function readBody(bytes: Buffer, context: BodyContext): ReadBody {
  const { method, status, hasEnded } = context;
  if (method === "HEAD" || status < 200 || status === 204 || status === 304) return whole(bytes, 0);
  if (headerValues(context, "transfer-encoding").some((value) => /chunked/i.test(value))) {
    return readChunks(bytes, hasEnded);
  }
  const [stated] = headerValues(context, "content-length");
  const length = Number(stated ?? bytes.length);
  if (!Number.isSafeInteger(length)) return "malformed";
  if (bytes.length < length) return hasEnded ? cut(bytes) : { atLeast: length };
  if (stated === undefined && !hasEnded) return { atLeast: bytes.length + 1 };
  return whole(bytes, length);
}

function readChunks(bytes: Buffer, hasEnded: boolean): ReadBody {
  const chunks: Buffer[] = [];
  let place = 0;
  while (true) {
    const lineEnd = bytes.indexOf("\r\n", place);
    const size = lineEnd === -1 ? 0 : Number.parseInt(bytes.toString("latin1", place, lineEnd), 16);
    if (!Number.isSafeInteger(size)) return "malformed";
    const end = lineEnd + 2 + size + 2;
    if (lineEnd === -1 || bytes.length < end) {
      return hasEnded
        ? { ...cut(Buffer.concat(chunks)), length: bytes.length }
        : { atLeast: Math.max(end, bytes.length + 1) };
    }
    if (size === 0) return { data: Buffer.concat(chunks), length: end, isComplete: true };
    chunks.push(bytes.subarray(lineEnd + 2, end - 2));
    place = end;
  }
}

function whole(bytes: Buffer, length: number): ReadBody {
  return { data: bytes.subarray(0, length), length, isComplete: true };
}

function cut(bytes: Buffer) {
  return { data: bytes, length: bytes.length, isComplete: false };
}

function toHeader(line: string): readonly [string, string] {
  const colon = line.indexOf(":");
  return colon === -1 ? [line, ""] : [line.slice(0, colon), line.slice(colon + 1).trim()];
}
