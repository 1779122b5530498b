import { type ClientOptions, createMarketData, type MarketData } from "../../src/index.ts";

export const KEY = "stub-secret-0123456789";

/** A sent request. */
export interface Sent {
  url: string;
  headers: Headers;
}

/** Creates a client with a stubbed `fetch`, and records the sent requests. */
export function stubbed(
  answer: (number: number, sent: Sent) => Response | Promise<Response>,
  options: Partial<ClientOptions> = {},
): { api: MarketData; sent: Sent[] } {
  const sent: Sent[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const one = { url: String(input), headers: new Headers(init?.headers) };
    sent.push(one);
    return answer(sent.length, one);
  };
  return {
    api: createMarketData({ baseUrl: "http://127.0.0.1/base", apiKey: KEY, fetch, ...options }),
    sent,
  };
}

/** Creates a successful response with headers. */
export function good(headers: Record<string, string> = {}, data: unknown = []): Response {
  return Response.json({ data, status: {} }, { headers: { "X-SVC-Credit-Count": "2", ...headers } });
}
