import type {
  CryptocurrencyMapV1Error,
  CryptocurrencyQuotesLatestV3Result,
  CryptocurrencySimplePriceV1Result, // TS2724
  OhlcvHistoricalResponse,
  Quote,
} from "@market-data/types";

export const bare = (result: CryptocurrencyQuotesLatestV3Result) => result.data; // TS2339
export const data = (error: CryptocurrencyMapV1Error) => error.data; // TS2339
export const volume = (quote: Quote) => quote.volume_24h.toFixed(2); // TS18047
export const either = (result: OhlcvHistoricalResponse): number => result.data.id; // TS2322
export type NoSuchOperation = CryptocurrencySimplePriceV1Result;
