import type { CryptocurrencyListingsLatestV3Fields } from "@market-data/client";

type AnySort = NonNullable<CryptocurrencyListingsLatestV3Fields["sort"]>;

export type SortKey = keyof typeof SORTS;

/** A column of the listings. */
export interface Column {
  readonly label: string;
  /** Names it where styles choose which columns a narrow window has. */
  readonly name: string;
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
  { label: "Rank", name: "rank", kind: "figure" },
  { label: "Name", name: "name", sort: "name", kind: "text" },
  { label: "Price", name: "price", sort: "price", kind: "figure" },
  { label: "1 h", name: "hour", sort: "percent_change_1h", kind: "figure" },
  { label: "24 h", name: "day", sort: "percent_change_24h", kind: "figure" },
  { label: "7 d", name: "week", sort: "percent_change_7d", kind: "figure" },
  { label: "Market cap", name: "cap", sort: "market_cap", kind: "figure" },
  { label: "Volume, 24 h", name: "volume", sort: "volume_24h", kind: "figure" },
  { label: "Circulating", name: "supply", sort: "circulating_supply", kind: "figure" },
  { label: "Trend, 7 d", name: "line", kind: "figure" },
];
