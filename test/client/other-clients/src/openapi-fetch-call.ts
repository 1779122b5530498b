import createClient from "openapi-fetch";

/** Creates a client with a stubbed `fetch` for `pnpm bench client`. Returns a function to send a request. */
export function createCall(stub: typeof globalThis.fetch): () => Promise<unknown> {
  const client = createClient<Record<string, never>>({
    baseUrl: "https://api.example.com",
    headers: { "X-SVC_PRO_API_KEY": "benchmark-key" },
    querySerializer: { array: { style: "form", explode: false } },
    fetch: stub,
  });
  const get = client.GET as unknown as (path: string, options: object) => Promise<unknown>;
  return () => get("/v1/cryptocurrency/listings/latest", { params: { query: { limit: 1 } } });
}
