import { randomUUID } from "node:crypto";
import { setInterval } from "node:timers/promises";
import {
  checkEntitlement,
  clientClosedError,
  countCredits,
  type HeaderList,
  HttpError,
  LiveBody,
  type NetworkResponse,
} from "@market-data/http";
import { EVENT_STREAM, type MarketStore, ParameterError, QuoteStreams } from "@market-data/market";
import { type ParsedStreamV1, streams } from "@market-data/openapi";
import { andThen, type MaybePromise, Task } from "@market-data/scheduler";
import { errorFields, type Logger, type Meter } from "@market-data/storage";
import type { PlanTable } from "../accounts/plan-table.ts";
import type { StreamCounter } from "../accounts/stream-counter.ts";
import type { Metrics } from "../monitoring/metrics.ts";
import type { ServiceSettings } from "../settings.ts";
import type { Authorizer } from "./authorizer.ts";
import { explainError } from "./explain-error.ts";
import { OpenStream } from "./open-stream.ts";
import { QueryReader, type ReadQuery } from "./query-reader.ts";
import type { KeyCaller, MeteredRoute, PreparedRequest, ServiceContext } from "./service-route.ts";
import type { VendorPrefix } from "./vendor-prefix.ts";

const operation = streams.streamV1;
const MINUTE_MS = 60_000;
/** How often the key of a stream is checked, in ms. */
const CHECK_MS = 1000;
/** The statuses that end a stream at once. Other errors may pass. */
const FINAL_STATUSES = [401, 403];
/** The errors of used-up credits. */
const FINAL_CODES = [1009, 1010];

interface StreamRouteDeps {
  readonly getStore: () => MarketStore;
  readonly authorizer: Authorizer;
  readonly counter: StreamCounter;
  readonly plans: PlanTable;
  readonly meter: Meter;
  readonly metrics: Metrics;
  readonly prefix: VendorPrefix;
  readonly settings: ServiceSettings;
  readonly log: Logger;
  readonly now: () => number;
}

/** A stream with its caller. */
interface Served {
  readonly stream: OpenStream;
  readonly context: ServiceContext;
  /** The credits of each started minute. */
  readonly credits: number;
  /** The sum of the charged credits. */
  charged: number;
  /** The end of the last charged minute, in Unix ms. */
  paidUntil: number;
  /** The time since the last check of the key, in ms. */
  unchecked: number;
  isChecking: boolean;
}

/** Streams quotes: access, credits of each minute, limits, and the reasons to end a stream. */
export class StreamRoute implements MeteredRoute<KeyCaller> {
  readonly path = operation.path;
  readonly name = operation.operationId;
  readonly access = "keyed";
  readonly headers: Readonly<HeaderList> = [];
  readonly methods = ["GET"];
  readonly #deps: StreamRouteDeps;
  readonly #reader: QueryReader;
  readonly #quotes: QuoteStreams<Buffer>;
  readonly #served = new Set<Served>();
  readonly #entitled: ReadonlyMap<string, { readonly duration: string } | "latest">;
  readonly #stopping = new AbortController();
  #isTicking = false;

