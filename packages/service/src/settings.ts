import { DEFAULT_ADDRESS_LIMIT, type Origins } from "@market-data/http";

/** What an operator may choose about the service's HTTP side. */
export interface ServiceSettings {
  /** The abbreviation of the service in the names of headers, fields and values; see `VendorPrefix`. */
  readonly token: string;
  /** The web origins whose pages may call. */
  readonly origins: Origins;
  /** Requests that one network address may send in a UTC minute, with and without keys; 0 for no limit. */
  readonly addressLimit: number;
  /** The proxies before the service whose `X-Forwarded-For` is believed: addresses or networks; `true` for any. */
  readonly trustProxy: boolean | string | string[];
  /** Where users read that an operation has no replacement. */
  readonly documentation: string;
  /** How long a caller may take to send the headers of a request, in ms. */
  readonly headersTimeout: number;
  /** How long a connection stays open between requests, in ms. Longer than that of a proxy before the service. */
  readonly keepAliveTimeout: number;
  /** How long requests in flight may take when the service stops, in ms. */
  readonly stopTimeout: number;
  /** How many bytes of responses are cached in memory. */
  readonly cacheBytes: number;
}

export const DEFAULT_SETTINGS: ServiceSettings = {
  token: "svc",
  origins: "*",
  addressLimit: DEFAULT_ADDRESS_LIMIT,
  trustProxy: false,
  documentation: "/openapi.json",
  headersTimeout: 10_000,
  keepAliveTimeout: 72_000,
  stopTimeout: 4500,
  cacheBytes: 64 * 1024 * 1024,
};
