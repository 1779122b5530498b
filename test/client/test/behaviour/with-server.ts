import { type ClientOptions, createMarketData, type MarketData } from "@market-data/client";
import { KEY, type Reply, startServer, type TroubleServer } from "../../src/behaviour/index.ts";

/** Runs a test with a server with configured responses, and our client. */
export async function withServer(
  reply: Reply,
  run: (api: MarketData, server: TroubleServer) => Promise<void>,
  options: Partial<ClientOptions> = {},
): Promise<void> {
  const server = await startServer(reply);
  try {
    await run(createMarketData({ baseUrl: server.url, apiKey: KEY, backOff: 20, ...options }), server);
  } finally {
    await server.close();
  }
}
