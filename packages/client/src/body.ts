/** The same response with its whole body read, so that `text()` and `json()` answer again, several callers too. */
export async function keep(response: Response): Promise<Response> {
  if (Object.hasOwn(response, "text")) return response;
  const text = await response.text();
  return Object.assign(response, { text: async () => text, json: async () => JSON.parse(text) });
}

/** The same answer as a response of one's own, unread, so that callers who share an answer do not share its body. */
export function fresh(response: Response, text: string): Response {
  // Some statuses allow no body, not even an empty one.
  return Object.defineProperty(new Response(text || null, response), "url", { value: response.url });
}
