import { type OpenMarket, StorageError } from "@market-data/storage";

const KIND = "follower";
/** How long a lease is valid without renewal, in ms: how long a crashed follower blocks the next one. */
export const LEASE_MS = 60_000;
const RENEW_MS = 20_000;

/** The right to follow, stored in the market: a market has one follower. */
export class Lease {
  readonly #market: OpenMarket;
  readonly #holder: string;
  readonly #now: () => number;
  #end = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param holder The name of this follower. @param now Returns the Unix time in ms. */
  constructor(market: OpenMarket, holder: string, now: () => number) {
    this.#market = market;
    this.#holder = holder;
    this.#now = now;
  }

  /** @throws {StorageError} of the kind `locked` with the name of the other follower. */
  async acquire(): Promise<void> {
    // A follower holds the lock while it writes. This check needs no lock, so it reports the holder at once.
    await this.#assertFree();
    const unlock = await this.#market.lockForImport();
    try {
      await this.assertHeld();
    } finally {
      unlock();
    }
    this.#timer = setInterval(() => this.#renew(), RENEW_MS).unref();
  }

  /** Acquires an expired lease again, if no other follower has. The caller has locked the market. @throws {StorageError} */
  async assertHeld(): Promise<void> {
    if (this.#end > this.#now()) return;
    await this.#assertFree();
    await this.#extend();
  }

  async #assertFree(): Promise<void> {
    const leases = (await this.#market.state.sourceKeys()).filter(({ kind }) => kind === KIND);
    const other = leases.find(({ id }) => id * 1000 > this.#now());
    if (other !== undefined) {
      const until = new Date(other.id * 1000).toISOString();
      throw new StorageError(
        "locked",
        this.#market.location,
        `is already followed by "${other.source}". Stop that follower; if it crashed, its lease ends at ${until}.`,
      );
    }
  }

  async release(): Promise<void> {
    clearInterval(this.#timer);
    if (this.#end > 0) await this.#save(0);
  }

  /** An expired lease may belong to another follower by now. `assertHeld` acquires it again. */
  #renew(): void {
    if (this.#end > this.#now()) this.#extend().catch(() => {});
  }

  #extend(): Promise<void> {
    return this.#save(this.#now() + LEASE_MS);
  }

  async #save(end: number): Promise<void> {
    const id = Math.floor(end / 1000);
    await this.#market.writer.saveSourceKeys([{ kind: KIND, source: this.#holder, key: "lease", id }]);
    this.#end = end;
  }
}
