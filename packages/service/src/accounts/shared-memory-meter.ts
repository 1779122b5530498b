import type { MaybePromise } from "@market-data/http";
import { admit, type Counters, charge, findPeriods, type Periods, toUsage } from "./counting.ts";
import type { Account, Admission, Meter, Reservation, Usage } from "./meter.ts";
import { type CounterMemory, type SharedAccount, SharedCounters } from "./shared-counters.ts";
import type { SharedUsageSaver } from "./shared-usage-saver.ts";
import type { UsageKind, UsageStore } from "./usage-store.ts";

export interface SharedMemoryMeterOptions {
  /** The same for all threads; from `createCounterMemory`. */
  readonly memory: CounterMemory;
  /** Where credits are stored, to read what was used before. */
  readonly store: Pick<UsageStore, "used">;
  /** What stores the credits, in one of the threads. */
  readonly saver: Pick<SharedUsageSaver, "flush" | "checkStored">;
}

/**
 * Counts in memory that all threads of a process share, each with a meter of its own: together they admit exactly what one
 * would. Counting waits for no other thread, but for the microsecond in which that counts for the same account.
 * A thread that dies leaves its reservations behind; the process is to end with it.
 */
export class SharedMemoryMeter implements Meter {
  readonly #counters: SharedCounters;
  readonly #store: Pick<UsageStore, "used">;
  readonly #saver: SharedMemoryMeterOptions["saver"];
  /** Those of this thread that are not settled. */
  readonly #reservations = new Set<Reservation>();
  /** Those that each account was counted in last. */
  readonly #periods = new Map<string, Periods>();
  readonly #loading = new Map<string, Promise<void>>();

  constructor({ memory, store, saver }: SharedMemoryMeterOptions) {
    this.#counters = new SharedCounters(memory);
    this.#store = store;
    this.#saver = saver;
  }

  admit(account: Account, credits: number, now: number): MaybePromise<Admission> {
    return this.#whenLoaded(account, now, (counters) => {
      const admission = admit(counters, account, credits, now);
      if (admission.reservation !== undefined) this.#reservations.add(admission.reservation);
      return admission;
    });
  }

  settle(reservation: Reservation, credits: number): MaybePromise<Usage> {
    const { account, time } = reservation;
    return this.#whenLoaded(account, time, (counters, shared) => {
      if (this.#reservations.delete(reservation)) {
        charge(counters, reservation, credits);
        if (credits > 0) shared.markChanged();
      }
      return toUsage(counters, account, time);
    });
  }

  usage(account: Account, now: number): MaybePromise<Usage> {
    return this.#whenLoaded(account, now, (counters) => toUsage(counters, account, now));
  }

  /** Makes sure that the last attempt to store credits did. @throws {unknown} what it threw. */
  checkStored(): Promise<void> {
    return this.#saver.checkStored();
  }

  flush(): Promise<void> {
    return this.#saver.flush();
  }

  close(): Promise<void> {
    return this.#saver.flush();
  }

  /** Does some work with the counters of a time while no other thread does; it must not wait. */
  #whenLoaded<Result>(
    account: Account,
    now: number,
    work: (counters: Counters, shared: SharedAccount) => Result,
  ): MaybePromise<Result> {
    const { accountId } = account;
    const shared = this.#counters.get(accountId);
    const known = this.#periods.get(accountId);
    const periods = findPeriods(known, account, now);
    if (periods !== known) this.#periods.set(accountId, periods);
    const done = shared.hold(() => {
      const day = shared.find("day", periods.day.from);
      const month = shared.find("month", periods.month.from);
      if (day === undefined || month === undefined) return undefined;
      return { result: work({ minute: shared.minute, day, month, periods }, shared) };
    });
    if (done !== undefined) return done.result;
    const loading = [
      this.#load(shared, "day", periods.day.from),
      this.#load(shared, "month", periods.month.from),
    ];
    return Promise.all(loading).then(() => this.#whenLoaded(account, now, work));
  }

  /** Makes the counter of a period; once in this thread, however many requests wait for it. */
  #load(shared: SharedAccount, kind: UsageKind, from: number): Promise<void> {
    const name = `${shared.accountId} ${kind} ${from}`;
    const loading =
      this.#loading.get(name) ?? this.#read(shared, kind, from).finally(() => this.#loading.delete(name));
    this.#loading.set(name, loading);
    return loading;
  }

  async #read(shared: SharedAccount, kind: UsageKind, from: number): Promise<void> {
    const replaced = shared.hold(() => shared.replaced);
    const used = await this.#store.used(shared.accountId, kind, from);
    const add = () =>
      shared.hold(() => {
        // Another thread may have made it meanwhile, or may have had it and stored more of it: then it is read again.
        const isKnown = shared.find(kind, from) !== undefined || shared.replaced !== replaced;
        return isKnown || shared.add(kind, from, used);
      });
    if (add()) return;
    // What is stored of the other periods may be forgotten.
    await this.#saver.flush();
    if (!add()) throw new Error(`Requests of too many periods of ${shared.accountId} are under way.`);
  }
}
