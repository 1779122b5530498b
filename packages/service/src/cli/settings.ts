import { type Command, Option } from "commander";
import { PlanConfigurationError, type PlanOverrides, readPlans } from "../accounts/plan-settings.ts";
import type { LogLevel } from "../observing/logger.ts";
import { DEFAULT_SETTINGS, type ServiceSettings } from "../settings.ts";
import { addLocation, addReplicas, type LocationOptions } from "./location.ts";
import { readTextFile } from "./read-text-file.ts";
import { addRedis, type RedisOptions } from "./redis.ts";
import { documentation, origins, parseList, proxies, seconds, token, whole } from "./values.ts";

/** Settings whose options have their names and units. */
const SAME = [
  "token",
  "addressLimit",
  "subnetLimit",
  "documentation",
  "maxQuotes",
  "maxSmallQuotes",
  "maxUnderWay",
  "maxUnderWayEach",
  "maxQuotesUnderWay",
  "maxWaiting",
  "maxWaitingEach",
  "readerThreads",
  "maxQueuedReads",
  "maxConnections",
  "maxConnectionsPerAddress",
  "maxPipelined",
  "usageDays",
] as const satisfies readonly (keyof ServiceSettings)[];

type SameSettings = Pick<ServiceSettings, (typeof SAME)[number]>;

/**
 * The settings of `serve`, as options or variables of the environment. Options come first. Times are in seconds, memory in
 * megabytes.
 */
export interface ServeOptions extends SameSettings, LocationOptions, RedisOptions {
  readonly host: string;
  readonly port: number;
  readonly adminPort?: number;
  readonly threads: number;
  readonly plans?: string;
  readonly origins: string;
  readonly trustProxy?: string;
  readonly logLevel: LogLevel;
  readonly waitTimeout: number;
  readonly sharedWriteTimeout: number;
  readonly cacheMegabytes: number;
  readonly keepAlive: number;
  readonly writeTimeout: number;
  readonly stopDelay: number;
  readonly stopDrain: number;
  readonly stopTimeout: number;
  readonly sample?: boolean;
  readonly demoKeys?: true;
}

export const KILOBYTE = 1024;
export const MEGABYTE = 1024 * KILOBYTE;
const LEVELS = ["debug", "info", "warn", "error", "silent"];

