import type { paths } from "@market-data/types";
import createFetchClient, { type Client as FetchClient } from "openapi-fetch";
import type { CallOptions } from "./exchange.ts";
import type { Send } from "./transport.ts";

/** The path-level client: openapi-fetch over every path of the contract. */
export type PathClient = FetchClient<paths>;

/** An answer as the path-level client gives it. */
export interface PathAnswer {
  data?: unknown;
  response: Response;
}

/** openapi-fetch, with lists separated by commas, over our transport. `GET` takes our call options beside its own. */
export function createPathClient(baseUrl: string, send: Send): PathClient {
  return createFetchClient<paths>({
    baseUrl,
    querySerializer: { array: { style: "form", explode: false } },
    // openapi-fetch leaves options that it does not know on the request.
    fetch: (request) => send(request, request as unknown as CallOptions),
  });
}

/** A GET whose path is known only while running. */
export function get(client: PathClient, path: string, options: object): Promise<PathAnswer> {
  return (client.GET as (path: string, options: object) => Promise<PathAnswer>)(path, options);
}
