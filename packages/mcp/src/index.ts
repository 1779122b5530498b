import { createClient } from "@market-data/client";
import { keyHeader } from "@market-data/openapi";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { createServer } from "./server.ts";

export type { Api } from "./call.ts";
export { createServer } from "./server.ts";

/** The options of `createHandler`. */
export interface HandlerOptions {
  /** The header of the key in requests to the handler. */
  readonly keyHeader?: string;
  /** Sends the requests of the tools to the API. */
  readonly fetch: typeof globalThis.fetch;
}

/** The maximum size of a request body in bytes. */
export const MAX_BODY_BYTES = 65_536;

/**
 * Creates a handler for streamable HTTP without sessions: each request has its own server, and the key of its header.
 * Subscriptions are rejected.
 */
export function createHandler(options: HandlerOptions): (request: Request) => Promise<Response> {
  const { keyHeader: header = keyHeader, fetch } = options;
  const { fetch: handle } = createMcpHandler(
    ({ requestInfo }) => {
      const apiKey = requestInfo?.headers.get(header) ?? undefined;
      const client = createClient({
        baseUrl: "http://service",
        apiKey: apiKey ?? "",
        fetch,
        retries: 0,
        warn: false,
      });
      const keyHint = `Send a valid key in the header ${header} of requests to this server.`;
      return createServer({ client, hasKey: apiKey !== undefined, keyHint });
    },
    { responseMode: "json", maxSubscriptions: 0, maxRequestBodySize: MAX_BODY_BYTES },
  );
  return (request) => handle(request);
}
