import type { LimitedPlan, LimitUsage, PlanLimitName } from "@market-data/http";
import type { MaybePromise } from "@market-data/scheduler";

/** A counted account with its limits. */
export interface Account extends LimitedPlan {
  /** The account id of an `ApiKey`. */
  readonly accountId: string;
}

/** The usage of each limit of a plan, without reserved credits. */
export type Usage = Readonly<Record<PlanLimitName, LimitUsage>>;

/** The maximum credits of a request in progress. */
export interface Reservation {
  readonly account: Account;
  readonly credits: number;
  /** When the request was admitted, a Unix time in ms. The periods of this time are charged. */
  readonly time: number;
}

/** An admitted request. Every admitted request must be settled, also after an error. */
export interface Admitted {
  readonly reservation: Reservation;
  readonly rejectedBy?: undefined;
  readonly usage: Usage;
}

/** A rejected request. */
export interface Rejected {
  readonly reservation?: undefined;
  /**
   * The reached limit. Limits reached by used credits or requests come before limits reached by reservations. Among
   * these, the limit with the longest period.
   */
  readonly rejectedBy: PlanLimitName;
  /**
   * Whether only the reserved credits of requests in progress exceed the limit. Credits may be left after those requests are
   * settled.
   */
  readonly isReserved: boolean;
  readonly usage: Usage;
}

/** The decision about a request. */
export type Admission = Admitted | Rejected;

/**
 * Counts requests and credits against the limits of plans (`spec/guides/credits-and-limits.md`). Methods may return promises because
 * the meter may be on another machine, so a request needs one call of `admit` and one of `settle`. Times are Unix times in ms. If the
 * clock steps back, the minute keeps its count, and days and months keep their credits. A clock change alone admits or
 * rejects no request.
 *
 * Reservations end with their process. A meter on another machine must release the reservations of a dead process, for example by
 * expiry.
 */
export interface Meter {
  /**
   * Admits or rejects a request. A request is admitted while the minute has requests left, and day and month each have at least one
   * credit that is neither used nor reserved. An admitted request counts for the minute and reserves its credits. A rejected request does not
   * count.
   *
   * @param credits The maximum credits of the request. The reservation may exceed the remaining credits. Credit limits never
   * reject a request with 0 credits.
   */
  admit(account: Account, credits: number, now: number): MaybePromise<Admission>;
  /**
   * Releases a reservation and charges the request in full, even beyond the remaining or reserved credits. Repeated calls have no
   * effect.
   *
   * @param credits The used credits; 0 if the request was not served.
   */
  settle(reservation: Reservation, credits: number): MaybePromise<Usage>;
  /** Returns the usage without counting a request. */
  usage(account: Account, now: number): MaybePromise<Usage>;
  /** Stores all counts. */
  flush(): Promise<void>;
  /** Stores all counts and stops the background work. */
  close(): Promise<void>;
}
