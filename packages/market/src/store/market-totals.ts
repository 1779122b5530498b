import { rounded } from "../values/rounding.ts";
import type { Asset } from "./catalogue.ts";
import type { TimeSpan } from "./history.ts";
import type { Series } from "./series.ts";
import type { Snapshot } from "./snapshot.ts";

/** The series of the whole market, with values named as in `TotalsValues`. */
export const MARKET_SERIES: Series = { name: "market", id: 0 };

/** The share of one asset in the totals, in USD. Null is unknown. */
interface AssetSize {
  readonly marketCap: number | null;
  readonly volume24h: number | null;
  readonly volume24hReported?: number | null;
  /** Whether the market cap counts. The volume always counts. */
  readonly isCounted: boolean;
}

const GROUPS = ["all", "bitcoin", "ethereum", "defi", "stablecoin"] as const;
export type MarketGroup = (typeof GROUPS)[number];

/** Sums over a group of assets, in USD. Null if no asset has a known value. */
interface GroupTotals {
  readonly marketCap: number | null;
  readonly volume24h: number | null;
  readonly volume24hReported: number | null;
}

type Totals = { -readonly [Field in keyof GroupTotals]: GroupTotals[Field] };

/**
 * Whether an asset may be in totals. An asset that is inactive today still counts at past times with a recent price
 * (`keepCounted`).
 */
export function mayBeInTotals({ status }: Pick<Asset, "status">): boolean {
  return status !== "untracked";
}

/** The first and last price time of an asset, as Unix times in ms; infinite if unknown. Undefined without prices. */
export function getPriceSpan({ metrics }: Pick<Snapshot, "metrics">, asset: Asset): TimeSpan | undefined {
  const { id, firstHistoricalData: first, lastHistoricalData: last } = asset;
  const updated = metrics.get(id)?.lastUpdated ?? null;
  if (first === null && updated === null) return undefined;
  const [begin, end] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return { from: first ?? begin, to: Math.max(last ?? begin, updated ?? end) };
}

/** The groups of an asset. A group is one coin by its slug, or several assets by a tag. */
export function getGroups({ slug, tags }: Pick<Asset, "slug" | "tags">): readonly MarketGroup[] {
  return GROUPS.filter((group) => {
    if (group === "bitcoin" || group === "ethereum") return slug === group;
    return group === "all" || tags.includes(group);
  });
}

/** Sums market caps and volumes after rounding each as in a response, so that totals equal the sum of the listings. */
export class MarketTotals {
  readonly #maxPriceAge: number;
  readonly #groups = new Map<MarketGroup, Totals>();
  #assets = 0;

  /** @param maxPriceAge The setting that decides which assets count, in ms. */
  constructor(maxPriceAge: number) {
    this.#maxPriceAge = maxPriceAge;
  }

  add(groups: readonly MarketGroup[], size: AssetSize): void {
    this.#assets += 1;
    const { marketCap, volume24h, volume24hReported = null, isCounted } = size;
    for (const group of groups) {
      const totals = this.#groups.get(group) ?? { ...NOTHING };
      this.#groups.set(group, totals);
      if (isCounted) totals.marketCap = plus(totals.marketCap, marketCap);
      totals.volume24h = plus(totals.volume24h, volume24h);
      totals.volume24hReported = plus(totals.volume24hReported, volume24hReported);
    }
  }

  get(group: MarketGroup): GroupTotals {
    return this.#groups.get(group) ?? NOTHING;
  }

  /** The values for a point of the series, with the setting behind them. `toGroupTotals` reads them. */
  values(): Record<string, number | null> {
    const values: Record<string, number | null> = {
      activeCryptocurrencies: this.#assets,
      maxPriceAge: this.#maxPriceAge,
    };
    for (const [group, totals] of this.#groups) {
      for (const [field, value] of Object.entries(totals)) values[`${group}.${field}`] = value;
    }
    return values;
  }
}

/** The sums of a group in the point of a series. */
export function toGroupTotals(
  values: Readonly<Record<string, number | null>>,
  group: MarketGroup,
): GroupTotals {
  const get = (field: keyof GroupTotals) => values[`${group}.${field}`] ?? null;
  return {
    marketCap: get("marketCap"),
    volume24h: get("volume24h"),
    volume24hReported: get("volume24hReported"),
  };
}

const NOTHING: GroupTotals = { marketCap: null, volume24h: null, volume24hReported: null };

function plus(sum: number | null, value: number | null): number | null {
  return value === null ? sum : (sum ?? 0) + rounded(value);
}
