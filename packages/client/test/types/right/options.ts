import { type CallOptions, type ClientOptions, createClient, createMarketData } from "@market-data/client";

// Additional `fetch` options of frameworks, such as Next.js and Cloudflare.
declare global {
  interface RequestInit {
    next?: { revalidate?: number | false; tags?: string[] } | undefined;
    cf?: { cacheTtl: number };
  }
}

class Agent {
  readonly connections = 5;
}
const dispatcher = new Agent();
const settings = { next: { revalidate: 60, tags: ["market"] }, cf: { cacheTtl: 60 }, dispatcher } as const;

const key: string | undefined = process.env["MARKET_DATA_KEY"];
const options: ClientOptions = {
  baseUrl: "/api",
  apiKey: key,
  cache: "no-store",
  credentials: "include",
  keepalive: true,
  headers: { "X-App": "portfolio", "X-Off": undefined },
  next: undefined,
};
export const api = createMarketData(options);
export const clients = [
  createClient({ baseUrl: "https://api.example.com", apiKey: () => "key", dispatcher }),
  createClient({ baseUrl: "https://api.example.com", apiKey: async () => "key", cf: { cacheTtl: 60 } }),
];
const call: CallOptions = { next: { revalidate: false, tags: ["a"] }, priority: "high", cache: undefined };
export const bodies = [
  await api.cryptocurrency.map({}, call),
  await api.cryptocurrency.map({}, { ...settings, next: { revalidate: 60 } }),
  await api.cryptocurrency.map({}, { headers: { "X-Trace": key }, dispatcher }),
];

declare const process: { env: Record<string, string | undefined> };
