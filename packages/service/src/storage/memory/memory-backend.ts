import { MemoryStore } from "@market-data/market/store";
import type { AccountsOptions, Backend, OpenAccounts, OpenMarket } from "../backend.ts";
import { StorageError } from "../storage-error.ts";
import { MemoryKeyStore } from "./memory-key-store.ts";
import { MemoryUsageStore } from "./memory-usage-store.ts";

const LOCATION = "memory";

/** Stores everything in memory, for tests and trials. What was opened before is still there when it is opened again. */
export class MemoryBackend implements Backend {
  readonly market = new MemoryStore();
  #accounts: Pick<OpenAccounts, "keys" | "usage"> | undefined;
  #isImporting = false;

  async openMarket(): Promise<OpenMarket> {
    return {
      location: LOCATION,
      store: this.market,
      writer: this.market,
      state: this.market,
      lockForImport: async () => this.#lockForImport(),
      close: async () => {},
    };
  }

  async openAccounts({ mayBeNew = true }: AccountsOptions = {}): Promise<OpenAccounts> {
    const isNew = this.#accounts === undefined;
    if (isNew && !mayBeNew) throw new StorageError("missing", LOCATION, "has no accounts.");
    this.#accounts ??= { keys: new MemoryKeyStore(), usage: new MemoryUsageStore() };
    return { location: LOCATION, isNew, ...this.#accounts, close: async () => {} };
  }

  #lockForImport(): () => void {
    if (this.#isImporting) {
      throw new StorageError("locked", LOCATION, "is being imported into. Try again when that has ended.");
    }
    this.#isImporting = true;
    return () => {
      this.#isImporting = false;
    };
  }
}
