import type { RedisSettings } from "@market-data/storage";
import { type Command, Option } from "commander";
import { readUrl } from "./location.ts";
import { seconds } from "./values.ts";

/** The Redis shared by all services. */
export interface RedisOptions {
  readonly meter?: string;
  readonly redisNamespace: string;
  /** Seconds. */
  readonly redisTimeout: number;
}

/** Adds the options for Redis. */
export function addRedis(command: Command): Command {
  return command
    .addOption(
      new Option(
        "--meter <url>",
        "Redis with the counters of all services, redis://USER:PASSWORD@HOST:PORT or rediss://; file:PATH reads the URL from a file",
      ).env("MARKET_DATA_METER"),
    )
    .addOption(
      new Option(
        "--redis-namespace <name>",
        "prefix of all names in Redis; use a different prefix for each installation",
      )
        .env("MARKET_DATA_REDIS_NAMESPACE")
        .default("market-data"),
    )
    .addOption(
      new Option(
        "--redis-timeout <seconds>",
        "how long Redis may take to respond before this service counts locally",
      )
        .env("MARKET_DATA_REDIS_TIMEOUT")
        .default(0.05)
        .argParser(seconds),
    );
}

/** @throws {CommandError} */
export function toRedisSettings({
  meter,
  redisNamespace,
  redisTimeout,
}: RedisOptions): RedisSettings | undefined {
  if (meter === undefined) return undefined;
  return { url: readUrl(meter), namespace: redisNamespace, timeout: redisTimeout * 1000 };
}
