import { DAY } from "@market-data/market";
import type { LogLevel } from "@market-data/storage";
import { type Command, Option } from "commander";
import { PlanConfigurationError, type PlanOverrides, readPlans } from "../accounts/plan-settings.ts";
import { DEFAULT_SETTINGS, type ServiceSettings } from "../settings.ts";
import { addLocation, type LocationOptions } from "./location.ts";
import { readTextFile } from "./read-text-file.ts";
import { addRedis, type RedisOptions } from "./redis.ts";
import {
  days,
  documentation,
  integer,
  origins,
  parseList,
  parseVendorPrefix,
  proxies,
  seconds,
} from "./values.ts";

/** Settings with the same name and unit as their option. */
const SAME = [
  "vendorPrefix",
  "addressLimit",
  "subnetLimit",
  "documentation",
  "maxQuotes",
  "maxSmallQuotes",
  "maxActive",
  "maxActivePerCaller",
  "maxActiveQuotes",
  "maxQueued",
  "maxQueuedPerCaller",
  "readerThreads",
  "maxQueuedReads",
  "maxConnections",
  "maxConnectionsPerAddress",
  "maxPipelined",
  "usageDays",
] as const satisfies readonly (keyof ServiceSettings)[];

type SameSettings = Pick<ServiceSettings, (typeof SAME)[number]>;

/**
 * The settings of `serve`, as options or environment variables; an option wins. Times are in seconds, rate tolerances in
 * days, memory in megabytes.
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
  readonly queueTimeout: number;
  readonly sharedWriteTimeout: number;
  readonly cacheMegabytes: number;
  readonly fiatRateTolerance: number;
  readonly coinRateTolerance: number;
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

/** Adds the options of `serve`, in groups with a heading for `--help` and for the pages about operating. */
export function addServeOptions(command: Command): Command {
  addLocation(command.optionsGroup("Storage:"));
  addRedis(command.optionsGroup("Redis:"));
  for (const [heading, options] of Object.entries(createOptions())) {
    command.optionsGroup(heading);
    for (const option of options) command.addOption(option);
  }
  return command;
}

