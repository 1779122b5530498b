import { createClient } from "@market-data/client";
import { keyHeader } from "@market-data/openapi";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { createServer } from "./server.ts";

export type { Api } from "./call.ts";
export { createServer } from "./server.ts";

/** The options of `createHandler`. */
export interface HandlerOptions {
  /** The header of the key in requests to the handler. Default: the header of the contract. */
  readonly header?: string;
  /** Sends a request of a tool to the API. @param incoming The request to the handler. */
  readonly send: (request: Request, incoming: Request) => Promise<Response>;
}

/**
 * Creates a handler for streamable HTTP without sessions: each request has its own server and the key of its header.
 * Subscriptions are rejected, so no response stays open.
 */
export function createHandler({ header = keyHeader, send }: HandlerOptions): typeof fetch {
  const keyHint = `Send a valid key in the header ${header} of requests to this server.`;
  const handler = createMcpHandler(
    ({ requestInfo: incoming }) => {
      if (incoming === undefined) throw new TypeError("A request is required.");
      const key = incoming.headers.get(header) ?? "";
      const fetch: typeof globalThis.fetch = (input, init) => send(new Request(input, init), incoming);
      const client = createClient({
        baseUrl: "http://api",
        ...(key && { apiKey: key }),
        fetch,
        retries: 0,
        warn: false,
      });
      return createServer({ client, hasKey: key !== "", keyHint });
    },
    { responseMode: "json", maxSubscriptions: 0 },
  );
  return (input, init) => handler.fetch(new Request(input, init));
}
