// An agent of a user of the installed packages: node agent.ts URL KEY
import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

const [url = "", key = ""] = process.argv.slice(2);
const transports = [
  new StdioClientTransport({
    command: join("node_modules", ".bin", "market-data-mcp"),
    env: { PATH: process.env["PATH"] ?? "", MARKET_DATA_URL: url, MARKET_DATA_KEY: key },
  }),
  new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
    requestInit: { headers: { "X-SVC_PRO_API_KEY": key } },
  }),
];
for (const transport of transports) {
  const client = new Client({ name: "agent", version: "1" });
  await client.connect(transport);
  const price = {
    operation: "cryptocurrencyQuotesLatestV3",
    parameters: { id: 1 },
    fields: ["symbol", "quote.symbol"],
  };
  const { content } = await client.callTool({ name: "call", arguments: price });
  console.log((content as { text: string }[])[0]?.text);
  await client.close();
}
