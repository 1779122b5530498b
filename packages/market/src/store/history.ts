/** A daily or hourly candle of an asset, in USD. */
export interface Candle {
  /** Start of the UTC day or hour. */
  readonly timeOpen: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** Null if the source has only a price. */
  readonly timeHigh: number | null;
  readonly timeLow: number | null;
  readonly volume: number | null;
  readonly marketCap: number | null;
  readonly circulatingSupply: number | null;
  readonly totalSupply: number | null;
  /** The time of the candle's last price: before the end of an unfinished period. */
  readonly lastUpdated: number;
}

/** A candle derived from the known prices of its period. */
export interface DerivedCandle extends Candle {
  /** The number of prices: one for each quote, two for each hourly candle. */
  readonly prices: number;
  /** The time of the first price. */
  readonly timeFirst: number;
}

/** Whether a candle is derived from prices instead of imported. */
export function isDerived(candle: Candle): candle is DerivedCandle {
  return "prices" in candle;
}

/** A quote of an asset at one time, in USD. */
export interface StoredQuote {
  readonly time: number;
  readonly price: number;
  readonly volume24h: number | null;
  readonly marketCap: number | null;
  readonly circulatingSupply: number | null;
  readonly totalSupply: number | null;
}

/** A span between two Unix times in ms, both inclusive. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** An asset's metrics at the end of a UTC day. */
export interface DayEnd {
  readonly assetId: number;
  readonly rank: number | null;
  readonly quote: StoredQuote;
  /** The price at the start of each period that ends with the day, from history. */
  readonly priceBefore: {
    readonly "1h": number | null;
    readonly "24h": number | null;
    readonly "7d": number | null;
  };
  readonly numMarketPairs: number | null;
}

export type CandlePeriod = "daily" | "hourly";

/** A query for candles that open at or after `from` and before `to`, oldest first. */
export interface CandleQuery {
  readonly assetId: number;
  readonly period: CandlePeriod;
  readonly from: number;
  readonly to: number;
  /** Limits the result to the newest N candles. */
  readonly newest?: number;
}

/** The allowed side of the closest record: at or before the requested time, or either side. */
export type Side = "before" | "either";

/** USD per unit of a fiat currency or metal, valid from a time on. */
export interface StoredRate {
  readonly time: number;
  readonly usd: number;
}
