import { once } from "node:events";
import type { Command } from "commander";
import { createLogger } from "../monitoring/logger.ts";
import { openClusterBackend } from "../storage/open-backend.ts";
import { addLocation, type LocationOptions, toLocation } from "./location.ts";
import { CommandError } from "./output.ts";
import { addRedis, type RedisOptions, toRedisSettings } from "./redis.ts";
import { runUntilStopped } from "./stop-signal.ts";

type PublishCommand = LocationOptions & RedisOptions;

const LATE =
  "The publisher stopped without waiting for PostgreSQL or Redis. Nothing is lost: another publisher continues as soon as they respond.";

/** The command that publishes market changes to all services. */
export function addPublish(program: Command): void {
  addRedis(addLocation(program.command("publish")))
    .description(
      "publish market changes in Redis for all services; only one publisher is active, the others wait",
    )
    .action(publish);
}

async function publish(options: PublishCommand): Promise<void> {
  const redis = toRedisSettings(options);
  if (redis === undefined)
    throw new CommandError("Name the Redis to publish to: --meter or MARKET_DATA_METER.");
  const backend = await openClusterBackend(
    toLocation(options),
    "has a single service, which detects changes itself.",
  );
  const log = createLogger();
  const isInOrder = await runUntilStopped(async (signal) => {
    const publishing = await backend.publish({ ...redis, log }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    if (!signal.aborted) await once(signal, "abort");
    await publishing?.close();
  });
  if (!isInOrder) log.log("warn", LATE, { market: backend.location });
  log.flush();
}
