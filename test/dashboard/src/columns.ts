import type { CryptocurrencyListingsLatestV3Fields } from "@market-data/client";

type AnySort = NonNullable<CryptocurrencyListingsLatestV3Fields["sort"]>;

export type SortKey = keyof typeof SORTS;

/** A column of the listings. */
export interface Column {
  readonly label: string;
  /** The name for styles, which hide columns in narrow windows. */
  readonly name: string;
  /** The sort key. Columns without a key are not sortable. */
  readonly sort?: SortKey;
  /** Text is aligned left, numbers right. */
  readonly kind: "text" | "number";
}

/** Sort keys of the listings with their initial directions. */
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
  { label: "Rank", name: "rank", kind: "number" },
  { label: "Name", name: "name", sort: "name", kind: "text" },
  { label: "Price", name: "price", sort: "price", kind: "number" },
  { label: "1 h", name: "hour", sort: "percent_change_1h", kind: "number" },
  { label: "24 h", name: "day", sort: "percent_change_24h", kind: "number" },
  { label: "7 d", name: "week", sort: "percent_change_7d", kind: "number" },
  { label: "Market cap", name: "cap", sort: "market_cap", kind: "number" },
  { label: "Volume, 24 h", name: "volume", sort: "volume_24h", kind: "number" },
  { label: "Circulating", name: "supply", sort: "circulating_supply", kind: "number" },
  { label: "Trend, 7 d", name: "line", kind: "number" },
];
