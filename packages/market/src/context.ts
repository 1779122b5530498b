import type { MarketStore } from "./store/store.ts";

/** What an answer is made from, beside the parameters. */
export interface AnswerContext {
  readonly store: MarketStore;
  /** The time of the call: milliseconds since 1970, UTC. */
  readonly now: number;
  /** The names of the parameters that were sent, where that is known: tells a value that was sent from a default. */
  readonly given?: readonly string[];
}

/** What an operation answers. */
export interface Answer<Data> {
  readonly data: Data;
  /** How many there are of the unit that the operation's `credits.per` counts. */
  readonly count: number;
  /**
   * Whether `data` is made of records that other answers hand out too, the same objects: a list of them, or a map of
   * records or of lists of them. What is made of one of them may be kept for the next answer.
   */
  readonly isShared?: boolean;
  /** Something to know about this answer, for `status.notice`. */
  readonly notice?: string;
}
