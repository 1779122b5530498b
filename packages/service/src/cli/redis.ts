import { type Command, Option } from "commander";
import type { RedisSettings } from "../cluster.ts";
import { readUrl } from "./location.ts";
import { seconds } from "./values.ts";

/** The Redis of all services, if there is one. */
export interface RedisOptions {
  readonly meter?: string;
  readonly redisNamespace: string;
  /** In seconds. */
  readonly redisTimeout: number;
}

/** Adds the options that say where the Redis is. */
export function addRedis(command: Command): Command {
  return command
    .addOption(
      new Option(
        "--meter <url>",
        "Redis that counts for all services together, redis://USER:PASSWORD@HOST:PORT or rediss://; also file:PATH of a file with its URL",
      ).env("MARKET_DATA_METER"),
    )
    .addOption(
      new Option(
        "--redis-namespace <name>",
        "what names in Redis begin with; another one for each installation",
      )
        .env("MARKET_DATA_REDIS_NAMESPACE")
        .default("market-data"),
    )
    .addOption(
      new Option(
        "--redis-timeout <seconds>",
        "how long Redis may take to answer before this service counts by itself",
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
