import type { Candle, MarketBatch, SeriesPoint, StoredQuote } from "@market-data/market";
import {
  type ExchangeTotals,
  getExchangeSeries,
  getIndexSeries,
  MARKET_SERIES,
  type MarketTotals,
  mayBeInTotals,
} from "@market-data/market/store";
import { activeExchanges } from "../../src/catalogue/exchanges.ts";
import { DAY, type HistoryWindows } from "../../src/clock.ts";
import type { TradedCoin } from "../../src/coins/coin.ts";
import { indexNames, listIndexUnits } from "../../src/indices.ts";
import { addToExchanges } from "../../src/pairs/pairs.ts";
import { addToMarket, beginTotals, emptyExchanges } from "../../src/series.ts";

/**
 * Sums up the market and each exchange while coins are read or written. Points are at the end of each day, and every
 * five minutes from `quotesFrom` on.
 */
export class TotalsByTime {
  readonly #windows: HistoryWindows;
  readonly #totals = new Map<number, MarketTotals>();
  /** Keys are the time and the id of an exchange. */
  readonly #exchanges = new Map<number, ReadonlyMap<number, ExchangeTotals>>();

  constructor(windows: HistoryWindows) {
    this.#windows = windows;
  }

  addDays(coin: TradedCoin, candles: readonly Candle[]): void {
    const { dailyFrom, quotesFrom } = this.#windows;
    for (const { timeOpen, lastUpdated, marketCap, volume } of candles) {
      const end = timeOpen + DAY;
      if (timeOpen >= dailyFrom && lastUpdated === end - 1 && end < quotesFrom)
        this.#add(end, coin, marketCap, volume);
    }
  }

  addQuotes(
    coin: TradedCoin,
    quotes: readonly Pick<StoredQuote, "time" | "marketCap" | "volume24h">[],
  ): void {
    for (const { time, marketCap, volume24h } of quotes) this.#add(time, coin, marketCap, volume24h);
  }

  /** Oldest first. */
  points(): SeriesPoint[] {
    return [...this.#totals]
      .map(([time, totals]) => ({ time, values: totals.values() }))
      .sort((one, other) => one.time - other.time);
  }

  /** The points of an exchange, oldest first. */
  exchangePoints(id: number): SeriesPoint[] {
    return [...this.#exchanges]
      .map(([time, totals]) => ({ time, values: totals.get(id)?.values() ?? {} }))
      .sort((one, other) => one.time - other.time);
  }

  #add(time: number, coin: TradedCoin, marketCap: number | null, volume24h: number | null): void {
    const exchanges = this.#exchanges.get(time) ?? emptyExchanges();
    this.#exchanges.set(time, exchanges);
    addToExchanges(exchanges, coin, volume24h, time);
    if (!mayBeInTotals(coin.metadata)) return;
    const totals = this.#totals.get(time) ?? beginTotals(time, this.#windows);
    this.#totals.set(time, totals);
    addToMarket(totals, coin, marketCap, volume24h);
  }
}

/** Saves all points of the market and the exchanges, and the points of indices in a range, including both ends. */
export async function saveSeries(
  batch: MarketBatch,
  totals: TotalsByTime,
  from: number,
  to: number,
): Promise<void> {
  await batch.saveSeries(MARKET_SERIES, totals.points());
  for (const { id } of activeExchanges)
    await batch.saveSeries(getExchangeSeries(id), totals.exchangePoints(id));
  for (const name of indexNames) await batch.saveSeries(getIndexSeries(name), listIndexUnits(name, from, to));
}
