import { EXAMPLES_CLOCK } from "../clock.ts";
import { type CoinDescription, TradedCoin } from "./coin.ts";
import { exampleCoins } from "./example-coins.ts";
import { generatedCoins } from "./generated-coins.ts";
import { unusualCoins } from "./unusual-coins.ts";

/** USD at the time of the examples. */
const TOTAL_MARKET_CAP = 4_000_000_000_000;

/** The coins of the sample market. */
interface SampleCoins {
  /** All coins, starting with the coins of the contract's examples. */
  readonly all: readonly CoinDescription[];
  /** Coins with a current or past price, by id. */
  readonly traded: ReadonlyMap<number, TradedCoin>;
}

let coins: SampleCoins | undefined;

/** Returns all coins, computed on first use. */
export function sampleCoins(): SampleCoins {
  coins ??= describeAll();
  return coins;
}

function describeAll(): SampleCoins {
  const examples = exampleCoins();
  const examplesCap = examples.reduce((sum, { trading }) => sum + capAtClock(trading), 0);
  const all = [...examples, ...generatedCoins(TOTAL_MARKET_CAP - examplesCap), ...unusualCoins()];
  const traded = all.flatMap(({ metadata, trading }) =>
    trading === null ? [] : [new TradedCoin(metadata, trading)],
  );
  return { all, traded: new Map(traded.map((coin) => [coin.id, coin])) };
}

function capAtClock(trading: CoinDescription["trading"]): number {
  const knot = trading?.price.knots.findLast(({ time }) => time <= EXAMPLES_CLOCK);
  return (knot?.price ?? 0) * (trading?.supply.circulating ?? 0);
}
