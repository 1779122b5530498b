import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openMeter } from "@market-data/cluster";
import type { MarketStore } from "@market-data/market";
import { EXAMPLES_CLOCK, sampleStore, seedSample } from "@market-data/sample";
import {
  createLogger,
  type KeyNews,
  type KeyStore,
  MemoryKeyStore,
  MemoryMeter,
  type Meter,
  openBackend,
} from "@market-data/service";

/** Where a service under test has its market, its keys, and what is counted of them. */
export interface ServedParts {
  readonly store: MarketStore;
  readonly keys: KeyStore;
  readonly keyNews?: KeyNews | undefined;
  readonly meter: Meter;
  close(): Promise<void>;
}

/** The engines that the tests can be run on, by the value of `CONFORMANCE_STORE`. */
const ENGINES: Readonly<Record<string, () => Promise<ServedParts>>> = {
  computed: async () => inMemory(sampleStore({ now: () => EXAMPLES_CLOCK })),
  sqlite: openSqlite,
  cluster: openCluster,
};
/** Redis may take as long as a busy machine does: no test is about a service that counts by itself. */
const REDIS_TIMEOUT_MS = 10_000;

/** Opens the sample market as of the examples' clock, on the engine that `CONFORMANCE_STORE` names; computed where absent. */
export async function openServedParts(): Promise<ServedParts> {
  const engine = process.env["CONFORMANCE_STORE"] ?? "computed";
  const open = ENGINES[engine];
  if (open === undefined) {
    throw new Error(`CONFORMANCE_STORE is "${engine}" and none of ${Object.keys(ENGINES).join(", ")}.`);
  }
  return open();
}

function inMemory(store: MarketStore, closeStore = async () => {}): ServedParts {
  const meter = new MemoryMeter();
  return {
    store,
    keys: new MemoryKeyStore(),
    meter,
    async close() {
      await meter.close();
      await closeStore();
    },
  };
}

async function openSqlite(): Promise<ServedParts> {
  const folder = mkdtempSync(join(tmpdir(), "conformance-"));
  const opened = await (await openBackend(folder)).openMarket();
  await opened.writer.markOrigin("sample");
  for await (const _ of seedSample(opened.writer, { until: EXAMPLES_CLOCK }));
  return inMemory(opened.store, async () => {
    await opened.close();
    rmSync(folder, { recursive: true });
  });
}

/** PostgreSQL, which has the market already, and Redis: `test/cluster` starts both, and names them as operators do. */
async function openCluster(): Promise<ServedParts> {
  const [url, redis] = ["MARKET_DATA_MARKET", "MARKET_DATA_METER"].map((name) => {
    const value = process.env[name];
    if (value === undefined) throw new Error(`CONFORMANCE_STORE=cluster needs ${name}, too.`);
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
    keyNews: accounts.keyNews,
    meter,
    async close() {
      await closeMeter();
      await accounts.close();
      await market.close();
    },
  };
}
