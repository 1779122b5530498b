import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openMeter } from "@market-data/cluster";
import type { MarketStore } from "@market-data/market";
import { EXAMPLES_CLOCK, sampleStore } from "@market-data/sample";
import { createLogger, MemoryMeter, openBackend } from "@market-data/service";
import type { KeyChangeFeed, KeyStore, Meter } from "@market-data/storage";
import { seedSample } from "../../../packages/sample/test/support/seed-sample.ts";
import { openMemoryAccounts } from "../../../packages/service/test/support/accounts.ts";

/** The market, the keys and the meter of a service under test. */
export interface ServiceDeps {
  readonly store: MarketStore;
  readonly keys: KeyStore;
  readonly keyChangeFeed?: KeyChangeFeed | undefined;
  readonly meter: Meter;
  close(): Promise<void>;
}

/** The storage engines of the tests, by the value of `CONFORMANCE_STORE`. */
const ENGINES: Readonly<Record<string, () => Promise<ServiceDeps>>> = {
  computed: async () => inMemory(sampleStore({ now: () => EXAMPLES_CLOCK })),
  sqlite: openSqlite,
  cluster: openCluster,
};
/** A long timeout, because Redis may be slow on a busy machine, and no test covers a service without Redis. */
const REDIS_TIMEOUT_MS = 10_000;

/** Opens the sample market at the time of the examples, with the engine of `CONFORMANCE_STORE`. Default: computed. */
export async function openServiceDeps(): Promise<ServiceDeps> {
  const engine = process.env["CONFORMANCE_STORE"] ?? "computed";
  const open = ENGINES[engine];
  if (open === undefined) {
    throw new Error(`CONFORMANCE_STORE must be one of ${Object.keys(ENGINES).join(", ")}, not "${engine}".`);
  }
  return open();
}

function inMemory(store: MarketStore, closeStore = async () => {}): ServiceDeps {
  const { keys, usage } = openMemoryAccounts();
  const meter = new MemoryMeter({ store: usage });
  return {
    store,
    keys,
    meter,
    async close() {
      await meter.close();
      await closeStore();
    },
  };
}

async function openSqlite(): Promise<ServiceDeps> {
  const folder = mkdtempSync(join(tmpdir(), "conformance-"));
  const opened = await (await openBackend(folder)).openMarket();
  await seedSample(opened.writer, { until: EXAMPLES_CLOCK });
  return inMemory(opened.store, async () => {
    await opened.close();
    rmSync(folder, { recursive: true });
  });
}

/** Uses PostgreSQL with the imported market, and Redis. `test/cluster` starts both and passes their URLs like an operator. */
async function openCluster(): Promise<ServiceDeps> {
  const [url, redis] = ["MARKET_DATA_MARKET", "MARKET_DATA_METER"].map((name) => {
    const value = process.env[name];
    if (value === undefined) throw new Error(`CONFORMANCE_STORE=cluster requires ${name}.`);
    return value;
  }) as [string, string];
  const backend = await openBackend({ market: url, accounts: url });
  const market = await backend.openMarket({ mayBeNew: false });
  const accounts = await backend.openAccounts({ mayBeNew: false, follow: true });
  const log = createLogger({ level: "warn", write: (lines) => process.stderr.write(lines) });
  const { meter, close: closeMeter } = await openMeter({
    url: redis,
    timeout: REDIS_TIMEOUT_MS,
    store: accounts.usage,
    onError: (error) => log.log("error", "Used credits could not be stored", { reason: String(error) }),
    log,
  });
  return {
    store: market.store,
    keys: accounts.keys,
    keyChangeFeed: accounts.keyChangeFeed,
    meter,
    async close() {
      await closeMeter();
      await accounts.close();
      await market.close();
    },
  };
}
