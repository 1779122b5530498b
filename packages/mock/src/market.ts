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

/** The time of the mock: one that stands still, or a clock that goes on, such as `Date.now`. In Unix ms. */
export type Clock = Date | number | (() => number);

/** What is asked of the market. */
export interface Question {
  readonly operationId: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The names of the parameters that were sent. */
  readonly given: readonly string[];
  /** The time of the request, in Unix ms. */
  readonly now: number;
  /** What the caller's account has used, where the operation is about that. */
  readonly usage?: OperationContext["usage"];
}

const operations: Readonly<Record<string, MarketOperation>> = marketOperations;

/** The defaults of our contract, by operation: one that is served in its place may lack a parameter or its default. */
const DEFAULTS: ReadonlyMap<string, Question["parameters"]> = new Map(
  (Object.values(contractOperations) as readonly Operation[]).map(({ operationId, parameters }) => [
    operationId,
    Object.fromEntries(
      parameters.flatMap(({ name, default: value }) => (value === undefined ? [] : [[name, value]])),
    ),
  ]),
);

/** What a page or a test requests, it requests again. */
const CACHED_RESULTS = 100;
/** The limit of records that results share, in bytes: it bounds the memory of thousands of different requests. */
const RECORD_BYTES = 2 * 1024 * 1024;
/** How many markets of fixed times are remembered. Each takes some MB. */
const MAX_MARKETS = 5;

/** The times that responses can state: the years 0 to 9999. */
const FIRST_TIME = Date.parse("0000-01-01T00:00:00.000Z");
const LAST_TIME = Date.parse("9999-12-31T23:59:59.999Z");

/** Markets by their clocks. Sessions that are fixed at the same time share a market. */
export class Markets {
  readonly #known = new LRUCache<number | (() => number), Market>({ max: MAX_MARKETS });

  /**
   * The market of a clock.
   *
   * @param moved How far the clock is moved, in ms. The years 0 and 9999 are its bounds.
   * @throws {RangeError} for a time that is invalid.
   */
  get(clock: Clock, moved = 0): Market {
    const now = () => readClock(clock, moved);
    // An invalid time fails here, not in some request.
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

/** The sample market, at the time of a clock. */
export class Market {
  /** The time, in Unix ms. */
  readonly now: () => number;
  readonly #store: MarketStore;
  readonly #results = new LRUCache<string, Promise<OperationResult<unknown>>>({ max: CACHED_RESULTS });

  constructor(now: () => number) {
    this.now = now;
    this.#store = sampleStore({ now });
  }

  /** Computes what most results are made of. */
  async prepare(): Promise<void> {
    await this.#store.snapshot();
  }

  /** Whether it has an operation: not one that only a contract of the caller's own has. */
  knows(operationId: string): boolean {
    return Object.hasOwn(operations, operationId);
  }

  /** The earliest time that a request reads, in Unix ms; undefined where it reads no history. */
  earliestRequestedTime(
    operationId: string,
    parameters: Question["parameters"],
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
   * The result of an operation. At the same time the same question has the same result, which nobody may change.
   *
   * @throws {ParameterError} where the market has no data for it.
   */
  async handle(question: Question): Promise<OperationResult<unknown>> {
    const { operationId } = question;
    const key = JSON.stringify(question);
    const known = this.#results.get(key);
    if (known !== undefined) return known;
    const operation = operations[operationId];
    if (operation === undefined) throw new TypeError(`The market has no operation ${operationId}.`);
    const made = this.#run(operation, question);
    this.#results.set(key, made);
    return made;
  }

  async #run(
    operation: MarketOperation,
    { operationId, parameters: read, given, now, usage }: Question,
  ): Promise<OperationResult<unknown>> {
    const store = this.#store;
    const parameters = withDefaults(operationId, read);
    measureResponse(operation, parameters, { snapshot: await store.snapshot(), now, given });
    const context = { store, now, given, recordBytes: RECORD_BYTES };
    return operation.handle(parameters, usage === undefined ? context : { ...context, usage });
  }
}

/** The parameters as the operation takes them: the query parser has checked the values. */
function withDefaults(operationId: string, parameters: Question["parameters"]): never {
  return { ...DEFAULTS.get(operationId), ...parameters } as never;
}

function readClock(clock: Clock, moved: number): number {
  const time = (typeof clock === "function" ? clock() : Number(clock)) + moved;
  return Math.min(Math.max(time, FIRST_TIME), LAST_TIME);
}
