import { Cors, HttpError } from "@market-data/http";
import {
  type MarketStore,
  answers as marketAnswers,
  looksBackTo as marketLooksBackTo,
} from "@market-data/market";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Answers, LooksBackTo } from "./answers.ts";
import { AnswerCache } from "./caching/answer-cache.ts";
import { AddressLimiter } from "./http/address-limiter.ts";
import { Calls } from "./http/call.ts";
import { Desk } from "./http/desk.ts";
import { Gatekeeper } from "./http/gatekeeper.ts";
import { type OperationRoute, operationRoutes } from "./http/operation-route.ts";
import { OtherRequests } from "./http/other-requests.ts";
import { addSideRoutes, SIDE_PATHS } from "./http/side-routes.ts";
import { Token } from "./http/token.ts";
import { webServer } from "./http/web-server.ts";
import { KeyCache } from "./keys/key-cache.ts";
import type { KeyStore } from "./keys/key-store.ts";
import type { Meter } from "./metering/meter.ts";
import { createLogger, type Logger } from "./observing/logger.ts";
import { Metrics } from "./observing/metrics.ts";
import { PlanTable } from "./plans/plan-table.ts";
import { DEFAULT_SETTINGS, type ServiceSettings } from "./settings.ts";

/** What a service is made of. Whoever opens a store, a meter or a database closes it, after the service. */
export interface ServiceOptions {
  readonly store: MarketStore;
  readonly keys: KeyStore;
  readonly meter: Meter;
  /** What the operations answer; the market's answers where absent. */
  readonly answers?: Answers;
  readonly looksBackTo?: LooksBackTo;
  /** The contract's plans and limits where absent. */
  readonly plans?: PlanTable;
  readonly settings?: Partial<ServiceSettings>;
  readonly log?: Logger;
  /** The time now, in ms since 1970; the machine's clock where absent. */
  readonly now?: () => number;
}

/** The HTTP service. */
export interface Service {
  /**
   * Starts to take calls.
   *
   * @param options A port of 0 is any free one.
   * @returns The address, for example `http://127.0.0.1:4000`.
   */
  listen(options: { host: string; port: number }): Promise<string>;
  /**
   * Takes no further connection, answers what is in flight as long as `stopTimeout` allows, cuts off the rest, and makes
   * what was metered last. Calling it again waits for the same end.
   */
  close(): Promise<void>;
}

/** Makes the service; `listen` starts it. */
export function createService(options: ServiceOptions): Service {
  const { store, meter, now = Date.now, log = createLogger({ now }), plans = new PlanTable() } = options;
  const { answers = marketAnswers, looksBackTo = marketLooksBackTo } = options;
  const settings: ServiceSettings = { ...DEFAULT_SETTINGS, ...options.settings };
  const token = new Token(settings.token);
  const cors = new Cors({
    origins: settings.origins,
    keyHeader: token.keyHeader,
    creditHeader: token.creditHeader,
  });
  const metrics = new Metrics();
  let closing: Promise<void> | undefined;
  const stopping = (): boolean => closing !== undefined;
  const desk = new Desk({ token, cors, metrics, log, now, stopping });
  const gatekeeper = new Gatekeeper({
    keys: new KeyCache(options.keys),
    limiter: new AddressLimiter(settings.addressLimit),
    meter,
    plans,
    token,
  });
  const calls = new Calls({
    store,
    answers,
    looksBackTo,
    cache: new AnswerCache(settings.cacheBytes),
    gatekeeper,
    metrics,
    token,
    now,
  });
  const routes = operationRoutes(answers, { plans, token, documentation: settings.documentation });
  const app = webServer(settings, now, (request, reply) => {
    void desk.serve(request, reply, "none", () => {
      throw new HttpError("badRequest", "The address cannot be read: its percent-encoding is wrong");
    });
  });
  addOperations(app, routes, desk, calls);
  const ready = async (): Promise<boolean> => !stopping() && (await store.snapshot()) !== undefined;
  addSideRoutes(app, { desk, gatekeeper, metrics, token, ready });
  const paths = [...routes.map(({ operation }) => operation.path), ...SIDE_PATHS];
  const others = new OtherRequests(paths, { cors, desk, gatekeeper });
  const answerOther = (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
    desk.serve(request, reply, "none", (exchange) => others.answer(exchange));
  app.setNotFoundHandler(answerOther);
  // Fastify refuses a media type that it cannot read before it looks for a route, and only of methods that have a body.
  app.setErrorHandler((_, request, reply) => answerOther(request, reply));
  return {
    listen: (where) => app.listen(where),
    close() {
      closing ??= stop(app, settings.stopTimeout)
        .then(() => meter.flush())
        .finally(() => log.flush());
      return closing;
    },
  };
}

function addOperations(
  app: FastifyInstance,
  routes: readonly OperationRoute[],
  desk: Desk,
  calls: Calls,
): void {
  for (const route of routes) {
    app.get(route.operation.path.replace(/\{(\w+)\}/g, ":$1"), (request, reply) =>
      desk.serve(
        request,
        reply,
        route.id,
        (exchange) => calls.answer(exchange, route, () => desk.headers(exchange)),
        route,
      ),
    );
  }
}

async function stop(app: FastifyInstance, timeout: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), timeout);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}
