import { candles } from "./external/candles.ts";
import { chainRegistry } from "./external/chain-registry.ts";
import { coinMetricsDaily } from "./external/coin-metrics.ts";
import { ecbRates } from "./external/ecb-rates.ts";
import { fiatIds, iso4217 } from "./external/fiats.ts";
import { icons } from "./external/icons.ts";
import { marketPairs } from "./external/market-pairs.ts";
import { tokenList } from "./external/token-list.ts";
import type { Format } from "./format.ts";
import { nativeFormats } from "./native/index.ts";
import { toFormat } from "./native-format.ts";

/** Formats of other sources. */
export const externalFormats: readonly Format[] = [
  fiatIds,
  iso4217,
  ecbRates,
  marketPairs,
  coinMetricsDaily,
  tokenList,
  chainRegistry,
  icons,
  candles,
];

/** All formats. The first matching format reads a file. */
export const formats: readonly Format[] = [...nativeFormats.map(toFormat), ...externalFormats];
