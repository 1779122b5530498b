/** What decides an asset's rank. */
export interface Size {
  readonly id: number;
  /** US dollars; null where unknown. */
  readonly marketCap: number | null;
  readonly volume24h: number | null;
}

/**
 * How much older than the newest price of the market an asset's own may be, in ms: 90 days. One with an older price keeps its
 * history and its last quote, but it has no rank, and is in no listing, category or trending list.
 */
export const MAX_PRICE_AGE_MS = 90 * 86_400_000;

/** The largest market cap first; those without one after all others, by volume; ties by id. */
export function inRankOrder<Sized extends Size>(sizes: readonly Sized[]): Sized[] {
  return [...sizes].sort(compareRanks);
}

/** Below 0 where the first one has the higher rank. */
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

/** Price times supply; null where the supply is unknown. */
export function getMarketCap(price: number, supply: number | null): number | null {
  return supply === null ? null : price * supply;
}
