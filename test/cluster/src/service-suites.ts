import { PostgresBackend } from "@market-data/cluster";
import { EXAMPLES_CLOCK } from "@market-data/sample";
import { startPostgres } from "@market-data/test-helpers/postgres";
import { seedSample } from "../../../packages/sample/test/support/seed-sample.ts";
import { RedisServer } from "./redis-server.ts";

/** What the services of `test/service` have their market and accounts in. */
interface Engines {
  /** What the suites are told by. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Starts PostgreSQL, with the sample market as of the examples' clock, and Redis. */
export async function startEngines(): Promise<Engines> {
  const [postgres, redis] = await Promise.all([startPostgres(), RedisServer.start()]);
  const backend = new PostgresBackend({ market: postgres.url, accounts: postgres.url });
  await backend.migrate();
  const market = await backend.openMarket();
  await seedSample(market.writer, { until: EXAMPLES_CLOCK });
  await market.close();
  return {
    env: {
      CONFORMANCE_STORE: "cluster",
      MARKET_DATA_MARKET: postgres.url,
      MARKET_DATA_METER: redis.url,
    },
    async stop() {
      await redis.kill();
      await postgres.stop();
    },
  };
}

/** Of vitest.service.config.ts: for all suites once. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { env, stop } = await startEngines();
  Object.assign(process.env, env);
  return stop;
}
