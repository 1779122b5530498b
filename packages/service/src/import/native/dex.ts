import type { CandlePeriod, DexToken } from "@market-data/market";
import { enumerations } from "@market-data/openapi";
import { optional, required } from "../columns.ts";
import { nativeFormat } from "../native-format.ts";
import type { ImportSession } from "../session.ts";
import {
  amount,
  choice,
  day,
  flags,
  hour,
  integer,
  line,
  number,
  plannedTime,
  price,
  slug,
  time,
  upperCase,
} from "../values.ts";
import { joinUrls, venueColumns } from "./venue.ts";

const network = required(line, "The network's key.");
const contractAddress = required(line, "The pair's address.");

export const dexNetworks = nativeFormat({
  name: "dex-networks",
  summary: "Blockchains of decentralised exchanges.",
  columns: {
    key: required(line, "Your key for the network."),
    name: required(line, ""),
    alternativeName: optional(line, ""),
    slug: required(slug, ""),
    asset: optional(line, "The key of the network's coin."),
    wrappedAsset: optional(line, "The key of the wrapped coin."),
    tokenExplorerUrl: optional(line, ""),
    poolExplorerUrl: optional(line, ""),
    transactionHashUrl: optional(line, ""),
  },
  save(session, { key, asset, wrappedAsset, ...row }, source) {
    session.catalogue.put("dexNetworks", {
      id: session.assignId("network", { source, key }),
      ...row,
      assetId: assetOrNull(session, source, asset),
      wrappedAssetId: assetOrNull(session, source, wrappedAsset),
    });
  },
});

function assetOrNull(session: ImportSession, source: string, key: string | null): number | null {
  return key === null ? null : session.knownAsset({ source, key });
}

export const dexExchanges = nativeFormat({
  name: "dex-exchanges",
  summary: "Decentralised exchanges.",
  columns: {
    key: required(line, "Your key for the exchange."),
    name: required(line, ""),
    slug: required(slug, ""),
    status: optional(choice(...enumerations.DexStatus), "Default: `active`.", "active" as const),
    type: required(choice(...enumerations["DexInfo.type"]), ""),
    ...venueColumns,
    numMarketPairs: optional(integer, ""),
    marketShare: optional(amount, "Percent."),
    volume24h: optional(amount, "US dollars."),
    percentChangeVolume24h: optional(number, ""),
    numTransactions24h: optional(integer, ""),
    lastUpdated: required(time, ""),
  },
  save(session, { key, ...row }, source) {
    const id = session.assignId("dex", { source, key });
    session.catalogue.put("dexExchanges", { id, ...joinUrls(row) });
  },
});

export const dexPairs = nativeFormat({
  name: "dex-pairs",
  summary: "Pools of decentralised exchanges. Prices and volumes in US dollars.",
  columns: {
    contractAddress,
    network,
    dex: required(line, "The exchange's key."),
    name: required(line, ""),
    baseName: required(line, ""),
    baseSymbol: required(upperCase, ""),
    baseAddress: required(line, "The base token's contract address."),
    baseAsset: optional(line, "The base token's asset key, if known."),
    quoteName: required(line, ""),
    quoteSymbol: required(upperCase, ""),
    quoteAddress: required(line, "The quote token's contract address."),
    quoteAsset: optional(line, "The quote token's asset key, if known."),
    createdAt: required(time, ""),
    lastUpdated: required(time, ""),
    price: required(price, "Price of one base token."),
    priceByQuoteAsset: required(price, "Price of one base token in quote tokens."),
    liquidity: optional(amount, ""),
    volume24h: optional(amount, ""),
    fullyDilutedValue: optional(amount, ""),
    percentChangePrice1h: optional(number, ""),
    percentChangePrice24h: optional(number, ""),
    numTransactions24h: optional(integer, ""),
    buys24h: optional(integer, ""),
    sells24h: optional(integer, ""),
    buyVolume24h: optional(amount, ""),
    sellVolume24h: optional(amount, ""),
    holders: optional(integer, ""),
    buyTax: optional(amount, "A fraction: 0.05 is 5 %."),
    sellTax: optional(amount, "A fraction: 0.05 is 5 %."),
    poolCreated: optional(time, ""),
    poolBaseAsset: optional(amount, ""),
    poolQuoteAsset: optional(amount, ""),
    percentPooledBaseAsset: optional(amount, ""),
    volume24hQuoteAsset: optional(amount, ""),
    totalSupplyBaseAsset: optional(amount, ""),
    totalSupplyQuoteAsset: optional(amount, ""),
    dateLaunched: optional(plannedTime, ""),
    securityScan: optional(flags, "Flags separated by `|`, with `!` for false: `open_source|!honeypot`."),
  },
  save(session, row, source) {
    const { network: key, dex, baseName, baseSymbol, baseAddress, baseAsset, ...rest } = row;
    const { quoteName, quoteSymbol, quoteAddress, quoteAsset, ...facts } = rest;
    const networkId = session.knownId("network", { source, key });
    for (const symbol of [baseSymbol, quoteSymbol]) session.notifyLookAlike(symbol);
    const token = (name: string, symbol: string, address: string, asset: string | null): DexToken => ({
      id: session.assignId("dex-token", { source, key: `${key}:${address}` }),
      assetId: assetOrNull(session, source, asset),
      name,
      symbol,
      contractAddress: address,
    });
    session.catalogue.put("dexPairs", {
      networkId,
      dexId: session.knownId("dex", { source, key: dex }),
      base: token(baseName, baseSymbol, baseAddress, baseAsset),
      quote: token(quoteName, quoteSymbol, quoteAddress, quoteAsset),
      ...facts,
    });
  },
});

function candles(period: CandlePeriod) {
  return nativeFormat({
    name: `dex-candles-${period}`,
    summary: `${period === "daily" ? "Daily" : "Hourly"} candles of pools, in UTC and US dollars.`,
    columns: {
      contractAddress,
      network,
      timeOpen: required(period === "daily" ? day : hour, ""),
      open: required(price, ""),
      high: required(price, ""),
      low: required(price, ""),
      close: required(price, ""),
      volume: optional(amount, ""),
      lastUpdated: required(time, ""),
    },
    save(session, { contractAddress: address, network: key, ...candle }, source) {
      session.addDexCandle(address, session.knownId("network", { source, key }), period, candle);
    },
  });
}

export const dexCandlesDaily = candles("daily");
export const dexCandlesHourly = candles("hourly");

export const dexTrades = nativeFormat({
  name: "dex-trades",
  summary: "Trades of pools.",
  columns: {
    contractAddress,
    network,
    transactionHash: required(line, "Unique per trade."),
    time: required(time, ""),
    type: required(choice(...enumerations["DexTrade.type"]), ""),
    price: required(price, "US dollars for one unit of the base token."),
    total: required(amount, "US dollars."),
    priceByQuoteAsset: required(price, ""),
    amountBaseAsset: required(amount, ""),
    amountQuoteAsset: required(amount, ""),
  },
  save(session, { contractAddress: address, network: key, ...trade }, source) {
    session.addDexTrade(address, session.knownId("network", { source, key }), trade);
  },
});
