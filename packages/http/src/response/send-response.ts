import { andThen, type MaybePromise } from "@market-data/scheduler";
import { chooseEncoding, type Encoding } from "./encodings.ts";
import { LiveBody } from "./live-body.ts";
import type { NetworkResponse } from "./network-response.ts";
import type { OutgoingResponse, ResponseHead } from "./outgoing-response.ts";
import type { HeaderList } from "./response.ts";
import type { ResponseBody } from "./response-body.ts";
import { sendBatches } from "./send-batches.ts";
import { StreamedBody } from "./streamed-body.ts";

/** An encoded body. */
interface EncodedBody {
  readonly headers: Readonly<HeaderList>;
  readonly chunks: readonly (string | Buffer)[];
  /** The encoding of string chunks. */
  readonly charset: "utf8" | "latin1";
}

/**
 * Sends a response.
 *
 * @param headers All headers except length and encoding of the body, which are added.
 * @param accepted The header `Accept-Encoding` of the request.
 */
export function sendResponse(
  response: OutgoingResponse,
  { status, body, suffix = "", write }: NetworkResponse,
  headers: HeaderList,
  accepted: string | undefined,
): MaybePromise<void> {
  if (body === undefined) {
    response.send({ status, headers }, [], "latin1");
    return;
  }
  if (body instanceof LiveBody) return body.send(response, { status, headers });
  if (body instanceof StreamedBody) return sendStream(response, { status, headers }, body, accepted);
  const encoding = getEncoding(body, accepted);
  if (
    encoding === undefined &&
    write === undefined &&
    typeof body !== "string" &&
    body.chunks !== undefined
  ) {
    headers.push(...toLength(body.length + Buffer.byteLength(suffix)));
    return sendBatches(response, { status, headers }, body.chunks, suffix);
  }
  const encoded = typeof body === "string" ? encodeText(body) : encodeBody(body, suffix, encoding);
  return andThen(encoded, ({ headers: more, chunks, charset }) => {
    headers.push(...more);
    const head = { status, headers };
    if (write === undefined) response.send(head, chunks, charset);
    else write(response, head, chunks);
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

/** Returns the preferred encoding; undefined for an uncompressed body. */
function getEncoding(body: string | ResponseBody, accepted: string | undefined): Encoding | undefined {
  return typeof body !== "string" && body.isLarge ? chooseEncoding(accepted) : undefined;
}

function toLength(bytes: number): HeaderList {
  return ["Content-Length", String(bytes)];
}

function encodeText(text: string): EncodedBody {
  return { headers: toLength(Buffer.byteLength(text)), chunks: [text], charset: "utf8" };
}

/** Encodes a body with its suffix. */
function encodeBody(
  body: ResponseBody,
  suffix: string,
  encoding: Encoding | undefined,
): MaybePromise<EncodedBody> {
  if (encoding !== undefined) {
    return andThen(body.compressed(encoding), ({ bytes, finish }) => {
      const end = finish(Buffer.from(suffix));
      const headers = ["Content-Encoding", encoding.name, ...toLength(bytes.length + end.length)];
      return { headers, chunks: [bytes, end], charset: "utf8" };
    });
  }
  const suffixLength = Buffer.byteLength(suffix);
  const headers = toLength(body.length + suffixLength);
  if (body.text !== undefined && suffixLength === suffix.length) {
    // Latin-1 is the cheapest encoding for ASCII. A single chunk is sent together with the headers.
    return { headers, chunks: [body.text + suffix], charset: "latin1" };
  }
  return andThen(body.bytes(), (bytes) => ({ headers, chunks: [bytes, suffix], charset: "utf8" }));
}
