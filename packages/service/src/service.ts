import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import {
  andThen,
  type ConnectionCounts,
  callerLeftError,
  createHttpServer,
  getNetwork,
  getSentKey,
  type HttpServer,
  type MaybePromise,
  type Middleware,
  Router,
  type ServerOptions,
} from "@market-data/http";
import { type MarketStore, marketOperations, type Snapshot } from "@market-data/market";
import type { FeatureUsageCounter } from "./accounts/feature-usage-counter.ts";
import { KeyCache, type KeyNews } from "./accounts/key-cache.ts";
import type { KeyStore } from "./accounts/key-store.ts";
import type { Meter } from "./accounts/meter.ts";
import { PlanTable } from "./accounts/plan-table.ts";
import { ResponseCache } from "./caching/response-cache.ts";
import { SharedTexts } from "./caching/serialise-shared.ts";
import { AddressLimiter } from "./http/address-limiter.ts";
import { Authorizer, type ServiceContext, type ServiceRoute } from "./http/authorizer.ts";
import { explainError } from "./http/explain-error.ts";
import { FairShares, observeShares } from "./http/fair-shares.ts";
import { createHome } from "./http/home.ts";
import { createOperationHandlers, type ServedOperations } from "./http/operation-handler.ts";
import { RequestTurns } from "./http/request-turns.ts";
import { createAdminRoutes, createContractRoutes } from "./http/system-routes.ts";
import { VendorPrefix } from "./http/vendor-prefix.ts";
import { createLogger, errorFields, type Logger } from "./observing/logger.ts";
import { LongestHold } from "./observing/longest-hold.ts";
import { type GaugeDefinition, type LimitName, type MetricReport, Metrics } from "./observing/metrics.ts";
import { recordMalformed, recordResponse } from "./observing/record-response.ts";
import { DEFAULT_SETTINGS, type ServiceSettings } from "./settings.ts";

/** What a service is made of. The caller that opens a store, a meter or a database closes it, after the service. */
export interface ServiceOptions {
  readonly store: MarketStore;
  readonly keys: KeyStore;
  /** Hears of keys that change; where absent, each is looked up again after a second. */
  readonly keyNews?: KeyNews | undefined;
  readonly meter: Meter;
  /** Counts which operations, parameters and values are used; where absent, nothing does. */
  readonly featureUsage?: FeatureUsageCounter;
  /** The operations that are served; all of the market's where absent. */
  readonly operations?: ServedOperations;
  /** The contract's plans and limits where absent. */
  readonly plans?: PlanTable;
  readonly settings?: Partial<ServiceSettings>;
  readonly log?: Logger;
  /** What the parts that were handed in report in `/metrics`, besides what the service does. */
  readonly gauges?: readonly GaugeDefinition[];
  /** Why requests cannot be served, besides what the store reports; nothing where they can. */
  readonly findFaults?: () => Promise<readonly string[]>;
  /** The time now, in Unix ms; the machine's clock where absent. */
  readonly now?: () => number;
  /** What it shares with the threads that serve the same market at the same port; absent where it serves alone. */
  readonly shared?: SharedParts;
}

/** What services share that serve the same market at the same port, each in a thread of one process. */
export interface SharedParts {
  /** Names the process in ETags. */
  readonly instance: string;
  readonly limiter: AddressLimiter;
  readonly connectionCounts: ConnectionCounts;
  /** What all of them report, this one too. */
  gather(): Promise<readonly ServiceReport[]>;
}

/** What one service knows of itself. */
export interface ServiceReport {
  /** Why it cannot serve requests; nothing where it can. */
  readonly faults: readonly string[];
  readonly metrics: readonly MetricReport[];
}

/** Where a service listens. */
export interface ServiceAddress {
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
  /** Another port for `/healthz`, `/readyz` and `/metrics`, 0 for any free one; where absent, they are on `port`. */
  readonly adminPort?: number | undefined;
  /** Whether services of other threads listen there, too. No where absent. */
  readonly isShared?: boolean;
}

/** The HTTP service. */
export interface Service {
  /**
   * Starts to take requests.
   *
   * @returns The URL, for example `http://127.0.0.1:4000`.
   */
  listen(address: ServiceAddress): Promise<string>;
  /** The URL of `/healthz`, `/readyz` and `/metrics`, where they have a port of their own. */
  readonly adminUrl: string | undefined;
  /** What it knows of itself, whatever others know. */
  report(): Promise<ServiceReport>;
  /**
   * Says that it is not ready for `stopDelay`; then takes no further connection, serves those that it has as long as
   * `stopDrain` and `stopTimeout` allow, and stores what was metered. Calling it again waits for the same end.
   */
  close(): Promise<void>;
}

