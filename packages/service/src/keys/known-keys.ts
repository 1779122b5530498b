import type { ApiKey, KeyStore } from "./key-store.ts";
import { hashTextOf } from "./secret.ts";

const GOOD_FOR_MS = 1000;
const MOST_KEYS = 10_000;

/**
 * Finds the keys of calls. A key that was found is good for a second without asking the store again, so a command about
 * it takes effect within that second. Keys that are not known are always asked for, and never fill the memory.
 */
export class KnownKeys {
  readonly #store: KeyStore;
  readonly #found = new Map<string, { key: ApiKey; until: number }>();

  constructor(store: KeyStore) {
    this.#store = store;
  }

  /** @param ticks A clock that never steps back, in ms. */
  async find(secret: string, ticks: number): Promise<ApiKey | undefined> {
    // The map is searched by the hash: how long that takes tells nothing about the key.
    const text = hashTextOf(secret);
    const found = this.#found.get(text);
    if (found !== undefined && ticks < found.until) return found.key;
    const key = await this.#store.find(Buffer.from(text, "hex"));
    if (key === undefined) this.#found.delete(text);
    else {
      if (this.#found.size >= MOST_KEYS) this.#found.clear();
      this.#found.set(text, { key, until: ticks + GOOD_FOR_MS });
    }
    return key;
  }
}
