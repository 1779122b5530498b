import { asset, DAY, MIDNIGHT, MINUTE, metrics, NOON } from "../../../test/conformance/src/fixtures.ts";
import { MemoryStore } from "../../../test/conformance/src/memory/memory-store.ts";
import type { Asset } from "../src/store/catalogue.ts";
import type { Candle, StoredQuote } from "../src/store/history.ts";
import type { StoredMetrics } from "../src/store/writer.ts";
import { DOLLAR, EURO } from "./market.ts";

export { candle, DAY, HOUR, hour, MIDNIGHT, MINUTE, NOON } from "../../../test/conformance/src/fixtures.ts";

/** A coin with history. */
export interface PastCoin {
  readonly id: number;
  readonly facts?: Partial<Asset>;
  /** Null for a coin without metrics. */
  readonly metrics?: Partial<StoredMetrics> | null;
  readonly days?: readonly Candle[];
  readonly hours?: readonly Candle[];
  readonly quotes?: readonly StoredQuote[];
}

/** USD per euro, by date. */
export type EuroRates = Readonly<Record<string, number>>;

/** A store of coins and the euro, with their history. */
export async function makePast(coins: readonly PastCoin[], euro: EuroRates = {}): Promise<MemoryStore> {
  const store = new MemoryStore();
  await store.saveCatalogue({
    assets: coins.map(({ id, facts }) => asset(id, facts)),
    fiats: [DOLLAR, EURO],
  });
  for (const { id, days = [], hours = [], quotes = [] } of coins) {
    await store.saveCandles(id, "daily", days);
    await store.saveCandles(id, "hourly", hours);
    await store.saveQuotes(id, quotes);
  }
  const known = coins.filter((coin) => coin.metrics !== null);
  await store.saveMetrics(
    known.map((coin) => metrics(coin.id, { lastUpdated: NOON - MINUTE, ...coin.metrics })),
  );
  const rates = Object.entries(euro).map(([date, usd]) => ({ time: Date.parse(date), usd }));
  await store.saveRates(EURO.id, rates);
  return store;
}

/** A candle for each day up to today, newest last. Prices rise by one a day. */
export function daysUpToToday(count: number, price = 100): Candle[] {
  return Array.from({ length: count }, (_, index) => {
    const timeOpen = MIDNIGHT - (count - 1 - index) * DAY;
    const open = price + index;
    const isToday = timeOpen === MIDNIGHT;
    return {
      timeOpen,
      open,
      high: open + 2,
      low: open - 2,
      close: open + 1,
      timeHigh: timeOpen + 3 * 60 * MINUTE,
      timeLow: timeOpen + 60 * MINUTE,
      volume: 1000 + index,
      marketCap: 1_000_000 + index,
      circulatingSupply: 10_000,
      totalSupply: 20_000,
      lastUpdated: isToday ? NOON - MINUTE : timeOpen + DAY - 1,
    };
  });
}

/** A quote with a price only. */
export function quote(time: number, price: number): StoredQuote {
  return { time, price, volume24h: null, marketCap: null, circulatingSupply: null, totalSupply: null };
}
