import type { CatalogueChange, Multiplier } from "@market-data/market";
import { historyWindows } from "../clock.ts";
import { assetsAt } from "../coins/assets.ts";
import multipliers from "../data/multipliers.json" with { type: "json" };
import tags from "../data/tags.json" with { type: "json" };
import { dexExchangesAt } from "../dex/dex-exchanges.ts";
import { sampleNetworks } from "../dex/dex-networks.ts";
import { dexPairsAt } from "../dex/dex-pairs.ts";
import { sampleFiats } from "../fiats.ts";
import { pairsAt } from "../pairs/pairs.ts";
import { airdropsAt } from "./airdrops.ts";
import { categoriesAt } from "./categories.ts";
import { sampleExchanges, sampleWallets } from "./exchanges.ts";
import { trendsAt } from "./trends.ts";

/**
 * Creates the static part of the catalogue.
 * @param since The newest minute with prices at the time when the market was created.
 */
export function staticCatalogue(since: number) {
  return {
    assets: assetsAt(since, historyWindows(since)),
    fiats: sampleFiats.map(({ id, symbol, name, sign, kind }) => ({ id, symbol, name, sign, kind })),
    tags,
    exchanges: sampleExchanges,
    wallets: sampleWallets,
    multipliers: multipliers.map((one): Multiplier => ({ ...one, effectiveAt: Date.parse(one.effectiveAt) })),
    dexNetworks: sampleNetworks,
  } satisfies CatalogueChange;
}

/** Creates the part of the catalogue that may change every minute. */
export function dynamicCatalogue(newest: number, since: number) {
  return {
    categories: categoriesAt(newest),
    pairs: pairsAt(newest),
    airdrops: airdropsAt(newest, since),
    trends: trendsAt(newest),
    dexExchanges: dexExchangesAt(newest),
    dexPairs: dexPairsAt(newest),
    sources: [{ name: "sample", newest }],
  } satisfies CatalogueChange;
}
