import type { MaybePromise } from "@market-data/scheduler";
import type { ApiKey, KeyChange, KeyChangeFeed, KeyStore } from "@market-data/storage";
import { matchNetworks } from "./networks.ts";

const TTL_MS = 1000;
/** The lifetime of a cached key with a key change feed, in ms. */
const FEED_TTL_MS = 60_000;
const MAX_KEYS = 10_000;

/** A known key, optionally limited to networks and a period. */
export interface FoundKey {
  readonly key: ApiKey;
  /** Whether the key may be used from an address. */
  readonly isAllowedFrom: (address: string) => boolean;
}

interface CachedKey {
  readonly found: FoundKey;
  /** The time of the lookup, in ticks (ms). */
  readonly lookedAt: number;
  /** Whether no key changed during the lookup. */
  readonly isSure: boolean;
}

/** Why a known key is rejected: expired, or used from another network. */
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
 * Finds the keys of requests. Key commands take effect within a second: a known key is cached for one second, or for
 * one minute with a key change feed. An unknown key is looked up each time and takes no memory.
 */
export class KeyCache {
  readonly #store: KeyStore;
  readonly #feed: KeyChangeFeed | undefined;
  readonly #found = new Map<string, CachedKey>();
  /** The lookups in progress. Many streams check the same key at the same time. */
  readonly #looking = new Map<
    string,
    { readonly changes: number; readonly found: Promise<FoundKey | undefined> }
  >();
  #changes = 0;

  constructor(store: KeyStore, feed?: KeyChangeFeed) {
    this.#store = store;
    this.#feed = feed;
    feed?.onChange((change) => this.#forget(change));
  }

  /**
   * @param hash The hash of the secret in hexadecimal, so that lookup times reveal nothing about the secret.
   * @param ticks A monotonic clock, in ms.
   */
  find(hash: string, ticks: number): MaybePromise<FoundKey | undefined> {
    const cached = this.#found.get(hash);
    return cached !== undefined && this.#isFresh(cached, ticks) ? cached.found : this.#look(hash, ticks);
  }

  #look(hash: string, ticks: number): Promise<FoundKey | undefined> {
    const known = this.#looking.get(hash);
    if (known?.changes === this.#changes) return known.found;
    const found = this.#read(hash, ticks);
    const looking = { changes: this.#changes, found };
    this.#looking.set(hash, looking);
    const end = (): void => {
      if (this.#looking.get(hash) === looking) this.#looking.delete(hash);
    };
    found.then(end, end);
    return found;
  }

  async #read(hash: string, ticks: number): Promise<FoundKey | undefined> {
    const changes = this.#changes;
    const key = await this.#store.find(Buffer.from(hash, "hex"));
    if (key === undefined) {
      this.#found.delete(hash);
      return undefined;
    }
    if (this.#found.size >= MAX_KEYS) this.#found.clear();
    const found = { key, isAllowedFrom: matchNetworks(key.networks) };
    this.#found.set(hash, { found, lookedAt: ticks, isSure: changes === this.#changes });
    return found;
  }

  #isFresh({ lookedAt, isSure }: CachedKey, ticks: number): boolean {
    const age = ticks - lookedAt;
    if (age < TTL_MS) return true;
    return isSure && age < FEED_TTL_MS && this.#feed !== undefined && ticks - this.#feed.knownUntil < TTL_MS;
  }

  #forget(change: KeyChange | undefined): void {
    this.#changes += 1;
    for (const [hash, { found }] of this.#found) {
      const { id, accountId } = found.key;
      if (change === undefined || id === change.keyId || accountId === change.accountId)
        this.#found.delete(hash);
    }
  }
}
