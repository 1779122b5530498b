import { createClient } from "@market-data/client";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { createServer } from "./server.ts";

export type { Api } from "./call.ts";
export { createServer } from "./server.ts";

/** The maximum size of a message in bytes. */
const MAX_BYTES = 65_536;

/** The options of `respond`. */
export interface RespondOptions {
  /** The key of the caller. */
  readonly key: string | undefined;
  /** The header with the key, for error messages. */
  readonly keyHeader: string;
  /** Sends the requests of the tools to the API. */
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Responds to a message of streamable HTTP, without sessions: each message has its own server. Subscriptions are
 * rejected, so that no response stays open.
 */
export function respond(request: Request, { key, keyHeader, fetch }: RespondOptions): Promise<Response> {
  const keyHint = `Send a valid key in the header ${keyHeader} of requests to this server.`;
  const client = createClient({
    baseUrl: "http://api",
    ...(key && { apiKey: key }),
    fetch,
    retries: 0,
    warn: false,
  });
  return createMcpHandler(() => createServer({ client, key, keyHint }), {
    maxSubscriptions: 0,
    maxRequestBodySize: MAX_BYTES,
  }).fetch(request);
}
