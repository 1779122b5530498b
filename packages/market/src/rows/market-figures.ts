import { getGroups, type MarketGroup, MarketTotals, toGroupTotals } from "../store/market-totals.ts";
import { roundedPercent, sumKnown } from "../values/rounding.ts";
import { isDerivative, prepareExchanges, sortedExchanges } from "./exchange-rows.ts";
import type { MarketView } from "./view.ts";

/** Figures of the whole market by name, as the points of its series have them. Null is unknown. */
export type MarketValues = Readonly<Record<string, number | null>>;

/** The whole market as of now, computed once per snapshot; what it is summed up from in slices, as others wait. */
export async function readMarketValues(view: MarketView): Promise<MarketValues> {
  await view.prepare();
  await prepareExchanges(view);
  return view.memoize(computeValues);
}

/** When the newest metrics of the market were updated, a Unix time in ms; undefined where there are none. */
export function getNewestUpdate(view: MarketView): number | undefined {
  return view.memoize(findNewestUpdate);
}

/** Figures that follow from those of the series. Money is US dollars, shares are percent. */
export interface DerivedFigures {
  readonly altcoinMarketCap: number | null;
  readonly altcoinVolume24h: number | null;
  readonly altcoinVolume24hReported: number | null;
  readonly btcDominance: number | null;
  readonly ethDominance: number | null;
}

export function deriveFigures(values: MarketValues): DerivedFigures {
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
  return total === null ? null : total - (part ?? 0);
}

function computeValues(view: MarketView): MarketValues {
  const totals = new MarketTotals();
  for (const { asset, metrics, derived } of view.ranked) {
    const { volume24h, volume24hReported, isMarketCapIncludedInCalc: isCounted } = metrics;
    totals.add(getGroups(asset), { marketCap: derived.marketCap, volume24h, volume24hReported, isCounted });
  }
  return { ...totals.values(), ...countMarkets(view) };
}

/** A market without any pair knows neither how many there are, nor their volumes. */
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

function findNewestUpdate({ snapshot }: MarketView): number | undefined {
  let newest: number | undefined;
  for (const { lastUpdated } of snapshot.metrics.values()) {
    if (newest === undefined || lastUpdated > newest) newest = lastUpdated;
  }
  return newest;
}
