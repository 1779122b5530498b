import type { MarketData } from "@market-data/client";
import { errorResponse, type FakeOperations, fakeApi } from "@market-data/client/testing";

// Partial data, a function of the request, and failures.
const operations: FakeOperations = {
  cryptocurrencyQuotesLatestV3: [{ id: 1, name: "Bitcoin", quote: [{ symbol: "USD", price: 96_000 }] }],
  cryptocurrencyMapV1: ({ symbol = "", limit }, request) =>
    symbol.split(",").map((each, index) => ({ id: index + Number(limit), symbol: each, slug: request.url })),
  cryptocurrencyInfoV2: async ({ id }) => ({ [`${id}`]: { name: `${id}` } }),
  cryptocurrencyOhlcvHistoricalV2: { id: 1, quotes: [{ quote: { USD: { close: 1 } } }] },
  partnersFcasQuotesLatestV1: ({ partner }) => (partner === "none" ? errorResponse(400, "Unknown") : []),
  simplePriceV1: Response.error(),
};
export const api: MarketData = fakeApi(operations, { retries: 0, warn: false });
