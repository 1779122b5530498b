import type { ServerResponse } from "node:http";
import { andThen, type MaybePromise } from "../maybe-promise.ts";
import { chooseEncoding } from "./encodings.ts";
import type { HeaderList, HttpResponse } from "./response.ts";
import type { ResponseBody } from "./response-body.ts";
import { StreamedBody } from "./streamed-body.ts";

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
export function sendResponse(
  response: ServerResponse,
  { status, body, suffix = "", write }: HttpResponse,
  headers: Readonly<HeaderList>,
  accepted: string | undefined,
): MaybePromise<void> {
  if (body === undefined) {
    response.writeHead(status, headers as HeaderList);
    response.end();
    return;
  }
  if (body instanceof StreamedBody) return sendStream(response, status, body, headers, accepted);
  const encoding = typeof body === "string" ? encodeText(body) : encodeBody(body, suffix, accepted);
  return andThen(encoding, (encoded) => {
    response.writeHead(status, [...headers, ...encoded.headers]);
    if (write === undefined) writeChunks(response, encoded);
    else write(response, encoded.chunks);
  });
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
function encodeBody(
  body: ResponseBody,
  suffix: string,
  accepted: string | undefined,
): MaybePromise<EncodedBody> {
  const encoding = body.isLarge ? chooseEncoding(accepted) : undefined;
  if (encoding !== undefined) {
    return andThen(body.compressed(encoding), ({ bytes, finish }) => {
      const end = finish(Buffer.from(suffix));
      const length = String(bytes.length + end.length);
      const headers = ["Content-Encoding", encoding.name, "Content-Length", length];
      return { headers, chunks: [bytes, end], charset: "utf8" };
    });
  }
  const suffixLength = Buffer.byteLength(suffix);
  const headers = ["Content-Length", String(body.length + suffixLength)];
  if (body.text !== undefined && suffixLength === suffix.length) {
    // All of it is ASCII, of which Latin-1 is the cheapest encoding; one chunk leaves together with the headers.
    return { headers, chunks: [body.text + suffix], charset: "latin1" };
  }
  return andThen(body.bytes(), (bytes) => ({ headers, chunks: [bytes, suffix], charset: "utf8" }));
}

function writeChunks(response: ServerResponse, { chunks, charset }: EncodedBody): void {
  for (const chunk of chunks.slice(0, -1)) response.write(chunk, charset);
  response.end(chunks.at(-1), charset);
}
