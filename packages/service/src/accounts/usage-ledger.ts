import type { UsageEntry, UsageKind, UsageStore } from "@market-data/storage";
import { BackgroundSaver, IdempotentWriter } from "@market-data/storage";
import { CounterMemory, type CounterSlot } from "./account-counters.ts";

export interface UsageLedgerOptions {
  /** The store of credits. */
  readonly store: UsageStore;
  /** Called after a failed write. The credits are kept for the next attempt, one interval later. */
  readonly onError?: (error: unknown) => void;
  /** The minimum time between writes, in ms. Default: one second. */
  readonly interval?: number;
  /** Set for several threads with meters of common accounts. Default: false. */
  readonly isShared?: boolean;
}

/** The ledger as a meter sees it. The ledger may be in another thread. */
export interface Ledger {
  /** Creates the counters of an account for the day and month with the given starts. */
  load(accountId: string, day: number, month: number): Promise<CounterSlot>;
  /** Checks that the last attempt to store credits succeeded. @throws {unknown} The error of that attempt. */
  checkStored(): Promise<void>;
  /** Stores all counted credits. @throws {unknown} The error of the store. */
  flush(): Promise<void>;
  /** Flushes and ends background work. */
  close(): Promise<void>;
}

/**
 * Holds the counters of a process. Reads the stored usage, and stores counted credits at most once an interval. A
 * killed process loses the credits of one interval at most.
 */
export class UsageLedger implements Ledger {
  readonly #store: UsageStore;
  readonly #memory: CounterMemory;
  readonly #loading = new Map<string, Promise<void>>();
  readonly #batches: IdempotentWriter<UsageEntry[]>;
  readonly #saver: BackgroundSaver;
  readonly #timer: NodeJS.Timeout;

  constructor({ store, onError = () => {}, interval = 1000, isShared = false }: UsageLedgerOptions) {
    this.#store = store;
    this.#memory = new CounterMemory(isShared);
    this.#batches = new IdempotentWriter((batch, name) => store.add(batch, name));
    this.#saver = new BackgroundSaver({ save: () => this.#save(), onError, interval });
    // Meters of other threads do not report that they counted.
    this.#timer = setInterval(() => void this.flush().catch(onError), interval).unref();
  }

  async load(accountId: string, day: number, month: number): Promise<CounterSlot> {
    await Promise.all([this.#load(accountId, "day", day), this.#load(accountId, "month", month)]);
    return this.#memory.get(accountId).slot;
  }

  async checkStored(): Promise<void> {
    if (this.#saver.error !== undefined) throw this.#saver.error;
  }

  flush(): Promise<void> {
    return this.#saver.flush();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  /** The unsaved credits. */
  unsaved(): UsageEntry[] {
    return [...this.#memory.all()].flatMap((account) => account.findUnsaved());
  }

  /** Creates the counter of a period, once for all waiting requests. */
  #load(accountId: string, kind: UsageKind, from: number): Promise<void> {
    const name = `${accountId} ${kind} ${from}`;
    const loading =
      this.#loading.get(name) ?? this.#read(accountId, kind, from).finally(() => this.#loading.delete(name));
    this.#loading.set(name, loading);
    return loading;
  }

  async #read(accountId: string, kind: UsageKind, from: number): Promise<void> {
    const account = this.#memory.get(accountId);
    if (account.has(kind, from)) return;
    const used = await this.#store.used(accountId, kind, from);
    if (account.add(kind, from, used)) return;
    // Fully stored periods may be dropped from memory.
    await this.flush();
    if (!account.add(kind, from, used))
      throw new Error(`Requests of too many periods of ${accountId} are in progress.`);
  }

  #save(): Promise<void> {
    return this.#batches.save(
      () => this.#takeUnsaved(),
      (batch) => {
        for (const entry of batch) this.#memory.get(entry.accountId).noteSaved(entry);
      },
    );
  }

  #takeUnsaved(): UsageEntry[] | undefined {
    const entries = [...this.#memory.takeChanged()].flatMap((account) => account.findUnsaved());
    return entries.length === 0 ? undefined : entries;
  }
}
