import type { CryptocurrencyListingsLatestV3Fields } from "@market-data/client";

type AnySort = NonNullable<CryptocurrencyListingsLatestV3Fields["sort"]>;

export type SortKey = keyof typeof SORTS;

/** A column of the listings. */
export interface Column {
  readonly label: string;
  /** What it is sorted by. Where absent it is not. */
  readonly sort?: SortKey;
  /** Text is aligned to the left, a figure to the right. */
  readonly kind: "text" | "figure";
}

/** What the listings can be sorted by, and the direction to begin with. */
export const SORTS = {
  market_cap: "desc",
  name: "asc",
  price: "desc",
  percent_change_1h: "desc",
  percent_change_24h: "desc",
  percent_change_7d: "desc",
  volume_24h: "desc",
  circulating_supply: "desc",
} as const satisfies Partial<Record<AnySort, "asc" | "desc">>;

export const COLUMNS: readonly Column[] = [
  { label: "Rank", kind: "figure" },
  { label: "Name", sort: "name", kind: "text" },
  { label: "Price", sort: "price", kind: "figure" },
  { label: "1 h", sort: "percent_change_1h", kind: "figure" },
  { label: "24 h", sort: "percent_change_24h", kind: "figure" },
  { label: "7 d", sort: "percent_change_7d", kind: "figure" },
  { label: "Market cap", sort: "market_cap", kind: "figure" },
  { label: "Volume, 24 h", sort: "volume_24h", kind: "figure" },
  { label: "Circulating", sort: "circulating_supply", kind: "figure" },
];
