import type { DexPairFields, DexQuote, DexSecurityScan } from "@market-data/types";
import { type Currency, convertedOrNull } from "../conversion/convert.ts";
import type { ChangeConversion } from "../conversion/view-rates.ts";
import { changeIn } from "../records/quote-context.ts";
import type { ChangePeriod } from "../store/asset-metrics.ts";
import type { DexPair, DexToken } from "../store/dex.ts";
import { finiteOrNull, rounded, roundedPercent } from "../values/rounding.ts";
import { iso } from "../values/timestamps.ts";
import { decimalText } from "./decimal-text.ts";
import type { FoundPair } from "./dex-pairs.ts";

/** The fields that all records of DEX pairs share (spec/components/schemas/DexPairFields.yaml). */
export function pairFields({ pair, network, exchange }: FoundPair): DexPairFields {
  return {
    contract_address: pair.contractAddress,
    name: pair.name,
    ...tokenFields("base", pair.base),
    ...tokenFields("quote", pair.quote),
    dex_id: String(pair.dexId),
    ...(exchange === undefined ? {} : { dex_slug: exchange.slug }),
    network_id: String(network.id),
    network_slug: network.slug,
    last_updated: iso(pair.lastUpdated),
    created_at: iso(pair.createdAt),
    ...(pair.poolCreated === null ? {} : { pool_created: iso(pair.poolCreated) }),
    ...(pair.dateLaunched === null ? {} : { date_launched: iso(pair.dateLaunched) }),
    num_transactions_24h: pair.numTransactions24h,
    "24h_no_of_buys": pair.buys24h,
    "24h_no_of_sells": pair.sells24h,
    holders: pair.holders,
    buy_tax: pair.buyTax,
    sell_tax: pair.sellTax,
    security_scan: securityScans(pair),
    pool_base_asset: decimalText(pair.poolBaseAsset),
    pool_quote_asset: decimalText(pair.poolQuoteAsset),
    percent_pooled_base_asset: percentText(pair.percentPooledBaseAsset),
    "24h_volume_quote_asset": decimalText(pair.volume24hQuoteAsset),
    total_supply_quote_asset: decimalText(pair.totalSupplyQuoteAsset),
    total_supply_base_asset:
      pair.totalSupplyBaseAsset === null ? null : finiteOrNull(rounded(pair.totalSupplyBaseAsset)),
  };
}

function tokenFields<Side extends "base" | "quote">(side: Side, token: DexToken) {
  return {
    [`${side}_asset_id`]: String(token.id),
    ...(token.assetId === null ? {} : { [`${side}_asset_ucid`]: String(token.assetId) }),
    [`${side}_asset_name`]: token.name,
    [`${side}_asset_symbol`]: token.symbol,
    [`${side}_asset_contract_address`]: token.contractAddress,
  };
}

/** Flags of the contract that aggregate all sources. A third party reports the rest. */
const AGGREGATED = ["contract_verified", "honeypot"];
/** Reported by both sources. */
const SHARED = "honeypot";

function securityScans({ securityScan }: DexPair): DexSecurityScan[] {
  if (securityScan === null) return [];
  const flags = Object.entries(securityScan);
  return [
    {
      third_party: Object.fromEntries(
        flags.filter(([name]) => name === SHARED || !AGGREGATED.includes(name)),
      ),
      aggregated: Object.fromEntries(flags.filter(([name]) => AGGREGATED.includes(name))),
    },
  ];
}

/** The latest values of a pair in a currency; null if the price cannot be represented. */
export function pairQuote(pair: DexPair, currency: ChangeConversion): DexQuote | null {
  const { id, getRate } = currency;
  const rate = getRate(pair.lastUpdated)?.usd ?? null;
  const price = convertedText(pair.price, rate);
  if (price === null) return null;
  return {
    convert_id: String(id),
    price,
    ...textField("price_by_quote_asset", decimalText(pair.priceByQuoteAsset)),
    liquidity: convertedText(pair.liquidity, rate),
    volume_24h: convertedText(pair.volume24h, rate),
    "24h_buy_volume": convertedText(pair.buyVolume24h, rate),
    "24h_sell_volume": convertedText(pair.sellVolume24h, rate),
    percent_change_price_1h: changeText(pair.percentChangePrice1h, currency, pair.lastUpdated, "1h"),
    percent_change_price_24h: changeText(pair.percentChangePrice24h, currency, pair.lastUpdated, "24h"),
    fully_diluted_value: convertedText(pair.fullyDilutedValue, rate),
    last_updated: iso(pair.lastUpdated),
  };
}

/** Converts an amount of USD to a currency, as a string. */
export function convertedText(usd: number | null, rate: number | null): string | null {
  return decimalText(convertedOrNull(usd, rate));
}

/** The change of a value in a currency, up to a time, as a string. @param percent The change in USD. */
export function changeText(
  percent: number | null,
  { getRate, getBefore }: ChangeConversion,
  time: number,
  period: ChangePeriod,
): string | null {
  const before = getBefore(time);
  if (percent === null || before === undefined) return percentText(percent);
  return decimalText(changeIn(1, before[period], 1 + percent / 100, getRate(time)?.usd ?? null));
}

/** A percentage, as a string. */
function percentText(percent: number | null): string | null {
  return percent === null ? null : decimalText(roundedPercent(percent));
}

/** A field that is absent if unknown: the contract has no null for it. */
export function textField<Name extends string>(
  name: Name,
  text: string | null,
): { [Field in Name]?: string } {
  return (text === null ? {} : { [name]: text }) as { [Field in Name]?: string };
}

/**
 * A list with a quote for each currency. @param toQuote Returns null if the price cannot be represented. Only then a
 * currency has no quote.
 */
export function quoteList<Quote, Kind extends Currency>(
  currencies: readonly Kind[],
  getRate: (currency: Kind) => number,
  toQuote: (currency: Kind, rate: number) => Quote | null,
): Quote[] {
  return currencies.flatMap((currency) => toQuote(currency, getRate(currency)) ?? []);
}
