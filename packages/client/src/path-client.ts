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

/** The path-level client: openapi-fetch with the paths of the contract. */
export type PathClient = FetchClient<paths>;

/**
 * Creates an openapi-fetch client on the transport of a client: `pathClient(client).GET("/v1/cryptocurrency/map")`.
 * Lists are sent comma-separated. `GET` also accepts `CallOptions`. Programs that never call this function do not
 * bundle openapi-fetch.
 * @throws TypeError if the argument is not a client.
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

// Creating a `Request` and a `Response` would double the duration of a call. The stand-ins have only the members that
// openapi-fetch reads.

/** The members of `Request` that openapi-fetch and the transport read. */
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

/** The members of `Response` that openapi-fetch reads. */
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
 * Adds `CallOptions` to a method of openapi-fetch. Unknown options and unparsable bodies become errors of this package.
 * openapi-fetch receives only its own options, because `Request` may reject the rest, such as a signal of jsdom.
 */
function checked<Call extends object>(
  call: Call,
  internals: Internals,
  isPlain: (options: object) => boolean,
): Call {
  return (async (...given: unknown[]) => {
    const options = Object(given.find((each) => Object(each) === each));
    checkNames("api.fetch: unknown option", options, knownOptions);
    // Reports a missing `fetch` before openapi-fetch fails for lack of `Headers`.
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
      // The cause is dropped: it quotes the body, which may contain the key.
      throw new UnreadableBodyError("The response is not JSON", {});
    }
  }) as unknown as Call;
}

/** Takes the caller's options, because a `Request` fills in defaults for missing options. */
function sendRequest(
  { url, headers, method }: Request,
  options: CallOptions,
  internals: Internals,
): Promise<Outcome> {
  if (method !== "GET") throw new TypeError(`api.fetch: the API has no ${method} requests`);
  const hasHeaders = !headers.keys().next().done;
  return send(internals, { url, headers: hasHeaders ? headers : undefined, options });
}
