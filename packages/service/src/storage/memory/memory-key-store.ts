import {
  type ApiKey,
  type KeyStore,
  type NewKey,
  UnknownKey,
  UnusableSecret,
} from "../../accounts/key-store.ts";
import { makeKey } from "../../accounts/new-key.ts";

/** Keys in memory, gone with the process. */
export class MemoryKeyStore implements KeyStore {
  /** By the hash's text, in the order in which they were made. */
  readonly #keys = new Map<string, ApiKey>();

  async create(given: NewKey, now: number) {
    const { key, secret, hash } = makeKey(given, now);
    const text = hash.toString("hex");
    if (this.#keys.has(text)) throw new UnusableSecret();
    this.#keys.set(text, key);
    return { key, secret };
  }

  async find(hash: Uint8Array): Promise<ApiKey | undefined> {
    const key = this.#keys.get(Buffer.from(hash).toString("hex"));
    return key?.revoked === null ? key : undefined;
  }

  async list(): Promise<ApiKey[]> {
    return [...this.#keys.values()].toSorted((one, other) => one.created - other.created);
  }

  async revoke(id: string, now: number): Promise<ApiKey> {
    return this.#change(id, (key) => ({ ...key, revoked: key.revoked ?? now }));
  }

  async move(id: string, plan: string, now: number): Promise<ApiKey> {
    return this.#change(id, (key) => {
      if (key.revoked !== null) throw new UnknownKey(id);
      return { ...key, plan, activated: now };
    });
  }

  #change(id: string, change: (key: ApiKey) => ApiKey): ApiKey {
    for (const [hash, key] of this.#keys) {
      if (key.id !== id) continue;
      const changed = change(key);
      this.#keys.set(hash, changed);
      return changed;
    }
    throw new UnknownKey(id);
  }
}
