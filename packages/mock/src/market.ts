import {
  type MarketOperation,
  type MarketStore,
  marketOperations,
  measureResponse,
  type OperationContext,
  type OperationResult,
} from "@market-data/market";
import { operations as contractOperations, type Operation } from "@market-data/openapi";
import { sampleStore } from "@market-data/sample";
import { LRUCache } from "lru-cache";

/** A fixed time, or a running clock such as `Date.now`. In Unix ms. */
export type Clock = Date | number | (() => number);

/** A request to the market. */
export interface MarketRequest {
  readonly operationId: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The names of the sent parameters. */
  readonly given: readonly string[];
  /** The time of the request, in Unix ms. */
  readonly now: number;
  /** The usage of the caller's account, for key info. */
  readonly usage?: OperationContext["usage"];
}

const operations: Readonly<Record<string, MarketOperation>> = marketOperations;

/** The parameter defaults of our contract by operation. A custom contract may lack parameters or defaults. */
const DEFAULTS: ReadonlyMap<string, MarketRequest["parameters"]> = new Map(
  (Object.values(contractOperations) as readonly Operation[]).map(({ operationId, parameters }) => [
    operationId,
    Object.fromEntries(
      parameters.flatMap(({ name, default: value }) => (value === undefined ? [] : [[name, value]])),
    ),
  ]),
);

/** The number of cached results. Pages and tests repeat requests. */
const CACHED_RESULTS = 100;
/** The maximum size of cached records in bytes, to bound the memory of thousands of different requests. */
const RECORD_BYTES = 2 * 1024 * 1024;
/** The maximum number of cached markets with a fixed time. Each takes a few MB. */
const MAX_MARKETS = 5;

/** The range of times in responses: years 0 to 9999. */
const FIRST_TIME = Date.parse("0000-01-01T00:00:00.000Z");
const LAST_TIME = Date.parse("9999-12-31T23:59:59.999Z");

/** Caches markets by clock. Sessions with the same fixed time share a market. */
export class Markets {
  readonly #known = new LRUCache<number | (() => number), Market>({ max: MAX_MARKETS });

  /**
   * Returns the market of a clock.
   *
   * @param moved The offset of the clock in ms. Times are limited to the years 0 to 9999.
   * @throws {RangeError} for an invalid time.
   */
  get(clock: Clock, moved = 0): Market {
    const now = () => readClock(clock, moved);
    // Reports an invalid time now, instead of in a later request.
    if (Number.isNaN(now())) {
      throw new RangeError(`Invalid clock "${clock}". It must be a Date, Unix time in ms, or a function.`);
    }
    if (typeof clock === "function" && moved !== 0) return new Market(now);
    const key = typeof clock === "function" ? clock : now();
    const known = this.#known.get(key) ?? new Market(now);
    this.#known.set(key, known);
    return known;
  }
}

let created = 0;

/** The sample market at the time of a clock. */
export class Market {
  /** Returns the time in Unix ms. */
  readonly now: () => number;
  readonly store: MarketStore;
  /** Unique among the markets of the process. */
  readonly number = ++created;
  readonly #results = new LRUCache<string, Promise<OperationResult<unknown>>>({ max: CACHED_RESULTS });

  constructor(now: () => number) {
    this.now = now;
    this.store = sampleStore({ now });
  }

  /** Computes the market snapshot for later requests. */
  async prepare(): Promise<void> {
    await this.store.snapshot();
  }

  /** Whether the market supports an operation. Operations of a custom contract may be unknown. */
  supports(operationId: string): boolean {
    return Object.hasOwn(operations, operationId);
  }

  /** Returns the earliest requested time in Unix ms. Undefined for an operation without history. */
  earliestRequestedTime(
    operationId: string,
    parameters: MarketRequest["parameters"],
    now: number,
    given: readonly string[],
  ): number | undefined {
    return operations[operationId]?.earliestRequestedTime?.(
      withDefaults(operationId, parameters),
      now,
      given,
    );
  }

  /**
   * Returns the result of an operation. Equal requests share a read-only result.
   *
   * @throws {ParameterError} if the market has no data for the parameters.
   */
  async handle(request: MarketRequest): Promise<OperationResult<unknown>> {
    const { operationId } = request;
    const key = JSON.stringify(request);
    const known = this.#results.get(key);
    if (known !== undefined) return known;
    const operation = operations[operationId];
    if (operation === undefined) throw new TypeError(`The market has no operation ${operationId}.`);
    const made = this.#run(operation, request);
    this.#results.set(key, made);
    return made;
  }

  async #run(
    operation: MarketOperation,
    { operationId, parameters: read, given, now, usage }: MarketRequest,
  ): Promise<OperationResult<unknown>> {
    const { store } = this;
    const parameters = withDefaults(operationId, read);
    measureResponse(operation, parameters, { snapshot: await store.snapshot(), now, given });
    const context = { store, now, given, recordBytes: RECORD_BYTES };
    return operation.handle(parameters, usage === undefined ? context : { ...context, usage });
  }
}

/** Adds defaults to parsed parameters. The query parser has checked the values. */
function withDefaults(operationId: string, parameters: MarketRequest["parameters"]): never {
  return { ...DEFAULTS.get(operationId), ...parameters } as never;
}

function readClock(clock: Clock, moved: number): number {
  const time = (typeof clock === "function" ? clock() : Number(clock)) + moved;
  return Math.min(Math.max(time, FIRST_TIME), LAST_TIME);
}
