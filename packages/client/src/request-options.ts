/** The limits of a request: timeout, retries and maximum response size. */
export interface RequestSettings {
  /** The timeout of one attempt in ms, including the body. Default 30,000. `0` or `Infinity` disables the timeout. */
  readonly timeout: number;
  /** The maximum number of retries after a temporary failure. Default 2. */
  readonly retries: number;
  /**
   * The maximum `Retry-After` in ms. After a longer `Retry-After`, the request fails at once, and `retryAfter` of the
   * error contains the wait. Default 60,000.
   */
  readonly maxRetryAfter: number;
  /** The wait before the first retry in ms, if the response has no `Retry-After`. Doubles with each retry. Default 500. */
  readonly backOff: number;
  /** The maximum size of a decompressed response body in bytes. Default 268,435,456 (256 MiB). `Infinity` disables the limit. */
  readonly maxResponseBytes: number;
}

/** The request settings as optional options. */
export type RequestOptions = { [Name in keyof RequestSettings]?: RequestSettings[Name] | undefined };

/** The reaction to an invalid response: an error, a call of `report`, or no validation. */
export type ValidateMode = "throw" | "report" | "off";

/** The settings of a request, including the options of `fetch`. */
export interface Settings extends RequestSettings, RequestInit {
  readonly validate?: ValidateMode | undefined;
}

export const defaultSettings: RequestSettings = {
  timeout: 30_000,
  retries: 2,
  maxRetryAfter: 60_000,
  backOff: 500,
  maxResponseBytes: 2 ** 28,
};

/** The `fetch` options that only the client sets. */
type OwnedOptions = "method" | "body" | "headers" | "signal" | "redirect" | "window" | "duplex";

/** Options that the client passes to `fetch`. They follow the `RequestInit` of your program, which Next.js extends. */
export type FetchSettings = {
  [Name in Exclude<keyof RequestInit, OwnedOptions | "dispatcher">]?: RequestInit[Name] | undefined;
} & {
  /** Next.js: the cache time in seconds and the cache tags. */
  next?: { revalidate?: number | false | undefined; tags?: readonly string[] | undefined } | undefined;
  /** Node: an `Agent` or `ProxyAgent` of undici. Use the same major version of undici as `fetch`. */
  dispatcher?: object | undefined;
};

/** The names of the options that both a client and a request accept. */
export const settingNames = [
  ...Object.keys(defaultSettings),
  "validate",
  // The options of the Fetch standard, Next.js, undici, Cloudflare, node-fetch, Bun and Deno.
  ..."cache,credentials,integrity,keepalive,mode,priority,referrer,referrerPolicy,next,dispatcher,cf,agent,proxy,tls,client".split(
    ",",
  ),
];

/**
 * Picks the request settings and the `fetch` options. Returns undefined if none are set. Drops undefined values, because
 * workerd rejects them.
 * @throws TypeError for a setting that is not a number or is negative.
 */
export function pickSettings(options: object = {}): Partial<Settings> | undefined {
  const given = Object.entries(options).filter(
    ([name, value]) => value !== undefined && settingNames.includes(name),
  );
  for (const [name, value] of given) {
    if (name in defaultSettings && !(typeof value === "number" && value >= 0))
      throw new TypeError(`"${name}" must be a number, at least 0`);
  }
  return given.length ? Object.fromEntries(given) : undefined;
}
