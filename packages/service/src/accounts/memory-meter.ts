import type { MaybePromise } from "@market-data/scheduler";
import type { Account, Admission, Meter, Reservation, Usage } from "@market-data/storage";
import {
  admit,
  type Counters,
  charge,
  findPeriods,
  type Periods,
  toUsage,
} from "@market-data/storage/counting";
import { AccountCounters } from "./account-counters.ts";
import { type Ledger, UsageLedger, type UsageLedgerOptions } from "./usage-ledger.ts";

/**
 * Counts in memory. Each thread has a meter, and all meters of a process share a ledger: together they admit exactly
 * the limit. Counting locks an account for about a microsecond. For a single process: several processes on one store
 * would each admit the whole limit.
 */
export class MemoryMeter implements Meter {
  readonly #ledger: Ledger;
  readonly #accounts = new Map<string, AccountCounters>();
  /** This thread's unsettled reservations. Reservations stay if the thread dies, and the process then ends too. */
  readonly #reservations = new Set<Reservation>();

  /** @param ledger A shared ledger, or the options for a ledger of this meter alone. */
  constructor(ledger: Ledger | UsageLedgerOptions) {
    this.#ledger = "load" in ledger ? ledger : new UsageLedger(ledger);
  }

  admit(account: Account, credits: number, now: number): MaybePromise<Admission> {
    return this.#count(account, now, (counters) => {
      const admission = admit(counters, account, credits, now);
      if (admission.reservation !== undefined) this.#reservations.add(admission.reservation);
      return admission;
    });
  }

  settle(reservation: Reservation, credits: number): MaybePromise<Usage> {
    const { account, time } = reservation;
    return this.#count(account, time, (counters) => {
      if (this.#reservations.delete(reservation)) charge(counters, reservation, credits);
      return toUsage(counters, account, time);
    });
  }

  usage(account: Account, now: number): MaybePromise<Usage> {
    return this.#count(account, now, (counters) => toUsage(counters, account, now));
  }

  flush(): Promise<void> {
    return this.#ledger.flush();
  }

  close(): Promise<void> {
    return this.#ledger.close();
  }

  /** Checks that the last attempt to store credits succeeded. @throws {unknown} The error of that attempt. */
  checkStored(): Promise<void> {
    return this.#ledger.checkStored();
  }

  /** Runs synchronous work with the counters of a time, as soon as they are in memory. */
  #count<Result>(account: Account, now: number, work: (counters: Counters) => Result): MaybePromise<Result> {
    const { accountId } = account;
    const known = this.#accounts.get(accountId);
    const periods = findPeriods(known?.periods, account, now);
    if (known !== undefined) known.periods = periods;
    return (
      known?.count(periods, work) ??
      this.#load(accountId, periods).then(() => this.#count(account, now, work))
    );
  }

  async #load(accountId: string, { day, month }: Periods): Promise<void> {
    const place = await this.#ledger.load(accountId, day.from, month.from);
    if (!this.#accounts.has(accountId)) this.#accounts.set(accountId, new AccountCounters(accountId, place));
  }
}
