import { randomUUID } from "node:crypto";
import { type App, type ConnectionCounts, getSentKey, Router, type ServerOptions } from "@market-data/http";
import { type MarketStore, marketOperations } from "@market-data/market";
import { andThen, FairScheduler, type MaybePromise } from "@market-data/scheduler";
import type { GaugeDefinition, KeyChangeFeed, KeyStore, Meter } from "@market-data/storage";
import { errorFields, type Logger } from "@market-data/storage";
import type { FeatureUsageCounter } from "./accounts/feature-usage-counter.ts";
import { KeyCache } from "./accounts/key-cache.ts";
import { PlanTable } from "./accounts/plan-table.ts";
import { createStreamCounter, type StreamCounter } from "./accounts/stream-counter.ts";
import { ResponseCache } from "./caching/response-cache.ts";
import { SharedTexts } from "./caching/serialise-shared.ts";
import { AddressLimiter } from "./http/address-limiter.ts";
import { Authorizer } from "./http/authorizer.ts";
import { explainError } from "./http/explain-error.ts";
import { createHome } from "./http/home.ts";
import { createMcpRoute } from "./http/mcp-route.ts";
import {
  createOperationHandlers,
  type OperationDeps,
  type ServedOperations,
} from "./http/operation-handler.ts";
import { createPipeline, createState } from "./http/pipeline.ts";
import { type RecordDeps, recordMalformed, recordResponse } from "./http/record-response.ts";
import { ResponseLimiter } from "./http/response-limiter.ts";
import type { ServiceRoute, ServiceState, SystemRoute } from "./http/service-route.ts";
import { StreamRoute } from "./http/stream-route.ts";
import { createAdminRoutes, createContractRoutes } from "./http/system-routes.ts";
import { VendorPrefix } from "./http/vendor-prefix.ts";
import { EventLoopDelay } from "./monitoring/event-loop-delay.ts";
import { Health } from "./monitoring/health.ts";
import { createLogger } from "./monitoring/logger.ts";
import { type LimitName, type MetricReport, Metrics } from "./monitoring/metrics.ts";
import { DEFAULT_SETTINGS, type ServiceSettings } from "./settings.ts";

/**
 * The dependencies of a service. The caller opens the store, meter and databases, and closes them after the service.
 */
export interface ServiceOptions {
  /** The store, or a function if the store can be replaced. Each request reads from a single store. */
  readonly store: MarketStore | (() => MarketStore);
  readonly keys: KeyStore;
  /** Notifies about changed keys. Without it, keys are looked up again after one second. */
  readonly keyChangeFeed?: KeyChangeFeed | undefined;
  readonly meter: Meter;
  /** Counts used operations, parameters and values. Default: no counting. */
  readonly featureUsage?: FeatureUsageCounter;
  /** The served operations. Default: all operations of the market. */
  readonly operations?: ServedOperations;
  /** The plans and limits. Default: the contract's. */
  readonly plans?: PlanTable;
  readonly settings?: Partial<ServiceSettings>;
  readonly log?: Logger;
  /** Metrics of the dependencies, added to the service's metrics in `/metrics`. */
  readonly gauges?: readonly GaugeDefinition[];
  /** Returns further reasons why requests cannot be served, in addition to the store's reasons; empty if healthy. */
  readonly runHealthChecks?: () => Promise<readonly string[]>;
  /** The current time, in Unix ms. Default: the system clock. */
  readonly now?: () => number;
  /** Resources shared with other threads on the same port. Absent for a single thread. */
  readonly shared?: SharedResources;
}

/** Resources shared by the services of one market and port, each in a thread of one process. */
export interface SharedResources {
  /** Identifies the process in ETags. */
  readonly instance: string;
  readonly limiter: AddressLimiter;
  readonly connectionCounts: ConnectionCounts;
  readonly streamCounter: StreamCounter;
  /** Collects the reports of all services, including this one. */
  gather(): Promise<readonly ServiceReport[]>;
}

