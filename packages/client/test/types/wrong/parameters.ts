import { cryptocurrencyMapV1, estimateCredits, type MarketData } from "@market-data/client";

declare const api: MarketData;
const { cryptocurrency, dex, partners, simple, tools } = api;

export const calls = [
  cryptocurrency.map({ limits: 5 }), // TS2561
  cryptocurrency.map({ limit: "5" }), // TS2322
  cryptocurrency.map({ sort: "rank" }), // TS2322
  cryptocurrency.map({ symbol: 1 }), // TS2322
  cryptocurrency.map({ aux: ["status", "state"] }), // TS2322
  cryptocurrency.map({}, { timeout: "1s" }), // TS2322
  cryptocurrency.airdrop(), // TS2554
  cryptocurrency.airdrop({}), // TS2345 or TS2741
  simple.price({ ids: "1,1027" }), // TS2322
  tools.priceConversion({ id: 1 }), // TS2769
  partners.fcas.listings.latest({ limit: 5 }), // TS2345 or TS2741
  dex.networks.list({ sort: "volume" }), // TS2322
  cryptocurrency.quotes.latest({ id: 1, skip_invalid: "perhaps" }), // TS2322
  cryptocurrency.listings.latest({ limit: true }), // TS2322
  cryptocurrency.listings.latest({ limit: "abc" }), // TS2322
  cryptocurrency.listings.latest({ price_min: "1,000" }), // TS2322
  cryptocurrency.listings.latest.pages({ start: "first" }), // TS2322
  cryptocurrencyMapV1({ limit: 5 }), // TS2353
  estimateCredits("cryptocurrencyMapV9"), // TS2345
];
