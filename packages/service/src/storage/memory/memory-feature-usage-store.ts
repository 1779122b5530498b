import type {
  Feature,
  FeatureUsage,
  FeatureUsageEntry,
  FeatureUsageStore,
} from "../../accounts/feature-usage-store.ts";

interface StoredFeature {
  readonly feature: Feature;
  /** By day. */
  readonly requests: Map<number, number>;
  /** The last day of each key. */
  readonly keys: Map<string, number>;
}

/** The usage of features in memory, gone with the process. */
export class MemoryFeatureUsageStore implements FeatureUsageStore {
  /** By name, which sorts as features do. */
  readonly #features = new Map<string, StoredFeature>();

  async add(entries: readonly FeatureUsageEntry[]): Promise<void> {
    // Checked before anything is added, so that nothing is added where one entry is wrong.
    for (const { requests } of entries) {
      if (!Number.isSafeInteger(requests)) throw new RangeError(`${requests} is not a number of requests`);
    }
    for (const { feature, day, requests, keyIds } of entries) {
      const stored = this.#getStored(feature);
      stored.requests.set(day, (stored.requests.get(day) ?? 0) + requests);
      for (const id of keyIds) stored.keys.set(id, Math.max(stored.keys.get(id) ?? day, day));
    }
  }

  async list(since = 0): Promise<FeatureUsage[]> {
    const sorted = [...this.#features].sort(([one], [other]) => (one < other ? -1 : 1));
    return sorted.flatMap(([, { feature, requests, keys }]) => {
      const days = [...requests].filter(([day]) => day >= since);
      if (days.length === 0) return [];
      return {
        feature,
        keys: [...keys.values()].filter((day) => day >= since).length,
        requests: days.reduce((sum, [, each]) => sum + each, 0),
        firstDay: Math.min(...days.map(([day]) => day)),
        lastDay: Math.max(...days.map(([day]) => day)),
      };
    });
  }

  async forget(before: number): Promise<void> {
    for (const { requests, keys } of this.#features.values()) {
      for (const [day] of requests) if (day < before) requests.delete(day);
      for (const [id, day] of keys) if (day < before) keys.delete(id);
    }
  }

  #getStored(feature: Feature): StoredFeature {
    const name = `${feature.operationId}\n${feature.parameter}\n${feature.value}`;
    const stored = this.#features.get(name) ?? { feature, requests: new Map(), keys: new Map() };
    this.#features.set(name, stored);
    return stored;
  }
}
