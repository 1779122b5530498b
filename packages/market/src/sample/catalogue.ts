import type { CatalogueChange } from "../store/writer.ts";
import { airdropsAt } from "./airdrops.ts";
import { assetsAt } from "./assets.ts";
import { categoriesAt } from "./categories.ts";
import { dexExchangesAt } from "./dex-exchanges.ts";
import { sampleNetworks } from "./dex-networks.ts";
import { dexPairsAt } from "./dex-pairs.ts";
import { sampleExchanges } from "./exchanges.ts";
import { sampleFiats } from "./fiats.ts";
import { windowsAt } from "./moments.ts";
import { sampleMultipliers } from "./multipliers.ts";
import { pairsAt } from "./pairs.ts";
import { sampleTags } from "./tags.ts";
import { trendsAt } from "./trends.ts";

/** What stays as the market goes on. @param since The newest minute when the market was made. */
export function lastingCatalogue(since: number) {
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
export function passingCatalogue(newest: number, since: number) {
  return {
    categories: categoriesAt(newest),
    pairs: pairsAt(newest),
    airdrops: airdropsAt(newest, since),
    trends: trendsAt(newest),
    dexExchanges: dexExchangesAt(newest),
    dexPairs: dexPairsAt(newest),
  } satisfies CatalogueChange;
}
