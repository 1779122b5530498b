import type { GaugeDefinition, RedisSettings } from "@market-data/service";
import { BUS_TIMEOUT_MS, type ChangesTarget, RedisFollower } from "./redis-bus.ts";
import { DEFAULT_REDIS_NAMESPACE, RedisConnection } from "./redis-connection.ts";
import { toStorageError } from "./redis-errors.ts";

/** A connection for changes of the market, which take longer than a count. @throws {StorageError} */
export async function connectBus({
  url,
  namespace = DEFAULT_REDIS_NAMESPACE,
}: Pick<RedisSettings, "url" | "namespace">): Promise<RedisConnection> {
  const connection = new RedisConnection({ url, namespace, timeout: BUS_TIMEOUT_MS });
  await connection.open();
  return connection;
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
  onError: (error: unknown) => void,
): Promise<{ gauges: readonly GaugeDefinition[]; close(): Promise<void> }> {
  const connection = await connectBus(settings);
  const report = (error: unknown) => onError(toStorageError(error, connection.location));
  const follower = new RedisFollower({ connection, target, onError: report });
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
