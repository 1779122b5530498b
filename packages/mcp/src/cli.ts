import { createClient } from "@market-data/client";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { createServer } from "./server.ts";

const { MARKET_DATA_URL: baseUrl, MARKET_DATA_KEY: apiKey } = process.env;

if (!baseUrl) {
  console.error("Set MARKET_DATA_URL to the base URL of the API, and MARKET_DATA_KEY to your key.");
  process.exitCode = 2;
} else {
  // Stdout carries the protocol. An agent waits better for a limit than this process.
  const client = createClient({ baseUrl, ...(apiKey && { apiKey }), warn: false, maxRetryAfter: 2000 });
  const keyHint = "Set MARKET_DATA_KEY to a valid key in the environment of this server.";
  serveStdio(() => createServer({ client, key: apiKey, keyHint }));
}
