import { readFileSync } from "node:fs";
import { type Command, InvalidArgumentError, Option } from "commander";
import { PlanConfigurationError, type PlanOverrides, readPlans } from "../accounts/plan-settings.ts";
import type { LogLevel } from "../observing/logger.ts";
import { DEFAULT_SETTINGS, type ServiceSettings } from "../settings.ts";

/** The settings of `serve`, as options or variables of the environment. Options come first. */
export interface ServeOptions {
  readonly data: string;
  readonly host: string;
  readonly port: number;
  readonly plans?: string;
  readonly token: string;
  readonly origins: string;
  readonly addressLimit: number;
  readonly trustProxy?: string;
  readonly documentation: string;
  readonly logLevel: LogLevel;
  readonly cacheMegabytes: number;
  readonly keepAlive: number;
  readonly stopTimeout: number;
  readonly sample: boolean;
  readonly demoKeys?: true;
}

/** Where the data is stored, which every command needs. */
export function dataOption(): Option {
  return new Option("--data <folder>", "folder of the databases")
    .env("MARKET_DATA_DIR")
    .default("market-data");
}

const MEGABYTE = 1024 * 1024;
const LEVELS = ["debug", "info", "warn", "error", "silent"];

export function addServeOptions(command: Command): Command {
  const options = [
    dataOption(),
    setting("--host <address>", "address to listen on", "HOST", "127.0.0.1"),
    setting("--port <number>", "port to listen on; 0 for any free one", "PORT", 4000).argParser(
      whole(0, 65_535),
    ),
    setting("--plans <file>", "JSON file with limits of plans; see OPERATING.md", "PLANS"),
    setting(
      "--token <name>",
      "the service's abbreviation in headers, fields and values",
      "TOKEN",
      DEFAULT_SETTINGS.token,
    ),
    setting(
      "--origins <list>",
      'web origins whose pages may send requests, "*" for all, "" for none',
      "ORIGINS",
      "*",
    ),
    setting(
      "--address-limit <requests>",
      "requests of one address in a UTC minute; 0 for no limit",
      "ADDRESS_LIMIT",
      DEFAULT_SETTINGS.addressLimit,
    ).argParser(whole(0, 1_000_000_000)),
    setting(
      "--trust-proxy <list>",
      'proxies whose X-Forwarded-For is believed: addresses, networks, or "all"',
      "TRUST_PROXY",
    ),
    setting(
      "--documentation <url>",
      "where the reference is",
      "DOCUMENTATION",
      DEFAULT_SETTINGS.documentation,
    ),
    setting("--log-level <level>", "the lowest level that is logged", "LOG_LEVEL", "info").choices(LEVELS),
    setting(
      "--cache-megabytes <size>",
      "memory for cached responses",
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
      "--stop-timeout <seconds>",
      "how long requests in flight may take when the service stops",
      "STOP_TIMEOUT",
      DEFAULT_SETTINGS.stopTimeout / 1000,
    ).argParser(seconds),
    new Option("--no-sample", "leave an empty market empty, in place of making the sample market"),
    new Option("--demo-keys", "make keys that everybody knows, one a plan; on the sample market only"),
  ];
  for (const option of options) command.addOption(option);
  return command;
}

/** The settings of the service's HTTP side. */
export function toSettings(options: ServeOptions): Partial<ServiceSettings> {
  const { token, origins, addressLimit, trustProxy, documentation } = options;
  return {
    token,
    origins: origins === "*" ? "*" : parseList(origins),
    addressLimit,
    trustProxy: trustProxy === undefined ? false : trustProxy === "all" ? true : parseList(trustProxy),
    documentation,
    keepAliveTimeout: options.keepAlive * 1000,
    stopTimeout: options.stopTimeout * 1000,
    cacheBytes: options.cacheMegabytes * MEGABYTE,
  };
}

/** @throws {PlanConfigurationError} */
export function loadPlans(file: string | undefined): PlanOverrides | undefined {
  if (file === undefined) return undefined;
  try {
    return readPlans(readFileSync(file, "utf8"));
  } catch (error) {
    throw new PlanConfigurationError(`${file}: ${(error as Error).message}`);
  }
}

function setting(flags: string, description: string, variable: string, otherwise?: string | number): Option {
  const option = new Option(flags, description).env(`MARKET_DATA_${variable}`);
  return otherwise === undefined ? option : option.default(otherwise);
}

function whole(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}

function seconds(text: string): number {
  const number = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && number <= 3600) return number;
  throw new InvalidArgumentError("It must be a number of seconds up to 3600.");
}

function parseList(text: string): string[] {
  return text
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");
}
