import { asset, DAY, MIDNIGHT, MINUTE, metrics, NOON } from "../conformance/fixtures.ts";
import type { Asset } from "../src/store/catalogue.ts";
import type { Candle, StoredQuote } from "../src/store/history.ts";
import { MemoryStore } from "../src/store/memory-store.ts";
import type { NewMetrics } from "../src/store/writer.ts";
import { DOLLAR, EURO } from "./market.ts";

export { candle, DAY, HOUR, hour, MIDNIGHT, MINUTE, NOON } from "../conformance/fixtures.ts";

/** A coin with a past. */
export interface PastCoin {
  readonly id: number;
  readonly facts?: Partial<Asset>;
  /** None where they are null. */
  readonly metrics?: Partial<NewMetrics> | null;
  readonly days?: readonly Candle[];
  readonly hours?: readonly Candle[];
  readonly points?: readonly StoredQuote[];
}

/** US dollars for a euro, on the days of some dates. */
export type EuroRates = Readonly<Record<string, number>>;

/** A store of coins with their history, and of the euro's. */
export async function makePast(coins: readonly PastCoin[], euro: EuroRates = {}): Promise<MemoryStore> {
  const store = new MemoryStore();
  await store.saveCatalogue({
    assets: coins.map(({ id, facts }) => asset(id, facts)),
    fiats: [DOLLAR, EURO],
  });
  for (const { id, days = [], hours = [], points = [] } of coins) {
    await store.saveCandles(id, "daily", days);
    await store.saveCandles(id, "hourly", hours);
    await store.saveQuotes(id, points);
  }
  const known = coins.filter((coin) => coin.metrics !== null);
  await store.saveMetrics(
    known.map((coin) => metrics(coin.id, { lastUpdated: NOON - MINUTE, ...coin.metrics })),
  );
  const rates = Object.entries(euro).map(([date, usd]) => ({ time: Date.parse(date), usd }));
  await store.saveRates(EURO.id, rates);
  return store;
}

/** A candle for each of the days before today and today, the newest last: their prices rise by one from day to day. */
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

/** A quote of a price alone. */
export function quote(time: number, price: number): StoredQuote {
  return { time, price, volume24h: null, marketCap: null, circulatingSupply: null, totalSupply: null };
}
