import { type ErrorDetails, mask, ResponseTooLargeError } from "./errors.ts";
import { getHeader, readCreditCount } from "./headers.ts";

/**
 * Reads the whole body, so that `text()` and `json()` of the response may be called any number of times. The key is
 * masked where headers, or the body of an error, repeat it.
 * @throws ResponseTooLargeError for a body of more than `maximum` bytes; the rest is not received.
 */
export async function bufferBody(
  response: Response,
  maximum = Infinity,
  details: ErrorDetails = {},
  key?: string,
): Promise<Response> {
  if (Object.hasOwn(response, "text")) return response;
  maskHeaders(response, key);
  const read = await readText(response, maximum);
  if (read === undefined) {
    throw new ResponseTooLargeError(`The response is larger than ${maximum} bytes`, {
      ...details,
      status: response.status,
      credits: readCreditCount(response, ""),
      requestId: getHeader(response, "X-Request-Id"),
    });
  }
  const text = response.ok ? read : mask(read, key);
  return Object.assign(response, { text: async () => text, json: async () => JSON.parse(text) });
}

/** Whether a parsed body has the documented form: a list, or another object. */
export const hasForm = (data: unknown, isList: boolean): boolean =>
  Object(data) === data && Array.isArray(data) === isList;

/** The text of a body; undefined where it is larger than `maximum` bytes. */
async function readText(response: Response, maximum: number): Promise<string | undefined> {
  const { body } = response;
  const length = getHeader(response, "Content-Length");
  const isKnown = length && !getHeader(response, "Content-Encoding");
  // The runtime ends a body at its length, and reads it faster.
  if (!body || (isKnown && Number(length) <= maximum)) return response.text();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = "";
  let left = Number(length) > maximum ? -1 : maximum;
  while (left >= 0) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (done) return text;
    left -= value.length;
  }
  reader.cancel().catch(() => {});
  return undefined;
}

function maskHeaders(response: Response, key: string | undefined): void {
  const headers = [...response.headers];
  if (!key || !headers.join().includes(key)) return;
  const masked = headers.map(([name, value]): [string, string] => [name, mask(value, key)]);
  Object.defineProperty(response, "headers", { value: new Headers(masked) });
}

/** A copy of a response with an unread body, for callers that share a response. */
export function cloneResponse(response: Response, text: string): Response {
  // Some statuses allow no body, not even an empty one.
  return Object.defineProperty(new Response(text || null, response), "url", { value: response.url });
}
