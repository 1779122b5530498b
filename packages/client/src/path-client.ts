import type { paths } from "@market-data/types";
import createFetchClient, { type Client as FetchClient } from "openapi-fetch";
import { type Client, getInternals } from "./client.ts";
import { copyForCaller, UnreadableBodyError } from "./errors.ts";
import { createHeaders } from "./headers.ts";
import { checkNames } from "./names.ts";
import { toResponse } from "./received.ts";
import type { CallOptions } from "./request-context.ts";
import { defaultSettings, fetchOptionNames } from "./request-options.ts";
import type { Send } from "./transport.ts";

/** The path-level client: openapi-fetch over every path of the contract. */
export type PathClient = FetchClient<paths>;

/**
 * openapi-fetch on a client's transport, with comma-separated lists: `pathClient(client).GET("/v1/cryptocurrency/map")`.
 * `GET` takes `CallOptions` in addition to its own options. A separate function, so that openapi-fetch is not bundled
 * into programs that use the operations alone.
 * @throws TypeError for a value that is not a client.
 */
export function pathClient(client: Client): PathClient {
  const { baseUrl, send, headers } = getInternals(client);
  const api = createFetchClient<paths>({
    baseUrl,
    ...(headers && { headers }),
    querySerializer: { array: { style: "form", explode: false } },
  });
  const use: PathClient["use"] = (...middlewares) => {
    isObserved = true;
    api.use(...middlewares);
  };
  let isObserved = false;
  const createOptions = (options: CallOptions) => ({
    // A `Request` takes as long as all else here. Middlewares of openapi-fetch need it.
    ...(!isObserved && !("middleware" in options) && { Request: PlainRequest }),
    fetch: (request: Request) => sendRequest(request, options, send),
  });
  return Object.assign(api, {
    use,
    GET: checked(api.GET, createOptions),
    request: checked(api.request, createOptions),
  });
}

/** What openapi-fetch and the transport read of a request. */
class PlainRequest {
  readonly url: string;
  readonly headers: Headers;
  readonly method: string;
  constructor(url: string, { headers, method }: { headers: Headers; method: string }) {
    this.url = new URL(url).href;
    this.headers = headers;
    this.method = method;
  }
}

/** The options of openapi-fetch. */
const ownOptions = [
  ...["params", "headers", "parseAs", "querySerializer", "pathSerializer", "middleware", "baseUrl", "fetch"],
  ...["Request", "body", "bodySerializer"],
];
const knownOptions = [...ownOptions, "signal", ...Object.keys(defaultSettings), ...fetchOptionNames];

/**
 * The same call with more options, with errors of this package for unknown ones and where openapi-fetch cannot parse the body.
 * openapi-fetch gets its own options alone: a `Request` may not accept the others, such as a signal of jsdom.
 */
function checked<Call extends object>(call: Call, createOptions: (options: CallOptions) => object): Call {
  return (async (...given: unknown[]) => {
    const options = Object(given.find((each) => Object(each) === each));
    checkNames("api.fetch: unknown option", options, knownOptions);
    for (const headers of [options.headers, options.params?.header]) {
      if (headers) createHeaders("api.fetch", headers);
    }
    const own = Object.entries(options).filter(
      ([name, value]) => value !== undefined && ownOptions.includes(name),
    );
    const names = given.filter((each) => typeof each === "string");
    try {
      return await (call as unknown as (...given: unknown[]) => unknown)(...names, {
        ...createOptions(options),
        ...Object.fromEntries(own),
      });
    } catch (cause) {
      if (!(cause instanceof SyntaxError)) throw copyForCaller(cause, options.signal);
      // Without its cause, which contains a part of the body: that may be the key.
      throw new UnreadableBodyError("The response is not JSON", {});
    }
  }) as unknown as Call;
}

/** The options are those of the caller: a `Request` has values for the ones that were not given. */
async function sendRequest(
  { url, headers, method }: Request,
  options: CallOptions,
  send: Send,
): Promise<Response> {
  if (method !== "GET") throw new TypeError(`api.fetch: the API has no ${method} requests`);
  return toResponse(await send({ url, headers, options }));
}
