import {
  type Access,
  cacheControl,
  countCredits,
  type HeaderList,
  HttpError,
  type HttpResponse,
  JSON_TYPE,
  type Limits,
  lifecycleHeaders,
  matchesEtag,
  minutePeriod,
  ResponseBody,
  type Route,
  successMessage,
  successStatus,
  toConditionalResponse,
  weakEtag,
} from "@market-data/http";
import { type MarketOperation, type MarketStore, ParameterError } from "@market-data/market";
import { type Operation, type OperationId, operations } from "@market-data/openapi";
import type { Meter } from "../accounts/meter.ts";
import { earliestTime, type HistoryLimit, type PlanTable } from "../accounts/plan-table.ts";
import type { ReadyResponse, ResponseCache } from "../caching/response-cache.ts";
import { serialise } from "../caching/serialise.ts";
import { type SharedData, type SharedTexts, serialiseShared } from "../caching/serialise-shared.ts";
import type { Metrics } from "../observing/metrics.ts";
import type { ServiceContext } from "./authorizer.ts";
import { QueryReader, type ReadQuery } from "./query-reader.ts";
import type { VendorPrefix } from "./vendor-prefix.ts";

/** The operations that a service serves, by their ids. */
export type ServedOperations = Readonly<Partial<Record<OperationId, MarketOperation>>>;

/** What the handlers of operations rest on. */
export interface OperationDeps {
  readonly store: MarketStore;
  readonly marketOperations: ServedOperations;
  readonly plans: PlanTable;
  readonly meter: Meter;
  readonly cache: ResponseCache;
  readonly texts: SharedTexts;
  readonly metrics: Metrics;
  readonly prefix: VendorPrefix;
  /** Where users read that an operation has no replacement. */
  readonly documentation: string;
  readonly now: () => number;
}

/** Handlers of those operations that the market has. */
export function createOperationHandlers(deps: OperationDeps): OperationHandler[] {
  const all: readonly Operation<OperationId>[] = Object.values(operations);
  return all.flatMap((operation) => {
    const served = deps.marketOperations[operation.operationId];
    return served === undefined ? [] : [new OperationHandler(operation, served, deps)];
  });
}

/** Responds to the requests of one operation: what they may see, what they ask for, what that costs. */
export class OperationHandler implements Route<ServiceContext> {
  readonly path: string;
  readonly name: OperationId;
  readonly access: Access;
  readonly headers: Readonly<HeaderList>;
  readonly #operation: Operation<OperationId>;
  readonly #marketOperation: MarketOperation;
  readonly #deps: OperationDeps;
  readonly #reader: QueryReader;
  /** How far back each plan may look; plans that may not call are missing. */
  readonly #historyLimits: ReadonlyMap<string, HistoryLimit>;
  /** Whether the body is the data alone. */
  readonly #isBare: boolean;
  readonly #errorMessage: "" | null;

  constructor(operation: Operation<OperationId>, marketOperation: MarketOperation, deps: OperationDeps) {
    this.path = operation.path;
    this.name = operation.operationId;
    this.access = operation.access.keyRequired ? "keyed" : "keyless";
    this.headers = lifecycleHeaders(operation, deps.documentation);
    this.#operation = operation;
    this.#marketOperation = marketOperation;
    this.#deps = deps;
    this.#reader = new QueryReader(operation, deps.prefix);
    this.#historyLimits = deps.plans.historyLimits(operation);
    this.#isBare = operation.result.shape === "array";
    this.#errorMessage = successMessage(operation);
  }

  async respond(context: ServiceContext): Promise<HttpResponse> {
    const { request, receivedAt, search, params } = context;
    const historyLimit = this.#getHistoryLimit(context);
    const query = this.#reader.read(search, params);
    if (historyLimit !== undefined) this.#checkHistory(query, historyLimit, receivedAt);
    const ready = await this.#getReady(query, receivedAt);
    const ifNoneMatch = request.headers["if-none-match"];
    const credits = matchesEtag(ifNoneMatch, ready.etag) ? 0 : ready.credits;
    const charged = await this.#charge(context, credits);
    const content = {
      cacheControl: cacheControl(this.#operation, query.parameters, receivedAt),
      etag: ready.etag,
      type: JSON_TYPE,
      body: ready.body,
      suffix: this.#isBare ? "" : this.#toSuffix(ready, receivedAt),
    };
    return { ...toConditionalResponse(content, ifNoneMatch), credits, ...charged };
  }

  /** How far back the request's plan may look; undefined where no plan decides. */
  #getHistoryLimit({ plan }: ServiceContext): HistoryLimit | undefined {
    if (plan === undefined) return undefined;
    const limit = this.#historyLimits.get(plan.name);
    if (limit === undefined) {
      throw new HttpError("planNotEntitled", "Your plan does not include this operation");
    }
    return limit;
  }

  /** A time before the plan's history is rejected, never cut off. */
  #checkHistory({ parameters, given }: ReadQuery, limit: HistoryLimit, now: number): void {
    const requested = this.#marketOperation.earliestRequestedTime?.(parameters as never, now, given);
    const earliest = earliestTime(limit, now);
    if (requested === undefined || requested >= earliest) return;
    const day = new Date(earliest).toISOString().slice(0, 10);
    throw new HttpError(
      "forbidden",
      limit === "latest"
        ? "Your plan includes only the latest values of this operation"
        : `The requested time is before ${day}, the earliest that your plan may see`,
    );
  }

  /** The response's data, from the cache where it is there. */
  async #getReady(query: ReadQuery, now: number): Promise<ReadyResponse> {
    const { store, cache, metrics } = this.#deps;
    const { version } = await store.snapshot();
    const epoch = `${version} ${minutePeriod(now).from}`;
    const { response, isHit } = cache.get(epoch, query.key, () => this.#create(query, now));
    metrics.cached(isHit);
    return response;
  }

  async #create({ parameters, given, conversions }: ReadQuery, now: number): Promise<ReadyResponse> {
    const { store, texts } = this.#deps;
    const context = { store, now, given };
    const handled = this.#marketOperation.handle(parameters as never, context);
    const { data, count, isShared, notice } = await handled.catch((error: unknown) => {
      throw error instanceof ParameterError ? new HttpError("badRequest", error.message) : error;
    });
    const before = this.#isBare ? "" : '{"data":';
    const { json, digest } = await (isShared === true
      ? serialiseShared(data as SharedData, before, texts)
      : serialise(data, before, texts.rewrite));
    return {
      body: new ResponseBody(json),
      etag: weakEtag(digest),
      credits: countCredits(this.#operation, count, conversions),
      notice,
    };
  }

  /** Charges the request's account. Returns what is left to it. */
  async #charge({ account, receivedAt }: ServiceContext, credits: number): Promise<{ limits?: Limits }> {
    return account === undefined
      ? {}
      : { limits: await this.#deps.meter.charge(account, credits, receivedAt) };
  }

  #toSuffix({ credits, notice }: ReadyResponse, receivedAt: number): string {
    const now = this.#deps.now();
    const elapsed = Math.max(0, Math.round(now - receivedAt));
    const errorMessage = this.#errorMessage;
    return `,"status":${successStatus({ now, elapsed, errorMessage, credits, notice })}}`;
  }
}
