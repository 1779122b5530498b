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
  upperCase,
  url,
} from "../values.ts";
import { joinUrls, venueColumns } from "./venue.ts";

const STATUS = choice(...enumerations["MapItem.status"]);
const SIDE = choice(...enumerations["MarketPairCurrency.currency_type"]);

/** The choices of a filter but for the one that filters nothing. */
function exceptAll<Choice extends string>(choices: readonly Choice[]): Exclude<Choice, "all">[] {
  return choices.filter((one): one is Exclude<Choice, "all"> => one !== "all");
}

export const fiats = nativeFormat({
  name: "fiats",
  summary: "Fiat currencies and precious metals.",
  columns: {
    id: optional(id, "The id that it is to have; else the next free one."),
    symbol: required(upperCase, "Its ISO 4217 code."),
    name: required(line, ""),
    sign: optional(line, "", ""),
    kind: optional(choice("fiat", "metal"), "`metal` for XAU, XAG, XPT and XPD where empty."),
  },
  save(session, { id: wanted, kind, ...fiat }) {
    session.saveFiat({ ...fiat, ...(kind === null ? {} : { kind }) }, wanted ?? undefined);
  },
});

export const exchanges = nativeFormat({
  name: "exchanges",
  summary: "Exchanges.",
  columns: {
    key: required(line, "What you call it. Pairs name it so."),
    name: required(line, ""),
    slug: optional(slug, "Else made of the name. Never changed later, unless it is given here."),
    status: optional(STATUS, "`active` where empty.", "active" as const),
    ...venueColumns,
    weeklyVisits: optional(integer, "Of its website."),
    makerFee: optional(number, "Percent of a trade's value; a rebate below 0."),
    takerFee: optional(number, "Percent of a trade's value."),
  },
  save(session, { key, slug: ownSlug, ...row }, source) {
    saveExchange(session, { source, key }, joinUrls(row), ownSlug);
  },
});

export const wallets = nativeFormat({
  name: "wallets",
  summary: "What wallets of exchanges contain.",
  columns: {
    exchange: required(line, "The exchange's key."),
    address: required(line, "The wallet's address."),
    platform: required(line, "The key of the asset on whose chain the wallet is."),
    asset: required(line, "The key of the asset that it contains."),
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
    key: required(line, "What you call it."),
    exchange: required(line, "The exchange's key."),
    base: required(line, "The base: an asset's key, or a fiat's code."),
    baseType: optional(SIDE, "`cryptocurrency` where empty.", "cryptocurrency" as const),
    baseSymbol: optional(line, "What the exchange calls the base; its key where empty."),
    quote: required(line, "What the price is stated in: an asset's key, or a fiat's code."),
    quoteType: optional(SIDE, "`cryptocurrency` where empty.", "cryptocurrency" as const),
    quoteSymbol: optional(line, "What the exchange calls it; its key where empty."),
    category: optional(
      choice(...exceptAll(enumerations.PairCategory)),
      "`spot` where empty.",
      "spot" as const,
    ),
    feeType: optional(
      choice(...exceptAll(enumerations.FeeType)),
      "`unknown` where empty.",
      "unknown" as const,
    ),
    url: optional(url, "The market's page."),
    notice: optional(text, "Markdown."),
    price: optional(price, "In units of the quote."),
    volume24hBase: optional(amount, "In units of the base."),
    volume24hQuote: optional(amount, "In units of the quote."),
    volumeExcluded: optional(boolean, "Whether the volume does not count; `false` where empty.", false),
    effectiveLiquidity: optional(number, ""),
    marketScore: optional(number, ""),
    marketReputation: optional(number, ""),
    lastUpdated: required(time, ""),
  },
  save(session, row, source) {
    const { key, exchange, base, baseType, baseSymbol, quote, quoteType, quoteSymbol, ...facts } = row;
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
  return type === "fiat" ? session.knownFiat(key.toUpperCase()).id : session.knownAsset({ source, key });
}

export const categories = nativeFormat({
  name: "categories",
  summary: "Named groups of assets.",
  columns: {
    id: required(line, "By which callers ask for it."),
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
    id: required(line, "By which callers ask for it."),
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
  summary: "Factors by which wallets show a token's amount.",
  columns: {
    asset: required(line, "The asset's key."),
    multiplier: required(price, ""),
    effectiveAt: required(plannedTime, ""),
    tokenAddress: optional(line, ""),
    platform: optional(line, "The key of the asset on whose chain the token lives."),
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
  summary:
    "What is searched for and visited most. A row is a whole list, and takes the place of the one before.",
  columns: {
    list: required(choice("searched", "visited"), ""),
    period: required(choice(...enumerations.TrendingTimePeriod), ""),
    assets: required(list(line), "Keys of assets, the first one first."),
  },
  save(session, { list: which, period, assets }, source) {
    const ids = assets.map((key) => session.knownAsset({ source, key }));
    session.catalogue.setTrend(which, period, ids);
  },
});
