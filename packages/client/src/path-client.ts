import type { paths } from "@market-data/types";
import createFetchClient, { type Client as FetchClient } from "openapi-fetch";
import { cloneResponse } from "./body.ts";
import { type Client, getInternals } from "./client.ts";
import { copyForCaller, UnreadableBodyError } from "./errors.ts";
import { createHeaders } from "./headers.ts";
import { checkNames } from "./names.ts";
import type { CallOptions } from "./request-context.ts";
import { defaultSettings } from "./request-options.ts";

/** The path-level client: openapi-fetch over every path of the contract. */
export type PathClient = FetchClient<paths>;

/**
 * openapi-fetch on a client's transport, with comma-separated lists: `pathClient(client).GET("/v1/cryptocurrency/map")`.
 * `GET` takes `CallOptions` in addition to its own options. A separate function, so that openapi-fetch is not bundled
 * into programs that use the operations alone.
 * @throws TypeError for a value that is not a client.
 */
export function pathClient(client: Client): PathClient {
  const { baseUrl, send } = getInternals(client);
  const api = createFetchClient<paths>({
    baseUrl,
    querySerializer: { array: { style: "form", explode: false } },
    // openapi-fetch leaves unknown options on the request.
    fetch: async (request) => {
      const response = await send(
        request.url,
        request.headers,
        request as unknown as CallOptions,
        undefined,
        request,
      );
      return cloneResponse(response, await response.text());
    },
  });
  return Object.assign(api, { GET: checked(api.GET), request: checked(api.request) });
}

/** Those that have an effect. Types of openapi-fetch have all of `RequestInit`, which the transport does not use. */
const knownOptions = [
  ...["params", "headers", "signal", "parseAs", "querySerializer", "pathSerializer", "middleware"],
  ...["baseUrl", "fetch", "Request", "body", "bodySerializer"],
  ...Object.keys(defaultSettings),
];

/** The same call, with errors of this package for unknown options and where openapi-fetch cannot parse the body. */
function checked<Call extends object>(call: Call): Call {
  return (async (...given: unknown[]) => {
    const options = Object(given.find((each) => Object(each) === each));
    checkNames("api.fetch: unknown option", options, knownOptions);
    for (const headers of [options.headers, options.params?.header]) {
      if (headers) createHeaders("api.fetch", headers);
    }
    try {
      return await (call as unknown as (...given: unknown[]) => unknown)(...given);
    } catch (cause) {
      if (!(cause instanceof SyntaxError)) throw copyForCaller(cause, options.signal);
      // Without its cause, which contains a part of the body: that may be the key.
      throw new UnreadableBodyError("The response is not JSON", {});
    }
  }) as unknown as Call;
}
