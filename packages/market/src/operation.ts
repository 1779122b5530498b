import type { OperationId, ParsedParameters } from "@market-data/openapi";
import type { operations } from "@market-data/types";
import type { MarketStore } from "./store/store.ts";
import type { Laziness } from "./values/lazy.ts";
import type { MaybePromise } from "./values/maybe-promise.ts";

/** What an account has used of a limit of its plan. */
export interface AccountUsage {
  readonly used: number;
  readonly limit: number;
  /** The period that is counted, in Unix ms; `to` is not part of it. */
  readonly period: { readonly from: number; readonly to: number };
}

/** What the handler of an operation reads in addition to the parameters. */
export interface OperationContext extends Laziness {
  readonly store: MarketStore;
  /** The time of the request, as Unix time in ms. */
  readonly now: number;
  /** The names of the parameters that were sent, where known: distinguishes a value that was sent from a default. */
  readonly given?: readonly string[];
  /**
   * What the caller's account has used: requests of the minute, credits of the day and the month. There for operations whose
   * responses are never cached (`x-svc-cache`), because others are shared by several callers.
   */
  readonly usage?: Readonly<Record<"minute" | "day" | "month", AccountUsage>>;
  /** Aborted when nobody waits for the result any more: the handler then throws its reason. */
  readonly signal?: AbortSignal;
  /** How many bytes of records may be cached with a snapshot; `DEFAULT_RECORD_BYTES` where absent. */
  readonly recordBytes?: number;
}

/** The data of a response, and what its status and its cost depend on. */
export interface OperationResult<Data> {
  readonly data: Data;
  /** How many units the response has, of the unit that the operation's `credits.per` counts. */
  readonly count: number;
  /**
   * Whether `data` consists of records that other results share, the same objects: a list of them, or a map of records
   * or of lists of them. What is computed from such a record may be cached for the next response.
   */
  readonly isShared?: boolean;
  /** For `status.notice`. */
  readonly notice?: string;
  /** Whether a record of it is of the current period, which is not over: it changes as the current values do. */
  readonly isIncomplete?: boolean;
}

/** The body of an operation's successful response. */
type Body<Id extends OperationId> = operations[Id]["responses"][200]["content"]["application/json"];

type DataOfBody<Body> = Body extends { data: infer Data } ? Data : Body;

/** The `data` of an operation's response, or the body if that is a bare array. */
export type ResponseData<Id extends OperationId> = DataOfBody<Body<Id>>;

/**
 * Produces the response of an operation, from parameters that `parseQuery` has read.
 *
 * @throws {LookupError} for the first value that finds nothing.
 * @throws {ParameterError} for another value that the market has no data for.
 */
export type Handler<Parameters, Data> = (
  parameters: Parameters,
  context: OperationContext,
) => MaybePromise<OperationResult<Data>>;

/** The handler of an operation with a certain id. */
export type OperationHandler<Id extends OperationId> = Handler<ParsedParameters[Id], ResponseData<Id>>;
