import { MemoryMeter } from "../accounts/memory-meter.ts";
import type { PlanOverrides } from "../accounts/plan-settings.ts";
import { PlanTable } from "../accounts/plan-table.ts";
import { createLogger, errorFields, type Logger } from "../observing/logger.ts";
import { createService } from "../service.ts";
import type { ServiceSettings } from "../settings.ts";
import { openBackend } from "../storage/open-backend.ts";
import { checkPort } from "./check-port.ts";
import { type DemoKey, makeDemoKeys } from "./demo-keys.ts";
import type { SampleProgress } from "./sample-market.ts";
import { openServedMarket } from "./served-market.ts";

export interface ServerOptions {
  /** Where the data is stored: the location of a backend, which is a folder. */
  readonly data: string;
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
  readonly plans?: PlanOverrides;
  readonly settings?: Partial<ServiceSettings>;
  readonly log?: Logger;
  /** Whether an empty market becomes the sample market; yes where absent. */
  readonly sample?: boolean;
  /** Whether to make keys that everybody knows; only ever on the sample market. */
  readonly demoKeys?: boolean;
  /** Called while the sample market is made. */
  readonly onProgress?: (progress: SampleProgress) => void;
  /** The time that is now, a Unix time in ms; the machine's clock where absent. */
  readonly now?: number;
}

/** A service that runs. */
export interface Server {
  readonly url: string;
  /** Whether it serves the sample market. */
  readonly isSample: boolean;
  readonly demoKeys: readonly DemoKey[];
  /** Finishes what is in flight and ends. */
  close(): Promise<void>;
}

/**
 * Starts the whole service on a location: storage, keys, metering, market and HTTP.
 *
 * @throws {StorageError}
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
    const backend = openBackend(data);
    const accounts = await backend.openAccounts();
    closers.push(() => accounts.close());
    const onError = (what: string) => (error: unknown) => log.log("error", what, errorFields(error));
    const { sample: mayBeSample = true, onProgress } = options;
    const {
      store,
      isSample,
      close: closeMarket,
    } = await openServedMarket({
      backend,
      location: data,
      mayBeSample,
      onError,
      ...(onProgress === undefined ? {} : { onProgress }),
      ...(now === undefined ? {} : { now }),
    });
    closers.push(closeMarket);
    const meter = new MemoryMeter({
      store: accounts.usage,
      onError: onError("Used credits could not be stored; they are kept and tried again"),
    });
    closers.push(() => meter.close());
    const plans = new PlanTable(overrides);
    const { keys } = accounts;
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
