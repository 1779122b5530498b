import type { LimitedPlan, LimitUsage, PlanLimitName } from "@market-data/http";

/** Whose requests are counted, and up to which limits. */
export interface Account extends LimitedPlan {
  /** The key's public id. */
  readonly keyId: string;
}

/** What is used of each limit of an account's plan. */
export type Usage = Readonly<Record<PlanLimitName, LimitUsage>>;

/** Whether a request may be served; if not, the reached limit that takes longest to reset. */
export interface Admission {
  readonly rejectedBy: PlanLimitName | undefined;
  readonly usage: Usage;
}

/**
 * Counts requests and credits against the limits of plans (`spec/guides/credits-and-limits.md`). Another machine may do it, so every
 * method is asynchronous. Periods are those of the time that is handed in, a Unix time in ms. When that steps back, a
 * minute takes the requests along that were counted last, and a day or month finds its own credits again: no request is
 * rejected, or served, because of the clock.
 */
export interface Meter {
  /**
   * Counts a request for the minute and decides whether to serve it: while requests of the minute, and any credit of the
   * day and of the month, are left. A rejected request is not counted.
   */
  admit(account: Account, now: number): Promise<Admission>;
  /** Charges an admitted request in full, even where it takes more credits than are left. */
  charge(account: Account, credits: number, now: number): Promise<Usage>;
  /** What is used, without counting anything. */
  usage(account: Account, now: number): Promise<Usage>;
  /** Stores everything that was counted so far. */
  flush(): Promise<void>;
  /** Flushes, and ends what runs in the background. */
  close(): Promise<void>;
}
