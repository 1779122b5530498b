import { type GaugeDefinition, type Logger, logErrors, type RedisSettings } from "@market-data/storage";
import { OutageLog, type OutageMessages } from "../outage-log.ts";
import { BUS_TIMEOUT_MS, type ChangesTarget, FOLLOWER_COMMANDS, RedisFollower } from "./redis-bus.ts";
import { DEFAULT_REDIS_NAMESPACE, RedisConnection } from "./redis-connection.ts";

const UNHEARD: OutageMessages = {
  level: "warn",
  fails: "Published changes do not arrive, as Redis is away: this node reads changes from PostgreSQL.",
  worksAgain: "Published changes arrive again.",
};

/**
 * A connection for changes of the market, which take longer than a count; not open yet.
 *
 * @param neededCommands That are sent on it.
 */
export function createBusConnection(
  { url, namespace = DEFAULT_REDIS_NAMESPACE }: Pick<RedisSettings, "url" | "namespace">,
  neededCommands: readonly string[],
): RedisConnection {
  return new RedisConnection({ url, namespace, timeout: BUS_TIMEOUT_MS, neededCommands });
}

/** What a follower keeps up to date, and what it reports of that. */
interface FollowedStore {
  /** How often it read changes itself that should have been published. */
  readonly ownReads: number;
}

/** Keeps a store up to date by what is published in Redis. @throws {StorageError} where the settings are wrong. */
export async function followMarket(
  target: ChangesTarget & FollowedStore,
  settings: RedisSettings,
  log?: Logger,
): Promise<{ gauges: readonly GaugeDefinition[]; close(): Promise<void> }> {
  const connection = createBusConnection(settings, FOLLOWER_COMMANDS);
  const outages = new OutageLog(log, UNHEARD, { redis: connection.location });
  connection.on("down", (reason) => outages.fail(reason));
  connection.on("up", () => outages.end());
  await connection.open();
  const onError = logErrors(
    log,
    "A published change could not be used: this node reads the database instead.",
  );
  const follower = new RedisFollower({ connection, target, onError });
  return {
    gauges: describeFollower(follower, target),
    async close() {
      await follower.close();
      await connection.close();
    },
  };
}

/** What a follower reports in `/metrics`. */
export function describeFollower(follower: RedisFollower, store: FollowedStore): GaugeDefinition[] {
  return [
    {
      name: "market_data_bus_gaps",
      help: "How often this node missed published changes of the market, and read the database.",
      read: () => follower.gaps,
    },
    {
      name: "market_data_bus_own_reads",
      help: "How often this node read changes of the market itself, because nothing was published for a second.",
      read: () => store.ownReads,
    },
    {
      name: "market_data_bus_lag_seconds",
      help: "How long the last published changes took to reach this node.",
      read: () => follower.lag / 1000,
    },
  ];
}
