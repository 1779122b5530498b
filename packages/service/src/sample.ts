import type { CatalogueEntry } from "@market-data/market";

const history = {
  is_active: 1,
  status: "active",
  first_historical_data: "2013-04-28T00:00:00.000Z",
  last_historical_data: "2026-01-15T11:55:00.000Z",
  platform: null,
} as const;

const ethereum = { id: 1027, name: "Ethereum", symbol: "ETH", slug: "ethereum" };

/** The coins of the contract's examples. Synthetic: their dates and ranks are made up. */
export const sampleCatalogue: readonly CatalogueEntry[] = [
  { ...history, id: 1, rank: 1, name: "Bitcoin", symbol: "BTC", slug: "bitcoin" },
  { ...history, ...ethereum, rank: 2, first_historical_data: "2015-08-07T00:00:00.000Z" },
  {
    ...history,
    id: 825,
    rank: 3,
    name: "Tether USDt",
    symbol: "USDT",
    slug: "tether",
    first_historical_data: "2015-02-25T00:00:00.000Z",
    platform: { ...ethereum, token_address: "0xdac17f958d2ee523a2206206994597c13d831ec7" },
  },
  {
    ...history,
    id: 1839,
    rank: 4,
    name: "BNB",
    symbol: "BNB",
    slug: "bnb",
    first_historical_data: "2017-07-25T00:00:00.000Z",
  },
  {
    ...history,
    id: 5426,
    rank: 5,
    name: "Solana",
    symbol: "SOL",
    slug: "solana",
    first_historical_data: "2020-04-10T00:00:00.000Z",
  },
];