/** The health and metrics of one service. */
export interface ServiceReport {
  /** Reasons why the service cannot serve requests; an empty array if the service is healthy. */
  readonly failures: readonly string[];
  readonly metrics: readonly MetricReport[];
}

/** The routes of a service, independent of ports. */
export interface Application {
  readonly settings: ServiceSettings;
  readonly metrics: Metrics;
  readonly health: Health;
  /** Serves the operations. */
  readonly app: App<ServiceRoute, ServiceState>;
  /** Serves the operator routes if they have a separate port. */
  readonly adminApp: App<SystemRoute, ServiceState>;
  /** Count and log connections that never become a request. */
  readonly listeners: Required<Pick<ServerOptions, "onLimit" | "onMalformed">>;
  /** Adds the home page, and the operator routes to the app that serves them. */
  addSystemRoutes(hasAdminPort: boolean): void;
  /** Ends the open streams. */
  endStreams(): void;
  /** Stores the metered usage and ends background work. */
  close(): Promise<void>;
}

/** The share of cache memory for records that several responses share. The rest is for whole responses. */
const RECORDS_SHARE = 1 / 2;
/** The share of the response cache for requests without a key. */
const KEYLESS_CACHE_SHARE = 1 / 8;

/** Creates the routes of a service with their stages, caches and metrics. */
export function createApplication(options: ServiceOptions): Application {
  const { store, meter, featureUsage, shared, now = Date.now } = options;
  const { log = createLogger({ now }), plans = new PlanTable() } = options;
  const settings: ServiceSettings = { ...DEFAULT_SETTINGS, ...options.settings };
  const { documentation, fiatRateTolerance } = settings;
  const prefix = new VendorPrefix(settings.vendorPrefix);
  const getStore = typeof store === "function" ? store : () => store;
  const isSample = (): MaybePromise<boolean> =>
    andThen(getStore().snapshot(), ({ origin }) => origin === "sample");
  const metrics = new Metrics(
    settings.metricsLifetime,
    shared && (async () => (await shared.gather()).map((report) => report.metrics)),
  );
  const health = new Health({
    getStore,
    plans,
    fiatRateTolerance,
    runHealthChecks: options.runHealthChecks,
    now,
  });
  const eventLoopDelay = new EventLoopDelay();
  const scheduler = new FairScheduler();
  const caches = createCaches(settings.cacheBytes);
  const limiter = shared?.limiter ?? new AddressLimiter(settings);
  const onLimit = (limit: LimitName): void => metrics.limitReached(limit);
  const listeners: Application["listeners"] = {
    onLimit,
    onMalformed(malformed) {
      metrics.malformed(malformed.name);
      recordMalformed(malformed, log);
    },
  };
  metrics.add([
    ...health.gauges,
    {
      name: "market_data_log_dropped_lines",
      help: "Log lines that could not be written.",
      read: () => log.dropped,
    },
    ...(options.gauges ?? []),
    {
      name: "market_data_event_loop_delay_max_seconds",
      help: "The longest block of the event loop in the last one to two minutes.",
      read: () => eventLoopDelay.seconds,
    },
  ]);
  const authorizer = new Authorizer({
    keys: new KeyCache(options.keys, options.keyChangeFeed),
    limiter,
    meter,
    plans,
    keyHeader: prefix.keyHeader,
    onLimit,
    onKeyProblem: (problem, key, { id, address }) =>
      log.log("warn", "A key was rejected.", { requestId: id, key, problem, address }),
    isSample,
  });
  const counter = shared?.streamCounter ?? createStreamCounter();
  const streamRoute = new StreamRoute({
    ...{ getStore, authorizer, counter, plans, meter, metrics, prefix, settings, log, now },
  });
  const router = new Router<ServiceRoute>();
  router.add(streamRoute.path, streamRoute);
  for (const route of [
    ...createOperationHandlers({
      getStore,
      marketOperations: options.operations ?? marketOperations,
      plans,
      meter,
      ...caches,
      largeLimiter: new ResponseLimiter(settings, metrics, "large"),
      historyLimiter: new ResponseLimiter(settings, metrics, "history"),
      limiter,
      texts: new SharedTexts((json) => prefix.json(json)),
      metrics,
      prefix,
      settings,
      now,
      instance: shared?.instance ?? randomUUID(),
    }),
    ...createContractRoutes(prefix),
  ]) {
    router.add(route.path, route);
  }
  metrics.add([
    {
      name: "market_data_requests_queued",
      help: "Queued requests.",
      read: () => scheduler.waiting,
    },
    {
      name: "market_data_streams",
      help: "Open streams.",
      read: () => streamRoute.open,
    },
    {
      name: "market_data_cached_response_bytes",
      help: "Bytes of cached responses.",
      read: () => caches.cache.bytes + caches.keylessCache.bytes,
    },
  ]);
  const adminRouter = new Router<SystemRoute>();
  const common = { settings, prefix, now, log, metrics, featureUsage };
  const app = createApp(router, createPipeline({ authorizer, scheduler }), common);
  const mcpRoute = createMcpRoute(app, prefix);
  router.add(mcpRoute.path, mcpRoute);
  return {
    settings,
    metrics,
    health,
    listeners,
    app,
    adminApp: createApp(adminRouter, (context) => context.route.respond(context), common),
    endStreams: () => streamRoute.close(),
    addSystemRoutes(hasAdminPort) {
      const hasAdminRoutes = !hasAdminPort;
      const home = createHome({ prefix, documentation, hasAdminRoutes, isSample: async () => isSample() });
      router.add(home.path, home);
      const adminRoutes = createAdminRoutes({
        health,
        runHealthChecks: async () =>
          shared === undefined
            ? health.runHealthChecks()
            : [...new Set((await shared.gather()).flatMap(({ failures }) => failures))],
        metrics,
        now,
        access: hasAdminPort ? "open" : "counted",
      });
      for (const route of adminRoutes) (hasAdminPort ? adminRouter : router).add(route.path, route);
    },
    async close() {
      try {
        await meter.flush();
        await featureUsage?.flush();
      } finally {
        eventLoopDelay.close();
        log.flush();
      }
    },
  };
}

