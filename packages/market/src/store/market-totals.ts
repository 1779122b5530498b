import { rounded } from "../values/rounding.ts";
import type { Asset } from "./catalogue.ts";
import type { Series } from "./series.ts";

/** The series of the whole market; the names of its figures are those of `TotalsValues`. */
export const MARKET_SERIES: Series = { name: "market", id: 0 };

/** What one asset adds to the whole market, in US dollars. Null is unknown. */
export interface AssetSize {
  readonly marketCap: number | null;
  readonly volume24h: number | null;
  readonly volume24hReported?: number | null;
  /** Whether its market cap counts; its volume always does. */
  readonly isCounted: boolean;
}

const GROUPS = ["all", "bitcoin", "ethereum", "defi", "stablecoin"] as const;
export type MarketGroup = (typeof GROUPS)[number];

/** Sums over a group of assets, in US dollars. Null where no asset of the group has a known one. */
export interface GroupTotals {
  readonly marketCap: number | null;
  readonly volume24h: number | null;
  readonly volume24hReported: number | null;
}

type Totals = { -readonly [Field in keyof GroupTotals]: GroupTotals[Field] };

/** Whether an asset counts in the totals of times at which it had a price, even if it is inactive today. */
export function mayBeInTotals({ status }: Pick<Asset, "status">): boolean {
  return status !== "untracked";
}

/** Which groups an asset is in besides all: by its slug, and by its tags. */
export function getGroups({ slug, tags }: Pick<Asset, "slug" | "tags">): readonly MarketGroup[] {
  return GROUPS.filter((group) => group === "all" || slug === group || tags.includes(group));
}

/**
 * Sums market caps and volumes, each rounded as a response states it: so the sum of what the listings state is what is
 * stated as the sum.
 */
export class MarketTotals {
  #assets = 0;
  readonly #groups = new Map<MarketGroup, Totals>();

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

  /** As the point of a series has them; `toGroupTotals` reads them. */
  values(): Record<string, number | null> {
    const values: Record<string, number | null> = { activeCryptocurrencies: this.#assets };
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
