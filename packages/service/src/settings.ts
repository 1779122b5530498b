import {
  type ConnectionLimits,
  DEFAULT_ADDRESS_LIMIT,
  DEFAULT_CONNECTION_LIMITS,
  type Origins,
} from "@market-data/http";
import { MAX_QUOTES } from "@market-data/market";
import { DEFAULT_READER_LIMITS, type ReaderLimits } from "./storage/backend.ts";

/** What an operator may choose about the service's HTTP side. */
export interface ServiceSettings extends ConnectionLimits, ReaderLimits {
  /** The abbreviation of the service in the names of headers, fields and values; see `VendorPrefix`. */
  readonly token: string;
  /** The web origins whose pages may call. */
  readonly origins: Origins;
  /**
   * Requests that one network address may send in a UTC minute, with and without keys; 0 for no limit. Large responses
   * without a key count as several (`countAddressRequests`).
   */
  readonly addressLimit: number;
  /** The same for all addresses of one subnet, a /24 of IPv4 or /48 of IPv6; where absent, ten times `addressLimit`. */
  readonly subnetLimit?: number | undefined;
  /** The proxies before the service whose `X-Forwarded-For` is believed: addresses or networks; `true` for any. */
  readonly trustProxy: boolean | string | string[];
  /** Where users read that an operation has no replacement. */
  readonly documentation: string;
  /** How long a caller may take to send the headers of a request, in ms. */
  readonly headersTimeout: number;
  /** How long a connection stays open between requests, in ms. Longer than that of a proxy before the service. */
  readonly keepAliveTimeout: number;
  /** How long the service goes on as usual once it is to stop, and only says that it is not ready, in ms. */
  readonly stopDelay: number;
  /** How long connections without a request stay open after that, in ms; their next response ends them. */
  readonly stopDrain: number;
  /** How long requests may take from then on, in ms, before they are cut. */
  readonly stopTimeout: number;
  /** How many quotes a response may have: its records, or points of its records, times its currencies. */
  readonly maxQuotes: number;
  /**
   * How many quotes a response may have and be small: small ones never wait for others. Where more rows of history than
   * that are read for it, those count.
   */
  readonly maxSmallQuotes: number;
  /** How many large responses are being made or sent at once, in all; and as many small ones for which history is read. */
  readonly maxUnderWay: number;
  /** The same, of one key, or of one network address where no key is needed. */
  readonly maxUnderWayEach: number;
  /** How many quotes the large responses that are being made or sent may have together; of one key, half of them. */
  readonly maxQuotesUnderWay: number;
  /** How many requests may wait for others to end, in all, of large responses and of history each. */
  readonly maxWaiting: number;
  /** The same, of one key or network address. */
  readonly maxWaitingEach: number;
  /** How long a request may wait for others to end, in ms. */
  readonly waitTimeout: number;
  /**
   * How long a caller may take nothing of a large response that is being sent while a request waits for its place, in ms; 0 for
   * as long as `writeTimeout`.
   */
  readonly sharedWriteTimeout: number;
  /** A response that may have more quotes is sent while it is made: it is never in memory as a whole, and not cached. */
  readonly streamedQuotes: number;
  /** How many bytes are cached in memory: half of them responses, half records that responses share. */
  readonly cacheBytes: number;
  /** How long the text of `/metrics` is served again, in ms: it takes some milliseconds to make. */
  readonly metricsLifetime: number;
  /** For how many UTC days it is kept which operations, parameters and values were used; 0 to count nothing. */
  readonly usageDays: number;
}

export const DEFAULT_SETTINGS: ServiceSettings = {
  token: "svc",
  origins: "*",
  addressLimit: DEFAULT_ADDRESS_LIMIT,
  trustProxy: false,
  documentation: "/openapi.json",
  headersTimeout: 10_000,
  keepAliveTimeout: 72_000,
  stopDelay: 0,
  stopDrain: 2000,
  stopTimeout: 4500,
  maxQuotes: MAX_QUOTES,
  maxSmallQuotes: 1000,
  maxUnderWay: 16,
  maxUnderWayEach: 2,
  maxQuotesUnderWay: 1_200_000,
  maxWaiting: 1000,
  maxWaitingEach: 100,
  waitTimeout: 10_000,
  sharedWriteTimeout: 5000,
  streamedQuotes: 20_000,
  cacheBytes: 64 * 1024 * 1024,
  metricsLifetime: 1000,
  usageDays: 400,
  ...DEFAULT_CONNECTION_LIMITS,
  ...DEFAULT_READER_LIMITS,
};

/** What all threads have together; each has a part of it. */
const SHARED_OUT = [
  "maxUnderWay",
  "maxUnderWayEach",
  "maxQuotesUnderWay",
  "maxWaiting",
  "maxWaitingEach",
  "maxQueuedReads",
  "cacheBytes",
] as const satisfies readonly (keyof ServiceSettings)[];

/** The settings of each of several threads that serve one port: of what they have together, an equal part, rounded up. */
export function shareOut(settings: ServiceSettings, threads: number): ServiceSettings {
  const parts = SHARED_OUT.map((name) => [name, Math.ceil(settings[name] / threads)]);
  return { ...settings, ...Object.fromEntries(parts) };
}