function createOptions(): Readonly<Record<string, readonly Option[]>> {
  return {
    "Network:": [
      setting("--host <address>", "address to listen on; 0.0.0.0 for all", "HOST", "127.0.0.1"),
      setting("--port <number>", "port to listen on; 0 for any free port", "PORT", 4000).argParser(
        integer(0, 65_535),
      ),
      setting(
        "--admin-port <number>",
        "separate port for /healthz, /readyz and /metrics; 0 for any free port",
        "ADMIN_PORT",
      ).argParser(integer(0, 65_535)),
      setting("--threads <number>", "threads that serve requests, 1 to 64", "THREADS", 1).argParser(
        integer(1, 64),
      ),
      setting(
        "--trust-proxy <list>",
        'proxies whose X-Forwarded-For is trusted: addresses, networks, or "all"',
        "TRUST_PROXY",
      ).argParser(proxies),
      setting(
        "--origins <list>",
        'web origins that may send requests, "*" for all, "" for none',
        "ORIGINS",
        "*",
      ).argParser(origins),
    ],
    "Data and responses:": [
      createPlansOption(),
      setting(
        "--sample",
        "serve the sample market from a folder without a market, even if the folder has keys",
      ),
      setting("--no-sample", "serve an empty market instead of the sample market"),
      setting("--demo-keys", "create public demo keys, one per plan; sample market only"),
      setting(
        "--vendor-prefix <name>",
        "vendor prefix in headers, fields and values: with abc, the key header is X-ABC_PRO_API_KEY",
        "VENDOR_PREFIX",
        DEFAULT_SETTINGS.vendorPrefix,
      ).argParser(parseVendorPrefix),
      setting(
        "--documentation <url>",
        "URL or path of the API reference",
        "DOCUMENTATION",
        DEFAULT_SETTINGS.documentation,
      ).argParser(documentation),
      setting("--log-level <level>", "lowest level to log", "LOG_LEVEL", "info").choices(LEVELS),
      setting(
        "--usage-days <days>",
        "UTC days to keep the usage of operations, parameters and values; 0 to count nothing",
        "USAGE_DAYS",
        DEFAULT_SETTINGS.usageDays,
      ).argParser(integer(0, 10_000)),
      setting(
        "--fiat-rate-tolerance <days>",
        "maximum distance in time between a fiat or metal rate and the converted value",
        "FIAT_RATE_TOLERANCE",
        DEFAULT_SETTINGS.fiatRateTolerance / DAY,
      ).argParser(days),
      setting(
        "--coin-rate-tolerance <days>",
        "maximum distance in time between a cryptocurrency's price and the converted value",
        "COIN_RATE_TOLERANCE",
        DEFAULT_SETTINGS.coinRateTolerance / DAY,
      ).argParser(days),
      setting(
        "--cache-megabytes <size>",
        "memory for cached responses and their shared records, in megabytes",
        "CACHE_MEGABYTES",
        DEFAULT_SETTINGS.cacheBytes / MEGABYTE,
      ).argParser(integer(0, 1_000_000)),
    ],
    "Limits of addresses and connections:": [
      setting(
        "--address-limit <requests>",
        "maximum requests per address and UTC minute; 0 for no limit",
        "ADDRESS_LIMIT",
        DEFAULT_SETTINGS.addressLimit,
      ).argParser(integer(0, 1_000_000_000)),
      setting(
        "--subnet-limit <requests>",
        "maximum requests per subnet (/24 of IPv4, /48 of IPv6) and UTC minute; 0 for no limit (default: ten times --address-limit)",
        "SUBNET_LIMIT",
      ).argParser(integer(0, 1_000_000_000)),
      setting(
        "--max-connections <number>",
        "maximum open connections; 0 for no limit",
        "MAX_CONNECTIONS",
        DEFAULT_SETTINGS.maxConnections,
      ).argParser(integer(0, 1_000_000)),
      setting(
        "--max-connections-per-address <number>",
        "maximum open connections per address, except trusted proxies; 0 for no limit",
        "MAX_CONNECTIONS_PER_ADDRESS",
        DEFAULT_SETTINGS.maxConnectionsPerAddress,
      ).argParser(integer(0, 1_000_000)),
      setting(
        "--max-pipelined <requests>",
        "maximum pipelined requests per connection",
        "MAX_PIPELINED",
        DEFAULT_SETTINGS.maxPipelined,
      ).argParser(integer(0, 10_000)),
      setting(
        "--keep-alive <seconds>",
        "how long an idle connection stays open",
        "KEEP_ALIVE",
        DEFAULT_SETTINGS.keepAliveTimeout / 1000,
      ).argParser(integer(0, 86_400)),
      setting(
        "--write-timeout <seconds>",
        "how long a client may stop reading a response; 0 for no limit",
        "WRITE_TIMEOUT",
        DEFAULT_SETTINGS.writeTimeout / 1000,
      ).argParser(seconds),
    ],
    "Limits of large responses and history:": [
      setting(
        "--max-quotes <number>",
        "maximum quotes in a response: the number of its records or data points, multiplied by the number of currencies",
        "MAX_QUOTES",
        DEFAULT_SETTINGS.maxQuotes,
      ).argParser(integer(1, 1_000_000_000)),
      setting(
        "--max-small-quotes <number>",
        "maximum quotes in a small response, which never waits; a response with more quotes is large",
        "MAX_SMALL_QUOTES",
        DEFAULT_SETTINGS.maxSmallQuotes,
      ).argParser(integer(0, 1_000_000_000)),
      setting(
        "--max-active <responses>",
        "maximum large responses in progress",
        "MAX_ACTIVE",
        DEFAULT_SETTINGS.maxActive,
      ).argParser(integer(1, 1_000_000)),
      setting(
        "--max-active-per-caller <responses>",
        "maximum large responses in progress per key, or per address without keys",
        "MAX_ACTIVE_PER_CALLER",
        DEFAULT_SETTINGS.maxActivePerCaller,
      ).argParser(integer(1, 1_000_000)),
      setting(
        "--max-active-quotes <number>",
        "maximum quotes in all large responses in progress; one key may use half",
        "MAX_ACTIVE_QUOTES",
        DEFAULT_SETTINGS.maxActiveQuotes,
      ).argParser(integer(1, 1_000_000_000)),
      setting(
        "--max-queued <requests>",
        "maximum requests that wait for a large response",
        "MAX_QUEUED",
        DEFAULT_SETTINGS.maxQueued,
      ).argParser(integer(0, 1_000_000)),
      setting(
        "--max-queued-per-caller <requests>",
        "maximum requests that wait for a large response per key, or per address without keys",
        "MAX_QUEUED_PER_CALLER",
        DEFAULT_SETTINGS.maxQueuedPerCaller,
      ).argParser(integer(0, 1_000_000)),
      setting(
        "--queue-timeout <seconds>",
        "how long a request waits for a large response to start",
        "QUEUE_TIMEOUT",
        DEFAULT_SETTINGS.queueTimeout / 1000,
      ).argParser(seconds),
      setting(
        "--shared-write-timeout <seconds>",
        "how long a client may stop reading a large response while requests wait; 0 for --write-timeout",
        "SHARED_WRITE_TIMEOUT",
        DEFAULT_SETTINGS.sharedWriteTimeout / 1000,
      ).argParser(seconds),
      setting(
        "--reader-threads <number>",
        "threads that read history; of several, long reads leave one free",
        "READER_THREADS",
        DEFAULT_SETTINGS.readerThreads,
      ).argParser(integer(1, 64)),
      setting(
        "--max-queued-reads <reads>",
        "maximum reads of history that wait for a thread",
        "MAX_QUEUED_READS",
        DEFAULT_SETTINGS.maxQueuedReads,
      ).argParser(integer(1, 1_000_000)),
    ],
    "Shutdown:": [
      setting(
        "--stop-delay <seconds>",
        "how long the service keeps serving before it stops, while /readyz reports 503",
        "STOP_DELAY",
        DEFAULT_SETTINGS.stopDelay / 1000,
      ).argParser(seconds),
      setting(
        "--stop-drain <seconds>",
        "how long idle connections stay open after --stop-delay, so that no request is lost",
        "STOP_DRAIN",
        DEFAULT_SETTINGS.stopDrain / 1000,
      ).argParser(seconds),
      setting(
        "--stop-timeout <seconds>",
        "how long requests may take after --stop-delay",
        "STOP_TIMEOUT",
        DEFAULT_SETTINGS.stopTimeout / 1000,
      ).argParser(seconds),
    ],
  };
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
    queueTimeout: options.queueTimeout * 1000,
    sharedWriteTimeout: options.sharedWriteTimeout * 1000,
    cacheBytes: options.cacheMegabytes * MEGABYTE,
    fiatRateTolerance: options.fiatRateTolerance * DAY,
    coinRateTolerance: options.coinRateTolerance * DAY,
  };
}

/** The option for the file of plans, for every command that uses limits. */
export function createPlansOption(): Option {
  return setting(
    "--plans <file>",
    "JSON file with the limits of plans; see docs/operating/keys-and-limits.md of the repository",
    "PLANS",
  );
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

/** An option with an environment variable, unless the option is a flag. */
function setting(flags: string, description: string, variable?: string, otherwise?: string | number): Option {
  const option = new Option(flags, description);
  if (variable !== undefined) option.env(`MARKET_DATA_${variable}`);
  return otherwise === undefined ? option : option.default(otherwise);
}
