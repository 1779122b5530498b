import { type ClientOptions, createMarketData, type MarketData } from "@market-data/client";
import { type FaultyServer, KEY, type Reply, startServer } from "../../src/behaviour/index.ts";

/** Runs a test with a configured server and our client. */
export async function withServer(
  reply: Reply,
  run: (api: MarketData, server: FaultyServer) => Promise<void>,
  options: Partial<ClientOptions> = {},
): Promise<void> {
  const server = await startServer(reply);
  try {
    await run(createMarketData({ baseUrl: server.url, apiKey: KEY, backOff: 20, ...options }), server);
  } finally {
    await server.close();
  }
}
