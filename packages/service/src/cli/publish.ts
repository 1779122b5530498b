import type { Command } from "commander";
import { createLogger } from "../observing/logger.ts";
import { openBackend } from "../storage/open-backend.ts";
import { addLocation, type LocationOptions, toLocation } from "./location.ts";
import { CommandError } from "./output.ts";
import { addRedis, type RedisOptions, toRedisSettings } from "./redis.ts";
import { stopSignal } from "./stop-signal.ts";

type PublishCommand = LocationOptions & RedisOptions;

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
  const stopping = stopSignal();
  const log = createLogger();
  const publishing = await backend.publish({ ...redis, log });
  await stopping;
  await publishing.close();
  log.flush();
}
