import type {
  CryptocurrencyListingsNewV1Parameters,
  CryptocurrencyQuotesLatestV3Input,
  MarketData,
} from "@market-data/client";

declare const api: MarketData;
declare const input: CryptocurrencyQuotesLatestV3Input;
declare const noLookup: Omit<CryptocurrencyQuotesLatestV3Input, "id" | "slug" | "symbol">;
const { cryptocurrency, dex, v2 } = api;

export const calls = [
  // The message names the missing parameter.
  cryptocurrency.quotes.latest({}), // TS2345: only Argument of type '{}' is not assignable to parameter of type 'CryptocurrencyQuotesLatestV3Parameters<"USD", never, "exactly one of id, slug, symbol">'.
  cryptocurrency.info({}), // TS2769: 'CryptocurrencyInfoV2Fields & AtLeastOneOfIdListSlugListSymbolListContractAddress'.
  cryptocurrency.ohlcv.historical({}), // TS2769: 'CryptocurrencyOhlcvHistoricalV2Parameters<"USD", never, "at least one of id, slug, symbol">'.
  // Impossible inputs.
  cryptocurrency.quotes.latest(noLookup), // TS2345
  cryptocurrency.quotes.latest({ ...input, id: 1, slug: "bitcoin" }), // TS2345
  cryptocurrency.quotes.latest({ ...input, convert: "EUR", convert_id: 1 }), // TS2322
  cryptocurrency.quotes.latest({ ...input, converts: "EUR" }), // TS2561
  cryptocurrency.quotes.latest({ ...input, aux: "price" }), // TS2322
  // Exactly one parameter.
  cryptocurrency.quotes.latest({ convert: "EUR" }), // TS2345
  cryptocurrency.quotes.latest({ id: 1, slug: "bitcoin" }), // TS2345
  cryptocurrency.marketPairs.latest({ limit: 5 }), // TS2345
  dex.pairs.trade.latest({ contract_address: "0x01" }), // TS2345
  v2.cryptocurrency.quotes.latest({ id: 1, symbol: "BTC" }), // TS2769
  // At least one parameter.
  cryptocurrency.info({ aux: "logo" }), // TS2769
  cryptocurrency.ohlcv.latest({ convert: "EUR" }), // TS2769
  cryptocurrency.quotes.historical({ count: 5 }), // TS2769
  // At most one parameter.
  cryptocurrency.listings.new({ convert: "EUR", convert_id: 2790 }), // TS2322
  cryptocurrency.multiplier({ crypto_id: 1, symbol: "BTC" }), // TS2322
  cryptocurrency.quotes.latest({ id: 1, convert: 2790 }), // TS2322
  cryptocurrency.quotes.latest({ id: 1, convert_id: "EUR" }), // TS2322
];

export const parameters: CryptocurrencyListingsNewV1Parameters = { convert: "EUR", convert_id: 1 }; // TS2322
