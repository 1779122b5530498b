import type { Asset } from "@market-data/market";
import { capOf } from "@market-data/market/store";
import { DAY, dayOf, EXAMPLES_CLOCK } from "../course/moments.ts";
import type { PriceCourse } from "../course/price-path.ts";
import { PricePath } from "../course/price-path.ts";
import { type VolumeCourse, VolumePath } from "../course/volume-path.ts";

/** A coin of the sample market as it is described: what it is, and how its figures move. */
export interface CoinDescription {
  readonly facts: Omit<Asset, "firstHistoricalData" | "lastHistoricalData">;
  /** Null for a coin that nobody has a price for. */
  readonly trading: Trading | null;
}

export interface Trading {
  /** Start of the first UTC day with a price. */
  readonly from: number;
  /** End of the last, where trading has stopped. */
  readonly until: number | null;
  /** Whether daily history reaches back to `from`, beyond the two years that all have. */
  readonly isLong: boolean;
  readonly price: PriceCourse;
  readonly volume: VolumeCourse;
  readonly supply: Supply;
  readonly extras: Extras;
}

/** Units at the examples' clock; null where nobody knows. */
export interface Supply {
  readonly circulating: number | null;
  readonly total: number | null;
  /** By which part of the amount at the examples' clock both grow in a year. */
  readonly growth: number;
}

/** Figures that only some coins have. */
export interface Extras {
  readonly selfReported: number | null;
  readonly unlocked: number | null;
  readonly isCounted: boolean;
  /** Total value locked, as part of the market cap. */
  readonly locked: number | null;
  /** The volume that exchanges report, in volumes that are counted; null where they report none. */
  readonly reported: number | null;
}

export const NO_EXTRAS: Extras = {
  selfReported: null,
  unlocked: null,
  isCounted: true,
  locked: null,
  reported: null,
};

/** A coin with a price, and its figures at any time. */
export class TradedCoin {
  readonly facts: CoinDescription["facts"];
  readonly trading: Trading;
  readonly price: PricePath;
  readonly volume: VolumePath;

  constructor(facts: CoinDescription["facts"], trading: Trading) {
    this.facts = facts;
    this.trading = trading;
    this.price = new PricePath(trading.price);
    this.volume = new VolumePath(trading.volume, this.price);
  }

  get id(): number {
    return this.facts.id;
  }

  /** Supplies change at the start of each UTC day. */
  supplyAt(time: number): { circulating: number | null; total: number | null } {
    const { circulating, total, growth } = this.trading.supply;
    if (growth === 0) return { circulating, total };
    const years = (dayOf(time) - dayOf(EXAMPLES_CLOCK)) / 365;
    const grown = (supply: number | null) => supply && Math.round(supply * (1 + growth * years));
    return { circulating: grown(circulating), total: grown(total) };
  }

  /** Market cap at a price that held at a time. */
  capAt(time: number, price: number): number | null {
    return capOf(price, this.supplyAt(time).circulating);
  }

  /** Whether there is a price at a time. */
  isTradedAt(time: number): boolean {
    const { from, until } = this.trading;
    return time >= from && (until === null || time < until);
  }
}

/** The number of the UTC day of an ISO date. */
export function dayNamed(date: string): number {
  return Date.parse(date) / DAY;
}
