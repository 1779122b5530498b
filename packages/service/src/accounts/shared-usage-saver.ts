import { BackgroundSaver } from "./background-saver.ts";
import { OnceSaver } from "./once-saver.ts";
import { type CounterMemory, type SharedAccount, SharedCounters } from "./shared-counters.ts";
import type { UsageEntry, UsageStore } from "./usage-store.ts";

export interface SharedUsageSaverOptions {
  /** That of the meters (`SharedMemoryMeter`). */
  readonly memory: CounterMemory;
  readonly store: Pick<UsageStore, "add">;
  /** Called when credits could not be stored; they are kept and stored with the next attempt, one interval later. */
  readonly onError?: (error: unknown) => void;
  /** How often credits are stored at most, in ms; a second where absent. */
  readonly interval?: number;
}

/** Stores the credits that the meters of all threads count, at most once an interval. One thread of the process does. */
export class SharedUsageSaver {
  readonly #counters: SharedCounters;
  readonly #batches: OnceSaver<ReturnType<typeof findUnsaved>>;
  readonly #saver: BackgroundSaver;
  readonly #timer: NodeJS.Timeout;
  #storeError: unknown;

  constructor({ memory, store, onError = () => {}, interval = 1000 }: SharedUsageSaverOptions) {
    this.#counters = new SharedCounters(memory);
    this.#batches = new OnceSaver((batch, name) =>
      store.add(
        batch.map(({ entry }) => entry),
        name,
      ),
    );
    this.#saver = new BackgroundSaver({ save: () => this.#save(), onError, interval });
    // Other threads do not say when they have counted.
    this.#timer = setInterval(() => void this.flush().catch(onError), interval).unref();
  }

  /** Makes sure that the last attempt to store credits did. @throws {unknown} what it threw. */
  async checkStored(): Promise<void> {
    if (this.#storeError !== undefined) throw this.#storeError;
  }

  /** What is not stored yet. */
  unsaved(): UsageEntry[] {
    return findUnsaved(this.#counters.all()).map(({ entry }) => entry);
  }

  /** Stores everything that was counted so far. @throws {unknown} what the store throws. */
  flush(): Promise<void> {
    return this.#saver.flush();
  }

  /** Flushes, and ends what runs in the background. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #save(): Promise<void> {
    try {
      await this.#batches.save(
        () => (this.#counters.takeChanged() ? findUnsaved(this.#counters.changed()) : undefined),
        (batch) => {
          for (const { account, entry, counter } of batch) {
            account.hold(() => {
              counter.saved += entry.credits;
            });
          }
        },
      );
      this.#storeError = undefined;
    } catch (error) {
      this.#storeError = error;
      throw error;
    }
  }
}

function findUnsaved(accounts: Iterable<SharedAccount>) {
  return [...accounts].flatMap((account) =>
    account.hold(() => account.findUnsaved()).map((each) => ({ ...each, account })),
  );
}