export function addServeOptions(command: Command): Command {
  addRedis(addReplicas(addLocation(command)));
  const options = [
    setting("--host <address>", "address to listen on", "HOST", "127.0.0.1"),
    setting("--port <number>", "port to listen on; 0 for any free one", "PORT", 4000).argParser(
      whole(0, 65_535),
    ),
    setting(
      "--admin-port <number>",
      "another port for /healthz, /readyz and /metrics; 0 for any free one",
      "ADMIN_PORT",
    ).argParser(whole(0, 65_535)),
    setting("--threads <number>", "threads that serve requests", "THREADS", 1).argParser(whole(1, 64)),
    setting("--plans <file>", "JSON file with limits of plans; see OPERATING.md", "PLANS"),
    setting(
      "--token <name>",
      "the service's abbreviation in headers, fields and values",
      "TOKEN",
      DEFAULT_SETTINGS.token,
    ).argParser(token),
    setting(
      "--origins <list>",
      'web origins whose pages may send requests, "*" for all, "" for none',
      "ORIGINS",
      "*",
    ).argParser(origins),
    setting(
      "--address-limit <requests>",
      "requests of one address in a UTC minute; 0 for no limit",
      "ADDRESS_LIMIT",
      DEFAULT_SETTINGS.addressLimit,
    ).argParser(whole(0, 1_000_000_000)),
    setting(
      "--subnet-limit <requests>",
      "requests of all addresses of one subnet (/24 of IPv4, /48 of IPv6) in a UTC minute; ten times --address-limit unless given, 0 for no limit",
      "SUBNET_LIMIT",
    ).argParser(whole(0, 1_000_000_000)),
    setting(
      "--trust-proxy <list>",
      'proxies whose X-Forwarded-For is believed: addresses, networks, or "all"',
      "TRUST_PROXY",
    ).argParser(proxies),
    setting(
      "--documentation <url>",
      "where the reference is",
      "DOCUMENTATION",
      DEFAULT_SETTINGS.documentation,
    ).argParser(documentation),
    setting("--log-level <level>", "the lowest level that is logged", "LOG_LEVEL", "info").choices(LEVELS),
    setting(
      "--max-quotes <number>",
      "quotes that a response may have: records, or their points, times currencies",
      "MAX_QUOTES",
      DEFAULT_SETTINGS.maxQuotes,
    ).argParser(whole(1, 1_000_000_000)),
    setting(
      "--max-small-quotes <number>",
      "quotes of a response that never waits for others; one with more is large",
      "MAX_SMALL_QUOTES",
      DEFAULT_SETTINGS.maxSmallQuotes,
    ).argParser(whole(0, 1_000_000_000)),
    setting(
      "--max-under-way <responses>",
      "large responses that are made or sent at once",
      "MAX_UNDER_WAY",
      DEFAULT_SETTINGS.maxUnderWay,
    ).argParser(whole(1, 1_000_000)),
    setting(
      "--max-under-way-each <responses>",
      "large responses of one key, or of one address without keys, that are made or sent at once",
      "MAX_UNDER_WAY_EACH",
      DEFAULT_SETTINGS.maxUnderWayEach,
    ).argParser(whole(1, 1_000_000)),
    setting(
      "--max-quotes-under-way <number>",
      "quotes of all large responses that are made or sent at once; of one key, half of them",
      "MAX_QUOTES_UNDER_WAY",
      DEFAULT_SETTINGS.maxQuotesUnderWay,
    ).argParser(whole(1, 1_000_000_000)),
    setting(
      "--max-waiting <requests>",
      "requests that wait until a large response may be made",
      "MAX_WAITING",
      DEFAULT_SETTINGS.maxWaiting,
    ).argParser(whole(0, 1_000_000)),
    setting(
      "--max-waiting-each <requests>",
      "requests of one key, or of one address without keys, that wait until a large response may be made",
      "MAX_WAITING_EACH",
      DEFAULT_SETTINGS.maxWaitingEach,
    ).argParser(whole(0, 1_000_000)),
    setting(
      "--wait-timeout <seconds>",
      "how long a request waits until a large response may be made",
      "WAIT_TIMEOUT",
      DEFAULT_SETTINGS.waitTimeout / 1000,
    ).argParser(seconds),
    setting(
      "--shared-write-timeout <seconds>",
      "how long a caller may take nothing of a large response while others wait for it, 0 for as long as --write-timeout",
      "SHARED_WRITE_TIMEOUT",
      DEFAULT_SETTINGS.sharedWriteTimeout / 1000,
    ).argParser(seconds),
    setting(
      "--reader-threads <number>",
      "threads that read history; all but one take what takes long",
      "READER_THREADS",
      DEFAULT_SETTINGS.readerThreads,
    ).argParser(whole(1, 64)),
    setting(
      "--max-queued-reads <reads>",
      "reads of history that may wait for a thread",
      "MAX_QUEUED_READS",
      DEFAULT_SETTINGS.maxQueuedReads,
    ).argParser(whole(1, 1_000_000)),
    setting(
      "--cache-megabytes <size>",
      "memory for cached responses and the records that they share, in megabytes",
      "CACHE_MEGABYTES",
      DEFAULT_SETTINGS.cacheBytes / MEGABYTE,
    ).argParser(whole(0, 1_000_000)),
    setting(
      "--keep-alive <seconds>",
      "how long a connection stays open between requests",
      "KEEP_ALIVE",
      DEFAULT_SETTINGS.keepAliveTimeout / 1000,
    ).argParser(whole(0, 86_400)),
    setting(
      "--max-connections <number>",
      "open connections in all; 0 for no limit",
      "MAX_CONNECTIONS",
      DEFAULT_SETTINGS.maxConnections,
    ).argParser(whole(0, 1_000_000)),
    setting(
      "--max-connections-per-address <number>",
      "open connections of one address, trusted proxies excepted; 0 for no limit",
      "MAX_CONNECTIONS_PER_ADDRESS",
      DEFAULT_SETTINGS.maxConnectionsPerAddress,
    ).argParser(whole(0, 1_000_000)),
    setting(
      "--max-pipelined <requests>",
      "requests of one connection that may wait for the response to the one before them",
      "MAX_PIPELINED",
      DEFAULT_SETTINGS.maxPipelined,
    ).argParser(whole(0, 10_000)),
    setting(
      "--write-timeout <seconds>",
      "how long a caller may take nothing of a response that is being sent; 0 for any time",
      "WRITE_TIMEOUT",
      DEFAULT_SETTINGS.writeTimeout / 1000,
    ).argParser(seconds),
    setting(
      "--stop-delay <seconds>",
      "how long /readyz says no, and all else goes on, before the service stops",
      "STOP_DELAY",
      DEFAULT_SETTINGS.stopDelay / 1000,
    ).argParser(seconds),
    setting(
      "--stop-drain <seconds>",
      "how long connections without a request then stay open, so that none is lost",
      "STOP_DRAIN",
      DEFAULT_SETTINGS.stopDrain / 1000,
    ).argParser(seconds),
    setting(
      "--stop-timeout <seconds>",
      "how long requests may take from the beginning of that",
      "STOP_TIMEOUT",
      DEFAULT_SETTINGS.stopTimeout / 1000,
    ).argParser(seconds),
    setting(
      "--usage-days <days>",
      "how long it is kept which operations, parameters and values were used; 0 to count nothing",
      "USAGE_DAYS",
      DEFAULT_SETTINGS.usageDays,
    ).argParser(whole(0, 10_000)),
    new Option("--sample", "make the sample market of an empty one, also where there are keys already"),
    new Option("--no-sample", "leave an empty market empty, in place of making the sample market"),
    new Option("--demo-keys", "make keys that everybody knows, one a plan; on the sample market only"),
  ];
  for (const option of options) command.addOption(option);
  return command;
}

