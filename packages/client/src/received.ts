import { type ErrorDetails, mask, maskBody, ResponseTooLargeError } from "./errors.ts";
import { getHeader, readCreditCount } from "./headers.ts";

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
  const text = await readText(response, maximum);
  // A stub has no URL.
  const url = response.url || `${details.url}`;
  const received = { status, headers, url, text: text ?? "", key };
  if (text === undefined) {
    discardBody(response);
    throw new ResponseTooLargeError(`The response is larger than ${maximum} bytes`, {
      ...details,
      status,
      credits: readCreditCount(received),
      requestId: getHeader(received, "X-Request-Id"),
    });
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
  return isLonger(text, maximum) ? undefined : text;
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

/** Whether a text has more bytes in UTF-8, which has one to three bytes for each code unit. */
function isLonger(text: string, maximum: number): boolean {
  const { length } = text;
  return length > maximum || (length * 3 > maximum && new TextEncoder().encode(text).length > maximum);
}

/** Ends a body that nobody reads: a stream, or one of Node. */
export function discardBody({ body }: Response): void {
  if (!body || body.locked) return;
  if (body.cancel) body.cancel().catch(() => {});
  else (body as unknown as { destroy?(): void }).destroy?.();
}

/** A response of the runtime with an unread body, which `text()` and `json()` do not use up. */
export function toResponse({ status, headers, text, url, key }: Received): Response {
  // Responses cannot be created with other statuses, and some allow no body, not even an empty one.
  const isKnown = status >= 200 && status < 600;
  const response = new Response([204, 205, 304].includes(status) ? null : text, {
    status: isKnown ? status : 500,
    headers: Array.from(headers, ([name, value]): [string, string] => [name, mask(value, key)]),
  });
  return Object.defineProperties(response, {
    url: { value: url },
    text: { value: async () => text },
    json: { value: async () => JSON.parse(text) },
    ...(!isKnown && { status: { value: status } }),
  });
}

/** The same, whose body may be read any number of times in every way. */
export function toReadable(received: Received): Response {
  const response = toResponse(received);
  for (const name of ["arrayBuffer", "blob", "bytes", "formData"] as const) {
    if (name in response)
      Object.defineProperty(response, name, { value: () => toResponse(received)[name]() });
  }
  return Object.defineProperties(response, {
    clone: { value: () => toReadable(received) },
    body: { get: () => toResponse(received).body },
  });
}
