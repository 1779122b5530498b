import type { paths } from "@market-data/types";
import createFetchClient, { type Client as FetchClient } from "openapi-fetch";
import { fresh } from "./body.ts";
import { type Client, insideOf } from "./client.ts";
import type { CallOptions } from "./exchange.ts";

/** The path-level client: openapi-fetch over every path of the contract. */
export type PathClient = FetchClient<paths>;

/**
 * openapi-fetch on a client's transport, with lists separated by commas: `pathClient(client).GET("/v1/cryptocurrency/map")`.
 * `GET` takes our call options beside its own. A function apart from the client, so that a program that calls by
 * operations alone does not carry openapi-fetch.
 * @throws TypeError where it is no client.
 */
export function pathClient(client: Client): PathClient {
  const { baseUrl, send } = insideOf(client);
  return createFetchClient<paths>({
    baseUrl,
    querySerializer: { array: { style: "form", explode: false } },
    // openapi-fetch leaves options that it does not know on the request.
    fetch: async (request) => {
      const response = await send(request, request as unknown as CallOptions);
      return fresh(response, await response.text());
    },
  });
}
