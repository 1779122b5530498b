import { createClient } from "@market-data/client";
import { createMockFetch } from "@market-data/mock/fetch";
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { createServer } from "../src/server.ts";

/** A tool's result as text. */
export interface ToolResult {
  text: string;
  isError: boolean;
}

/** Connects a client to a server of the sample market in this process. */
export async function connect(options: { key?: string; fetch?: typeof fetch } = {}) {
  const { key = "demo-key-of-plan-enterprise", fetch = createMockFetch() } = options;
  const client = createClient({ baseUrl: "http://mock", apiKey: key, fetch, retries: 0, warn: false });
  const server = createServer({ client, key, keyHint: "Set the key." });
  const [near, far] = InMemoryTransport.createLinkedPair();
  const mcp = new Client({ name: "test", version: "1" });
  await Promise.all([server.connect(far), mcp.connect(near)]);
  const callTool = async (name: string, given: Record<string, unknown>): Promise<ToolResult> => {
    const { content, isError = false } = await mcp.callTool({ name, arguments: given });
    const texts = (content as { text: string }[]).map(({ text }) => text);
    return { text: texts.join("\n"), isError };
  };
  return { mcp, callTool };
}
