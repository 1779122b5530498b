import { setTimeout as delay, setInterval } from "node:timers/promises";
import { createHttpServer, type DemoKey } from "@market-data/http";
import type { MarketStore } from "@market-data/market";
import type {
  Backend,
  DataLocation,
  Logger,
  MarketOptions,
  OpenAccounts,
  OpenMarket,
  OpenMeter,
  OpenMeterOptions,
  RedisSettings,
} from "@market-data/storage";
import { closeMeter, logErrors, StorageError } from "@market-data/storage";
import { FeatureUsageCounter } from "../accounts/feature-usage-counter.ts";
import { MemoryMeter } from "../accounts/memory-meter.ts";
import type { PlanOverrides } from "../accounts/plan-settings.ts";
import { PlanTable } from "../accounts/plan-table.ts";
import { UsageLedger } from "../accounts/usage-ledger.ts";
import {
  createApplication,
  type ServiceOptions,
  type ServiceReport,
  type SharedResources,
} from "../application.ts";
import { createLogger } from "../monitoring/logger.ts";
import { DEFAULT_SETTINGS, divideLimits, type ServiceSettings } from "../settings.ts";
import { openBackend } from "../storage/open-backend.ts";
import { checkPorts, type ServiceAddress } from "./check-ports.ts";
import { closeAll } from "./close-all.ts";
import { makeDemoKeys } from "./demo-keys.ts";
import { createHealthChecks } from "./health-checks.ts";
import { openMeter } from "./open-meter.ts";
import { recordInBackground } from "./record-in-background.ts";
import { serveInThreads } from "./serving-threads.ts";

export interface ServerOptions {
  readonly data: DataLocation;
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Separate port for `/healthz`, `/readyz` and `/metrics`, 0 for any free port. Default: `port`. */
  readonly adminPort?: number | undefined;
  /** The Redis in which several services count together. Default: this service counts in its memory. */
  readonly meter?: RedisSettings | undefined;
  readonly plans?: PlanOverrides;
  readonly settings?: Partial<ServiceSettings>;
  /** The number of threads that serve requests, each on its own processor if possible. Default: 1. */
  readonly threads?: number;
  readonly log?: Logger;
  /** Whether an empty folder serves the sample market. Default: true while there are no keys. */
  readonly sample?: boolean;
  /** Whether to create public demo keys. Sample market only. */
  readonly demoKeys?: boolean;
  /** The current time, as Unix time in ms. Default: the system clock. */
  readonly now?: number;
  /** Aborts the start before the service serves. */
  readonly signal?: AbortSignal;
}

/** A running service. */
export interface Server {
  readonly url: string;
  /** The URL of `/healthz`, `/readyz` and `/metrics`, if they have a separate port. */
  readonly adminUrl: string | undefined;
  /** Whether the service served the sample market at its start. */
  readonly isSample: boolean;
  readonly demoKeys: readonly DemoKey[];
  /** Finishes requests in flight and stops. */
  close(): Promise<void>;
}

