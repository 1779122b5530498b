import type { paths as Paths } from "@market-data/types";
import createFetchClient, { type Client } from "openapi-fetch";
import { type Operations, paths } from "./generated/operations.ts";

export type { Operations } from "./generated/operations.ts";

export interface MarketDataOptions {
  /** The service's address: scheme, host and port. */
  baseUrl: string;
  /** Sent with every call; operations without a key work without it. */
  apiKey?: string;
}

/** The operations by their ids, and the path-level client below them. */
export interface MarketData extends Operations {
  fetch: Client<Paths>;
}

/** A client of the service at an address. */
export function createMarketData({ baseUrl, apiKey }: MarketDataOptions): MarketData {
  const client = createFetchClient<Paths>({
    baseUrl,
    headers: apiKey === undefined ? {} : { "X-SVC_PRO_API_KEY": apiKey },
    // The service reads comma-separated lists.
    querySerializer: { array: { style: "form", explode: false } },
  });
  const calls = Object.entries(paths).map(([operationId, path]) => [
    operationId,
    (query: object) => call(client, path, query),
  ]);
  return { ...Object.fromEntries(calls), fetch: client } as MarketData;
}

async function call(client: Client<Paths>, path: string, query: object): Promise<unknown> {
  const get = client.GET as (path: string, options: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>;
  const { data, error, response } = await get(path, { params: { query } });
  if (error !== undefined) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(error)}`);
  return data;
}
