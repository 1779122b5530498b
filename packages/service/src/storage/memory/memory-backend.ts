import { MemoryStore } from "@market-data/market/store";
import type { AccountsOptions, Backend, OpenAccounts, OpenMarket } from "../backend.ts";
import { StorageError } from "../storage-error.ts";
import { MemoryFeatureUsageStore } from "./memory-feature-usage-store.ts";
import { MemoryKeyStore } from "./memory-key-store.ts";
import { MemoryUsageStore } from "./memory-usage-store.ts";

const LOCATION = "memory";

/** Stores everything in memory, for tests and trials. What was opened before is still there when it is opened again. */
export class MemoryBackend implements Backend {
  readonly location = LOCATION;
  readonly market = new MemoryStore();
  #accounts: Pick<OpenAccounts, "keys" | "usage" | "featureUsage"> | undefined;
  readonly #locks = new Set<string>();

  async lockForService(): Promise<() => void> {
    return this.#lock("is served already");
  }

  async openMarket(): Promise<OpenMarket> {
    return {
      location: LOCATION,
      store: this.market,
      writer: this.market,
      state: this.market,
      lockForImport: async () => this.#lock("is being imported into"),
      probe: async () => {},
      close: async () => {},
    };
  }

  async openAccounts({ mayBeNew = true, user }: AccountsOptions = {}): Promise<OpenAccounts> {
    const isNew = this.#accounts === undefined;
    if (isNew && !mayBeNew) throw new StorageError("missing", LOCATION, "has no accounts.");
    this.#accounts ??= {
      keys: new MemoryKeyStore(user),
      usage: new MemoryUsageStore(),
      featureUsage: new MemoryFeatureUsageStore(),
    };
    return {
      location: LOCATION,
      isNew,
      warnings: [],
      ...this.#accounts,
      probe: async () => {},
      close: async () => {},
    };
  }

  /** @param use For which it is locked. */
  #lock(use: string): () => void {
    if (this.#locks.has(use)) throw new StorageError("locked", LOCATION, `${use}.`);
    this.#locks.add(use);
    return () => this.#locks.delete(use);
  }
}
