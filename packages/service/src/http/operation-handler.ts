import {
  type CacheableResponse,
  cacheControl,
  checkEntitlement,
  checkHistory,
  clientClosedError,
  countAddressRequests,
  countCredits,
  digest,
  getCallerSignal,
  type HeaderList,
  type HistoryLimit,
  HttpError,
  JSON_TYPE,
  type Limits,
  lifecycleHeaders,
  minutePeriod,
  type NetworkBody,
  type NetworkResponse,
  namesEtag,
  ResponseBody,
  StreamedBody,
  successMessage,
  successStatus,
  toConditionalResponse,
  weakEtag,
} from "@market-data/http";
import {
  checkSize,
  getView,
  type MarketOperation,
  type MarketStore,
  type OperationContext,
  type OperationResult,
  ParameterError,
  type ResponseSize,
  type Snapshot,
} from "@market-data/market";
import { type Operation, type OperationId, operations } from "@market-data/openapi";
import { withSampleNotice } from "@market-data/sample/notice";
import { andThen, type MaybePromise, type Slot, waitForTimeSlice } from "@market-data/scheduler";
import type { Meter, Usage } from "@market-data/storage";
import { StorageError } from "@market-data/storage";
import type { PlanTable } from "../accounts/plan-table.ts";
import type { ReadyResponse, ResponseCache } from "../caching/response-cache.ts";
import { type Serialised, serialise, streamJson } from "../caching/serialise.ts";
import { type SharedData, type SharedTexts, serialiseShared } from "../caching/serialise-shared.ts";
import type { Metrics } from "../monitoring/metrics.ts";
import type { ServiceSettings } from "../settings.ts";
import type { AddressLimiter } from "./address-limiter.ts";
import { toAddressLimits } from "./authorizer.ts";
import { explainError } from "./explain-error.ts";
import { QueryReader, type ReadQuery } from "./query-reader.ts";
import type { ResponseLimiter } from "./response-limiter.ts";
import type { Caller, MeteredRoute, PreparedRequest, ServiceContext } from "./service-route.ts";
import type { VendorPrefix } from "./vendor-prefix.ts";

const DATA_PREFIX = '{"data":';
/** Responses with more quotes are created in slices, with other requests served in between. */
const SLICED_QUOTES = 100;
/** The assumed size of a record in a streamed response without a key. The real size is known only at the end. */
const STREAMED_RECORD_BYTES = 200;

/** The served operations by id. */
export type ServedOperations = Readonly<Partial<Record<OperationId, MarketOperation>>>;

/** The dependencies of operation handlers. */
export interface OperationDeps {
  readonly getStore: () => MarketStore;
  readonly marketOperations: ServedOperations;
  readonly plans: PlanTable;
  readonly meter: Meter;
  readonly cache: ResponseCache;
  /** Limits large responses. */
  readonly largeLimiter: ResponseLimiter;
  /** Limits small responses while they read history. */
  readonly historyLimiter: ResponseLimiter;
  /** The cache of operations without keys. Separate: callers without keys cannot evict other responses. */
  readonly keylessCache: ResponseCache;
  readonly limiter: AddressLimiter;
  readonly texts: SharedTexts;
  readonly metrics: Metrics;
  readonly prefix: VendorPrefix;
  readonly settings: ServiceSettings;
  /** The size of the cached records that responses share, in bytes. */
  readonly recordBytes: number;
  readonly now: () => number;
  /** Identifies the process in ETags: a restarted process may serve different bytes for the same data. */
  readonly instance: string;
}

/** A request with its caller, its size and the market to read. */
interface RequestedWork {
  readonly context: ServiceContext;
  readonly caller: Caller;
  readonly query: ReadQuery;
  /** The maximum size of the response. */
  readonly size: ResponseSize;
  /** The time of the response, in Unix ms. */
  readonly now: number;
  /** The time of the market's newest price, in Unix ms; undefined without any price. */
  readonly newest: number | undefined;
  readonly store: MarketStore;
  /** Identifies the data of the response: a version of the market, in a minute. */
  readonly epoch: string;
  /** Identifies the market for all threads: the revision of a stored market. */
  readonly revision: string;
  /** Whether the market is synthetic. */
  readonly isSample: boolean;
  /** The slot of the response, if needed. */
  readonly slot: Slot | undefined;
}

