import {
  type ConnectionLimits,
  DEFAULT_ADDRESS_LIMIT,
  DEFAULT_CONNECTION_LIMITS,
  type Origins,
} from "@market-data/http";
import { MAX_QUOTES, RATE_TOLERANCE } from "@market-data/market";
import { DEFAULT_READER_LIMITS, type ReaderLimits } from "@market-data/storage";

/** The settings of the service's HTTP side. */
export interface ServiceSettings extends ConnectionLimits, ReaderLimits {
  /** The prefix in names of headers, fields and values; see `VendorPrefix`. */
  readonly vendorPrefix: string;
  /** The web origins that may send requests. */
  readonly origins: Origins;
  /**
   * Maximum requests per network address and UTC minute, with and without keys; 0 for no limit. A large response
   * without a key counts as several requests (`countAddressRequests`).
   */
  readonly addressLimit: number;
  /** Maximum requests per subnet (/24 of IPv4, /48 of IPv6) and UTC minute. Default: ten times `addressLimit`. */
  readonly subnetLimit?: number | undefined;
  /** The proxies whose `X-Forwarded-For` is trusted: addresses or networks; `true` for any. */
  readonly trustProxy: boolean | string | string[];
  /** URL or path of the API reference, for operations without a replacement. */
  readonly documentation: string;
  /** How long a client may take to send the headers of a request, in ms. */
  readonly headersTimeout: number;
  /**
   * How long an idle connection stays open, in ms. Must be longer than the timeout of a proxy in front of the service.
   */
  readonly keepAliveTimeout: number;
  /** How long the service keeps serving after a stop signal while it reports not ready, in ms. */
  readonly stopDelay: number;
  /** How long idle connections stay open after `stopDelay`, in ms. Their next response closes them. */
  readonly stopDrain: number;
  /** How long requests may take after `stopDelay`, in ms. Later requests are cut off. */
  readonly stopTimeout: number;
  /** Maximum quotes in a response: records, or their data points, times currencies. */
  readonly maxQuotes: number;
  /**
   * Maximum quotes in a small response. Small responses never wait for others. Counts history rows if the response
   * reads more rows than quotes.
   */
  readonly maxSmallQuotes: number;
  /** Maximum large responses in progress, and maximum small responses in progress that read history. */
  readonly maxActive: number;
  /** The part of `maxActive` for one key, or for one network address without keys. */
  readonly maxActivePerCaller: number;
  /** Maximum quotes in all large responses in progress. One key may use half. */
  readonly maxActiveQuotes: number;
  /** Maximum queued requests for large responses, and maximum queued requests for history. */
  readonly maxQueued: number;
  /** The part of `maxQueued` for one key or network address. */
  readonly maxQueuedPerCaller: number;
  /** How long a request may wait in the queue, in ms. */
  readonly queueTimeout: number;
  /**
   * How long a client may stop reading a large response while a request waits for its slot, in ms; 0 for
   * `writeTimeout`.
   */
  readonly sharedWriteTimeout: number;
  /** Responses with more quotes are streamed: never whole in memory, and not cached. */
  readonly streamedQuotes: number;
  /**
   * Maximum distance between the rate of a fiat currency or metal and the converted value, in ms. A currency has no
   * rate if the market's newest price is further from the last rate.
   */
  readonly fiatRateTolerance: number;
  /** Maximum distance between a cryptocurrency's price and the converted value, in ms. */
  readonly coinRateTolerance: number;
  /** Size of the cache in memory, in bytes: half for responses, half for shared records. */
  readonly cacheBytes: number;
  /** How long the text of `/metrics` is reused, in ms. Creating the text takes some milliseconds. */
  readonly metricsLifetime: number;
  /** Maximum open streams. */
  readonly maxStreams: number;
  /** Maximum quotes that all streams read, in all currencies together. */
  readonly maxStreamQuotes: number;
  /** How often streams look for changes of the market, in ms. */
  readonly streamInterval: number;
  /** How long a stream is silent before a comment keeps its connection open, in ms. */
  readonly streamPing: number;
  /** How long a stream may have more than `maxStreamUnsent` unsent, in ms. The service then ends the stream. */
  readonly streamStall: number;
  /** The size of unsent events of a stream that counts as stalled, in bytes. */
  readonly maxStreamUnsent: number;
  /** UTC days to keep the usage of operations, parameters and values; 0 to count nothing. */
  readonly usageDays: number;
}

export const DEFAULT_SETTINGS: ServiceSettings = {
  vendorPrefix: "svc",
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
  maxActive: 16,
  maxActivePerCaller: 2,
  maxActiveQuotes: 1_200_000,
  maxQueued: 1000,
  maxQueuedPerCaller: 100,
  queueTimeout: 10_000,
  sharedWriteTimeout: 5000,
  streamedQuotes: 20_000,
  fiatRateTolerance: RATE_TOLERANCE.fiat,
  coinRateTolerance: RATE_TOLERANCE.asset,
  cacheBytes: 64 * 1024 * 1024,
  metricsLifetime: 1000,
  maxStreams: 2000,
  maxStreamQuotes: 100_000,
  streamInterval: 250,
  streamPing: 20_000,
  streamStall: 10_000,
  maxStreamUnsent: 1024 * 1024,
  usageDays: 400,
  ...DEFAULT_CONNECTION_LIMITS,
  ...DEFAULT_READER_LIMITS,
};

/** Limits of the whole process. Each thread gets a part. */
const SHARED_LIMITS = [
  "maxActive",
  "maxActivePerCaller",
  "maxActiveQuotes",
  "maxQueued",
  "maxQueuedPerCaller",
  "maxQueuedReads",
  "cacheBytes",
  "maxStreamQuotes",
] as const satisfies readonly (keyof ServiceSettings)[];

/** The settings of one of several threads on a port. Limits of the process are divided and rounded up. */
export function divideLimits(settings: ServiceSettings, threads: number): ServiceSettings {
  const parts = SHARED_LIMITS.map((name) => [name, Math.ceil(settings[name] / threads)]);
  return { ...settings, ...Object.fromEntries(parts) };
}
