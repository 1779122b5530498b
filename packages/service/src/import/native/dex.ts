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
  summary: "Chains on which decentralised exchanges run.",
  columns: {
    key: required(line, "What you call it."),
    name: required(line, ""),
    alternativeName: optional(line, ""),
    slug: required(slug, ""),
    asset: optional(line, "The key of its coin."),
    wrappedAsset: optional(line, "The key of its wrapped coin."),
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
    key: required(line, "What you call it."),
    name: required(line, ""),
    slug: required(slug, ""),
    status: optional(choice(...enumerations.DexStatus), "`active` where empty.", "active" as const),
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
    baseAsset: optional(line, "The base token's key, where it is one of the assets."),
    quoteName: required(line, ""),
    quoteSymbol: required(upperCase, ""),
    quoteAddress: required(line, "The quote token's contract address."),
    quoteAsset: optional(line, "The quote token's key, where it is one of the assets."),
    createdAt: required(time, ""),
    lastUpdated: required(time, ""),
    price: required(price, "Of one unit of the base token."),
    priceByQuoteAsset: required(price, "The same in units of the quote token."),
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
    buyTax: optional(amount, "A fraction of one."),
    sellTax: optional(amount, "A fraction of one."),
    poolCreated: optional(time, ""),
    poolBaseAsset: optional(amount, ""),
    poolQuoteAsset: optional(amount, ""),
    percentPooledBaseAsset: optional(amount, ""),
    volume24hQuoteAsset: optional(amount, ""),
    totalSupplyBaseAsset: optional(amount, ""),
    totalSupplyQuoteAsset: optional(amount, ""),
    dateLaunched: optional(plannedTime, ""),
    securityScan: optional(
      flags,
      "Names of flags with `|` between them; false behind a `!`: `open_source|!honeypot`.",
    ),
  },
  save(session, row, source) {
    const { network: key, dex, baseName, baseSymbol, baseAddress, baseAsset, ...rest } = row;
    const { quoteName, quoteSymbol, quoteAddress, quoteAsset, ...facts } = rest;
    const networkId = session.knownId("network", { source, key });
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
    name: `dex-bars-${period}`,
    summary: `Prices of pools, by UTC ${period === "daily" ? "day" : "hour"}, in US dollars.`,
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
    transactionHash: required(line, "One trade each."),
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
