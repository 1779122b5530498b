import { once } from "node:events";
import type { Command } from "commander";
import { createLogger } from "../observing/logger.ts";
import { openBackend } from "../storage/open-backend.ts";
import { addLocation, type LocationOptions, toLocation } from "./location.ts";
import { CommandError } from "./output.ts";
import { addRedis, type RedisOptions, toRedisSettings } from "./redis.ts";
import { runUntilStopped } from "./stop-signal.ts";

type PublishCommand = LocationOptions & RedisOptions;

const LATE =
  "The publisher ended without waiting any longer for PostgreSQL or Redis. Nothing is lost: another one publishes as soon as they respond.";

/** The command that tells all services what changes in the market. */
export function addPublish(program: Command): void {
  addRedis(addLocation(program.command("publish")))
    .description(
      "publish what changes in the market in Redis, for all services; one of several does, the others wait",
    )
    .action(publish);
}

async function publish(options: PublishCommand): Promise<void> {
  const redis = toRedisSettings(options);
  if (redis === undefined) throw new CommandError("Say where to publish: --meter or MARKET_DATA_METER.");
  const backend = await openBackend(toLocation(options));
  if (backend.publish === undefined) {
    throw new CommandError(`${backend.location} has one service, which looks itself for what changes.`);
  }
  const log = createLogger();
  const isInOrder = await runUntilStopped(async (signal) => {
    const publishing = await backend.publish?.({ ...redis, log }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    if (!signal.aborted) await once(signal, "abort");
    await publishing?.close();
  });
  if (!isInOrder) log.log("warn", LATE, { market: backend.location });
  log.flush();
}
