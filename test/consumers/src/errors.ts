// Describes each error in one sentence for users.
import {
  BadRequestError,
  ConnectionError,
  createMarketData,
  type ErrorDetails,
  ForbiddenError,
  MarketDataError,
  QuotaError,
  RateLimitError,
  ServerError,
  TimeoutError,
  UnauthorizedError,
  UnreadableBodyError,
} from "@market-data/client";
import type { CryptocurrencyListingsLatestV3Error, ErrorResponse } from "@market-data/types";

const api = createMarketData({
  baseUrl: process.env["MARKET_DATA_URL"] ?? "https://api.example.com",
  apiKey: process.env["MARKET_DATA_KEY"],
  retries: 0,
});

export function explain(error: unknown): string {
  if (error instanceof BadRequestError) return `The request is wrong: ${error.message}`;
  if (error instanceof UnauthorizedError) return "The key is missing or unknown.";
  if (error instanceof ForbiddenError) return "The plan does not allow this.";
  if (error instanceof RateLimitError) return `Too fast: again in ${(error.retryAfter ?? 60_000) / 1000} s.`;
  if (error instanceof QuotaError) return "The credits are used up.";
  if (error instanceof TimeoutError) return "It took too long.";
  if (error instanceof ConnectionError) return "No response came.";
  if (error instanceof ServerError) return `The service failed (${error.status}, ${error.requestId}).`;
  if (error instanceof UnreadableBodyError) return "The response cannot be read.";
  if (error instanceof MarketDataError) return getDetails(error);
  throw error;
}

function getDetails({ status, code, operation, credits, retryable }: ErrorDetails): string {
  return [operation, status, code, credits, retryable].join(" ");
}

/** The body of an error, for callers that use `fetch` only. */
export function getMessage(body: ErrorResponse | CryptocurrencyListingsLatestV3Error): string {
  const { error_code, error_message, timestamp, credit_count } = body.status;
  return `${timestamp}: ${error_code.toFixed()} ${error_message.trim()}, ${credit_count} credits`;
}

await api.cryptocurrency.quotes.latest({ symbol: "NO-SUCH-COIN", skip_invalid: false }).catch((error) => {
  console.log(explain(error));
});

const response = await fetch(`${process.env["MARKET_DATA_URL"]}/v1/cryptocurrency/map?limit=0`).catch(
  explain,
);
if (typeof response !== "string") console.log(getMessage((await response.json()) as ErrorResponse));
