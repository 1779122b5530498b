import { andThen, type MaybePromise } from "../maybe-promise.ts";
import { chooseEncoding } from "./encodings.ts";
import type { OutgoingResponse, ResponseHead } from "./outgoing-response.ts";
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
  response: OutgoingResponse,
  { status, body, suffix = "", write }: HttpResponse,
  headers: Readonly<HeaderList>,
  accepted: string | undefined,
): MaybePromise<void> {
  if (body === undefined) {
    response.send({ status, headers }, [], "latin1");
    return;
  }
  if (body instanceof StreamedBody) return sendStream(response, { status, headers }, body, accepted);
  const encoding = typeof body === "string" ? encodeText(body) : encodeBody(body, suffix, accepted);
  return andThen(encoding, (encoded) => {
    const head = { status, headers: [...headers, ...encoded.headers] };
    if (write === undefined) response.send(head, encoded.chunks, encoded.charset);
    else write(response, head, encoded.chunks);
  });
}

async function sendStream(
  response: OutgoingResponse,
  { status, headers }: ResponseHead,
  body: StreamedBody,
  accepted: string | undefined,
): Promise<void> {
  const encoding = chooseEncoding(accepted);
  const encoded = encoding === undefined ? [] : ["Content-Encoding", encoding.name];
  const head = { status, headers: [...headers, ...encoded] };
  if (response.hasBody) await body.send(response, head, encoding);
  else response.send(head, [], "latin1");
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
