const texts = new WeakMap<Response, string>();

/** The same response with its whole body read, so that it can be read again, by several callers too. */
export async function keep(response: Response): Promise<Response> {
  if (texts.has(response)) return response;
  const text = await response.text();
  const again = () => new Response(text);
  texts.set(response, text);
  Object.defineProperty(response, "body", { get: () => again().body });
  return Object.assign(response, {
    text: async () => text,
    json: async () => JSON.parse(text),
    arrayBuffer: () => again().arrayBuffer(),
    blob: () => again().blob(),
    clone: () => response,
  });
}

/** The body of a response that was kept. */
export function textOf(response: Response): string {
  return texts.get(response) ?? "";
}
