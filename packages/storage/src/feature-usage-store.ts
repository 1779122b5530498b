import type { BatchId } from "./idempotent-writer.ts";

/** An operation of the contract, one of its parameters, or an enumerated value of a parameter. */
export interface Feature {
  readonly operationId: string;
  /** Empty for the operation. */
  readonly parameter: string;
  /** Empty for the operation or the parameter. */
  readonly value: string;
}

/** The usage of a feature on a UTC day. */
export interface FeatureUsageEntry {
  readonly feature: Feature;
  /** Start of the day, a Unix time in ms. */
  readonly day: number;
  readonly requests: number;
  /** The distinct public key ids of the requests. */
  readonly keyIds: readonly string[];
}

/** The total usage of a feature, without key ids. */
export interface FeatureUsage {
  readonly feature: Feature;
  /** The number of distinct keys. */
  readonly keys: number;
  readonly requests: number;
  /** Start of the first day with a request, a Unix time in ms. */
  readonly firstDay: number;
  readonly lastDay: number;
}

/**
 * Stores the usage of features beyond the end of the process. For a key and a feature, only the last day of use is stored, and no
 * method returns a key. All methods are asynchronous because the store may be on another machine.
 */
export interface FeatureUsageStore {
  /**
   * Adds all entries in one transaction. Several processes may add to the same day.
   *
   * @param name The id of the batch. A store on another machine adds each batch once.
   */
  add(entries: readonly FeatureUsageEntry[], name?: BatchId): Promise<void>;
  /**
   * Lists the used features, sorted by operation, parameter and value.
   *
   * @param since Start of the first day, a Unix time in ms. All days by default.
   */
  list(since?: number): Promise<FeatureUsage[]>;
  /** Removes the usage before a day, and keys without later usage. */
  forget(before: number): Promise<void>;
}