  constructor(deps: StreamRouteDeps) {
    const { getStore, now, prefix, settings, plans } = deps;
    this.#deps = deps;
    this.#reader = new QueryReader(operation, prefix);
    this.#entitled = plans.historyLimits(operation);
    this.#quotes = new QuoteStreams({
      getStore,
      now,
      instance: randomUUID(),
      encode: (text) => Buffer.from(prefix.json(text)),
      context: {
        rateTolerance: { fiat: settings.fiatRateTolerance, asset: settings.coinRateTolerance },
      },
    });
  }

  /** The number of open streams. */
  get open(): number {
    return this.#served.size;
  }

  prepare(context: ServiceContext): MaybePromise<PreparedRequest<KeyCaller>> {
    const query = this.#reader.read(context);
    const parameters = query instanceof HttpError ? undefined : toParameters(query);
    // Limits come first: an invalid request reserves the credits of the smallest valid request.
    const credits = countCredits(operation, parameters?.id.length ?? 1, 1);
    return {
      credits,
      respond: async (caller) => {
        try {
          checkEntitlement(this.#entitled.get(caller.plan.name));
          if (query instanceof HttpError) throw query;
          context.state.features = query.features;
          return await this.#admit(context, caller, toParameters(query), credits);
        } catch (error) {
          await this.#deps.meter.settle(caller.reservation, 0);
          if (!(error instanceof ParameterError)) throw error;
          throw new HttpError("badRequest", this.#reader.describe(error, context.search, context.params));
        }
      },
    };
  }

  /** Ends all streams, and accepts no further ones. */
  close(): void {
    this.#stopping.abort();
    for (const { stream } of this.#served) stream.end(stopping());
  }

  /** @throws {HttpError} if a limit of streams is reached. */
  async #admit(
    context: ServiceContext,
    caller: KeyCaller,
    parameters: ParsedStreamV1,
    credits: number,
  ): Promise<NetworkResponse> {
    const { counter, settings, metrics } = this.#deps;
    const { openStreams = Number.POSITIVE_INFINITY } = caller.plan;
    if (this.#stopping.signal.aborted) throw stopping();
    if (this.#quotes.quotes + parameters.id.length > settings.maxStreamQuotes) {
      metrics.limitReached("maxStreams");
      throw limitError("unavailable", "The service streams the maximum number of quotes");
    }
    const reached = await counter.addStream(caller.id, { openStreams, maxStreams: settings.maxStreams });
    if (reached !== undefined) {
      metrics.limitReached(reached);
      throw reached === "openStreams"
        ? limitError("streamLimit", `Your account has ${openStreams} open streams, the limit of its plan`)
        : limitError("unavailable", "The service has the maximum number of open streams");
    }
    let isCounted = true;
    // A stream that fails to open also closes its response.
    const leave = (): void => {
      if (isCounted) counter.removeStream(caller.id);
      isCounted = false;
    };
    try {
      return await this.#open(context, caller, parameters, credits, leave);
    } catch (error) {
      leave();
      throw error;
    }
  }

  async #open(
    context: ServiceContext,
    caller: KeyCaller,
    { id, convert }: ParsedStreamV1,
    credits: number,
    leave: () => void,
  ): Promise<NetworkResponse> {
    const { getStore, meter, metrics, prefix, settings } = this.#deps;
    const { response, request, receivedAt } = context;
    const stream = new OpenStream(settings, metrics);
    const sent = request.headers["last-event-id"];
    const lastEventId = typeof sent === "string" ? sent : undefined;
    const reader = await this.#quotes.open({ ids: id, convert, lastEventId }, stream);
    if (response.destroyed || this.#stopping.signal.aborted) {
      reader.close();
      throw response.destroyed ? clientClosedError() : stopping();
    }
    const served: Served = {
      stream,
      context,
      credits,
      charged: credits,
      paidUntil: receivedAt + MINUTE_MS,
      unchecked: 0,
      isChecking: false,
    };
    this.#served.add(served);
    response.once("close", () => {
      this.#served.delete(served);
      reader.close();
      leave();
    });
    void this.#tick();
    const limits = await meter.settle(caller.reservation, credits);
    const isSample = await andThen(getStore().snapshot(), ({ origin }) => origin === "sample");
    return {
      status: 200,
      headers: [
        ...["Content-Type", EVENT_STREAM, "Cache-Control", "no-store", "X-Accel-Buffering", "no"],
        ...["Connection", "close"],
        ...(isSample ? [prefix.sampleHeader, "true"] : []),
      ],
      body: new LiveBody((connection) => {
        stream.begin(connection, reader);
        if (this.#stopping.signal.aborted) stream.end(stopping());
      }, true),
      // The log states the sum at the end of the stream.
      get credits() {
        return served.charged;
      },
      limits,
    };
  }

  /** Sends changes and checks streams until nobody reads. */
  async #tick(): Promise<void> {
    if (this.#isTicking) return;
    this.#isTicking = true;
    const { settings, log } = this.#deps;
    const { signal } = this.#stopping;
    try {
      for await (const _ of setInterval(settings.streamInterval, undefined, { ref: false, signal })) {
        await this.#quotes.refresh().catch((error: unknown) => {
          log.log("error", "The streams could not read the market.", errorFields(error));
        });
        // Other requests run between the checks of many streams.
        const task = new Task();
        for (const served of this.#served) {
          if (task.shouldYield) await task.yield();
          this.#check(served, settings.streamInterval);
        }
        if (this.#served.size > 0 || this.#quotes.quotes > 0) continue;
        // At once, because the interval ends later: a stream that opens meanwhile starts a new one.
        this.#isTicking = false;
        return;
      }
    } catch {
      // The service stops.
    }
  }

  #check(served: Served, passed: number): void {
    const { metrics } = this.#deps;
    const { stream, context } = served;
    if (stream.tick(passed)) {
      metrics.limitReached("streamStall");
      stream.end(new HttpError("slowReader", "The events were read too slowly"));
      context.response.destroy();
      // The response may close after the next check, which would count the stream again.
      this.#served.delete(served);
      return;
    }
    served.unchecked += passed;
    if (served.unchecked < CHECK_MS || served.isChecking) return;
    served.unchecked = 0;
    void this.#renew(served);
  }

  /** Checks the key again, and charges the next minute when it starts. Ends the stream if the caller lost access. */
  async #renew(served: Served): Promise<void> {
    const { authorizer, meter, now } = this.#deps;
    const { stream, credits } = served;
    served.isChecking = true;
    const time = now();
    const context = { ...served.context, receivedAt: time, receivedTicks: performance.now() };
    try {
      const key = await authorizer.authenticate(context);
      checkEntitlement(this.#entitled.get(key.plan.name));
      if (time < served.paidUntil) return;
      const { reservation } = await authorizer.reserve(key, credits, context);
      served.charged += credits;
      served.paidUntil += MINUTE_MS;
      await meter.settle(reservation, credits);
    } catch (error) {
      const reason = error instanceof HttpError ? error : explainError(error);
      const isFinal =
        reason !== undefined && (FINAL_STATUSES.includes(reason.status) || FINAL_CODES.includes(reason.code));
      // A reached limit of requests, or a database that does not respond, may pass within the minute.
      if (!isFinal && time < served.paidUntil + MINUTE_MS) return;
      stream.end(reason ?? new HttpError("internalError", "The key could not be checked"));
    } finally {
      served.isChecking = false;
    }
  }
}

function toParameters({ parameters }: ReadQuery): ParsedStreamV1 {
  // The reader has parsed the query of this operation.
  return parameters as unknown as ParsedStreamV1;
}

function limitError(kind: "unavailable" | "streamLimit", message: string): HttpError {
  return new HttpError(kind, message, { retryAfter: 5 });
}

function stopping(): HttpError {
  return new HttpError("unavailable", "The service is stopping", { retryAfter: 1 });
}
