/** The values that decide an asset's rank. */
export interface Size {
  readonly id: number;
  /** USD; null if unknown. */
  readonly marketCap: number | null;
  readonly volume24h: number | null;
}

/** The default of the market setting `maxPriceAge`: 7 days, in ms. */
export const DEFAULT_MAX_PRICE_AGE = 7 * 86_400_000;

/**
 * The assets that count at a time: one rule for rankings, totals and indices, now and in the past. An asset counts if
 * its last price is at most `maxAge` ms older than the market's newest price. A market without such a price counts
 * nothing.
 *
 * @param getTime Returns the time of the last price at or before `time`.
 */
export function keepCounted<Item>(
  items: readonly Item[],
  getTime: (item: Item) => number,
  time: number,
  maxAge: number,
): Item[] {
  const newest = items.reduce((most, item) => Math.max(most, getTime(item)), Number.NEGATIVE_INFINITY);
  return newest < time - maxAge ? [] : items.filter((item) => getTime(item) >= newest - maxAge);
}

/** Sorts by market cap, largest first. Assets without a market cap follow, by volume; ties are ordered by id. */
export function inRankOrder<Sized extends Size>(sizes: readonly Sized[]): Sized[] {
  return [...sizes].sort(compareRanks);
}

/** Compares two ranks: negative if the first is higher. */
export function compareRanks(one: Size, other: Size): number {
  return (
    largerFirst(one.marketCap, other.marketCap) ||
    (one.marketCap === null ? largerFirst(one.volume24h, other.volume24h) : 0) ||
    one.id - other.id
  );
}

function largerFirst(one: number | null, other: number | null): number {
  if (one === null || other === null) return (one === null ? 1 : 0) - (other === null ? 1 : 0);
  return other - one;
}

/** Price times supply; null if the supply is unknown. */
export function getMarketCap(price: number, supply: number | null): number | null {
  return supply === null ? null : price * supply;
}
