import { asset, DAY, HOUR, MIDNIGHT, MINUTE, NOON } from "../../../test/conformance/src/fixtures.ts";
import { MemoryStore } from "../../../test/conformance/src/memory/memory-store.ts";
import type { DexCandle, DexExchange, DexNetwork, DexPair, DexTrade } from "../src/store/dex.ts";
import { DOLLAR, EURO } from "./market.ts";
import { candle } from "./past.ts";

export const network: DexNetwork = {
  id: 1,
  name: "Ethereum",
  alternativeName: "ERC20",
  slug: "ethereum",
  assetId: 2,
  wrappedAssetId: 77,
  tokenExplorerUrl: null,
  poolExplorerUrl: null,
  transactionHashUrl: "https://explorer.example.com/tx/",
};
const second: DexNetwork = {
  ...network,
  id: 16,
  name: "Another",
  slug: "another",
  alternativeName: null,
  assetId: null,
  wrappedAssetId: null,
  transactionHashUrl: null,
};

export function dexExchange(id: number, known: Partial<DexExchange> = {}): DexExchange {
  return {
    id,
    name: `Swap ${id}`,
    slug: `swap-${id}`,
    status: "active",
    type: "Swap",
    description: null,
    logo: null,
    notice: null,
    urls: { website: ["https://swap.example.com"], blog: [], chat: [], fee: [], twitter: [] },
    dateLaunched: null,
    numMarketPairs: null,
    marketShare: null,
    volume24h: null,
    percentChangeVolume24h: null,
    numTransactions24h: null,
    lastUpdated: NOON - MINUTE,
    ...known,
  };
}

export const pair: DexPair = {
  contractAddress: "0xAb01",
  networkId: 1,
  dexId: 7001,
  name: "ETH/USDT",
  base: { id: 8001, assetId: 2, name: "Ethereum", symbol: "ETH", contractAddress: "0xeth" },
  quote: { id: 8002, assetId: 3, name: "Tether", symbol: "USDT", contractAddress: "0xusdt" },
  createdAt: MIDNIGHT - 600 * DAY,
  lastUpdated: NOON - MINUTE,
  price: 50,
  priceByQuoteAsset: 25,
  liquidity: 1000,
  volume24h: 300,
  fullyDilutedValue: 5e21,
  percentChangePrice1h: 1.5,
  percentChangePrice24h: null,
  numTransactions24h: 12,
  buys24h: 7,
  sells24h: 5,
  buyVolume24h: 200,
  sellVolume24h: 100,
  holders: 9,
  buyTax: 0.01,
  sellTax: 0.02,
  poolCreated: MIDNIGHT - 600 * DAY,
  poolBaseAsset: 10,
  poolQuoteAsset: 250,
  percentPooledBaseAsset: 0.0083,
  volume24hQuoteAsset: 150,
  totalSupplyBaseAsset: 120000,
  totalSupplyQuoteAsset: 5000,
  dateLaunched: null,
  securityScan: { open_source: true, contract_verified: true, honeypot: false },
};

export function dexCandle(timeOpen: number, price: number, known: Partial<DexCandle> = {}): DexCandle {
  const prices = { open: price, high: price + 5, low: price - 5, close: price + 1 };
  return {
    timeOpen,
    ...prices,
    volume: 70,
    lastUpdated: Math.min(timeOpen + DAY - 1, NOON - MINUTE),
    ...known,
  };
}

/** Two networks, three exchanges and two pairs. One pair has candles and trades. */
export const store = new MemoryStore();
await store.saveCatalogue({
  assets: [asset(2, { symbol: "ETH", slug: "ethereum" }), asset(3, { symbol: "USDT", slug: "tether" })],
  fiats: [DOLLAR, EURO],
  dexNetworks: [second, network],
  dexExchanges: [
    dexExchange(7001, {
      volume24h: 100,
      type: "Swap",
      dateLaunched: MIDNIGHT - DAY,
      marketShare: 25,
      numMarketPairs: 2,
    }),
    dexExchange(7002, { volume24h: 300.5, type: "Orderbook", name: "A book", percentChangeVolume24h: -20 }),
    dexExchange(7003, { name: "Unknown", numMarketPairs: 5 }),
  ],
  dexPairs: [
    pair,
    {
      ...pair,
      contractAddress: "0x02",
      networkId: 16,
      dexId: 99,
      name: "X/Y",
      securityScan: null,
      poolCreated: null,
    },
  ],
});
await store.saveRates(EURO.id, [
  { time: MIDNIGHT - 30 * DAY, usd: 1.25 },
  { time: MIDNIGHT - 1, usd: 1.25 },
  { time: MIDNIGHT, usd: 1.6 },
]);
await store.saveDexCandles("0xAb01", 1, "daily", [dexCandle(MIDNIGHT - DAY, 40), dexCandle(MIDNIGHT, 48)]);
await store.saveDexCandles("0xAb01", 1, "hourly", [
  dexCandle(MIDNIGHT - HOUR, 44, { lastUpdated: MIDNIGHT - 1 }),
  dexCandle(NOON - HOUR, 47, { lastUpdated: NOON - 1 }),
]);
await store.saveCandles(3, "daily", [candle(MIDNIGHT - DAY, 2), candle(MIDNIGHT, 3)]);
export const trade: DexTrade = {
  time: NOON - MINUTE,
  type: "buy",
  price: 50,
  priceByQuoteAsset: 25,
  amountBaseAsset: 2,
  amountQuoteAsset: 50,
  total: 100,
  transactionHash: "0xf2",
};
await store.saveDexTrades("0xAb01", 1, [
  { ...trade, time: MIDNIGHT - HOUR, type: "sell", price: 48, transactionHash: "0xf1" },
  trade,
]);
