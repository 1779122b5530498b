import { createResponseError, type ErrorDetails, mask, maskBody, ResponseTooLargeError } from "./errors.ts";
import { getHeader } from "./headers.ts";

/** A response with its whole body, as data, which callers can share. */
export interface Received {
  readonly status: number;
  /** As received. `getHeader` and `toResponse` mask the key. */
  readonly headers: Headers;
  readonly url: string;
  readonly text: string;
  /** The key, to be masked. */
  readonly key?: string | undefined;
}

export const isOk = ({ status }: Received): boolean => status >= 200 && status < 300;

/** Whether a parsed body has the documented form: a list, or another object. */
export const hasForm = (data: unknown, isList: boolean): boolean =>
  Object(data) === data && Array.isArray(data) === isList;

/** What the responses contain that `toResponse` has created: it is not read again. */
const known = new WeakMap<Response, Received>();

/**
 * Reads a response. The key is masked where headers, or the body of an error, repeat it.
 * @throws ResponseTooLargeError for a body of more than `maximum` bytes; the rest is not received.
 */
export async function readResponse(
  response: Response,
  maximum: number,
  details: ErrorDetails,
  key: string | undefined,
): Promise<Received> {
  const { status, headers } = response;
  // A middleware may have changed its headers.
  const before = known.get(response);
  if (before) return { ...before, headers };
  const text = await readText(response, maximum);
  // A stub has no URL.
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

/** The text of a body; undefined where it is larger than `maximum` bytes. */
async function readText(response: Response, maximum: number): Promise<string | undefined> {
  const { body } = response;
  const length = Number(getHeader(response, "Content-Length"));
  if (length > maximum) return undefined;
  // The runtime ends a body at its length, and reads it faster.
  const isBounded = length >= 0 && !getHeader(response, "Content-Encoding");
  // `fetch` of React Native has no streams, and node-fetch those of Node.
  if (!isBounded && body?.getReader) return readStream(body.getReader(), maximum);
  const text = await response.text();
  // UTF-8 has one to three bytes for each code unit.
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

/** Ends a body that nobody reads: a stream, or one of Node. */
export function discardBody({ body }: Response): void {
  if (!body || body.locked) return;
  if (body.cancel) body.cancel().catch(() => {});
  else (body as unknown as { destroy?(): void }).destroy?.();
}

/** A response of the runtime, whose body may be read any number of times in every way. */
export function toResponse(received: Received): Response {
  const { status, text, url, key } = received;
  // Responses cannot be created with other statuses.
  const isKnown = status >= 200 && status < 600;
  const headers = Array.from(received.headers, ([name, value]): [string, string] => [name, mask(value, key)]);
  // Some statuses allow no body, not even an empty one.
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
