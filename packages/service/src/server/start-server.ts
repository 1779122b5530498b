import type { DemoKey } from "@market-data/http";
import { closeMeter } from "../accounts/close-meter.ts";
import { MemoryMeter } from "../accounts/memory-meter.ts";
import type { PlanOverrides } from "../accounts/plan-settings.ts";
import { PlanTable } from "../accounts/plan-table.ts";
import { type OpenMeter, type OpenMeterOptions, openMeter, type RedisSettings } from "../cluster.ts";
import { logErrors } from "../observing/log-errors.ts";
import { createLogger, type Logger } from "../observing/logger.ts";
import { DEFAULT_SETTINGS, type ServiceSettings, shareOut } from "../settings.ts";
import type { DataLocation } from "../storage/backend.ts";
import { openBackend } from "../storage/open-backend.ts";
import { assembleService } from "./assemble-service.ts";
import { checkPorts } from "./check-ports.ts";
import { closeAll } from "./close-all.ts";
import { makeDemoKeys } from "./demo-keys.ts";
import type { SampleProgress } from "./sample-market.ts";
import { openServedMarket } from "./served-market.ts";
import { serveInThreads } from "./serving-threads.ts";

export interface ServerOptions {
  readonly data: DataLocation;
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
  /** Another port for `/healthz`, `/readyz` and `/metrics`, 0 for any free one; where absent, they are on `port`. */
  readonly adminPort?: number | undefined;
  /** Where several services count together; where absent, this one counts in its memory. */
  readonly meter?: RedisSettings | undefined;
  readonly plans?: PlanOverrides;
  readonly settings?: Partial<ServiceSettings>;
  /** How many threads serve requests, each on a processor of its own where there are so many; 1 where absent. */
  readonly threads?: number;
  readonly log?: Logger;
  /** Whether an empty market becomes the sample market; where absent, yes as long as there are no keys. */
  readonly sample?: boolean;
  /** Whether to make keys that everybody knows; only ever on the sample market. */
  readonly demoKeys?: boolean;
  /** Called while the sample market is made. */
  readonly onProgress?: (progress: SampleProgress) => void;
  /** The time that is now, a Unix time in ms; the machine's clock where absent. */
  readonly now?: number;
  /** Ends the start where it aborts before the service serves. */
  readonly signal?: AbortSignal;
}

/** A service that runs. */
export interface Server {
  readonly url: string;
  /** The URL of `/healthz`, `/readyz` and `/metrics`, where they have a port of their own. */
  readonly adminUrl: string | undefined;
  /** Whether it serves the sample market. */
  readonly isSample: boolean;
  readonly demoKeys: readonly DemoKey[];
  /** Finishes what is in flight and ends. */
  close(): Promise<void>;
}

/**
 * Starts the whole service on a location: storage, keys, metering, market and HTTP.
 *
 * @throws {StorageError} also while another service runs on the location (kind `locked`), and where it has keys and no
 * market (kind `missing`), unless `sample` says what to serve; what `signal` aborts with.
 */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { data, host, port, adminPort, plans: overrides, threads = 1, now, signal } = options;
  const settings: ServiceSettings = { ...DEFAULT_SETTINGS, ...options.settings };
  const { readerThreads, maxQueuedReads } = settings;
  const { log = createLogger() } = options;
  const closers: (() => unknown)[] = [];
  const close = () => closeAll(closers.splice(0));
  try {
    await checkPorts({ host, port, adminPort });
    const backend = await openBackend(data);
    // A folder has one service; on PostgreSQL there may be several, where they count together.
    const isShared = options.meter !== undefined && typeof data !== "string";
    if (!isShared) closers.push(await backend.lockForService());
    const accounts = await backend.openAccounts({ follow: threads === 1, watch: true, log });
    closers.push(() => accounts.close());
    for (const warning of accounts.warnings) log.log("warn", warning);
    const onError = (what: string) => logErrors(log, what);
    const { sample, onProgress } = options;
    const {
      store,
      gauges,
      isSample,
      stored,
      probe,
      close: closeMarket,
    } = await openServedMarket({
      backend,
      location: data,
      readers: { readerThreads, maxQueuedReads },
      news: options.meter,
      sample,
      hasKeys: (await accounts.keys.list()).length > 0,
      onError,
      log,
      ...(onProgress === undefined ? {} : { onProgress }),
      ...(now === undefined ? {} : { now }),
    });
    closers.push(closeMarket);
    const plans = new PlanTable(overrides);
    const demoKeys =
      isSample && options.demoKeys ? await makeDemoKeys(accounts.keys, plans, now ?? Date.now()) : [];
    const onUnsaved = onError("Used credits could not be stored; they are kept and tried again");
    if (threads > 1) {
      await orAborted(stored, signal);
      const serving = await serveInThreads({
        order: { data, settings: shareOut(settings, threads), meter: options.meter, plans: overrides, now },
        address: { host, port, adminPort },
        threads,
        usage: accounts.usage,
        onUnsaved,
        log,
      });
      closers.push(serving.close);
      return { ...serving, isSample, demoKeys, close };
    }
    const metering = await openMeter(
      options.meter,
      { store: accounts.usage, onError: onUnsaved, log },
      createMemoryMeter,
    );
    closers.push(metering.close);
    const { service, close: closeService } = assembleService({
      market: { store, gauges, probe },
      accounts,
      metering,
      plans,
      settings,
      log,
      now,
    });
    closers.push(closeService);
    await store.snapshot();
    signal?.throwIfAborted();
    const url = await service.listen({ host, port, adminPort });
    return { url, adminUrl: service.adminUrl, isSample, demoKeys, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What is waited for. @throws {unknown} what the signal aborts with before that. */
function orAborted<Value>(wait: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (signal === undefined) return wait;
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
  });
  return Promise.race([wait, aborted]);
}

function createMemoryMeter({
  log,
  ...options
}: Pick<OpenMeterOptions, "store" | "onError" | "log">): OpenMeter {
  const meter = new MemoryMeter(options);
  return { meter, gauges: [], close: () => closeMeter(meter, log) };
}
