/** Reads the whole body, so that `text()` and `json()` of the response may be called any number of times. */
export async function bufferBody(response: Response): Promise<Response> {
  if (Object.hasOwn(response, "text")) return response;
  const text = await response.text();
  return Object.assign(response, { text: async () => text, json: async () => JSON.parse(text) });
}

/** A copy of a response with an unread body, for callers that share a response. */
export function cloneResponse(response: Response, text: string): Response {
  // Some statuses allow no body, not even an empty one.
  return Object.defineProperty(new Response(text || null, response), "url", { value: response.url });
}
