import { type Cluster, closeMeter, type GaugeDefinition } from "@market-data/storage";
import { OutageLog, type OutageMessages } from "../outage-log.ts";
import { RESERVE_SCRIPT, SETTLE_SCRIPT } from "./meter-scripts.ts";
import { DEFAULT_REDIS_NAMESPACE, RedisConnection } from "./redis-connection.ts";
import { RedisMeter } from "./redis-meter.ts";

const AWAY: OutageMessages = {
  level: "error",
  fails: "Redis is away: this node counts by itself.",
  worksAgain: "Redis is back: what this node counted by itself is added.",
};

/** Opens a meter in Redis for a service, and logs outages of Redis. */
export const openMeter: Cluster["openMeter"] = async ({
  url,
  namespace = DEFAULT_REDIS_NAMESPACE,
  timeout,
  store,
  onError,
  log,
}) => {
  const connection = new RedisConnection({
    url,
    namespace,
    scripts: [RESERVE_SCRIPT, SETTLE_SCRIPT],
    ...(timeout !== undefined && { timeout }),
  });
  const meter = new RedisMeter({
    connection,
    store,
    onError,
    onDamaged: (key, reason) =>
      log.log("error", "What Redis has of one account cannot be used: this node counts it by itself.", {
        redis: connection.location,
        key,
        reason,
      }),
  });
  const outages = new OutageLog(log, AWAY, { redis: connection.location });
  let counted = 0;
  connection.on("down", (reason) => outages.fail(reason));
  connection.on("up", () => {
    outages.end({ requests: meter.localRequests - counted });
    counted = meter.localRequests;
  });
  await connection.open();
  return {
    meter,
    gauges: describeMeter(connection, meter),
    async close() {
      try {
        await closeMeter(meter, log);
      } finally {
        await connection.close();
      }
    },
  };
};

/** The metrics of a meter in Redis for `/metrics`. */
export function describeMeter(connection: RedisConnection, meter: RedisMeter): GaugeDefinition[] {
  return [
    {
      name: "market_data_redis_up",
      help: "1 while Redis answers in time, 0 while this node counts by itself.",
      read: () => (connection.isUp ? 1 : 0),
    },
    {
      name: "market_data_locally_counted_requests",
      help: "Requests that this node has counted by itself, because Redis was away.",
      read: () => meter.localRequests,
    },
    {
      name: "market_data_redis_commands",
      help: "Commands that this node has sent to Redis to count.",
      read: () => connection.commands,
    },
  ];
}
