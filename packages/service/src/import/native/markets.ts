import { enumerations } from "@market-data/openapi";
import { optional, required } from "../columns.ts";
import { saveExchange } from "../exchanges.ts";
import { nativeFormat } from "../native-format.ts";
import type { ImportSession } from "../session.ts";
import {
  amount,
  boolean,
  choice,
  id,
  integer,
  line,
  list,
  number,
  plannedTime,
  price,
  slug,
  text,
  time,
  toUpperCase,
  upperCase,
  url,
} from "../values.ts";
import { joinUrls, venueColumns } from "./venue.ts";

const STATUS = choice(...enumerations["MapItem.status"]);
const SIDE = choice(...enumerations["MarketPairCurrency.currency_type"]);

/** The choices of a filter, except `all`. */
function exceptAll<Choice extends string>(choices: readonly Choice[]): Exclude<Choice, "all">[] {
  return choices.filter((one): one is Exclude<Choice, "all"> => one !== "all");
}

export const fiats = nativeFormat({
  name: "fiats",
  summary: "Additional fiat currencies, and other names for known currencies.",
  columns: {
    id: optional(id, "For new currencies. Default: the next free id. Known currencies keep their ids."),
    symbol: required(upperCase, "The ISO 4217 code."),
    name: required(line, ""),
    sign: optional(line, "Default: the known sign."),
    kind: optional(choice("fiat", "metal"), "Default: the known kind, else `fiat`."),
  },
  save(session, { id: wanted, ...fiat }) {
    session.saveFiat(fiat, wanted ?? undefined);
  },
});

export const exchanges = nativeFormat({
  name: "exchanges",
  summary: "Exchanges.",
  columns: {
    key: required(line, "Your key for the exchange, used in other files."),
    name: required(line, ""),
    slug: optional(slug, "Default: made of the name. Only an explicit slug changes a stored slug."),
    status: optional(STATUS, "Default: `active`.", "active" as const),
    ...venueColumns,
    weeklyVisits: optional(integer, "Visits of the website."),
    makerFee: optional(number, "Percent of a trade's value. Rebates are negative."),
    takerFee: optional(number, "Percent of a trade's value."),
  },
  save(session, { key, slug: ownSlug, ...row }, source) {
    saveExchange(session, { source, key }, joinUrls(row), ownSlug);
  },
});

export const wallets = nativeFormat({
  name: "wallets",
  summary: "Balances in wallets of exchanges.",
  columns: {
    exchange: required(line, "The exchange's key."),
    address: required(line, "The wallet's address."),
    platform: required(line, "The key of the chain's asset."),
    asset: required(line, "The key of the asset in the wallet."),
    balance: required(amount, "In units of the asset."),
  },
  save(session, { exchange, platform, asset, ...wallet }, source) {
    session.catalogue.put("wallets", {
      exchangeId: session.knownId("exchange", { source, key: exchange }),
      platformId: session.knownAsset({ source, key: platform }),
      assetId: session.knownAsset({ source, key: asset }),
      ...wallet,
    });
  },
});

