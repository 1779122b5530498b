export {
  createPostgresBackend,
  describeChangeDelay,
  describePrimary,
  PostgresBackend,
} from "./postgres/postgres-backend.ts";
export { PostgresFeatureUsageStore } from "./postgres/postgres-feature-usage-store.ts";
export { PostgresKeyStore } from "./postgres/postgres-key-store.ts";
export { PostgresStore } from "./postgres/postgres-store.ts";
export { PostgresUsageStore } from "./postgres/postgres-usage-store.ts";
export { PostgresWriter } from "./postgres/postgres-writer.ts";
export { describeMeter, openMeter } from "./redis/open-meter.ts";
export { RedisConnection, type RedisConnectionOptions, type RedisEvents } from "./redis/redis-connection.ts";
export { RedisMeter, type RedisMeterOptions } from "./redis/redis-meter.ts";
