// One call of each client for the benchmarks: a listing of one coin, answered by a stub.
import { generated } from "./generate.ts";

type Fetch = typeof globalThis.fetch;
/** Makes a client whose `fetch` is the stub, and gives what calls it once. */
type Caller = (stub: Fetch) => Promise<() => Promise<unknown>>;

const BASE = "https://api.example.com";
const KEY = "benchmark-key";
const LISTINGS = "/v1/cryptocurrency/listings/latest";

export const callers: Record<string, Caller> = {
  "bare fetch": async (stub) => async () => {
    const url = `${BASE}${LISTINGS}?limit=1`;
    return (await stub(url, { headers: { "X-SVC_PRO_API_KEY": KEY } })).json();
  },

  "openapi-fetch": async (stub) => {
    const { default: createClient } = await import("openapi-fetch");
    const client = createClient<Record<string, never>>({
      baseUrl: BASE,
      headers: { "X-SVC_PRO_API_KEY": KEY },
      querySerializer: { array: { style: "form", explode: false } },
      fetch: stub,
    });
    const get = client.GET as unknown as (path: string, options: object) => Promise<unknown>;
    return () => get(LISTINGS, { params: { query: { limit: 1 } } });
  },

  redocly: async (stub) => {
    type Operation = (input: object) => Promise<unknown>;
    const { createClient, OPERATIONS } = await generated<{
      OPERATIONS: object;
      createClient(operations: object, config: object): Record<string, Operation>;
    }>("redocly/client.ts");
    const client = createClient(OPERATIONS, {
      serverUrl: BASE,
      fetch: stub,
      timeout: 30_000,
      retry: { retries: 2 },
      auth: { apiKey: { ApiKey: KEY } },
    });
    return () => (client["cryptocurrencyListingsLatestV1"] as Operation)({ query: { limit: 1 } });
  },

  "hey-api": async (stub) => {
    const { createClient } = await generated<{ createClient(config: object): object }>(
      "hey-api/client/index.ts",
    );
    const { cryptocurrencyListingsLatestV1 } = await generated<{
      cryptocurrencyListingsLatestV1(options: object): Promise<unknown>;
    }>("hey-api/sdk.gen.ts");
    const client = createClient({ baseUrl: BASE, auth: () => KEY, fetch: stub });
    return () => cryptocurrencyListingsLatestV1({ client, query: { limit: 1 } });
  },

  orval: async (stub) => {
    const { settings } = await import("./subjects/orval-settings.ts");
    const { cryptocurrencyListingsLatestV1 } = await generated<{
      cryptocurrencyListingsLatestV1(query: object, init: RequestInit): Promise<unknown>;
    }>("orval/client.ts");
    settings.baseUrl = BASE;
    globalThis.fetch = stub;
    return () => cryptocurrencyListingsLatestV1({ limit: 1 }, { headers: { "X-SVC_PRO_API_KEY": KEY } });
  },

  openai: async (stub) => {
    const { default: OpenAI } = await import("openai");
    const client = new OpenAI({ baseURL: BASE, apiKey: KEY, fetch: stub });
    return async () => client.files.list({ limit: 1 });
  },

  stripe: async (stub) => {
    const { default: Stripe } = await import("stripe");
    const client = new Stripe(KEY, { httpClient: Stripe.createFetchHttpClient(stub), telemetry: false });
    return async () => client.customers.list({ limit: 1 });
  },

  coingecko: async (stub) => {
    const { default: Coingecko } = await import("@coingecko/coingecko-typescript");
    const client = new Coingecko({ baseURL: BASE, proAPIKey: KEY, fetch: stub });
    return async () => client.coins.markets.get({ vs_currency: "usd", per_page: 1 });
  },
};
