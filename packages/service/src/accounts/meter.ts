import type { LimitedPlan, LimitUsage, MaybePromise, PlanLimitName } from "@market-data/http";

/** Whose requests are counted, and up to which limits. */
export interface Account extends LimitedPlan {
  /** What is counted together: the id of the account of a key (`ApiKey`). */
  readonly accountId: string;
}

/** What is used of each limit of an account's plan. Credits that are reserved are not used yet. */
export type Usage = Readonly<Record<PlanLimitName, LimitUsage>>;

/** The credits that a request under way may use at most, until it is settled. */
export interface Reservation {
  readonly account: Account;
  readonly credits: number;
  /** The time of its admission, in Unix ms: the periods of that time are charged. */
  readonly time: number;
}

/** A request that may be served. It must be settled, however it ends. */
export interface Admitted {
  readonly reservation: Reservation;
  readonly rejectedBy?: undefined;
  readonly usage: Usage;
}

/** A request that may not be served. */
export interface Rejected {
  readonly reservation?: undefined;
  /** The limit: of several that are reached, the one that takes longest to reset. */
  readonly rejectedBy: PlanLimitName;
  /**
   * Whether the limit is not reached yet, but would be with what other requests under way have reserved; as soon as they
   * are settled, there may be credits left.
   */
  readonly isReserved: boolean;
  readonly usage: Usage;
}

/** Whether a request may be served. */
export type Admission = Admitted | Rejected;

/**
 * Counts requests and credits against the limits of plans (`spec/guides/credits-and-limits.md`). Another machine may do it, so every
 * method may return a promise, and a request takes one call of `admit` and one of `settle`. Periods are those of the time that
 * is handed in, a Unix time in ms. When that steps back, a minute takes the requests along that were counted last, and a
 * day or month finds its own credits again: no request is rejected, or served, because of the clock.
 *
 * Reservations end with the process that made them. A meter on another machine must drop those of a process that died,
 * for example by letting each of them expire.
 */
export interface Meter {
  /**
   * Counts a request for the minute, reserves its credits and decides whether to serve it: while requests of the minute
   * are left, and any credit of the day and of the month that is neither used nor reserved. A rejected request is not
   * counted.
   *
   * @param credits What the request may use at most. The reservation may exceed what is left. A request that uses none is
   * not rejected because of credits.
   */
  admit(account: Account, credits: number, now: number): MaybePromise<Admission>;
  /**
   * Ends a reservation and charges the request in full, even where it takes more credits than are left or were reserved.
   * Settling a reservation again changes nothing.
   *
   * @param credits What the request has used; 0 where it was not served.
   */
  settle(reservation: Reservation, credits: number): MaybePromise<Usage>;
  /** What is used, without counting anything. */
  usage(account: Account, now: number): MaybePromise<Usage>;
  /** Stores everything that was counted so far. */
  flush(): Promise<void>;
  /** Flushes, and ends what runs in the background. */
  close(): Promise<void>;
}
