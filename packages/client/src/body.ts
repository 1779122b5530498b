/** The same response with its whole body read, so that `text()` and `json()` answer again, several callers too. */
export async function keep(response: Response): Promise<Response> {
  if (Object.hasOwn(response, "text")) return response;
  const text = await response.text();
  return Object.assign(response, { text: async () => text, json: async () => JSON.parse(text) });
}

/** A kept response whose other readers answer again too. Apart from `keep`, because it takes time, and few need it. */
export function complete(response: Response, text: string): Response {
  const again = () => new Response(text);
  Object.defineProperty(response, "body", { get: () => again().body, configurable: true });
  return Object.assign(response, {
    arrayBuffer: () => again().arrayBuffer(),
    blob: () => again().blob(),
    clone: () => response,
  });
}
