import type { Asset } from "@market-data/market";
import { DEFAULT_MAX_PRICE_AGE, getMarketCap } from "@market-data/market/store";
import { dayNumber, EXAMPLES_CLOCK, MINUTE, MINUTES_PER_DAY } from "../clock.ts";
import { PricePath, type PricePathOptions } from "../prices/price-path.ts";
import { VolumePath, type VolumePathOptions } from "../prices/volume-path.ts";
import { rounded } from "../rounding.ts";

/** A coin of the sample market: its metadata, and the course of its price and volume. */
export interface CoinDescription {
  readonly metadata: Omit<Asset, "dateAdded" | "firstHistoricalData" | "lastHistoricalData"> & {
    readonly dateAdded: number;
  };
  /** Null for a coin without prices. */
  readonly trading: Trading | null;
}

export interface Trading {
  /** Start of the first UTC day with a price, as Unix time in ms. */
  readonly from: number;
  /** End of the last day with a price; null while the coin is traded. */
  readonly until: number | null;
  /** Full history has all days since `from`. Recent history has two years, as for most coins. */
  readonly history: "full" | "recent" | "none";
  readonly price: PricePathOptions;
  /** Null for an unknown volume. */
  readonly volume: VolumePathOptions | null;
  readonly supply: Supply;
  readonly extras: Extras;
}

/** Units at the time of the examples. Null if unknown. */
export interface Supply {
  readonly circulating: number | null;
  readonly total: number | null;
  /** Growth of both supplies per year, as a fraction of the supply at the time of the examples. */
  readonly growth: number;
}

/** Facts that only some coins have. */
export interface Extras {
  readonly selfReported: number | null;
  readonly unlocked: number | null;
  readonly isCounted: boolean;
  /** Total value locked, as a fraction of the market cap. */
  readonly locked: number | null;
  /** The reported volume as a multiple of the counted volume. Null without a reported volume. */
  readonly reported: number | null;
}

export const NO_EXTRAS: Extras = {
  selfReported: null,
  unlocked: null,
  isCounted: true,
  locked: null,
  reported: null,
};

/** A coin with prices. */
export class TradedCoin {
  readonly metadata: CoinDescription["metadata"];
  readonly trading: Trading;
  readonly price: PricePath;
  readonly volume: VolumePath | null;

  constructor(metadata: CoinDescription["metadata"], trading: Trading) {
    this.metadata = metadata;
    this.trading = trading;
    this.price = new PricePath(trading.price);
    this.volume = trading.volume && new VolumePath(trading.volume, this.price);
  }

  get id(): number {
    return this.metadata.id;
  }

  /** Supplies change at the start of each UTC day. */
  supplyAt(time: number): { circulating: number | null; total: number | null } {
    const { circulating, total, growth } = this.trading.supply;
    if (growth === 0) return { circulating, total };
    const years = (dayNumber(time) - dayNumber(EXAMPLES_CLOCK)) / 365;
    const grown = (supply: number | null) => supply && Math.round(supply * (1 + growth * years));
    return { circulating: grown(circulating), total: grown(total) };
  }

  /** Returns the market cap at a time and price. */
  capAt(time: number, price: number): number | null {
    return getMarketCap(price, this.supplyAt(time).circulating);
  }

  /** Returns the last quote of a day's candle. */
  getDayClose(timeOpen: number): { marketCap: number | null; volume24h: number | null } {
    const day = dayNumber(timeOpen);
    return {
      marketCap: this.capAt(timeOpen, this.price.atDayStart(day + 1)),
      volume24h: this.getDayVolume(timeOpen),
    };
  }

  getDayVolume(timeOpen: number): number | null {
    return this.volume?.within(dayNumber(timeOpen), 0, MINUTES_PER_DAY) ?? null;
  }

  /** Returns the reported volume for a counted volume. Null without a reported volume. */
  reportedVolume(volume: number | null): number | null {
    const { reported } = this.trading.extras;
    return reported === null || volume === null ? null : rounded(volume * reported);
  }

  /** Whether a coin is inactive at a time while its last price still counts. */
  isCarriedTo(time: number): boolean {
    const { until } = this.trading;
    return until !== null && time >= until && time < until + DEFAULT_MAX_PRICE_AGE;
  }

  /** Whether a coin has a price at a time. */
  isTradedAt(time: number): boolean {
    const { from, until } = this.trading;
    return time >= from && (until === null || time < until);
  }

  /**
   * Returns the minute of the newest price, possibly long ago. Undefined before the first price, and after the last
   * price of an inactive coin.
   */
  newestPriceTime(newest: number): number | undefined {
    if (this.isTradedAt(newest)) return newest;
    const { until } = this.trading;
    return until !== null && until <= newest && this.metadata.status === "active"
      ? until - MINUTE
      : undefined;
  }
}
