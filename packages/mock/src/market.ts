import type { MarketStore } from "@market-data/market";
import { EXAMPLES_CLOCK, sampleStore } from "@market-data/market/sample";

/** The time that the mock tells: one that stands still, or a clock that goes on, such as `Date.now`. In ms since 1970. */
export type Clock = Date | number | (() => number);

/** The sample market, at the mock's time. */
export class Market {
  #now: () => number = () => EXAMPLES_CLOCK;
  #store: MarketStore = sampleStore({ now: EXAMPLES_CLOCK });

  constructor(clock: Clock) {
    this.setClock(clock);
  }

  now(): number {
    return this.#now();
  }

  get store(): MarketStore {
    return this.#store;
  }

  /** @throws {RangeError} for a time that is none. */
  setClock(clock: Clock): void {
    const now = typeof clock === "function" ? clock : () => Number(clock);
    // Whatever the market could not tell fails here, not in some call.
    new Date(now()).toISOString();
    this.#now = now;
    this.#store = sampleStore({ now });
  }
}
