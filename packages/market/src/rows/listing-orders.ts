import type { ParsedParameters } from "@market-data/openapi";
import type { ChangePeriod } from "../store/asset-metrics.ts";
import { getDateAdded } from "./date-added.ts";
import { type Order, plainOrders } from "./ordering.ts";
import type { Row } from "./view.ts";

type Sort = ParsedParameters["cryptocurrencyListingsLatestV1"]["sort"];

/**
 * The values of `sort` of latest listings. Metrics are compared in USD, independent of the requested currency
 * (spec/guides/pagination.md).
 */
export const listingOrders: Readonly<Record<Sort, Order<Row>>> = {
  name: plainOrders.name,
  symbol: plainOrders.symbol,
  max_supply: plainOrders.max_supply,
  date_added: metric(({ asset, metrics }) => getDateAdded(asset, metrics.lastUpdated)),
  // The order of ranks: the largest market cap has the smallest rank.
  market_cap: metric(({ rank }) => (rank === null ? null : -rank)),
  market_cap_strict: metric(({ derived }) => derived.marketCap),
  market_cap_by_total_supply_strict: metric(({ derived }) => derived.mintedMarketCap),
  price: metric(({ metrics }) => metrics.price),
  circulating_supply: metric(({ metrics }) => metrics.circulatingSupply),
  total_supply: metric(({ metrics }) => metrics.totalSupply),
  num_market_pairs: metric(({ metrics }) => metrics.numMarketPairs),
  volume_24h: metric(({ metrics }) => metrics.volume24h),
  volume_7d: metric(({ metrics }) => metrics.volume7d),
  volume_30d: metric(({ metrics }) => metrics.volume30d),
  percent_change_1h: changeOver("1h"),
  percent_change_24h: changeOver("24h"),
  percent_change_7d: changeOver("7d"),
};

/** Orders by the price change over a period. */
export function changeOver(period: ChangePeriod): Order<Row> {
  return metric(({ derived }) => derived.changes[period]);
}

function metric(value: (row: Row) => number | null): Order<Row> {
  return { value, defaultDirection: "desc" };
}