export const pairs = nativeFormat({
  name: "pairs",
  summary: "Markets of exchanges: two currencies, their price and volume.",
  columns: {
    key: required(line, "Your key for the pair."),
    exchange: required(line, "The exchange's key."),
    base: required(line, "The base: an asset's key, or a fiat's code."),
    baseType: optional(SIDE, "Default: `cryptocurrency`.", "cryptocurrency" as const),
    baseSymbol: optional(line, "The base's symbol on the exchange. Default: the value of `base`."),
    quote: required(line, "The quote currency: an asset's key, or a fiat's code."),
    quoteType: optional(SIDE, "Default: `cryptocurrency`.", "cryptocurrency" as const),
    quoteSymbol: optional(
      line,
      "The quote currency's symbol on the exchange. Default: the value of `quote`.",
    ),
    category: optional(choice(...exceptAll(enumerations.PairCategory)), "Default: `spot`.", "spot" as const),
    feeType: optional(choice(...exceptAll(enumerations.FeeType)), "Default: `unknown`.", "unknown" as const),
    url: optional(url, "The page of the market."),
    notice: optional(text, "Markdown."),
    price: optional(price, "In units of the quote currency."),
    volume24hBase: optional(amount, "In units of the base."),
    volume24hQuote: optional(amount, "In units of the quote currency."),
    volumeExcluded: optional(boolean, "Whether to exclude the volume from totals. Default: `false`.", false),
    effectiveLiquidity: optional(number, ""),
    marketScore: optional(number, ""),
    marketReputation: optional(number, ""),
    lastUpdated: required(time, ""),
  },
  save(session, row, source) {
    const { key, exchange, base, baseType, baseSymbol, quote, quoteType, quoteSymbol, ...facts } = row;
    for (const symbol of [baseSymbol ?? base, quoteSymbol ?? quote]) session.notifyLookAlike(symbol);
    session.catalogue.put("pairs", {
      marketId: session.assignId("pair", { source, key }),
      exchangeId: session.knownId("exchange", { source, key: exchange }),
      base: {
        currencyId: findCurrencyId(session, source, base, baseType),
        type: baseType,
        exchangeSymbol: baseSymbol ?? base,
      },
      quote: {
        currencyId: findCurrencyId(session, source, quote, quoteType),
        type: quoteType,
        exchangeSymbol: quoteSymbol ?? quote,
      },
      ...facts,
    });
  },
});

function findCurrencyId(
  session: ImportSession,
  source: string,
  key: string,
  type: "cryptocurrency" | "fiat",
): number {
  return type === "fiat" ? session.knownFiat(toUpperCase(key)).id : session.knownAsset({ source, key });
}

export const categories = nativeFormat({
  name: "categories",
  summary: "Named groups of assets.",
  columns: {
    id: required(line, "The id in requests."),
    name: required(line, ""),
    title: required(line, ""),
    description: optional(text, "", ""),
    assets: optional(list(line), "Keys of assets.", [] as string[]),
    lastUpdated: required(time, ""),
  },
  save(session, { assets, ...category }, source) {
    const assetIds = assets.map((key) => session.knownAsset({ source, key }));
    session.catalogue.put("categories", { ...category, assetIds });
  },
});

export const airdrops = nativeFormat({
  name: "airdrops",
  summary: "Airdrops.",
  columns: {
    id: required(line, "The id in requests."),
    asset: required(line, "The asset's key."),
    projectName: required(line, ""),
    description: optional(text, "", ""),
    status: required(choice(...enumerations["Airdrop.status"]), ""),
    startDate: required(plannedTime, ""),
    endDate: required(plannedTime, ""),
    totalPrize: optional(integer, ""),
    winnerCount: optional(integer, ""),
    link: optional(url, ""),
  },
  save(session, { asset, ...airdrop }, source) {
    session.catalogue.put("airdrops", { assetId: session.knownAsset({ source, key: asset }), ...airdrop });
  },
});

export const multipliers = nativeFormat({
  name: "multipliers",
  summary: "Factors for amounts of tokens in wallets.",
  columns: {
    asset: required(line, "The asset's key."),
    multiplier: required(price, ""),
    effectiveAt: required(plannedTime, ""),
    tokenAddress: optional(line, ""),
    platform: optional(line, "The key of the chain's asset."),
  },
  save(session, { asset, platform, ...multiplier }, source) {
    session.catalogue.put("multipliers", {
      assetId: session.knownAsset({ source, key: asset }),
      ...multiplier,
      platformId: platform === null ? null : session.knownAsset({ source, key: platform }),
    });
  },
});

export const trends = nativeFormat({
  name: "trends",
  summary: "Most searched and visited assets. Each row is a complete list and replaces the previous list.",
  columns: {
    list: required(choice("searched", "visited"), ""),
    period: required(choice(...enumerations.TrendingTimePeriod), ""),
    assets: required(list(line), "Keys of assets, by rank."),
  },
  save(session, { list: which, period, assets }, source) {
    const ids = assets.map((key) => session.knownAsset({ source, key }));
    session.catalogue.setTrend(which, period, ids);
  },
});
