import { EXAMPLES_CLOCK } from "../course/moments.ts";
import { type CoinDescription, TradedCoin } from "./coin.ts";
import { exampleCoins } from "./example-coins.ts";
import { madeCoins } from "./made-coins.ts";

/** US dollars, at the examples' clock. */
export const TOTAL_MARKET_CAP = 4_000_000_000_000;

/** The coins of the sample market. */
export interface SampleCoins {
  /** Those of the contract's examples first. */
  readonly all: readonly CoinDescription[];
  /** Those that have, or had, a price, by id. */
  readonly traded: ReadonlyMap<number, TradedCoin>;
}

let made: SampleCoins | undefined;

/** All 1,000 coins, described when first asked for. */
export function sampleCoins(): SampleCoins {
  made ??= describeAll();
  return made;
}

function describeAll(): SampleCoins {
  const examples = exampleCoins();
  const theirs = examples.reduce((sum, { trading }) => sum + capAtClock(trading), 0);
  const all = [...examples, ...madeCoins(TOTAL_MARKET_CAP - theirs)];
  const traded = all.flatMap(({ facts, trading }) =>
    trading === null ? [] : [new TradedCoin(facts, trading)],
  );
  return { all, traded: new Map(traded.map((coin) => [coin.id, coin])) };
}

function capAtClock(trading: CoinDescription["trading"]): number {
  const knot = trading?.price.knots.findLast(({ time }) => time <= EXAMPLES_CLOCK);
  return (knot?.price ?? 0) * (trading?.supply.circulating ?? 0);
}
