import type { BatchId } from "./idempotent-writer.ts";

/** A period with stored credits. */
export type UsageKind = "day" | "month";

/** The used credits of an account in a period. */
export interface UsageEntry {
  readonly accountId: string;
  readonly kind: UsageKind;
  /** Start of the period, a Unix time in ms. */
  readonly from: number;
  readonly credits: number;
}

/**
 * Stores used credits beyond the end of the process. All methods are asynchronous because the store may be on another machine.
 */
export interface UsageStore {
  /** Returns the stored credits of an account in a period; 0 by default. */
  used(accountId: string, kind: UsageKind, from: number): Promise<number>;
  /**
   * Adds all entries in one transaction. Several processes may add to the same period.
   *
   * @param name The id of the batch. A store on another machine adds each batch once.
   */
  add(entries: readonly UsageEntry[], name?: BatchId): Promise<void>;
}
