import { readFileSync } from "node:fs";
import { createClient } from "@market-data/client";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { createServer } from "./server.ts";

const USAGE = `market-data-mcp serves the Market Data API to agents over standard input and output. It has no options.
Set MARKET_DATA_URL to the base URL of the API, and MARKET_DATA_KEY to your key.`;

const { MARKET_DATA_URL: baseUrl, MARKET_DATA_KEY: apiKey } = process.env;
const [option] = process.argv.slice(2);

if (option === "--version") {
  console.log(JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).version);
} else if (option === "--help") {
  console.log(USAGE);
} else if (!baseUrl || option !== undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  // Stdout carries the protocol. An agent waits better for a limit than this process.
  const client = createClient({ baseUrl, ...(apiKey && { apiKey }), warn: false, maxRetryAfter: 2000 });
  const keyHint = "Set MARKET_DATA_KEY to a valid key in the environment of this server.";
  serveStdio(() => createServer({ client, key: apiKey, keyHint }));
}