/** The settings of the service's HTTP side. */
export function toSettings(options: ServeOptions): Partial<ServiceSettings> {
  const { trustProxy } = options;
  return {
    ...(Object.fromEntries(SAME.map((name) => [name, options[name]])) as unknown as SameSettings),
    origins: options.origins === "*" ? "*" : parseList(options.origins),
    trustProxy: trustProxy === undefined ? false : trustProxy === "all" ? true : parseList(trustProxy),
    keepAliveTimeout: options.keepAlive * 1000,
    writeTimeout: options.writeTimeout * 1000,
    stopDelay: options.stopDelay * 1000,
    stopDrain: options.stopDrain * 1000,
    stopTimeout: options.stopTimeout * 1000,
    waitTimeout: options.waitTimeout * 1000,
    sharedWriteTimeout: options.sharedWriteTimeout * 1000,
    cacheBytes: options.cacheMegabytes * MEGABYTE,
  };
}

/** @throws {PlanConfigurationError} */
export function loadPlans(file: string | undefined): PlanOverrides | undefined {
  if (file === undefined) return undefined;
  try {
    return readPlans(readTextFile(file));
  } catch (error) {
    throw new PlanConfigurationError(`${file}: ${(error as Error).message}`);
  }
}

function setting(flags: string, description: string, variable: string, otherwise?: string | number): Option {
  const option = new Option(flags, description).env(`MARKET_DATA_${variable}`);
  return otherwise === undefined ? option : option.default(otherwise);
}
