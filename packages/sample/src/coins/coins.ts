import { EXAMPLES_CLOCK } from "../clock.ts";
import { type CoinDescription, TradedCoin } from "./coin.ts";
import { exampleCoins } from "./example-coins.ts";
import { generatedCoins } from "./generated-coins.ts";

/** US dollars, at the examples' clock. */
const TOTAL_MARKET_CAP = 4_000_000_000_000;

/** The coins of the sample market. */
export interface SampleCoins {
  /** Those of the contract's examples first. */
  readonly all: readonly CoinDescription[];
  /** Those that have, or had, a price, by id. */
  readonly traded: ReadonlyMap<number, TradedCoin>;
}

let coins: SampleCoins | undefined;

/** All 1,000 coins, described when first asked for. */
export function sampleCoins(): SampleCoins {
  coins ??= describeAll();
  return coins;
}

function describeAll(): SampleCoins {
  const examples = exampleCoins();
  const examplesCap = examples.reduce((sum, { trading }) => sum + capAtClock(trading), 0);
  const all = [...examples, ...generatedCoins(TOTAL_MARKET_CAP - examplesCap)];
  const traded = all.flatMap(({ metadata, trading }) =>
    trading === null ? [] : [new TradedCoin(metadata, trading)],
  );
  return { all, traded: new Map(traded.map((coin) => [coin.id, coin])) };
}

function capAtClock(trading: CoinDescription["trading"]): number {
  const knot = trading?.price.knots.findLast(({ time }) => time <= EXAMPLES_CLOCK);
  return (knot?.price ?? 0) * (trading?.supply.circulating ?? 0);
}
