import type { paths } from "@market-data/types";
import createFetchClient, { type Client as FetchClient } from "openapi-fetch";
import { type Client, getInternals, type Internals } from "./client.ts";
import { copyForCaller, UnreadableBodyError } from "./errors.ts";
import { createHeaders } from "./headers.ts";
import { checkNames } from "./names.ts";
import { isOk, toResponse } from "./received.ts";
import type { CallOptions } from "./request-context.ts";
import { settingNames } from "./request-options.ts";
import { type Outcome, send } from "./transport.ts";

/** The path-level client: openapi-fetch over every path of the contract. */
export type PathClient = FetchClient<paths>;

/**
 * openapi-fetch on a client's transport, with comma-separated lists: `pathClient(client).GET("/v1/cryptocurrency/map")`.
 * `GET` takes `CallOptions` in addition to its own options. A separate function, so that openapi-fetch is not bundled
 * into programs that use the operations alone.
 * @throws TypeError for a value that is not a client.
 */
export function pathClient(client: Client): PathClient {
  const internals = getInternals(client);
  const { headers } = internals;
  const api = createFetchClient<paths>({
    ...(headers && { headers }),
    querySerializer: { array: { style: "form", explode: false } },
  });
  let hasMiddlewares = false;
  const use: PathClient["use"] = (...middlewares) => {
    hasMiddlewares = true;
    api.use(...middlewares);
  };
  const isPlain = (options: object) => !hasMiddlewares && !("middleware" in options || "parseAs" in options);
  return {
    ...api,
    use,
    GET: checked(api.GET, internals, isPlain),
    request: checked(api.request, internals, isPlain),
  };
}

// A `Request` and a `Response` take as long as all else of a call. Where only openapi-fetch reads them, these are enough.

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

/** What openapi-fetch reads of a response. */
const toPlainResponse = (outcome: Outcome) => ({
  ok: isOk(outcome),
  status: outcome.status,
  headers: outcome.headers,
  text: async () => outcome.text,
  json: async () => JSON.parse(outcome.text),
});

/** The options of openapi-fetch. */
const ownOptions = [
  ...["params", "headers", "parseAs", "querySerializer", "pathSerializer", "middleware", "baseUrl", "fetch"],
  "Request",
];
const knownOptions = [...ownOptions, "signal", ...settingNames];

/**
 * The same call with more options, with errors of this package for unknown ones and where openapi-fetch cannot parse the body.
 * openapi-fetch gets its own options alone: a `Request` may not accept the others, such as a signal of jsdom.
 */
function checked<Call extends object>(
  call: Call,
  internals: Internals,
  isPlain: (options: object) => boolean,
): Call {
  return (async (...given: unknown[]) => {
    const options = Object(given.find((each) => Object(each) === each));
    checkNames("api.fetch: unknown option", options, knownOptions);
    // Before openapi-fetch needs `Headers`, which a runtime without `fetch` does not have either.
    internals.getFetch();
    for (const headers of [options.headers, options.params?.header]) {
      if (headers) createHeaders("api.fetch", headers);
    }
    const plain = isPlain(options);
    let outcome: Outcome | undefined;
    const fetch = async (request: Request) => {
      outcome = await sendRequest(request, options, internals);
      return plain ? toPlainResponse(outcome) : toResponse(outcome);
    };
    const names = given.filter((each) => typeof each === "string");
    const own = Object.entries(options).filter(
      ([name, value]) => value !== undefined && ownOptions.includes(name),
    );
    const { baseUrl } = internals;
    const init = { baseUrl, ...(plain && { Request: PlainRequest }), fetch, ...Object.fromEntries(own) };
    try {
      const result = await (call as unknown as (...given: unknown[]) => Promise<object>)(...names, init);
      const received = outcome;
      if (!plain || !received) return result;
      let response: Response | undefined;
      const get = () => (response ??= toResponse(received));
      return Object.defineProperty(result, "response", { get, enumerable: true });
    } catch (cause) {
      if (!(cause instanceof SyntaxError)) throw copyForCaller(cause, options.signal);
      // Without its cause, which contains a part of the body: that may be the key.
      throw new UnreadableBodyError("The response is not JSON", {});
    }
  }) as unknown as Call;
}

/** The options are those of the caller: a `Request` has values for the ones that were not given. */
function sendRequest(
  { url, headers, method }: Request,
  options: CallOptions,
  internals: Internals,
): Promise<Outcome> {
  if (method !== "GET") throw new TypeError(`api.fetch: the API has no ${method} requests`);
  const hasHeaders = !headers.keys().next().done;
  return send(internals, { url, headers: hasHeaders ? headers : undefined, options });
}
