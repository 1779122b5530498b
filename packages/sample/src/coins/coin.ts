import type { Asset } from "@market-data/market";
import { getMarketCap } from "@market-data/market/store";
import { dayNumber, EXAMPLES_CLOCK, MINUTES_PER_DAY } from "../clock.ts";
import { PricePath, type PricePathOptions } from "../prices/price-path.ts";
import { VolumePath, type VolumePathOptions } from "../prices/volume-path.ts";
import { rounded } from "../rounding.ts";

/** A coin of the sample market: its metadata, and how its price and volume move. */
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
  /** Whether daily history begins at `from`, beyond the two years that every coin has. */
  readonly hasFullHistory: boolean;
  readonly price: PricePathOptions;
  readonly volume: VolumePathOptions;
  readonly supply: Supply;
  readonly extras: Extras;
}

/** Units at the examples' clock; null where unknown. */
export interface Supply {
  readonly circulating: number | null;
  readonly total: number | null;
  /** By which fraction of the amount at the examples' clock both grow in a year. */
  readonly growth: number;
}

/** What only some coins have. */
export interface Extras {
  readonly selfReported: number | null;
  readonly unlocked: number | null;
  readonly isCounted: boolean;
  /** Total value locked, as a fraction of the market cap. */
  readonly locked: number | null;
  /** The volume that exchanges report, as a multiple of the counted volume; null where they report none. */
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
  readonly volume: VolumePath;

  constructor(metadata: CoinDescription["metadata"], trading: Trading) {
    this.metadata = metadata;
    this.trading = trading;
    this.price = new PricePath(trading.price);
    this.volume = new VolumePath(trading.volume, this.price);
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

  /** Market cap at a time, for the price at that time. */
  capAt(time: number, price: number): number | null {
    return getMarketCap(price, this.supplyAt(time).circulating);
  }

  /** What the candle of a whole day ends with. */
  closingOfDay(timeOpen: number): { marketCap: number | null; volume24h: number } {
    const day = dayNumber(timeOpen);
    return {
      marketCap: this.capAt(timeOpen, this.price.atStartOf(day + 1)),
      volume24h: this.volumeOfDay(timeOpen),
    };
  }

  volumeOfDay(timeOpen: number): number {
    return this.volume.within(dayNumber(timeOpen), 0, MINUTES_PER_DAY);
  }

  /** What exchanges report where a volume is counted; null where they report none. */
  reportedVolume(volume: number): number | null {
    const { reported } = this.trading.extras;
    return reported === null ? null : rounded(volume * reported);
  }

  /** Whether there is a price at a time. */
  isTradedAt(time: number): boolean {
    const { from, until } = this.trading;
    return time >= from && (until === null || time < until);
  }
}
