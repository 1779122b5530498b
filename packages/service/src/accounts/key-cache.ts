import type { MaybePromise } from "@market-data/http";
import type { ApiKey, KeyStore } from "./key-store.ts";
import { matchNetworks } from "./networks.ts";
import { hashSecretToHex } from "./secret.ts";

const TTL_MS = 1000;
const MAX_KEYS = 10_000;

/** A key that was found, which may be used in some networks and for some time only. */
export interface FoundKey {
  readonly key: ApiKey;
  /** Whether it may be used from an address. */
  readonly isAllowedFrom: (address: string) => boolean;
}

/** Why a key that is known may not be used: it is over, or the caller is in another network. */
export type KeyProblem = "expired" | "network";

/** @param now Unix time in ms. */
export function findKeyProblem(
  { key, isAllowedFrom }: FoundKey,
  address: string,
  now: number,
): KeyProblem | undefined {
  if (key.expires !== null && now >= key.expires) return "expired";
  return isAllowedFrom(address) ? undefined : "network";
}

/**
 * Finds the keys of requests. A key that was found is cached for a second, so a command about it takes effect within that
 * second. A key that is not found is looked up each time, and takes no memory.
 */
export class KeyCache {
  readonly #store: KeyStore;
  readonly #found = new Map<string, { found: FoundKey; until: number }>();

  constructor(store: KeyStore) {
    this.#store = store;
  }

  /** @param ticks A clock that never steps back, in ms. */
  find(secret: string, ticks: number): MaybePromise<FoundKey | undefined> {
    // The map is searched by the hash: how long that takes says nothing about the key.
    const text = hashSecretToHex(secret);
    const cached = this.#found.get(text);
    return cached !== undefined && ticks < cached.until ? cached.found : this.#look(text, ticks);
  }

  async #look(text: string, ticks: number): Promise<FoundKey | undefined> {
    const key = await this.#store.find(Buffer.from(text, "hex"));
    if (key === undefined) {
      this.#found.delete(text);
      return undefined;
    }
    if (this.#found.size >= MAX_KEYS) this.#found.clear();
    const found = { key, isAllowedFrom: matchNetworks(key.networks) };
    this.#found.set(text, { found, until: ticks + TTL_MS });
    return found;
  }
}
