import type { Layout } from "../layout.ts";
import { assets, tags } from "./assets.ts";
import { dexBarsDaily, dexBarsHourly, dexExchanges, dexNetworks, dexPairs, dexTrades } from "./dex.ts";
import { barsDaily, barsHourly, figures, points, rates } from "./history.ts";
import { airdrops, categories, exchanges, fiats, multipliers, pairs, trends } from "./markets.ts";

/** Our own layouts, those first that others refer to. */
export const layouts: readonly Layout[] = [
  fiats,
  tags,
  assets,
  rates,
  exchanges,
  pairs,
  categories,
  airdrops,
  multipliers,
  trends,
  barsDaily,
  barsHourly,
  points,
  figures,
  dexNetworks,
  dexExchanges,
  dexPairs,
  dexBarsDaily,
  dexBarsHourly,
  dexTrades,
];
