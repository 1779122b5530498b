import type { OperationId, ParsedParameters } from "@market-data/openapi";
import type { MaybePromise } from "@market-data/scheduler";
import type { operations } from "@market-data/types";
import type { RateSource } from "./conversion/convert.ts";
import type { Laziness } from "./values/lazy.ts";

/** The usage of an account, counted against a limit of its plan. */
interface AccountUsage {
  readonly used: number;
  readonly limit: number;
  /** The counted period, in Unix ms; `to` is exclusive. */
  readonly period: { readonly from: number; readonly to: number };
}

/** Everything that an operation handler reads in addition to the parameters. */
export interface OperationContext extends Laziness, RateSource {
  /** The time of the request, as Unix time in ms. */
  readonly now: number;
  /** The names of the sent parameters, if known. Distinguishes a sent value from a default. */
  readonly given?: readonly string[];
  /**
   * The usage of the caller's account: requests of the minute, credits of the day and the month. Present only for
   * operations whose responses are never cached (`x-svc-cache`), because several callers share a cached response.
   */
  readonly usage?: Readonly<Record<"minute" | "day" | "month", AccountUsage>>;
  /** The maximum size of the records cached with a snapshot, in bytes. Default: `DEFAULT_RECORD_BYTES`. */
  readonly recordBytes?: number;
}

/** The data of a response, with the facts that decide its status and cost. */
export interface OperationResult<Data> {
  readonly data: Data;
  /** The number of units in the response, in the unit of the operation's `credits.per`. */
  readonly count: number;
  /**
   * Whether `data` is a list of shared records, a map of shared records, or a map of lists of them. Other results
   * contain the same objects, so values derived from a record may be cached for the next response.
   */
  readonly isShared?: boolean;
  /** For `status.notice`. */
  readonly notice?: string;
  /** Whether a record covers the current, unfinished period, and so changes with the current values. */
  readonly isIncomplete?: boolean;
}

/** The body of an operation's successful response. */
type Body<Id extends OperationId> = operations[Id]["responses"][200]["content"]["application/json"];

type DataOfBody<Body> = Body extends { data: infer Data } ? Data : Body;

/** The `data` of an operation's response, or the whole body if the body is a bare array. */
export type ResponseData<Id extends OperationId> = DataOfBody<Body<Id>>;

/**
 * Builds the response of an operation from parameters read by `parseQuery`.
 *
 * @throws {LookupError} for the first value without a match.
 * @throws {ParameterError} for another value without data.
 */
export type Handler<Parameters, Data> = (
  parameters: Parameters,
  context: OperationContext,
) => MaybePromise<OperationResult<Data>>;

/** The handler of the operation with the given id. */
export type OperationHandler<Id extends OperationId> = Handler<ParsedParameters[Id], ResponseData<Id>>;
