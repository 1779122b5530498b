import type { ParsedParameters } from "@market-data/openapi";
import type { ChangePeriod } from "../store/figures.ts";
import { type Order, plainOrders } from "./ordering.ts";
import type { Row } from "./view.ts";

type Sort = ParsedParameters["cryptocurrencyListingsLatestV1"]["sort"];

/**
 * What the latest listings can be sorted by (document 2, listings latest). Figures are compared in US dollars, which
 * gives the same order in any currency.
 */
export const listingOrders: Readonly<Record<Sort, Order<Row>>> = {
  name: plainOrders.name,
  symbol: plainOrders.symbol,
  max_supply: plainOrders.max_supply,
  date_added: figure(({ asset }) => asset.dateAdded),
  // The order of the service's rank: the largest market cap has the smallest rank.
  market_cap: figure(({ rank }) => (rank === null ? null : -rank)),
  market_cap_strict: figure(({ derived }) => derived.marketCap),
  market_cap_by_total_supply_strict: figure(({ derived }) => derived.mintedMarketCap),
  price: figure(({ figures }) => figures.price),
  circulating_supply: figure(({ figures }) => figures.circulatingSupply),
  total_supply: figure(({ figures }) => figures.totalSupply),
  num_market_pairs: figure(({ figures }) => figures.numMarketPairs),
  volume_24h: figure(({ figures }) => figures.volume24h),
  volume_7d: figure(({ figures }) => figures.volume7d),
  volume_30d: figure(({ figures }) => figures.volume30d),
  percent_change_1h: changeOver("1h"),
  percent_change_24h: changeOver("24h"),
  percent_change_7d: changeOver("7d"),
};

/** By the change of the price over a period. */
export function changeOver(period: ChangePeriod): Order<Row> {
  return figure(({ derived }) => derived.changes[period]);
}

function figure(value: (row: Row) => number | null): Order<Row> {
  return { value, defaultDirection: "desc" };
}
