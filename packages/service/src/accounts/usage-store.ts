import type { BatchName } from "./once-saver.ts";

/** The periods whose credits are stored. */
export type UsageKind = "day" | "month";

/** Credits that an account used in one period. */
export interface UsageEntry {
  readonly accountId: string;
  readonly kind: UsageKind;
  /** Start of the period, a Unix time in ms. */
  readonly from: number;
  readonly credits: number;
}

/**
 * Where used credits are stored, so that they outlast the process that counted them. Another machine may do it, so every
 * method is asynchronous.
 */
export interface UsageStore {
  /** The credits that an account used in a period, as far as they were added; 0 where none were. */
  used(accountId: string, kind: UsageKind, from: number): Promise<number>;
  /**
   * Adds to what is stored, all entries or none. Several processes may add to one period: the sum is stored.
   *
   * @param name A store whose answers can be lost adds what has the same name once.
   */
  add(entries: readonly UsageEntry[], name?: BatchName): Promise<void>;
}
