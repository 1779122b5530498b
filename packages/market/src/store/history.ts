/** One day or hour of an asset's price, in US dollars. */
export interface Candle {
  /** Start of the UTC day or hour. */
  readonly timeOpen: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** Null where the source gives only a price. */
  readonly timeHigh: number | null;
  readonly timeLow: number | null;
  readonly volume: number | null;
  readonly marketCap: number | null;
  readonly circulatingSupply: number | null;
  readonly totalSupply: number | null;
  /** Of the last price in it: before the period's end while it is not over. */
  readonly lastUpdated: number;
}

/** One quote of an asset at one moment, in US dollars. */
export interface StoredQuote {
  readonly time: number;
  readonly price: number;
  readonly volume24h: number | null;
  readonly marketCap: number | null;
  readonly circulatingSupply: number | null;
  readonly totalSupply: number | null;
}

/** From one Unix time in ms to another, both included. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** An asset's metrics at the end of a UTC day. */
export interface DayEnd {
  readonly assetId: number;
  readonly rank: number | null;
  readonly point: StoredQuote;
  /** The price that long before, from history. */
  readonly priceBefore: {
    readonly "1h": number | null;
    readonly "24h": number | null;
    readonly "7d": number | null;
  };
  readonly numMarketPairs: number | null;
}

export type CandlePeriod = "daily" | "hourly";

/** Which candles: those that open at or after `from` and before `to`, oldest first. */
export interface CandleQuery {
  readonly assetId: number;
  readonly period: CandlePeriod;
  readonly from: number;
  readonly to: number;
  /** Only the newest N. */
  readonly newest?: number;
}

/** US dollars for one unit of a fiat or metal, from one moment on. */
export interface RatePoint {
  readonly time: number;
  readonly usd: number;
}