/** Of the memory for caching, for records that several responses share; the rest is for whole responses. */
const RECORDS_SHARE = 1 / 2;
/** Of the memory for responses, what those to requests without a key may take. */
const KEYLESS_CACHE_SHARE = 1 / 8;
/** How long requests of the admin port may take when the service stops, in ms. */
const ADMIN_STOP_TIMEOUT_MS = 500;

/** When the newest metrics were updated, in Unix ms. */
function findNewestUpdate({ metrics }: Snapshot): number | undefined {
  let newest: number | undefined;
  for (const { lastUpdated } of metrics.values()) newest = Math.max(newest ?? lastUpdated, lastUpdated);
  return newest;
}

/** Makes the service; `listen` starts it. */
export function createService(options: ServiceOptions): Service {
  const {
    store,
    meter,
    featureUsage,
    shared,
    now = Date.now,
    log = createLogger({ now }),
    plans = new PlanTable(),
  } = options;
  const settings: ServiceSettings = { ...DEFAULT_SETTINGS, ...options.settings };
  const { documentation, origins, trustProxy } = settings;
  const prefix = new VendorPrefix(settings.token);
  const { keyHeader, creditHeader, sampleHeader } = prefix;
  const metrics = new Metrics(
    settings.metricsLifetime,
    shared && (async () => (await shared.gather()).map((report) => report.metrics)),
  );
  const limiter = shared?.limiter ?? new AddressLimiter(settings);
  const onLimit = (limit: LimitName): void => metrics.limitReached(limit);
  const isSample = (): MaybePromise<boolean> =>
    andThen(store.snapshot(), ({ origin }) => origin === "sample");
  const authorizer = new Authorizer({
    keys: new KeyCache(options.keys, options.keyNews),
    limiter,
    meter,
    plans,
    keyHeader,
    onLimit,
    onKeyProblem: (problem, key, { id, address }) =>
      log.log("warn", "A key was rejected.", { requestId: id, key, problem, address }),
    isSample,
  });
  const createShares = (kind: string): FairShares => {
    const shares = new FairShares(settings, onLimit);
    observeShares(shares, metrics, kind);
    return shares;
  };
  const recordBytes = settings.cacheBytes * RECORDS_SHARE;
  const responseBytes = settings.cacheBytes - recordBytes;
  const keylessBytes = responseBytes * KEYLESS_CACHE_SHARE;
  const cache = new ResponseCache(responseBytes - keylessBytes);
  const keylessCache = new ResponseCache(keylessBytes, "all");
  const texts = new SharedTexts((json) => prefix.json(json));
  let closing: Promise<void> | undefined;
  const readSnapshot = async (): Promise<Snapshot> => store.snapshot();
  const findFaults = async (): Promise<readonly string[]> => [
    ...(closing === undefined ? [] : ["it stops"]),
    ...(await readSnapshot().then(
      () => [],
      () => ["the market cannot be read"],
    )),
    ...((await options.findFaults?.().catch(() => ["its parts cannot be checked"])) ?? []),
  ];
  const findAllFaults = async (): Promise<readonly string[]> =>
    shared === undefined
      ? findFaults()
      : [...new Set((await shared.gather()).flatMap(({ faults }) => faults))];
  const getNewestUpdate = async (): Promise<number | undefined> =>
    readSnapshot().then(findNewestUpdate, () => undefined);
  metrics.gauge("market_data_ready", "1 while requests can be served, as /readyz says, else 0.", async () =>
    (await findFaults()).length === 0 ? 1 : 0,
  );
  metrics.gauge(
    "market_data_newest_update_timestamp_seconds",
    "When the newest data was updated, a Unix time; NaN where there is none.",
    async () => ((await getNewestUpdate()) ?? Number.NaN) / 1000,
  );
  metrics.gauge(
    "market_data_age_seconds",
    "How old the newest data is; NaN where there is none.",
    async () => (now() - ((await getNewestUpdate()) ?? Number.NaN)) / 1000,
  );
  metrics.gauge(
    "market_data_log_dropped_lines",
    "Lines of the log that could not be written.",
    () => log.dropped,
  );
  for (const { name, help, read } of options.gauges ?? []) metrics.gauge(name, help, read);
  const holds = new LongestHold();
  metrics.gauge(
    "market_data_event_loop_longest_hold_seconds",
    "The longest time in the last one to two minutes for which one thing kept everything else waiting.",
    () => holds.seconds,
  );
  const router = new Router<ServiceRoute>();
  for (const route of [
    ...createOperationHandlers({
      store,
      marketOperations: options.operations ?? marketOperations,
      plans,
      meter,
      cache,
      shares: createShares("large"),
      historyShares: createShares("history"),
      keylessCache,
      limiter,
      texts,
      metrics,
      prefix,
      documentation,
      maxQuotes: settings.maxQuotes,
      streamedQuotes: settings.streamedQuotes,
      recordBytes,
      now,
      instance: shared?.instance ?? randomUUID(),
    }),
    ...createContractRoutes(prefix),
  ]) {
    router.add(route.path, route);
  }
  const createServer = (
    served: Router<ServiceRoute>,
    middleware: readonly Middleware<ServiceContext>[],
    serverOptions: ServerOptions,
  ): HttpServer =>
    createHttpServer<ServiceContext>(
      {
        keyHeader,
        creditHeader,
        exposedHeaders: [sampleHeader],
        origins,
        trustProxy,
        now,
        getRouter: () => served,
        middleware,
        onFailure: (error, { id, route, request }) =>
          log.log("error", "A request failed.", {
            requestId: id,
            operation: route?.name,
            ...errorFields(error, getSentKey(request, keyHeader)),
          }),
        explainError,
        onResponse: (context, response) => recordResponse(context, response, { log, metrics, featureUsage }),
      },
      {
        ...serverOptions,
        onLimit,
        onMalformed(malformed) {
          metrics.malformed(malformed.name);
          recordMalformed(malformed, log);
        },
      },
    );
  const turns = new RequestTurns();
  metrics.gauge("market_data_requests_waiting", "Requests that wait for their turn.", () => turns.waiting);
  const takeTurn: Middleware<ServiceContext> = ({ account, address, response }) =>
    turns.enter(account?.accountId ?? getNetwork(address))?.then(() => {
      if (response.destroyed) throw callerLeftError();
      return {};
    }) ?? {};
  const authorize: Middleware<ServiceContext>[] = [
    (context, access) => authorizer.limitAddress(context, access),
    (context, access) => authorizer.authenticate(context, access),
    takeTurn,
    (context) => context.route?.readWork?.(context) ?? {},
    (context) => authorizer.limitAccount(context),
  ];
  const server = createServer(router, authorize, {
    ...settings,
    connectionCounts: shared?.connectionCounts,
  });
  const adminRouter = new Router<ServiceRoute>();
  const adminServer = createServer(adminRouter, [], {});
  let adminUrl: string | undefined;
  metrics.gauge(
    "market_data_cached_response_bytes",
    "Bytes of responses that are cached.",
    () => cache.bytes + keylessCache.bytes,
  );
  metrics.gauge("market_data_connections", "Open connections.", () => server.connections);
  const stop = async (): Promise<void> => {
    try {
      if (settings.stopDelay > 0) await delay(settings.stopDelay);
      await server.close({ drain: settings.stopDrain, timeout: settings.stopTimeout });
      // To the end, it says why the service is not ready.
      await adminServer.close({ drain: 0, timeout: ADMIN_STOP_TIMEOUT_MS });
      await meter.flush();
      await featureUsage?.flush();
    } finally {
      holds.close();
      log.flush();
    }
  };
  return {
    async listen({ host, port, adminPort, isShared = false }) {
      const isOnePort = adminPort === undefined;
      const access = isOnePort ? "counted" : "open";
      const home = createHome({
        prefix,
        documentation,
        hasAdminRoutes: isOnePort,
        isSample: async () => isSample(),
      });
      router.add(home.path, home);
      const admin = { metrics, findFaults: findAllFaults, getNewestUpdate, now, access } as const;
      for (const route of createAdminRoutes(admin)) {
        (isOnePort ? router : adminRouter).add(route.path, route);
      }
      if (!isOnePort) adminUrl = await adminServer.listen({ host, port: adminPort, isShared });
      return server.listen({ host, port, isShared });
    },
    get adminUrl() {
      return adminUrl;
    },
    report: async () => ({ faults: await findFaults(), metrics: await metrics.report() }),
    close() {
      closing ??= stop();
      return closing;
    },
  };
}
