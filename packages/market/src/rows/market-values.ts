import type { RateSource } from "../conversion/convert.ts";
import { getGroups, type MarketGroup, MarketTotals, toGroupTotals } from "../store/market-totals.ts";
import { roundedPercent, sumKnown } from "../values/rounding.ts";
import { isDerivative, prepareExchanges, sortedExchanges } from "./exchange-rows.ts";
import type { MarketView } from "./view.ts";

/** Metrics of the whole market by name, as stored in its series. Null is unknown. */
export type MarketValues = Readonly<Record<string, number | null>>;

/**
 * The current metrics of the whole market, computed once per snapshot, in slices so that other requests do not wait.
 */
export async function readMarketValues(view: MarketView, source: RateSource): Promise<MarketValues> {
  await view.prepare();
  await prepareExchanges(view, source);
  return view.memoize(computeValues);
}

/** Metrics derived from the stored ones. Money is in USD, shares are in percent. */
interface DerivedValues {
  readonly altcoinMarketCap: number | null;
  readonly altcoinVolume24h: number | null;
  readonly altcoinVolume24hReported: number | null;
  readonly btcDominance: number | null;
  readonly ethDominance: number | null;
}

export function deriveValues(values: MarketValues): DerivedValues {
  const [all, bitcoin] = [toGroupTotals(values, "all"), toGroupTotals(values, "bitcoin")];
  const getShare = (group: MarketGroup) => {
    const { marketCap } = toGroupTotals(values, group);
    return all.marketCap && marketCap !== null ? roundedPercent((marketCap / all.marketCap) * 100) : null;
  };
  return {
    altcoinMarketCap: without(all.marketCap, bitcoin.marketCap),
    altcoinVolume24h: without(all.volume24h, bitcoin.volume24h),
    altcoinVolume24hReported: without(all.volume24hReported, bitcoin.volume24hReported),
    btcDominance: getShare("bitcoin"),
    ethDominance: getShare("ethereum"),
  };
}

function without(total: number | null, part: number | null): number | null {
  return total === null || part === null ? null : total - part;
}

function computeValues(view: MarketView): MarketValues {
  const totals = new MarketTotals(view.snapshot.maxPriceAge);
  for (const { asset, metrics, derived } of view.ranked) {
    const { volume24h, volume24hReported, isMarketCapIncludedInCalc: isCounted } = metrics;
    totals.add(getGroups(asset), { marketCap: derived.marketCap, volume24h, volume24hReported, isCounted });
  }
  return { ...totals.values(), ...countMarkets(view) };
}

/** In a market without pairs, the counts and volumes of pairs are unknown. */
function countMarkets(view: MarketView): MarketValues {
  const { exchanges, pairs: allPairs } = view.snapshot;
  const rows = sortedExchanges(view, "id");
  const active = rows.filter(({ exchange }) => exchange.status === "active");
  const activeExchanges = exchanges.size === 0 ? null : active.length;
  if (allPairs.length === 0) return { activeExchanges };
  const pairs = rows.flatMap((row) => row.pairs);
  const derivatives = pairs.filter(({ pair }) => isDerivative(pair));
  const counted = derivatives.filter(({ pair }) => !pair.volumeExcluded);
  return {
    activeExchanges,
    activeMarketPairs: pairs.length,
    "derivatives.volume24h": sumKnown(counted.map(({ volume }) => volume)),
    "derivatives.volume24hReported": sumKnown(derivatives.map(({ volume }) => volume)),
  };
}
