import { DAY } from "@market-data/market";

/** A larger change between two reads is held: a misplaced decimal point is more likely. */
const MAX_FACTOR = 10;
/** A read confirms a held price if it differs by at most this factor. */
const CONFIRMING_FACTOR = 2;
/** The number of further reads that confirm a held price. */
export const CONFIRMATIONS = 2;

/** A price at a Unix time in ms. */
export interface TimedPrice {
  readonly price: number;
  readonly lastUpdated: number;
}

interface Held extends TimedPrice {
  readonly confirmations: number;
}

/** Holds prices that jump, until later reads confirm them. */
export class PriceGuard {
  readonly #held = new Map<number, Held>();

  /** The number of held prices. */
  get size(): number {
    return this.#held.size;
  }

  /**
   * The reason to reject a price.
   *
   * @param stored The stored price. A price older than a day is no reason to doubt a new price.
   */
  findError(assetId: number, read: TimedPrice, stored: TimedPrice | undefined): string | undefined {
    if (stored === undefined) return undefined;
    const [time, before] = [read.lastUpdated, stored.lastUpdated].map((each) => new Date(each).toISOString());
    if (read.lastUpdated < stored.lastUpdated) return `its time ${time} is before the stored time ${before}`;
    const isRecent = read.lastUpdated - stored.lastUpdated <= DAY;
    if (!isRecent || getFactor(read.price, stored.price) < MAX_FACTOR) {
      this.#held.delete(assetId);
      return undefined;
    }
    const held = this.#held.get(assetId);
    const isNew = held !== undefined && held.lastUpdated < read.lastUpdated;
    const isSame = held !== undefined && getFactor(read.price, held.price) <= CONFIRMING_FACTOR;
    const confirmations = isSame ? held.confirmations + (isNew ? 1 : 0) : 0;
    if (confirmations >= CONFIRMATIONS) {
      this.#held.delete(assetId);
      return undefined;
    }
    this.#held.set(assetId, { ...read, confirmations });
    const factor = Math.round(getFactor(read.price, stored.price));
    return `its price ${read.price} differs from the stored price ${stored.price} by a factor of ${factor}: held until ${CONFIRMATIONS} more reads confirm it`;
  }
}

function getFactor(one: number, other: number): number {
  return Math.max(one, other) / Math.min(one, other);
}
