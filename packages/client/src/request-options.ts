/** The timeout and the retries of requests, and the maximum size of responses. */
export interface RequestSettings {
  /** The timeout of one attempt in ms, body included. Default 30,000; `0` or `Infinity` for none. */
  readonly timeout: number;
  /** The maximum number of retries of a request that failed for a temporary reason. Default 2. */
  readonly retries: number;
  /**
   * The maximum wait that the service may request, in ms. Beyond it the request fails at once, and the error has the
   * wait. Default 60,000.
   */
  readonly maxRetryAfter: number;
  /** The wait before the first retry in ms, where the service requests none; doubled for each retry. Default 500. */
  readonly backOff: number;
  /** The maximum size of a response's body in bytes, decompressed. Default 268,435,456 (256 MiB); `Infinity` for none. */
  readonly maxResponseBytes: number;
}

/** The same as options of a client or a request. */
export type RequestOptions = { [Name in keyof RequestSettings]?: RequestSettings[Name] | undefined };

export const defaultSettings: RequestSettings = {
  timeout: 30_000,
  retries: 2,
  maxRetryAfter: 60_000,
  backOff: 500,
  maxResponseBytes: 2 ** 28,
};

/** The options of `fetch` that the client sets itself. */
type OwnedOptions = "method" | "body" | "headers" | "signal" | "redirect" | "window" | "duplex";

/** The options of `fetch` that the client passes on, as the types of your program declare them: Next adds to `RequestInit`. */
export type FetchSettings = {
  [Name in Exclude<keyof RequestInit, OwnedOptions | "dispatcher">]?: RequestInit[Name] | undefined;
} & {
  /** Of Next: how long it caches the response, and under which tags. */
  next?: { revalidate?: number | false | undefined; tags?: readonly string[] | undefined } | undefined;
  /** Of Node: an `Agent` or `ProxyAgent` of undici, of the major version that the `fetch` has. */
  dispatcher?: object | undefined;
};

/** The names of the options that a client and a request have: settings, and the options of `fetch`. */
export const settingNames = [
  ...Object.keys(defaultSettings),
  // Those of the standard, Next, undici, Cloudflare, node-fetch, Bun and Deno.
  ..."cache,credentials,integrity,keepalive,mode,priority,referrer,referrerPolicy,next,dispatcher,cf,agent,proxy,tls,client".split(
    ",",
  ),
];

/**
 * Picks the settings and the options of `fetch`; returns undefined if there are none. Undefined values are left out,
 * because workerd rejects them.
 * @throws TypeError for a setting that is not a number of at least 0.
 */
export function pickSettings(options: object = {}): (Partial<RequestSettings> & RequestInit) | undefined {
  const given = Object.entries(options).filter(
    ([name, value]) => value !== undefined && settingNames.includes(name),
  );
  for (const [name, value] of given) {
    if (name in defaultSettings && !(typeof value === "number" && value >= 0))
      throw new TypeError(`"${name}" must be a number, at least 0`);
  }
  return given.length ? Object.fromEntries(given) : undefined;
}
