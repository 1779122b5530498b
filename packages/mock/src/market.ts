import {
  type MarketOperation,
  type MarketStore,
  marketOperations,
  type OperationResult,
} from "@market-data/market";
import { EXAMPLES_CLOCK, sampleStore } from "@market-data/sample";

/** The time that the mock tells: one that stands still, or a clock that goes on, such as `Date.now`. In ms since 1970. */
export type Clock = Date | number | (() => number);

/** What is asked of the market. */
export interface Question {
  readonly operationId: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The names of the parameters that were sent. */
  readonly given: readonly string[];
  /** Of the clock, in ms since 1970. */
  readonly now: number;
}

const operations: Readonly<Record<string, MarketOperation>> = marketOperations;

/** As many answers are kept: what a page or a test asks for, it asks for again. */
const KEPT_ANSWERS = 100;

/** The sample market, at the mock's time. */
export class Market {
  #clock: Clock = EXAMPLES_CLOCK;
  #store: MarketStore = sampleStore({ now: EXAMPLES_CLOCK });
  #answers = new Map<string, Promise<OperationResult<unknown>>>();

  /** @throws {RangeError} for a time that is none. */
  constructor(clock: Clock) {
    this.setClock(clock);
  }

  now(): number {
    return timeOf(this.#clock);
  }

  /** @throws {RangeError} for a time that is none. */
  setClock(clock: Clock): void {
    if (clock === this.#clock) return;
    // Whatever the market could not tell fails here, not in some call.
    new Date(timeOf(clock)).toISOString();
    this.#clock = clock;
    this.#store = sampleStore({ now: () => timeOf(clock) });
    this.#answers.clear();
  }

  /** Makes what most answers rest on. */
  async prepare(): Promise<void> {
    await this.#store.snapshot();
  }

  /** Whether it answers an operation: not one that only a contract of the caller's own has. */
  answers(operationId: string): boolean {
    return Object.hasOwn(operations, operationId);
  }

  /**
   * What the market answers. At the same time the same question has the same answer, which nobody may change.
   *
   * @throws {ParameterError} where it has not what is asked for.
   */
  async answer(question: Question): Promise<OperationResult<unknown>> {
    const { operationId, parameters, given, now } = question;
    const key = JSON.stringify(question);
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const operation = operations[operationId];
    if (operation === undefined) throw new TypeError(`The market has no operation ${operationId}.`);
    // The reader of queries has seen to it that the parameters are the operation's.
    const made = operation.handle(parameters as never, { store: this.#store, now, given });
    this.#answers.set(key, made);
    if (this.#answers.size > KEPT_ANSWERS) this.#answers.delete(String(this.#answers.keys().next().value));
    return made;
  }
}

function timeOf(clock: Clock): number {
  return typeof clock === "function" ? clock() : Number(clock);
}
