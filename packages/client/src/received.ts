import { createResponseError, type ErrorDetails, ResponseTooLargeError } from "./errors.ts";
import { getHeader } from "./headers.ts";
import { mask, maskBody } from "./mask.ts";

/** A complete response as plain data, so that callers can share the response. */
export interface Received {
  readonly status: number;
  /** Unmasked. `getHeader` and `toResponse` mask the key. */
  readonly headers: Headers;
  readonly url: string;
  readonly text: string;
  /** The key to mask. */
  readonly key?: string | undefined;
}

/** Whether the status is 2xx. */
export const isOk = ({ status }: { readonly status: number }): boolean => status >= 200 && status < 300;

/** Whether a parsed body is a list or an object, as documented. */
export const hasForm = (data: unknown, isList: boolean): boolean =>
  Object(data) === data && Array.isArray(data) === isList;

/** The data of each response created by `toResponse`, so that bodies are read only once. */
const known = new WeakMap<Response, Received>();

/**
 * Reads a response and masks the key in an error body. The headers stay unmasked.
 * @throws ResponseTooLargeError for a body of more than `maximum` bytes. The rest of the body is not downloaded.
 */
export async function readResponse(
  response: Response,
  maximum: number,
  details: ErrorDetails,
  key: string | undefined,
  readBody: ReadBody = readText,
): Promise<Received> {
  const { status, headers } = response;
  // A middleware may have changed its headers.
  const before = known.get(response);
  if (before) return { ...before, headers };
  const text = await readBody(response, maximum, key);
  // The response of a stub has no URL.
  const received = { status, headers, url: response.url || `${details.url}`, text: text ?? "", key };
  if (text === undefined) {
    discardBody(response);
    throw createResponseError(
      ResponseTooLargeError,
      `The response is larger than ${maximum} bytes`,
      received,
      details,
    );
  }
  return isOk(received) ? received : { ...received, text: maskBody(text, key) };
}

/** Reads a body as text. Returns undefined for a body of more than `maximum` bytes. */
export type ReadBody = (
  response: Response,
  maximum: number,
  key: string | undefined,
) => Promise<string | undefined>;

export async function readText(response: Response, maximum: number): Promise<string | undefined> {
  const { body } = response;
  const length = Number(getHeader(response, "Content-Length"));
  if (length > maximum) return undefined;
  // `text()` is faster than a stream, and the runtime enforces `Content-Length` for uncompressed bodies.
  const isBounded = length >= 0 && !getHeader(response, "Content-Encoding");
  // React Native has no streams, and node-fetch returns a Node stream without `getReader`.
  if (!isBounded && body?.getReader) return readStream(body.getReader(), maximum);
  const text = await response.text();
  // A UTF-16 code unit has at most three bytes in UTF-8.
  const isLonger = text.length * 3 > maximum && new TextEncoder().encode(text).length > maximum;
  return isLonger ? undefined : text;
}

async function readStream(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maximum: number,
): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = "";
  for (let left = maximum; ; ) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (done) return text;
    left -= value.length;
    if (left < 0) {
      reader.cancel().catch(() => {});
      return undefined;
    }
  }
}

/** Cancels the body of a response: a web stream or a Node stream. */
export function discardBody({ body }: Response): void {
  if (!body || body.locked) return;
  if (body.cancel) body.cancel().catch(() => {});
  else (body as unknown as { destroy?(): void }).destroy?.();
}

/** Creates a `Response` whose body may be read any number of times, in any format. */
export function toResponse(received: Received): Response {
  const { status, text, url, key } = received;
  // The constructor of `Response` rejects statuses outside 200 to 599.
  const isKnown = status >= 200 && status < 600;
  const headers = Array.from(received.headers, ([name, value]): [string, string] => [name, mask(value, key)]);
  // A response with status 204 or 304 must have a null body.
  const create = () => new Response(text || null, { status: isKnown ? status : 500, headers });
  const response = create();
  const readers = ["arrayBuffer", "blob", "bytes", "formData", "json", "text"] as const;
  known.set(response, { ...received, key: undefined });
  return Object.defineProperties(response, {
    status: { value: status },
    url: { value: url },
    body: { get: () => create().body },
    clone: { value: () => toResponse(received) },
    ...Object.fromEntries(readers.map((name) => [name, { value: () => create()[name]() }])),
  });
}
