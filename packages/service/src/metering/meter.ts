import type { LimitedPlan, LimitUsage, PlanLimitName } from "@market-data/http";

/** Whose calls are counted, and up to which limits. */
export interface Account extends LimitedPlan {
  /** The key's public id. */
  readonly keyId: string;
}

/** What is used of each limit of an account's plan. */
export type Usage = Readonly<Record<PlanLimitName, LimitUsage>>;

/** Whether a request may be served; if not, the limit that takes longest to reset. */
export interface Admission {
  readonly refusedBy: PlanLimitName | undefined;
  readonly usage: Usage;
}

/**
 * Counts calls and credits (document 1, *Limits*). Another machine may do it, so every method is asynchronous. Periods
 * are those of the time that is handed in. When that steps back, a minute takes the calls along that were counted
 * last, and a day or month finds its own credits again: nobody is refused, or served, for the clock's sake.
 */
export interface Meter {
  /**
   * Counts a call for the minute and says whether to serve it: while calls of the minute, and any credit of the day
   * and of the month, are left. A refused call is not counted.
   */
  admit(account: Account, now: number): Promise<Admission>;
  /** Charges an admitted call in full, even where it takes more credits than are left. */
  charge(account: Account, credits: number, now: number): Promise<Usage>;
  /** What is used, without counting anything. */
  usage(account: Account, now: number): Promise<Usage>;
  /** Makes everything that was counted so far last. */
  flush(): Promise<void>;
  /** Flushes, and ends what runs in the background. */
  close(): Promise<void>;
}
