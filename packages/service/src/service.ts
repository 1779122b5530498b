import { createHttpServer, type Route, Router } from "@market-data/http";
import { type MarketStore, marketOperations } from "@market-data/market";
import { KeyCache } from "./accounts/key-cache.ts";
import type { KeyStore } from "./accounts/key-store.ts";
import type { Meter } from "./accounts/meter.ts";
import { PlanTable } from "./accounts/plan-table.ts";
import { ResponseCache } from "./caching/response-cache.ts";
import { SharedTexts } from "./caching/serialise-shared.ts";
import { AddressLimiter } from "./http/address-limiter.ts";
import { Authorizer, type ServiceContext } from "./http/authorizer.ts";
import { createOperationHandlers, type ServedOperations } from "./http/operation-handler.ts";
import { createSystemRoutes } from "./http/system-routes.ts";
import { VendorPrefix } from "./http/vendor-prefix.ts";
import { createLogger, errorFields, type Logger } from "./observing/logger.ts";
import { Metrics } from "./observing/metrics.ts";
import { recordResponse } from "./observing/record-response.ts";
import { DEFAULT_SETTINGS, type ServiceSettings } from "./settings.ts";

/** What a service is made of. The caller that opens a store, a meter or a database closes it, after the service. */
export interface ServiceOptions {
  readonly store: MarketStore;
  readonly keys: KeyStore;
  readonly meter: Meter;
  /** The operations that are served; all of the market's where absent. */
  readonly operations?: ServedOperations;
  /** The contract's plans and limits where absent. */
  readonly plans?: PlanTable;
  readonly settings?: Partial<ServiceSettings>;
  readonly log?: Logger;
  /** The time now, in Unix ms; the machine's clock where absent. */
  readonly now?: () => number;
}

/** The HTTP service. */
export interface Service {
  /**
   * Starts to take requests.
   *
   * @param options A port of 0 is any free one.
   * @returns The URL, for example `http://127.0.0.1:4000`.
   */
  listen(options: { host: string; port: number }): Promise<string>;
  /**
   * Takes no further connection, serves the requests in flight as long as `stopTimeout` allows, cuts off the rest, and
   * stores what was metered. Calling it again waits for the same end.
   */
  close(): Promise<void>;
}

/** Makes the service; `listen` starts it. */
export function createService(options: ServiceOptions): Service {
  const { store, meter, now = Date.now, log = createLogger({ now }), plans = new PlanTable() } = options;
  const settings: ServiceSettings = { ...DEFAULT_SETTINGS, ...options.settings };
  const { documentation, origins, trustProxy } = settings;
  const prefix = new VendorPrefix(settings.token);
  const { keyHeader, creditHeader } = prefix;
  const metrics = new Metrics();
  const authorizer = new Authorizer({
    keys: new KeyCache(options.keys),
    limiter: new AddressLimiter(settings.addressLimit),
    meter,
    plans,
    keyHeader,
  });
  const cache = new ResponseCache(settings.cacheBytes);
  const texts = new SharedTexts((json) => prefix.json(json));
  let closing: Promise<void> | undefined;
  const isReady = async (): Promise<boolean> =>
    closing === undefined && (await store.snapshot()) !== undefined;
  const router = new Router<Route<ServiceContext>>();
  for (const route of [
    ...createOperationHandlers({
      store,
      marketOperations: options.operations ?? marketOperations,
      plans,
      meter,
      cache,
      texts,
      metrics,
      prefix,
      documentation,
      now,
    }),
    ...createSystemRoutes({ metrics, prefix, isReady }),
  ]) {
    router.add(route.path, route);
  }
  const server = createHttpServer<ServiceContext>(
    {
      keyHeader,
      creditHeader,
      origins,
      trustProxy,
      now,
      getRouter: () => router,
      middleware: [
        (context, access) => authorizer.limitAddress(context, access),
        (context, access) => authorizer.authenticate(context, access),
        (context) => authorizer.limitAccount(context),
      ],
      onFailure: (error, { id, route }) =>
        log.log("error", "A request failed.", {
          requestId: id,
          operation: route?.name,
          ...errorFields(error),
        }),
      onResponse: (context, response) => recordResponse(context, response, { log, metrics }),
    },
    settings,
  );
  return {
    listen: (address) => server.listen(address),
    close() {
      closing ??= server
        .close(settings.stopTimeout)
        .then(() => meter.flush())
        .finally(() => log.flush());
      return closing;
    },
  };
}