/**
 * Starts the whole service on a location: storage, keys, metering, market and HTTP.
 *
 * @throws {StorageError} of kind `locked` while another service runs on the location, and of kind `missing` for a
 * location with keys and no market, unless `sample` is set.
 * @throws The reason of an aborted `signal`.
 */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { data, host, port, adminPort, plans: overrides, threads = 1, now, signal } = options;
  const settings: ServiceSettings = { ...DEFAULT_SETTINGS, ...options.settings };
  const { log = createLogger() } = options;
  const closers: (() => unknown)[] = [];
  const close = () => closeAll(closers.splice(0));
  try {
    await checkPorts({ host, port, adminPort });
    const backend = await openBackend(data);
    // A folder has one service. On PostgreSQL several services may share a meter.
    const isShared = options.meter !== undefined && typeof data !== "string";
    closers.push(await backend.lockForService(isShared));
    const accounts = await backend.openAccounts({ follow: threads === 1, watch: true, log });
    closers.push(() => accounts.close());
    for (const warning of accounts.warnings) log.log("warn", warning);
    const { market, isSample } = await openServedMarket(backend, {
      isFolder: typeof data === "string",
      sample: options.sample,
      hasKeys: (await accounts.keys.list()).length > 0,
      market: toMarketOptions(settings, log),
    });
    const recording = recordInBackground(market, { log, now: () => now ?? Date.now() });
    closers.push(async () => {
      const { ended } = recording.close();
      await market.close();
      await ended;
    });
    const plans = new PlanTable(overrides);
    const demoKeys =
      isSample && options.demoKeys ? await makeDemoKeys(accounts.keys, plans, now ?? Date.now()) : [];
    const onUnsaved = logUnsaved(log);
    if (threads > 1) {
      signal?.throwIfAborted();
      const serving = await serveInThreads({
        threadData: {
          data,
          settings: divideLimits(settings, threads),
          meter: options.meter,
          plans: overrides,
          now,
        },
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
    const parts = { market, accounts, metering, plans, settings, log, now };
    const { service, close: closeService } = await openService(parts);
    closers.push(closeService);
    signal?.throwIfAborted();
    const url = await service.listen({ host, port, adminPort });
    return { url, adminUrl: service.adminUrl, isSample, demoKeys, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The options for following the market. */
export function toMarketOptions(
  { readerThreads, maxQueuedReads }: ServiceSettings,
  log: Logger,
): Omit<MarketOptions, "mayBeNew"> {
  const onError = logErrors(log, "The market could not be read again");
  return { readerThreads, maxQueuedReads, watch: WATCH_MS, onError, log };
}

export function logUnsaved(log: Logger): (error: unknown) => void {
  return logErrors(log, "Used credits could not be stored; they are kept and tried again");
}

function createMemoryMeter({
  log,
  ...options
}: Pick<OpenMeterOptions, "store" | "onError" | "log">): OpenMeter {
  const ledger = new UsageLedger(options);
  return { meter: new MemoryMeter(ledger), gauges: [], close: () => closeMeter(ledger, log) };
}

/** The open resources of a serving thread. */
interface ServiceDeps {
  readonly market: Pick<OpenMarket, "store" | "gauges" | "probe">;
  readonly accounts: OpenAccounts;
  readonly metering: Pick<OpenMeter, "meter" | "gauges">;
  readonly plans: PlanTable;
  readonly settings: ServiceSettings;
  readonly log: Logger;
  /** The current time, as Unix time in ms. Default: the system clock. */
  readonly now: number | undefined;
  readonly shared?: SharedResources;
}

/** Creates the service of an open market and open accounts. The caller closes both. */
export async function openService(parts: ServiceDeps): Promise<{ service: Service; close(): Promise<void> }> {
  const { market, accounts, metering, plans, settings, log, now, shared } = parts;
  const { meter } = metering;
  const { usageDays: days } = settings;
  const { getStore, close: closeStore } = await followMarket(market.store, now);
  const featureUsage = new FeatureUsageCounter({
    store: accounts.featureUsage,
    days,
    onError: logErrors(log, "The usage of operations could not be stored; it is kept and tried again"),
  });
  const service = createService({
    store: getStore,
    keys: accounts.keys,
    keyChangeFeed: accounts.keyChangeFeed,
    meter,
    gauges: [...metering.gauges, ...market.gauges, ...accounts.gauges],
    ...(days > 0 && { featureUsage }),
    plans,
    settings,
    log,
    runHealthChecks: createHealthChecks(
      [
        { name: "the accounts cannot be read", run: accounts.probe },
        { name: "the market cannot be read", run: market.probe },
        {
          name: "used credits cannot be stored",
          // No service could store the credits now. Keeps serving, and the credits wait.
          run: async () => (accounts.isReadOnly() ? undefined : meter.checkStored()),
        },
      ],
      log,
    ),
    ...(now !== undefined && { now: () => now }),
    ...(shared !== undefined && { shared }),
  });
  return { service, close: () => closeAll([closeStore, () => featureUsage.close(), () => service.close()]) };
}

/** The HTTP service. */
export interface Service {
  /**
   * Starts to accept requests.
   *
   * @returns The URL, for example `http://127.0.0.1:4000`.
   */
  listen(address: ServiceAddress): Promise<string>;
  /** The URL of `/healthz`, `/readyz` and `/metrics`, if they have a separate port. */
  readonly adminUrl: string | undefined;
  /** The health and metrics of this thread. */
  report(): Promise<ServiceReport>;
  /**
   * Reports not ready for `stopDelay`, then accepts no further connections. Serves open connections within `stopDrain`
   * and `stopTimeout`, and stores the metered usage. A second call waits for the same end.
   */
  close(): Promise<void>;
}

/** How long requests of the admin port may take after a stop signal, in ms. */
const ADMIN_STOP_TIMEOUT_MS = 500;

/** Creates the service; `listen` starts it. */
export function createService(options: ServiceOptions): Service {
  const { app, adminApp, addSystemRoutes, endStreams, settings, metrics, health, listeners, close } =
    createApplication(options);
  const connectionCounts = options.shared?.connectionCounts;
  const server = createHttpServer(app, { ...settings, ...listeners, connectionCounts });
  const adminServer = createHttpServer(adminApp, listeners);
  metrics.add([
    { name: "market_data_connections", help: "Open connections.", read: () => server.connections },
  ]);
  let adminUrl: string | undefined;
  let closing: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    health.isStopping = true;
    try {
      if (settings.stopDelay > 0) await delay(settings.stopDelay);
      endStreams();
      await server.close({ drain: settings.stopDrain, timeout: settings.stopTimeout });
      // The admin port reports until the end why the service is not ready.
      await adminServer.close({ drain: 0, timeout: ADMIN_STOP_TIMEOUT_MS });
    } finally {
      await close();
    }
  };
  return {
    async listen({ host, port, adminPort, isShared = false }) {
      addSystemRoutes(adminPort !== undefined);
      if (adminPort !== undefined) adminUrl = await adminServer.listen({ host, port: adminPort, isShared });
      return server.listen({ host, port, isShared });
    },
    get adminUrl() {
      return adminUrl;
    },
    report: async () => ({ failures: await health.runHealthChecks(), metrics: await metrics.report() }),
    close() {
      closing ??= stop();
      return closing;
    },
  };
}

/** How often a service checks whether its market was written or restored, in ms. */
const WATCH_MS = 100;

interface ServedMarketOptions {
  readonly isFolder: boolean;
  /**
   * Whether an empty folder serves the sample market. Default: only without keys, because the owners of keys would take
   * the sample data for real.
   */
  readonly sample?: boolean | undefined;
  readonly hasKeys: boolean;
  readonly market: Omit<MarketOptions, "mayBeNew">;
}

/**
 * Opens the market, and marks an empty folder for the sample market if requested.
 *
 * @throws {StorageError} of kind `missing` if there is no market and the options do not decide.
 */
async function openServedMarket(
  backend: Backend,
  { isFolder, sample: wantsSample, hasKeys, market: options }: ServedMarketOptions,
): Promise<{
  readonly market: OpenMarket;
  readonly isSample: boolean;
}> {
  const maySample = isFolder && (wantsSample ?? !hasKeys);
  const mayBeNew = maySample || wantsSample === false;
  const missing = () => (isFolder ? marketIsMissing(backend.location) : marketIsEmpty(backend.location));
  const market = await backend.openMarket({ ...options, mayBeNew }).catch((error: unknown) => {
    throw error instanceof StorageError && error.kind === "missing" ? missing() : error;
  });
  try {
    const origin = await market.state.origin();
    if (origin === undefined && !mayBeNew) throw missing();
    // Before any key is created, so that an interrupted start can be repeated.
    if (origin === undefined && maySample) await market.writer.markOrigin("sample");
    return { market, isSample: origin === "sample" || (origin === undefined && maySample) };
  } catch (error) {
    await market.close();
    throw error;
  }
}

/** The market was lost or never existed. The operator must decide what to serve. */
function marketIsMissing(location: string): StorageError {
  return new StorageError(
    "missing",
    location,
    "has keys and no market. Restore a backup (market-data restore), import data (market-data import), or start with " +
      "--no-sample to import later, or with --sample to serve the sample market, whose data is synthetic.",
  );
}

function marketIsEmpty(location: string): StorageError {
  return new StorageError(
    "missing",
    location,
    "has no market. Import data (market-data import), or start with --no-sample to import later. " +
      "The sample market is served from a folder alone (--data).",
  );
}

/** The store that requests read. Imports and restores may replace it. */
interface CurrentStore {
  readonly getStore: () => MarketStore;
  close(): void;
}

/**
 * Follows a market: requests read the store, or the computed sample market while the store is marked for it.
 *
 * @param now The current time, as Unix time in ms. Default: the system clock.
 */
async function followMarket(store: MarketStore, now?: number): Promise<CurrentStore> {
  let sample: MarketStore | undefined;
  let current = store;
  const look = async (): Promise<void> => {
    const { origin } = await store.snapshot();
    sample = origin === "sample" ? (sample ?? (await createSample(now))) : undefined;
    current = sample ?? store;
  };
  await look();
  const ending = new AbortController();
  void (async () => {
    // The store reports its errors itself.
    for await (const _ of setInterval(WATCH_MS, undefined, { ref: false, signal: ending.signal }))
      await look().catch(() => {});
  })().catch(() => {});
  return { getStore: () => current, close: () => ending.abort() };
}

/** Loads the sample market on demand, with its first snapshot. */
async function createSample(now: number | undefined): Promise<MarketStore> {
  const { sampleStore } = await import("@market-data/sample");
  const store = sampleStore(now === undefined ? {} : { now });
  await store.snapshot();
  return store;
}
