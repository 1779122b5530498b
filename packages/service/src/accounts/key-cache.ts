import type { ApiKey, KeyStore } from "./key-store.ts";
import { hashSecretToHex } from "./secret.ts";

const TTL_MS = 1000;
const MAX_KEYS = 10_000;

/**
 * Finds the keys of requests. A key that was found is cached for a second, so a command about it takes effect within that
 * second. A key that is not found is looked up each time, and takes no memory.
 */
export class KeyCache {
  readonly #store: KeyStore;
  readonly #found = new Map<string, { key: ApiKey; until: number }>();

  constructor(store: KeyStore) {
    this.#store = store;
  }

  /** @param ticks A clock that never steps back, in ms. */
  async find(secret: string, ticks: number): Promise<ApiKey | undefined> {
    // The map is searched by the hash: how long that takes says nothing about the key.
    const text = hashSecretToHex(secret);
    const found = this.#found.get(text);
    if (found !== undefined && ticks < found.until) return found.key;
    const key = await this.#store.find(Buffer.from(text, "hex"));
    if (key === undefined) this.#found.delete(text);
    else {
      if (this.#found.size >= MAX_KEYS) this.#found.clear();
      this.#found.set(text, { key, until: ticks + TTL_MS });
    }
    return key;
  }
}