type Completeness = Pick<ReadyResponse, "isIncomplete">;

/** Creates the handlers of all operations that the market has. */
export function createOperationHandlers(deps: OperationDeps): OperationHandler[] {
  const all: readonly Operation<OperationId>[] = Object.values(operations);
  return all.flatMap((operation) => {
    const served = deps.marketOperations[operation.operationId];
    return served === undefined ? [] : [new OperationHandler(operation, served, deps)];
  });
}

/** Handles the requests of one operation: access, parameters, credits and response. */
export class OperationHandler implements MeteredRoute<Caller> {
  readonly path: string;
  readonly name: OperationId;
  readonly access: "keyed" | "keyless";
  readonly headers: Readonly<HeaderList>;
  readonly #operation: Operation<OperationId>;
  readonly #marketOperation: MarketOperation;
  readonly #deps: OperationDeps;
  #ownReader: QueryReader | undefined;
  readonly #cache: ResponseCache;
  /** How far back each entitled plan may look. Other plans are missing. */
  readonly #historyLimits: ReadonlyMap<string, HistoryLimit>;
  /** Whether the body is the data without a `status`. */
  readonly #isBare: boolean;
  readonly #errorMessage: "" | null;
  readonly #sampleHeader: Readonly<HeaderList>;

  constructor(operation: Operation<OperationId>, marketOperation: MarketOperation, deps: OperationDeps) {
    this.path = deps.prefix.contract(operation.path);
    this.name = operation.operationId;
    this.access = operation.access.keyRequired ? "keyed" : "keyless";
    this.headers = lifecycleHeaders(operation, deps.settings.documentation);
    this.#operation = operation;
    this.#marketOperation = marketOperation;
    this.#deps = deps;
    this.#cache = this.access === "keyless" ? deps.keylessCache : deps.cache;
    this.#historyLimits = deps.plans.historyLimits(operation);
    this.#isBare = operation.result.shape === "array";
    this.#errorMessage = successMessage(operation);
    this.#sampleHeader = [deps.prefix.sampleHeader, "true"];
  }

