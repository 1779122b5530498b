import type {
  CryptocurrencyListingsLatestV3Parameters,
  CryptocurrencyMapV1Parameters,
  CryptocurrencyOhlcvHistoricalV2Parameters,
  PartnersFcasListingsLatestV1Parameters,
  ToolsPriceConversionV1Parameters,
} from "@market-data/types";

export const map: CryptocurrencyMapV1Parameters = {
  listing_status: ["active", "inactive"],
  sort: "svc_rank",
  limit: 10,
  aux: ["platform"],
};

/** Every parameter is optional. */
export const everything: CryptocurrencyMapV1Parameters = {};

/** In version 3, parameters are strings, except lists. */
export const listings: CryptocurrencyListingsLatestV3Parameters = { limit: "100", convert: ["USD", "EUR"] };

export const history: CryptocurrencyOhlcvHistoricalV2Parameters = {
  id: [1, 1027],
  count: 2,
  time_end: "2026-01-15",
};

export const conversion: ToolsPriceConversionV1Parameters = { amount: 50, symbol: "BTC", convert: ["EUR"] };

/** Path parameters and query parameters share an object. */
export const scores: PartnersFcasListingsLatestV1Parameters = { partner: "example" };

/** Parameters are assignable to a general record of values. */
export const query: Record<string, unknown> = history;
