import type { CryptocurrencyListingsNewV1Parameters, MarketData } from "@market-data/client";

declare const api: MarketData;
const { cryptocurrency, dex, v2 } = api;

export const calls = [
  // Exactly one of them.
  cryptocurrency.quotes.latest({}), // TS2345
  cryptocurrency.quotes.latest({ id: 1, slug: "bitcoin" }), // TS2345
  cryptocurrency.marketPairs.latest({ limit: 5 }), // TS2345
  dex.pairs.trade.latest({ contract_address: "0x01" }), // TS2345
  v2.cryptocurrency.quotes.latest({ id: 1, symbol: "BTC" }), // TS2769
  // At least one of them.
  cryptocurrency.info({ aux: "logo" }), // TS2769
  cryptocurrency.ohlcv.latest({ convert: "EUR" }), // TS2769
  cryptocurrency.quotes.historical({ count: 5 }), // TS2769
  // At most one of them.
  cryptocurrency.listings.new({ convert: "EUR", convert_id: 2790 }), // TS2322
  cryptocurrency.multiplier({ crypto_id: 1, symbol: "BTC" }), // TS2322
  cryptocurrency.quotes.latest({ id: 1, convert: 2790 }), // TS2322
  cryptocurrency.quotes.latest({ id: 1, convert_id: "EUR" }), // TS2322
];

export const parameters: CryptocurrencyListingsNewV1Parameters = { convert: "EUR", convert_id: 1 }; // TS2322
