import type { NativeFormat } from "../native-format.ts";
import { assets, tags } from "./assets.ts";
import { dexCandlesDaily, dexCandlesHourly, dexExchanges, dexNetworks, dexPairs, dexTrades } from "./dex.ts";
import { candlesDaily, candlesHourly, metrics, quotes, rates } from "./history.ts";
import { airdrops, categories, exchanges, fiats, multipliers, pairs, trends, wallets } from "./markets.ts";

/** The native formats, in reading order: files come after the files to which they refer. */
export const nativeFormats: readonly NativeFormat[] = [
  fiats,
  tags,
  assets,
  rates,
  exchanges,
  wallets,
  pairs,
  categories,
  airdrops,
  multipliers,
  trends,
  candlesDaily,
  candlesHourly,
  quotes,
  metrics,
  dexNetworks,
  dexExchanges,
  dexPairs,
  dexCandlesDaily,
  dexCandlesHourly,
  dexTrades,
];