/** The response caches, and the bytes of shared records to cache. */
function createCaches(bytes: number): Pick<OperationDeps, "cache" | "keylessCache" | "recordBytes"> {
  const recordBytes = bytes * RECORDS_SHARE;
  const responseBytes = bytes - recordBytes;
  const keylessBytes = responseBytes * KEYLESS_CACHE_SHARE;
  return {
    recordBytes,
    cache: new ResponseCache(responseBytes - keylessBytes),
    keylessCache: new ResponseCache(keylessBytes, "all"),
  };
}

/** Serves the routes of a router. @param respond The stages of a request. */
function createApp<Target extends ServiceRoute>(
  router: Router<Target>,
  respond: App<Target, ServiceState>["respond"],
  { settings, prefix, now, log, ...counters }: AppDeps,
): App<Target, ServiceState> {
  const { keyHeader, creditHeader, sampleHeader } = prefix;
  const { origins, trustProxy } = settings;
  return {
    keyHeader,
    creditHeader,
    exposedHeaders: [sampleHeader],
    origins,
    trustProxy,
    now,
    getRouter: () => router,
    createState,
    respond,
    onFailure: (error, { id, route, request }) =>
      log.log("error", "A request failed.", {
        requestId: id,
        operation: route.name,
        ...errorFields(error, getSentKey(request, keyHeader)),
      }),
    explainError,
    onResponse: (context, response) => recordResponse(context, response, { log, ...counters }),
  };
}

/** The dependencies that all apps share. */
interface AppDeps extends RecordDeps {
  readonly settings: ServiceSettings;
  readonly prefix: VendorPrefix;
  readonly now: () => number;
}
