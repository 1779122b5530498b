import { setImmediate } from "node:timers/promises";
import { BackgroundSaver } from "./background-saver.ts";
import type { Feature, FeatureUsageEntry, FeatureUsageStore } from "./feature-usage-store.ts";
import { OnceSaver } from "./once-saver.ts";

export interface FeatureUsageCounterOptions {
  readonly store: FeatureUsageStore;
  /** How many UTC days are kept, today among them. */
  readonly days: number;
  /** Called when something could not be stored; it is kept and stored with the next attempt, one interval later. */
  readonly onError?: (error: unknown) => void;
  /** How often it is stored at most, in ms; ten seconds where absent. */
  readonly interval?: number;
}

interface Count {
  requests: number;
  readonly keyIds: Set<string>;
}

type DayCounts = Map<Feature, Count>;

const DAY_MS = 86_400_000;
const INTERVAL_MS = 10_000;
/** A batch is stored at once, and requests wait meanwhile; a feature with more keys is one by itself. */
const MAX_BATCH_KEYS = 1000;

/**
 * Counts in memory which features requests use, and stores that at most once an interval: a process that is killed loses
 * at most the counts of that interval. The memory is bounded by the features of the contract times the keys there are.
 */
export class FeatureUsageCounter {
  readonly #store: FeatureUsageStore;
  readonly #days: number;
  readonly #saver: BackgroundSaver;
  readonly #batches: OnceSaver<FeatureUsageEntry[]>;
  /** What is not stored yet, by day. */
  #pending = new Map<number, DayCounts>();
  /** What was used before this time was removed from the store. */
  #forgottenBefore = 0;

  constructor({ store, days, onError = () => {}, interval = INTERVAL_MS }: FeatureUsageCounterOptions) {
    this.#store = store;
    this.#days = days;
    this.#batches = new OnceSaver((batch, name) => store.add(batch, name));
    this.#saver = new BackgroundSaver({ save: () => this.#save(), onError, interval });
  }

  /**
   * Counts one request for each feature that it used.
   *
   * @param features The same objects for all requests that use the same.
   * @param keyId The public id of its key; undefined where the operation requires none.
   * @param now A Unix time in ms.
   */
  count(features: readonly Feature[], keyId: string | undefined, now: number): void {
    const day = now - (now % DAY_MS);
    const counts = getOrSet(this.#pending, day, createDay);
    for (const feature of features) {
      const count = getOrSet(counts, feature, createCount);
      count.requests += 1;
      if (keyId !== undefined) count.keyIds.add(keyId);
    }
    this.#saver.schedule();
  }

  /** Stores everything that was counted so far. */
  async flush(): Promise<void> {
    await this.#saver.flush();
  }

  /** Flushes, and ends what runs in the background. */
  async close(): Promise<void> {
    await this.#saver.close();
  }

  /** Takes back what could not be stored. */
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
      let isFirst = true;
      while (isFirst || unsaved.length > 0) {
        isFirst = false;
        await this.#batches.save(
          () => unsaved.shift(),
          () => {},
        );
        // A store may have worked in this thread: what waits has its turn.
        if (unsaved.length > 0) await setImmediate();
      }
    } finally {
      for (const entry of unsaved.flat()) this.#restore(entry);
    }
    await this.#forgetBefore(newestDay - (this.#days - 1) * DAY_MS);
  }

  /** Once a day, and where nothing was counted not at all. */
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
