import type { MaybePromise } from "@market-data/http";
import type { ApiKey, KeyStore } from "./key-store.ts";
import { matchNetworks } from "./networks.ts";

const TTL_MS = 1000;
/** While every change of a key is heard of. */
const NEWS_TTL_MS = 60_000;
const MAX_KEYS = 10_000;

/** A key that was found, which may be used in some networks and for some time only. */
export interface FoundKey {
  readonly key: ApiKey;
  /** Whether it may be used from an address. */
  readonly isAllowedFrom: (address: string) => boolean;
}

/** Hears of keys that change, wherever they are changed. */
export interface KeyNews {
  /** The time, in ticks (ms), up to which every change that was stored has been heard of. */
  readonly knownUntil: number;
  /** @param listener Called for each change, and without one where any key may have changed. */
  onChange(listener: (change?: KeyChange) => void): void;
}

/** A key that changed, and with it perhaps the others of its account. */
export interface KeyChange {
  readonly keyId: string;
  readonly accountId: string;
}

interface CachedKey {
  readonly found: FoundKey;
  /** In ticks (ms). */
  readonly lookedAt: number;
  /** Whether no key changed while it was looked up. */
  readonly isSure: boolean;
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
 * Finds the keys of requests. A command about a key takes effect within a second: one that was found is cached for a second,
 * or for a minute while every change is heard of within a second. A key that is not found is looked up each time, and
 * takes no memory.
 */
export class KeyCache {
  readonly #store: KeyStore;
  readonly #news: KeyNews | undefined;
  readonly #found = new Map<string, CachedKey>();
  #changes = 0;

  constructor(store: KeyStore, news?: KeyNews) {
    this.#store = store;
    this.#news = news;
    news?.onChange((change) => this.#forget(change));
  }

  /**
   * @param text The hash of the secret, in hexadecimal digits: how long it is searched for says nothing about the secret.
   * @param ticks A clock that never steps back, in ms.
   */
  find(text: string, ticks: number): MaybePromise<FoundKey | undefined> {
    const cached = this.#found.get(text);
    return cached !== undefined && this.#isFresh(cached, ticks) ? cached.found : this.#look(text, ticks);
  }

  async #look(text: string, ticks: number): Promise<FoundKey | undefined> {
    const changes = this.#changes;
    const key = await this.#store.find(Buffer.from(text, "hex"));
    if (key === undefined) {
      this.#found.delete(text);
      return undefined;
    }
    if (this.#found.size >= MAX_KEYS) this.#found.clear();
    const found = { key, isAllowedFrom: matchNetworks(key.networks) };
    this.#found.set(text, { found, lookedAt: ticks, isSure: changes === this.#changes });
    return found;
  }

  #isFresh({ lookedAt, isSure }: CachedKey, ticks: number): boolean {
    const age = ticks - lookedAt;
    if (age < TTL_MS) return true;
    return isSure && age < NEWS_TTL_MS && this.#news !== undefined && ticks - this.#news.knownUntil < TTL_MS;
  }

  #forget(change: KeyChange | undefined): void {
    this.#changes += 1;
    for (const [text, { found }] of this.#found) {
      const { id, accountId } = found.key;
      if (change === undefined || id === change.keyId || accountId === change.accountId)
        this.#found.delete(text);
    }
  }
}
