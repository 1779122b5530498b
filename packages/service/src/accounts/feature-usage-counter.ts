import { DAY } from "@market-data/market";
import { Task } from "@market-data/scheduler";
import type { Feature, FeatureUsageEntry, FeatureUsageStore } from "@market-data/storage";
import { BackgroundSaver, IdempotentWriter } from "@market-data/storage";

export interface FeatureUsageCounterOptions {
  readonly store: FeatureUsageStore;
  /** The number of UTC days to keep, including today. */
  readonly days: number;
  /** Called after a failed write. The counts are kept for the next attempt, one interval later. */
  readonly onError?: (error: unknown) => void;
  /** The minimum time between writes, in ms. Default: ten seconds. */
  readonly interval?: number;
}

interface Count {
  requests: number;
  readonly keyIds: Set<string>;
}

type DayCounts = Map<Feature, Count>;

const INTERVAL_MS = 10_000;
/**
 * The maximum number of keys per write, because requests wait during the write. A feature with more keys is written
 * alone.
 */
const MAX_BATCH_KEYS = 1000;

/**
 * Counts the used features in memory and stores the counts at most once per interval. A killed process loses the counts
 * of one interval at most. Memory is bounded by the contract's features times the number of keys.
 */
export class FeatureUsageCounter {
  readonly #store: FeatureUsageStore;
  readonly #days: number;
  readonly #saver: BackgroundSaver;
  readonly #batches: IdempotentWriter<FeatureUsageEntry[]>;
  /** Unsaved counts by day. */
  #pending = new Map<number, DayCounts>();
  /** Days before this time have been removed from the store. */
  #forgottenBefore = 0;

  constructor({ store, days, onError = () => {}, interval = INTERVAL_MS }: FeatureUsageCounterOptions) {
    this.#store = store;
    this.#days = days;
    this.#batches = new IdempotentWriter((batch, name) => store.add(batch, name));
    this.#saver = new BackgroundSaver({ save: () => this.#save(), onError, interval });
  }

  /**
   * Counts one request for each feature.
   *
   * @param features Equal features must be the same object, because each object has its own count.
   * @param keyId The public id of the key; undefined for an operation without keys.
   * @param now Unix time in ms.
   */
  count(features: readonly Feature[], keyId: string | undefined, now: number): void {
    const day = now - (now % DAY);
    const counts = getOrSet(this.#pending, day, createDay);
    for (const feature of features) {
      const count = getOrSet(counts, feature, createCount);
      count.requests += 1;
      if (keyId !== undefined) count.keyIds.add(keyId);
    }
    this.#saver.schedule();
  }

  /** Stores all counts. */
  async flush(): Promise<void> {
    await this.#saver.flush();
  }

  /** Flushes and ends background work. */
  async close(): Promise<void> {
    await this.#saver.close();
  }

  /** Adds unsaved counts to the pending counts again. */
  #restore({ feature, day, requests, keyIds }: FeatureUsageEntry): void {
    const count = getOrSet(getOrSet(this.#pending, day, createDay), feature, createCount);
    count.requests += requests;
    for (const id of keyIds) count.keyIds.add(id);
  }

  async #save(): Promise<void> {
    const newestDay = Math.max(...this.#pending.keys());
    const unsaved = toBatches(this.#pending);
    this.#pending = new Map();
    try {
      const task = new Task();
      let isFirst = true;
      while (isFirst || unsaved.length > 0) {
        isFirst = false;
        await this.#batches.save(
          () => unsaved.shift(),
          () => {},
        );
        // A synchronous store blocks this thread.
        if (task.shouldYield) await task.yield();
      }
    } finally {
      for (const entry of unsaved.flat()) this.#restore(entry);
    }
    await this.#forgetBefore(newestDay - (this.#days - 1) * DAY);
  }

  /** Runs once a day, and only after something was counted. */
  async #forgetBefore(time: number): Promise<void> {
    if (time <= this.#forgottenBefore) return;
    await this.#store.forget(time);
    this.#forgottenBefore = time;
  }
}

function createDay(): DayCounts {
  return new Map();
}

function createCount(): Count {
  return { requests: 0, keyIds: new Set() };
}

function getOrSet<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const created = create();
  map.set(key, created);
  return created;
}

function toBatches(pending: ReadonlyMap<number, DayCounts>): FeatureUsageEntry[][] {
  const batches: FeatureUsageEntry[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const [day, counts] of pending) {
    for (const [feature, { requests, keyIds }] of counts) {
      size += keyIds.size;
      if (size > MAX_BATCH_KEYS) {
        batches.push([]);
        size = keyIds.size;
      }
      batches.at(-1)?.push({ feature, day, requests, keyIds: [...keyIds] });
    }
  }
  return batches;
}
