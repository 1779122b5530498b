import { PostgresBackend } from "@market-data/cluster";
import { EXAMPLES_CLOCK } from "@market-data/sample";
import { startPostgres } from "@market-data/test-helpers/postgres";
import { seedSample } from "../../../packages/sample/test/support/seed-sample.ts";
import { RedisServer } from "./redis-server.ts";

/** The databases of the services of `test/service`. */
interface Engines {
  /** Environment variables of the suites. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Starts PostgreSQL with the sample market at the time of the examples, and Redis. */
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

/** The global setup of `vitest.service.config.ts`. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { env, stop } = await startEngines();
  Object.assign(process.env, env);
  return stop;
}