  /** Created at the first request: most services use a few operations only. */
  get #reader(): QueryReader {
    this.#ownReader ??= new QueryReader(this.#operation, this.#deps.prefix);
    return this.#ownReader;
  }

  prepare(context: ServiceContext): MaybePromise<PreparedRequest<Caller>> {
    const { receivedAt: now, state } = context;
    const query = this.#reader.read(context);
    if (query instanceof HttpError) {
      // Limits come first: an invalid request reserves the credits of the smallest valid request.
      return this.#toPrepared(context, countCredits(this.#operation, 1, 1), (caller) => {
        this.#getHistoryLimit(caller);
        throw query;
      });
    }
    state.features = query.features;
    const store = this.#deps.getStore();
    return andThen(store.snapshot(), (snapshot) => {
      const { parameters, given, conversions } = query;
      const size = this.#marketOperation.measure(parameters as never, { snapshot, now, given });
      const work = { context, query, size, now, store, slot: undefined };
      return this.#toPrepared(context, countCredits(this.#operation, size.units, conversions), (caller) =>
        this.#respond({ ...work, caller, ...describeMarket(snapshot, now) }),
      );
    });
  }

  /** A request whose reservation is settled in any case. An error costs nothing. */
  #toPrepared(
    context: ServiceContext,
    credits: number,
    respond: PreparedRequest<Caller>["respond"],
  ): PreparedRequest<Caller> {
    const fail = async (caller: Caller, error: unknown): Promise<never> => {
      await this.#charge(caller, 0);
      // Translated here, because callers with different spellings of a request share the work and its error.
      if (!(error instanceof ParameterError)) throw error;
      throw new HttpError("badRequest", this.#reader.describe(error, context.search, context.params));
    };
    return {
      credits,
      respond(caller) {
        try {
          const response = respond(caller);
          return response instanceof Promise ? response.catch((error) => fail(caller, error)) : response;
        } catch (error) {
          return fail(caller, error);
        }
      },
    };
  }

  #respond(requested: RequestedWork): MaybePromise<NetworkResponse> {
    this.#check(requested);
    if (requested.size.quotes > this.#deps.settings.streamedQuotes) return this.#stream(requested);
    const limiter = this.#getLimiter(requested.size);
    const begun = limiter === undefined ? requested : this.#waitForSlot(requested, limiter);
    return andThen(begun, (work) =>
      andThen(this.#getReady(work), (ready) => {
        if (limiter === this.#deps.historyLimiter) work.slot?.release();
        return this.#finish(work, ready);
      }),
    );
  }

  /** Charges a finished response and completes it for the caller. */
  #finish(work: RequestedWork, ready: ReadyResponse): MaybePromise<NetworkResponse> {
    const { context, caller } = work;
    const { request, response, receivedAt } = context;
    const counted = this.#countForAddress(context, ready.body.length);
    if (response.destroyed) throw clientClosedError();
    const ifNoneMatch = request.headers["if-none-match"];
    const credits = namesEtag(ifNoneMatch, ready.etag) ? 0 : ready.credits;
    return andThen(this.#charge(caller, credits), (charged) => {
      const content = {
        cacheControl: this.#getCacheControl(work, ready),
        etag: ready.etag,
        type: JSON_TYPE,
        body: ready.body,
        suffix: this.#isBare ? "" : this.#toSuffix(ready, receivedAt),
      };
      return this.#toResponse(work, content, ifNoneMatch, { credits, limits: charged ?? counted });
    });
  }

  /**
   * Streams a large response, created while it is sent and never whole in memory. Its ETag identifies the version of
   * the data, because the header is sent before all data is known.
   */
  async #stream(requested: RequestedWork): Promise<NetworkResponse> {
    const { context, caller } = requested;
    const { request, response, receivedAt } = context;
    const ifNoneMatch = request.headers["if-none-match"];
    // The records are not known yet: the last record counts as incomplete.
    const known = this.#toValidators(requested, { isIncomplete: true });
    if (namesEtag(ifNoneMatch, known.etag)) {
      const limits = await this.#charge(caller, 0);
      return this.#toResponse(requested, known, ifNoneMatch, { credits: 0, limits });
    }
    const work = await this.#waitForSlot(requested, this.#deps.largeLimiter);
    const result = await this.#handle(work, { isLazy: true, signal: getCallerSignal(response) });
    const { data, count, notice } = result;
    if (response.destroyed) throw clientClosedError();
    const credits = countCredits(this.#operation, count, work.query.conversions);
    const counted = this.#countForAddress(context, count * STREAMED_RECORD_BYTES);
    const charged = await this.#charge(caller, credits);
    const prefix = this.#isBare ? "" : DATA_PREFIX;
    const getSuffix = (): string =>
      this.#isBare ? "" : this.#toSuffix({ credits, notice, count }, receivedAt);
    const body = new StreamedBody((signal) =>
      streamJson(data, prefix, getSuffix, this.#deps.texts.rewrite, signal),
    );
    const content = { ...this.#toValidators(work, result), body };
    return this.#toResponse(work, content, ifNoneMatch, { credits, limits: charged ?? counted });
  }

  /** Builds a response or a 304. A header marks synthetic data, because bare arrays have no notice. */
  #toResponse(
    { isSample }: RequestedWork,
    content: CacheableResponse<NetworkBody>,
    ifNoneMatch: string | undefined,
    { credits, limits }: Pick<NetworkResponse, "credits" | "limits">,
  ): NetworkResponse {
    const { status, headers, body, suffix } = toConditionalResponse(content, ifNoneMatch);
    const all = isSample ? [...headers, ...this.#sampleHeader] : headers;
    return { status, headers: all, body, suffix, credits, limits };
  }

  #toValidators(work: RequestedWork, result: Completeness): Omit<CacheableResponse, "body" | "suffix"> {
    const { revision, now, query } = work;
    const minute = minutePeriod(now).from;
    return {
      cacheControl: this.#getCacheControl(work, result),
      etag: weakEtag(digest(`${this.#deps.instance} ${revision} ${minute} ${query.key}`)),
      type: JSON_TYPE,
    };
  }

  #getCacheControl({ query, now }: RequestedWork, { isIncomplete }: Completeness): string {
    return cacheControl(this.#operation, query.parameters, now, isIncomplete);
  }

  /** @throws {HttpError} for a request that the plan or a limit forbids. */
  #check({ caller, query, size, now, newest }: RequestedWork): void {
    const historyLimit = this.#getHistoryLimit(caller);
    if (historyLimit !== undefined) {
      const { parameters, given } = query;
      const requested = this.#marketOperation.earliestRequestedTime?.(
        parameters as never,
        now,
        given,
        newest,
      );
      checkHistory(historyLimit, requested, now);
    }
    this.#checkSize(query, size);
  }

  /**
   * How far back the caller's plan may look; undefined without a key. @throws {HttpError} if the plan is not entitled.
   */
  #getHistoryLimit(caller: Caller): HistoryLimit | undefined {
    if (!("plan" in caller)) return undefined;
    const limit = this.#historyLimits.get(caller.plan.name);
    checkEntitlement(limit);
    return limit;
  }

  /** The maximum size of a response is known and checked before any other work. */
  #checkSize({ parameters }: ReadQuery, size: ResponseSize): void {
    const { settings, metrics } = this.#deps;
    try {
      checkSize(size, parameters, settings.maxQuotes);
    } catch (error) {
      metrics.limitReached("quotes");
      throw error;
    }
  }

  /** The limiter of a large response or of a history read. Other responses never wait and have no limiter. */
  #getLimiter(size: ResponseSize): ResponseLimiter | undefined {
    const { settings, largeLimiter, historyLimiter } = this.#deps;
    if (getWeight(size) > settings.maxSmallQuotes) return largeLimiter;
    return size.rows === undefined ? undefined : historyLimiter;
  }

  /**
   * Waits for a slot, which the response holds until it is sent. A cached response needs no slot. After a wait the
   * response is of the current time, because only current responses are cached.
   */
  #waitForSlot(work: RequestedWork, limiter: ResponseLimiter): MaybePromise<RequestedWork> {
    const { response } = work.context;
    if (this.#cache.has(work.epoch, work.query.key)) return work;
    if (response.destroyed) throw clientClosedError();
    const slot = limiter.acquire(work.caller.id, getWeight(work.size), response);
    // Short work is faster than scheduling it.
    const begun =
      work.size.quotes > SLICED_QUOTES
        ? andThen(slot, (acquired) => andThen(waitForTimeSlice(), () => acquired))
        : slot;
    return begun instanceof Promise
      ? begun.then((acquired) => this.#renew(work, acquired))
      : { ...work, slot: begun };
  }

  async #renew(work: RequestedWork, slot: Slot): Promise<RequestedWork> {
    const { now, getStore } = this.#deps;
    const [time, store] = [now(), getStore()];
    return { ...work, slot, now: time, store, ...describeMarket(await store.snapshot(), time) };
  }

  /** The response's data from the cache, or created for this caller alone if it must not be cached. */
  #getReady(work: RequestedWork): ReadyResponse | Promise<ReadyResponse> {
    const { metrics } = this.#deps;
    if ("never" in this.#operation.cache) return this.#createFor(work);
    const { response, isHit } = this.#cache.get(work.epoch, work.query.key, () => this.#create(work));
    metrics.cached(isHit);
    return response;
  }

  /** Creates a response about the caller's account. */
  async #createFor(work: RequestedWork): Promise<ReadyResponse> {
    const { caller, now } = work;
    if (!("plan" in caller)) return this.#create(work);
    return this.#create(work, await this.#deps.meter.usage(caller.reservation.account, now));
  }

  #create(work: RequestedWork, usage?: Usage): MaybePromise<ReadyResponse> {
    const isLazy = work.size.quotes > SLICED_QUOTES;
    const handled = this.#handle(work, { isLazy, ...(usage && { usage }) });
    return andThen(handled, (result) =>
      andThen(this.#serialise(result), ({ json, digest }) => ({
        body: new ResponseBody(json),
        etag: weakEtag(digest),
        credits: countCredits(this.#operation, result.count, work.query.conversions),
        notice: result.notice,
        count: result.count,
        isIncomplete: result.isIncomplete,
      })),
    );
  }

  #serialise({ data, isShared }: OperationResult<unknown>): MaybePromise<Serialised> {
    const { texts } = this.#deps;
    const prefix = this.#isBare ? "" : DATA_PREFIX;
    return isShared === true
      ? serialiseShared(data as SharedData, prefix, texts)
      : serialise(data, prefix, texts.rewrite);
  }

  #handle(
    { query: { parameters, given }, now, store, isSample }: RequestedWork,
    options: Pick<OperationContext, "isLazy" | "signal" | "usage">,
  ): MaybePromise<OperationResult<unknown>> {
    const { recordBytes, settings } = this.#deps;
    const rateTolerance = { fiat: settings.fiatRateTolerance, asset: settings.coinRateTolerance };
    const context = { store, now, given, recordBytes, rateTolerance, ...options };
    const handled = this.#marketOperation.handle(parameters as never, context);
    const result =
      handled instanceof Promise
        ? handled.catch((error: unknown) => this.#explain(error, options.signal))
        : handled;
    return isSample ? andThen(result, addSampleNotice) : result;
  }

  #explain(error: unknown, signal: AbortSignal | undefined): never {
    if (isBusy(error)) this.#deps.metrics.limitReached("maxQueuedReads");
    throw signal?.aborted ? clientClosedError() : (explainBusy(error) ?? error);
  }

  /**
   * Counts the weight of a request without a key. Returns the remaining requests of its address.
   *
   * @param length The length of the data, in bytes.
   */
  #countForAddress({ address, receivedAt }: ServiceContext, length: number): Limits | undefined {
    if (this.access !== "keyless") return undefined;
    const weight = countAddressRequests(length) - 1;
    return toAddressLimits(this.#deps.limiter.charge(address, weight, receivedAt).address);
  }

  /** Charges the account of a caller with a key, once. Returns the remaining credits. */
  #charge(caller: Caller, credits: number): MaybePromise<Limits | undefined> {
    return "plan" in caller ? this.#deps.meter.settle(caller.reservation, credits) : undefined;
  }

  #toSuffix(
    { credits, notice, count }: Pick<ReadyResponse, "credits" | "notice" | "count">,
    receivedAt: number,
  ): string {
    const now = this.#deps.now();
    const elapsed = Math.max(0, Math.round(now - receivedAt));
    const errorMessage = this.#errorMessage;
    const { status: record } = this.#operation;
    return `,"status":${successStatus({ now, elapsed, errorMessage, credits, notice, count, record })}}`;
  }
}

/** The weight of a response for its slot. */
function getWeight({ quotes, rows = 0 }: ResponseSize): number {
  return Math.max(quotes, rows);
}

function describeMarket(
  snapshot: Snapshot,
  now: number,
): Pick<RequestedWork, "epoch" | "revision" | "isSample" | "newest"> {
  const { version, revision = `${version}`, origin } = snapshot;
  const newest = getView(snapshot).newestUpdate;
  const epoch = `${origin} ${version} ${minutePeriod(now).from}`;
  return { epoch, revision, isSample: origin === "sample", newest };
}

/** A busy database is not logged as a failure. */
function explainBusy(error: unknown): HttpError | undefined {
  return isBusy(error) ? explainError(error) : undefined;
}

function addSampleNotice(result: OperationResult<unknown>): OperationResult<unknown> {
  return { ...result, notice: withSampleNotice(result.notice) };
}

function isBusy(error: unknown): boolean {
  return error instanceof StorageError && error.kind === "busy";
}
