import type { ServerResponse } from "node:http";
import type { Limits } from "../contract/limits.ts";
import { chooseEncoding } from "./encodings.ts";
import { matchesEtag } from "./etag.ts";
import type { ResponseBody } from "./response-body.ts";
import { StreamedBody } from "./streamed-body.ts";

/** Names and values of headers in turn, as `writeHead` of `node:http` takes them. */
export type HeaderList = string[];

/** The names of the service's own headers, which a vendor prefix may change. */
export interface HeaderNames {
  /** The request header that carries the key. */
  readonly keyHeader: string;
  /** The response header that states the credits used. */
  readonly creditHeader: string;
}

export const JSON_TYPE = "application/json; charset=utf-8";

/** A response as data. */
export interface HttpResponse {
  /** The HTTP status. */
  readonly status: number;
  /** Those that only this response has, `Content-Type` among them. */
  readonly headers: Readonly<HeaderList>;
  /** A text that is made for this one response, bytes that many share, or a stream; absent for no body. */
  readonly body?: string | ResponseBody | StreamedBody;
  /** What follows a shared body: at most 65,535 bytes. */
  readonly suffix?: string;
  /** The credits used; none where absent. */
  readonly credits?: number;
  /** The caller's limits after this response, where they are not as the request found them. */
  readonly limits?: Limits;
  /** Writes the body, where it is not to be sent at once and whole. */
  readonly write?: WriteBody;
}

export type WriteBody = (response: ServerResponse, chunks: readonly (string | Buffer)[]) => void;

/** A response that the caller may cache, as data. */
export interface CacheableResponse extends Pick<HttpResponse, "body" | "suffix"> {
  readonly cacheControl: string;
  readonly etag: string;
  readonly type: string;
}

/**
 * A cacheable response, or, where the caller has it already, 304.
 *
 * @param ifNoneMatch The request's header of this name.
 */
export function toConditionalResponse(
  { cacheControl, etag, type, ...content }: CacheableResponse,
  ifNoneMatch: string | undefined,
): HttpResponse {
  const headers = ["Cache-Control", cacheControl, "ETag", etag];
  return matchesEtag(ifNoneMatch, etag)
    ? { status: 304, headers }
    : { status: 200, headers: [...headers, "Content-Type", type], ...content };
}

/** A body as it is sent. */
interface EncodedBody {
  readonly headers: Readonly<HeaderList>;
  readonly chunks: readonly (string | Buffer)[];
  /** Of the chunks that are texts. */
  readonly charset: "utf8" | "latin1";
}

/**
 * Sends a response.
 *
 * @param headers All of its headers, but those about the body's length and encoding.
 * @param accepted `Accept-Encoding`.
 */
export async function sendResponse(
  response: ServerResponse,
  { status, body, suffix = "", write }: HttpResponse,
  headers: Readonly<HeaderList>,
  accepted: string | undefined,
): Promise<void> {
  if (body === undefined) {
    response.writeHead(status, headers as HeaderList);
    response.end();
    return;
  }
  if (body instanceof StreamedBody) return sendStream(response, status, body, headers, accepted);
  const encoded = typeof body === "string" ? encodeText(body) : await encodeBody(body, suffix, accepted);
  response.writeHead(status, [...headers, ...encoded.headers]);
  if (write === undefined) writeChunks(response, encoded);
  else write(response, encoded.chunks);
}

async function sendStream(
  response: ServerResponse,
  status: number,
  body: StreamedBody,
  headers: Readonly<HeaderList>,
  accepted: string | undefined,
): Promise<void> {
  const encoding = chooseEncoding(accepted);
  response.writeHead(status, [
    ...headers,
    ...(encoding === undefined ? [] : ["Content-Encoding", encoding.name]),
  ]);
  if (response.req.method === "HEAD") response.end();
  else await body.send(response, encoding);
}

function encodeText(text: string): EncodedBody {
  return { headers: ["Content-Length", String(Buffer.byteLength(text))], chunks: [text], charset: "utf8" };
}

/** A shared body with a suffix, in the encoding that the caller prefers. */
async function encodeBody(
  body: ResponseBody,
  suffix: string,
  accepted: string | undefined,
): Promise<EncodedBody> {
  const encoding = body.isLarge ? chooseEncoding(accepted) : undefined;
  if (encoding !== undefined) {
    const { bytes, finish } = await body.compressed(encoding);
    const end = finish(Buffer.from(suffix));
    const length = String(bytes.length + end.length);
    const headers = ["Content-Encoding", encoding.name, "Content-Length", length];
    return { headers, chunks: [bytes, end], charset: "utf8" };
  }
  const suffixLength = Buffer.byteLength(suffix);
  const headers = ["Content-Length", String(body.length + suffixLength)];
  if (body.text !== undefined && suffixLength === suffix.length) {
    // All of it is ASCII, of which Latin-1 is the cheapest encoding; one chunk leaves together with the headers.
    return { headers, chunks: [body.text + suffix], charset: "latin1" };
  }
  return { headers, chunks: [await body.bytes(), suffix], charset: "utf8" };
}

function writeChunks(response: ServerResponse, { chunks, charset }: EncodedBody): void {
  for (const chunk of chunks.slice(0, -1)) response.write(chunk, charset);
  response.end(chunks.at(-1), charset);
}
