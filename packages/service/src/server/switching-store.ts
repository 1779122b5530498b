import type { MarketStore } from "@market-data/market";

/** A store that passes queries on to another one, which may be replaced while it is in use. */
export class SwitchingStore implements MarketStore {
  #current: MarketStore;

  constructor(first: MarketStore) {
    this.#current = first;
  }

  /** From now on queries go to another store. What was asked before still comes from the old one. */
  switchTo(next: MarketStore): void {
    this.#current = next;
  }

  snapshot: MarketStore["snapshot"] = () => this.#current.snapshot();
  candles: MarketStore["candles"] = (...given) => this.#current.candles(...given);
  closestQuotes: MarketStore["closestQuotes"] = (...given) => this.#current.closestQuotes(...given);
  firstQuotes: MarketStore["firstQuotes"] = (...given) => this.#current.firstQuotes(...given);
  extremes: MarketStore["extremes"] = (...given) => this.#current.extremes(...given);
  dayEnd: MarketStore["dayEnd"] = (...given) => this.#current.dayEnd(...given);
  ratesAt: MarketStore["ratesAt"] = (...given) => this.#current.ratesAt(...given);
  seriesPoints: MarketStore["seriesPoints"] = (...given) => this.#current.seriesPoints(...given);
  closestPoints: MarketStore["closestPoints"] = (...given) => this.#current.closestPoints(...given);
  firstPoints: MarketStore["firstPoints"] = (...given) => this.#current.firstPoints(...given);
  dexTrades: MarketStore["dexTrades"] = (...given) => this.#current.dexTrades(...given);
  dexCandles: MarketStore["dexCandles"] = (...given) => this.#current.dexCandles(...given);
}
