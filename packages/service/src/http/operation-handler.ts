import {
  type Access,
  andThen,
  type CacheableResponse,
  cacheControl,
  callerLeftError,
  checkEntitlement,
  checkHistory,
  countAddressRequests,
  countCredits,
  digest,
  getCallerSignal,
  getNetwork,
  type HeaderList,
  type HistoryLimit,
  HttpError,
  JSON_TYPE,
  type Limits,
  lifecycleHeaders,
  type MaybePromise,
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
  beginTurn,
  checkSize,
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
import type { Account, Meter, Usage } from "../accounts/meter.ts";
import type { PlanTable, ServicePlan } from "../accounts/plan-table.ts";
import type { ReadyResponse, ResponseCache } from "../caching/response-cache.ts";
import { type Serialised, serialise, streamJson } from "../caching/serialise.ts";
import { type SharedData, type SharedTexts, serialiseShared } from "../caching/serialise-shared.ts";
import type { Metrics } from "../observing/metrics.ts";
import { StorageError } from "../storage/storage-error.ts";
import type { AddressLimiter } from "./address-limiter.ts";
import {
  type CheckedWork,
  type RequestedWork,
  reportAddress,
  type ServiceContext,
  type ServiceRoute,
} from "./authorizer.ts";
import { explainError } from "./explain-error.ts";
import type { FairShares, Place } from "./fair-shares.ts";
import { QueryReader, type ReadQuery } from "./query-reader.ts";
import type { VendorPrefix } from "./vendor-prefix.ts";

const DATA_PREFIX = '{"data":';
/** Larger responses are made in slices, so that others have their turn between. In quotes. */
const SLICED_QUOTES = 100;
/** What a record of a streamed response without a key is taken for: how long the whole is, is known only at its end. */
const STREAMED_RECORD_BYTES = 200;

/** The operations that a service serves, by their ids. */
export type ServedOperations = Readonly<Partial<Record<OperationId, MarketOperation>>>;

/** What the handlers of operations rest on. */
export interface OperationDeps {
  readonly store: MarketStore;
  readonly marketOperations: ServedOperations;
  readonly plans: PlanTable;
  readonly meter: Meter;
  readonly cache: ResponseCache;
  /** Of large responses. */
  readonly shares: FairShares;
  /** Of small ones, until history was read for them. */
  readonly historyShares: FairShares;
  /** For operations that need no key: what their callers request does not push others' responses out. */
  readonly keylessCache: ResponseCache;
  readonly limiter: AddressLimiter;
  readonly texts: SharedTexts;
  readonly metrics: Metrics;
  readonly prefix: VendorPrefix;
  /** Where users read that an operation has no replacement. */
  readonly documentation: string;
  /** How many quotes a response may have. */
  readonly maxQuotes: number;
  /** Responses that may have more quotes are streamed, and not cached. */
  readonly streamedQuotes: number;
  /** How many bytes of records that several responses share may be cached. */
  readonly recordBytes: number;
  readonly now: () => number;
  /** Of the process, in ETags: another start may serve other bytes of the same data. */
  readonly instance: string;
}

type Completeness = Pick<ReadyResponse, "isIncomplete">;

/** Handlers of those operations that the market has. */
export function createOperationHandlers(deps: OperationDeps): OperationHandler[] {
  const all: readonly Operation<OperationId>[] = Object.values(operations);
  return all.flatMap((operation) => {
    const served = deps.marketOperations[operation.operationId];
    return served === undefined ? [] : [new OperationHandler(operation, served, deps)];
  });
}

/** Responds to the requests of one operation: what they may see, what they ask for, what that costs. */
export class OperationHandler implements ServiceRoute {
  readonly path: string;
  readonly name: OperationId;
  readonly access: Access;
  readonly headers: Readonly<HeaderList>;
  readonly #operation: Operation<OperationId>;
  readonly #marketOperation: MarketOperation;
  readonly #deps: OperationDeps;
  #ownReader: QueryReader | undefined;
  readonly #cache: ResponseCache;
  /** How far back each plan may look; plans that may not call are missing. */
  readonly #historyLimits: ReadonlyMap<string, HistoryLimit>;
  /** Whether the body is the data alone. */
  readonly #isBare: boolean;
  readonly #errorMessage: "" | null;
  readonly #sampleHeader: Readonly<HeaderList>;

  constructor(operation: Operation<OperationId>, marketOperation: MarketOperation, deps: OperationDeps) {
    this.path = deps.prefix.contract(operation.path);
    this.name = operation.operationId;
    this.access = operation.access.keyRequired ? "keyed" : "keyless";
    this.headers = lifecycleHeaders(operation, deps.documentation);
    this.#operation = operation;
    this.#marketOperation = marketOperation;
    this.#deps = deps;
    this.#cache = this.access === "keyless" ? deps.keylessCache : deps.cache;
    this.#historyLimits = deps.plans.historyLimits(operation);
    this.#isBare = operation.result.shape === "array";
    this.#errorMessage = successMessage(operation);
    this.#sampleHeader = [deps.prefix.sampleHeader, "true"];
  }

  /** Made with the first request: most services are asked for a few operations. */
  get #reader(): QueryReader {
    this.#ownReader ??= new QueryReader(this.#operation, this.#deps.prefix);
    return this.#ownReader;
  }

  /** What a request asks for; its credits are the most that it may cost. */
  readWork(context: ServiceContext): MaybePromise<{ readonly work: RequestedWork }> {
    const { receivedAt: now } = context;
    const query = this.#reader.read(context);
    // Limits come first: an invalid request is admitted as the smallest valid one is.
    if (query instanceof HttpError) return { work: { query, credits: countCredits(this.#operation, 1, 1) } };
    return andThen(this.#deps.store.snapshot(), (snapshot) => ({
      work: this.#measure(query, snapshot, now),
    }));
  }

  #measure(query: ReadQuery, snapshot: Snapshot, now: number): RequestedWork {
    const { parameters, given, conversions } = query;
    const size = this.#marketOperation.measure(parameters as never, { snapshot, now, given });
    const credits = countCredits(this.#operation, size.units, conversions);
    return { query, credits, size, now, ...describeMarket(snapshot, now) };
  }

  /** Responds to a request, whose reservation is settled however that ends: an error costs nothing. */
  respond(context: ServiceContext): MaybePromise<NetworkResponse> {
    try {
      const response = this.#respond(context, this.#check(context));
      return response instanceof Promise ? response.catch((error) => this.#fail(context, error)) : response;
    } catch (error) {
      return this.#fail(context, error);
    }
  }

  #respond(context: ServiceContext, requested: CheckedWork): MaybePromise<NetworkResponse> {
    if (requested.size.quotes > this.#deps.streamedQuotes) return this.#stream(context, requested);
    const shares = this.#getShares(requested.size);
    const turn = shares === undefined ? requested : this.#waitForTurn(context, requested, shares);
    return andThen(turn, (work) =>
      andThen(this.#getReady(work, context), (ready) => {
        if (shares === this.#deps.historyShares) work.place?.leave();
        return this.#finish(context, work, ready);
      }),
    );
  }

  /** Charges a response that is ready, and makes it the one of this caller. */
  #finish(context: ServiceContext, work: CheckedWork, ready: ReadyResponse): MaybePromise<NetworkResponse> {
    const { request, response, receivedAt } = context;
    const counted = this.#countForAddress(context, ready.body.length);
    if (response.destroyed) throw callerLeftError();
    const ifNoneMatch = request.headers["if-none-match"];
    const credits = namesEtag(ifNoneMatch, ready.etag) ? 0 : ready.credits;
    return andThen(this.#charge(context, credits), (charged) => {
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

  async #fail(context: ServiceContext, error: unknown): Promise<never> {
    await this.#charge(context, 0);
    // Here, because callers who write the same request in different ways share the work, and its error.
    if (!(error instanceof ParameterError)) throw error;
    throw new HttpError("badRequest", this.#reader.describe(error, context.search, context.params));
  }

  /**
   * A large response: made while it is sent, so that it is never in memory as a whole, and for this caller alone. Its ETag
   * names the version of the data, because it is sent before all of the data is known.
   */
  async #stream(context: ServiceContext, requested: CheckedWork): Promise<NetworkResponse> {
    const { request, response, receivedAt } = context;
    const ifNoneMatch = request.headers["if-none-match"];
    // Before its records are known, as though the last one were incomplete.
    const known = this.#toValidators(requested, { isIncomplete: true });
    if (namesEtag(ifNoneMatch, known.etag)) {
      const limits = await this.#charge(context, 0);
      return this.#toResponse(requested, known, ifNoneMatch, { credits: 0, limits });
    }
    const work = await this.#waitForTurn(context, requested, this.#deps.shares);
    const result = await this.#handle(work, { isLazy: true, signal: getCallerSignal(response) });
    const { data, count, notice } = result;
    if (response.destroyed) throw callerLeftError();
    const credits = countCredits(this.#operation, count, work.query.conversions);
    const counted = this.#countForAddress(context, count * STREAMED_RECORD_BYTES);
    const charged = await this.#charge(context, credits);
    const prefix = this.#isBare ? "" : DATA_PREFIX;
    const getSuffix = (): string =>
      this.#isBare ? "" : this.#toSuffix({ credits, notice, count }, receivedAt);
    const body = new StreamedBody((signal) =>
      streamJson(data, prefix, getSuffix, this.#deps.texts.rewrite, signal),
    );
    const content = { ...this.#toValidators(work, result), body };
    return this.#toResponse(work, content, ifNoneMatch, { credits, limits: charged ?? counted });
  }

  /** A response, or 304. Where the data is synthetic, a header says so: bare arrays have no notice. */
  #toResponse(
    { isSample }: CheckedWork,
    content: CacheableResponse<NetworkBody>,
    ifNoneMatch: string | undefined,
    { credits, limits }: Pick<NetworkResponse, "credits" | "limits">,
  ): NetworkResponse {
    const { status, headers, body, suffix } = toConditionalResponse(content, ifNoneMatch);
    const all = isSample ? [...headers, ...this.#sampleHeader] : headers;
    return { status, headers: all, body, suffix, credits, limits };
  }

  #toValidators(work: CheckedWork, result: Completeness): Omit<CacheableResponse, "body" | "suffix"> {
    const { revision, now, query } = work;
    const minute = minutePeriod(now).from;
    return {
      cacheControl: this.#getCacheControl(work, result),
      etag: weakEtag(digest(`${this.#deps.instance} ${revision} ${minute} ${query.key}`)),
      type: JSON_TYPE,
    };
  }

  #getCacheControl({ query, now }: CheckedWork, { isIncomplete }: Completeness): string {
    return cacheControl(this.#operation, query.parameters, now, isIncomplete);
  }

  /** What a request asks for, and may. @throws {HttpError} for what it may not. */
  #check({ work, plan }: ServiceContext): CheckedWork {
    if (work === undefined) throw new TypeError("The request was not read.");
    const historyLimit = plan && this.#getHistoryLimit(plan);
    if (!("size" in work)) throw work.query;
    const { query, size, now } = work;
    if (historyLimit !== undefined) {
      const { parameters, given } = query;
      const requested = this.#marketOperation.earliestRequestedTime?.(parameters as never, now, given);
      checkHistory(historyLimit, requested, now);
    }
    this.#checkSize(query, size);
    return work;
  }

  /** How far back a plan may look. */
  #getHistoryLimit({ name }: ServicePlan): HistoryLimit {
    const limit = this.#historyLimits.get(name);
    checkEntitlement(limit);
    return limit;
  }

  /** How large the response can be is known before anything else is done for it, and bounded. */
  #checkSize({ parameters }: ReadQuery, size: ResponseSize): void {
    const { maxQuotes, metrics } = this.#deps;
    try {
      checkSize(size, parameters, maxQuotes);
    } catch (error) {
      metrics.limitReached("quotes");
      throw error;
    }
  }

  /** What a response takes a share of: large ones, or reading history; undefined for others, which wait for nobody. */
  #getShares(size: ResponseSize): FairShares | undefined {
    const { shares, historyShares } = this.#deps;
    if (!shares.isSmall(getWeight(size))) return shares;
    return size.rows === undefined ? undefined : historyShares;
  }

  /**
   * Waits until a response may be made, which is then under way until it was sent, or its place is left before; a cached one
   * need not wait. After a wait, the response is that of now, because only those are cached.
   */
  #waitForTurn(context: ServiceContext, work: CheckedWork, shares: FairShares): MaybePromise<CheckedWork> {
    const { account, address, response } = context;
    if (this.#cache.has(work.epoch, work.query.key)) return work;
    if (response.destroyed) throw callerLeftError();
    const caller = account?.accountId ?? getNetwork(address);
    const place = shares.enter(caller, getWeight(work.size), response);
    response.once("close", () => place.leave());
    // Those that are made in one go are done before their turn would come.
    const begin = () => (work.size.quotes > SLICED_QUOTES ? beginTurn() : undefined);
    const waiting = place.turn === undefined ? begin() : place.turn.then(begin);
    return waiting instanceof Promise ? waiting.then(() => this.#renew(work, place)) : { ...work, place };
  }

  async #renew(work: CheckedWork, place: Place): Promise<CheckedWork> {
    const { now, store } = this.#deps;
    const time = now();
    return { ...work, place, now: time, ...describeMarket(await store.snapshot(), time) };
  }

  /** The response's data, from the cache where it is there; made for this caller alone where it must not be cached. */
  #getReady(work: CheckedWork, { account }: ServiceContext): ReadyResponse | Promise<ReadyResponse> {
    const { metrics } = this.#deps;
    if ("never" in this.#operation.cache) return this.#createFor(account, work);
    const { response, isHit } = this.#cache.get(work.epoch, work.query.key, () => this.#create(work));
    metrics.cached(isHit);
    return response;
  }

  /** A response about the caller's account. */
  async #createFor(account: Account | undefined, work: CheckedWork): Promise<ReadyResponse> {
    return this.#create(work, account && (await this.#deps.meter.usage(account, work.now)));
  }

  #create(work: CheckedWork, usage?: Usage): MaybePromise<ReadyResponse> {
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
    { query: { parameters, given }, now, isSample }: CheckedWork,
    options: Pick<OperationContext, "isLazy" | "signal" | "usage">,
  ): MaybePromise<OperationResult<unknown>> {
    const { store, recordBytes } = this.#deps;
    const context = { store, now, given, recordBytes, ...options };
    const handled = this.#marketOperation.handle(parameters as never, context);
    const result =
      handled instanceof Promise
        ? handled.catch((error: unknown) => this.#explain(error, options.signal))
        : handled;
    return isSample ? andThen(result, addSampleNotice) : result;
  }

  #explain(error: unknown, signal: AbortSignal | undefined): never {
    if (isBusy(error)) this.#deps.metrics.limitReached("maxQueuedReads");
    throw signal?.aborted ? callerLeftError() : (explainBusy(error) ?? error);
  }

  /**
   * Counts what a request without a key came to. Returns what is left to its address.
   *
   * @param length Of the data, in bytes.
   */
  #countForAddress({ address, receivedAt }: ServiceContext, length: number): Limits | undefined {
    if (this.access !== "keyless") return undefined;
    const weight = countAddressRequests(length) - 1;
    return reportAddress(this.#deps.limiter.charge(address, weight, receivedAt).address).limits;
  }

  /** Charges the request's account, once. Returns what is left to it. */
  #charge({ reservation }: ServiceContext, credits: number): MaybePromise<Limits | undefined> {
    return reservation && this.#deps.meter.settle(reservation, credits);
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

/** What a response takes of its caller's share. */
function getWeight({ quotes, rows = 0 }: ResponseSize): number {
  return Math.max(quotes, rows);
}

function describeMarket(
  { version, revision = `${version}`, origin }: Snapshot,
  now: number,
): Pick<CheckedWork, "epoch" | "revision" | "isSample"> {
  return { epoch: `${version} ${minutePeriod(now).from}`, revision, isSample: origin === "sample" };
}

/** It is no failure, and so is not logged as one. */
function explainBusy(error: unknown): HttpError | undefined {
  return isBusy(error) ? explainError(error) : undefined;
}

function addSampleNotice(result: OperationResult<unknown>): OperationResult<unknown> {
  return { ...result, notice: withSampleNotice(result.notice) };
}

function isBusy(error: unknown): boolean {
  return error instanceof StorageError && error.kind === "busy";
}
