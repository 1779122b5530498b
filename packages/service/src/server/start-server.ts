import { MemoryMeter } from "../metering/memory-meter.ts";
import { createLogger, errorFields, type Logger } from "../observing/logger.ts";
import type { PlanOverrides } from "../plans/configuration.ts";
import { PlanTable } from "../plans/plan-table.ts";
import { createService } from "../service.ts";
import type { ServiceSettings } from "../settings.ts";
import { dataFolder } from "../storage/sqlite/data-folder.ts";
import { withFaults } from "../storage/sqlite/faults.ts";
import { openAccounts, openDatabase } from "../storage/sqlite/open.ts";
import { SqliteKeyStore } from "../storage/sqlite/sqlite-key-store.ts";
import { SqliteUsageStore } from "../storage/sqlite/sqlite-usage-store.ts";
import { newestFigures, type Origin, originOf } from "../storage/sqlite/state.ts";
import { checkPort } from "./check-port.ts";
import { type DemoKey, makeDemoKeys } from "./demo-keys.ts";
import { openStore } from "./open-store.ts";
import type { SampleProgress } from "./sample-market.ts";

export interface ServerOptions {
  /** The folder of the databases. */
  readonly data: string;
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
  readonly plans?: PlanOverrides;
  readonly settings?: Partial<ServiceSettings>;
  readonly log?: Logger;
  /** Whether an empty database becomes the sample market; yes where absent. */
  readonly sample?: boolean;
  /** Whether to make keys that everybody knows; only ever on the sample market. */
  readonly demoKeys?: boolean;
  /** Told while the sample market is made. */
  readonly onProgress?: (progress: SampleProgress) => void;
  /** The time that is now, ms since 1970; the machine's clock where absent. */
  readonly now?: number;
}

/** A service that runs. */
export interface Server {
  readonly url: string;
  /** Whether everything that it tells is made up. */
  readonly isSample: boolean;
  readonly demoKeys: readonly DemoKey[];
  /** Finishes what is in flight and ends. */
  close(): Promise<void>;
}

/**
 * Starts the whole service on a folder: databases, keys, metering, market and HTTP.
 *
 * @throws {DatabaseFault}
 */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { data, host, port, plans: overrides, settings, now } = options;
  const { log = createLogger() } = options;
  const closers: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    // The last that was opened first: nothing goes that another still needs.
    for (const each of closers.splice(0).reverse()) await each();
  };
  try {
    await checkPort(host, port);
    const files = dataFolder(data);
    const accounts = openAccounts(files.accounts);
    closers.push(() => accounts.close());
    const onError = (what: string) => (error: unknown) => log.log("error", what, errorFields(error));
    const { origin, isFilled } = prepared(files.market);
    const isSample = origin === "sample" || (origin === null && options.sample !== false);
    const market = openStore({ file: files.market, isSample, isFilled, onError, ...options });
    closers.push(() => market.close());
    const { store } = market;
    const meter = new MemoryMeter({
      store: new SqliteUsageStore(accounts),
      onError: onError("Used credits could not be written; they are kept and tried again"),
    });
    closers.push(() => meter.close());
    const plans = new PlanTable(overrides);
    const keys = new SqliteKeyStore(accounts);
    const demoKeys = isSample && options.demoKeys ? await makeDemoKeys(keys, plans, now ?? Date.now()) : [];
    const service = createService({
      store,
      keys,
      meter,
      plans,
      log,
      ...(settings === undefined ? {} : { settings }),
      ...(now === undefined ? {} : { now: () => now }),
    });
    closers.push(() => service.close());
    await store.snapshot();
    const url = await service.listen({ host, port });
    return { url, isSample, demoKeys, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Brings the market's database to this version, and tells where its market comes from, and whether it is there. */
function prepared(file: string): { origin: Origin; isFilled: boolean } {
  return withFaults(file, () => {
    const database = openDatabase(file);
    try {
      return { origin: originOf(database), isFilled: newestFigures(database) !== undefined };
    } finally {
      database.close();
    }
  });
}
