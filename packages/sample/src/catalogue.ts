import type { CatalogueChange } from "@market-data/market";
import { assetsAt } from "./coins/assets.ts";
import { windowsAt } from "./course/moments.ts";
import { dexExchangesAt } from "./dex/dex-exchanges.ts";
import { sampleNetworks } from "./dex/dex-networks.ts";
import { dexPairsAt } from "./dex/dex-pairs.ts";
import { airdropsAt } from "./facts/airdrops.ts";
import { categoriesAt } from "./facts/categories.ts";
import { sampleMultipliers } from "./facts/multipliers.ts";
import { sampleTags } from "./facts/tags.ts";
import { trendsAt } from "./facts/trends.ts";
import { sampleFiats } from "./fiats/fiats.ts";
import { sampleExchanges } from "./pairs/exchanges.ts";
import { pairsAt } from "./pairs/pairs.ts";

/** What stays as the market goes on. @param since The newest minute when the market was made. */
export function staticCatalogue(since: number) {
  return {
    assets: assetsAt(since, windowsAt(since)),
    fiats: sampleFiats.map(({ id, symbol, name, sign, kind }) => ({ id, symbol, name, sign, kind })),
    tags: sampleTags,
    exchanges: sampleExchanges,
    multipliers: sampleMultipliers,
    dexNetworks: sampleNetworks,
  } satisfies CatalogueChange;
}

/** What changes with every minute, or may. */
export function dynamicCatalogue(newest: number, since: number) {
  return {
    categories: categoriesAt(newest),
    pairs: pairsAt(newest),
    airdrops: airdropsAt(newest, since),
    trends: trendsAt(newest),
    dexExchanges: dexExchangesAt(newest),
    dexPairs: dexPairsAt(newest),
  } satisfies CatalogueChange;
}
