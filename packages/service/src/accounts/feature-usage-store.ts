import type { BatchName } from "./once-saver.ts";

/** What a request can use of the contract: an operation, a parameter of it, or an enumerated value of that. */
export interface Feature {
  readonly operationId: string;
  /** Empty where the operation itself is meant. */
  readonly parameter: string;
  /** Empty where the parameter, or the operation itself, is meant. */
  readonly value: string;
}

/** What was used of a feature on one UTC day. */
export interface FeatureUsageEntry {
  readonly feature: Feature;
  /** Start of the day, a Unix time in ms. */
  readonly day: number;
  readonly requests: number;
  /** The public ids of the keys that these requests were sent with, each once. */
  readonly keyIds: readonly string[];
}

/** What was used of a feature in all, without whose keys they were. */
export interface FeatureUsage {
  readonly feature: Feature;
  /** How many different keys used it. */
  readonly keys: number;
  readonly requests: number;
  /** Start of the first day with a request, a Unix time in ms. */
  readonly firstDay: number;
  readonly lastDay: number;
}

/**
 * Where it is stored which features are used, so that it outlasts the process that counted them. Of a key only the last
 * day is stored on which it used a feature, and no method returns the key. Another machine may store it, so every
 * method is asynchronous.
 */
export interface FeatureUsageStore {
  /**
   * Adds to what is stored, all entries or none. Several processes may add to one day: the sum is stored.
   *
   * @param name A store whose answers can be lost adds what has the same name once.
   */
  add(entries: readonly FeatureUsageEntry[], name?: BatchName): Promise<void>;
  /**
   * The features that were used, by operation, parameter and value.
   *
   * @param since Start of the first day that counts, a Unix time in ms; all days where absent.
   */
  list(since?: number): Promise<FeatureUsage[]>;
  /** Removes what was used before a day, and the keys that used nothing since. */
  forget(before: number): Promise<void>;
}
