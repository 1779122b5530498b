// Estimates credits before requests, and reads the used and remaining credits afterwards.
import {
  createMarketData,
  estimateCredits,
  type Limit,
  type OperationId,
  type ResponseHeaders,
  type Usage,
} from "@market-data/client";

const api = createMarketData({
  baseUrl: process.env["MARKET_DATA_URL"] ?? "https://api.example.com",
  apiKey: process.env["MARKET_DATA_KEY"],
});

const budget = 50;

export function affordable(operation: OperationId, parameters: object): boolean {
  return api.usage.total + estimateCredits(operation, parameters) <= budget;
}

export function remaining({ rateLimit, requestId }: ResponseHeaders): string {
  const left = (limit: Limit | undefined) => `${limit?.remaining ?? "?"} of ${limit?.limit ?? "?"}`;
  return `${requestId}: ${left(rateLimit["minute"])} calls, ${left(rateLimit["month"])} credits`;
}

const listing = { limit: 200, convert: ["USD", "EUR"] } as const;
if (affordable("cryptocurrencyListingsLatestV3", listing)) {
  const { data, headers, response } = await api.cryptocurrency.listings.latest(listing).withResponse();
  console.log(data.length, "for", headers.creditCount, "credits;", remaining(headers), response.status);
}

const history = { id: [1, 1027], count: 100, interval: "daily", convert: "USD" } as const;
if (affordable("cryptocurrencyQuotesHistoricalV3", history)) {
  const { data, status } = await api.cryptocurrency.quotes.historical(history);
  console.log(data["1"]?.quotes.length, status.credit_count, status.elapsed, status.notice ?? "");
}

const candles = { id: 1, time_start: "2026-01-01", time_end: "2026-01-10", interval: "daily" } as const;
console.log("At most", estimateCredits("cryptocurrencyOhlcvHistoricalV2", candles));

const { plan, usage } = (await api.key.info()).data;
console.log(
  usage?.current_month?.credits_left,
  "of",
  plan?.credit_limit_monthly,
  "credits are left this month",
);

const { last, total, byOperation }: Usage = api.usage;
console.log(last, total, byOperation["cryptocurrencyListingsLatestV3"]);
