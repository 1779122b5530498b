import type { DexPairFields, DexQuote, DexSecurityScan } from "@market-data/types";
import { type Currency, convertedOrNull } from "../conversion/convert.ts";
import type { DexPair, DexToken } from "../store/dex.ts";
import { finiteOrNull, rounded, roundedPercent } from "../values/rounding.ts";
import { iso } from "../values/timestamps.ts";
import { decimalText } from "./decimal-text.ts";
import type { FoundPair } from "./dex-pairs.ts";

/** The fields that all records of DEX pairs have (spec/components/schemas/DexPairFields.yaml). */
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

/** The flags of the contract that aggregate all sources; the others come from a third party. */
const AGGREGATED = ["contract_verified", "honeypot"];
/** Reported by both. */
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

/** A pair's latest values in a currency; null if its price cannot be represented. */
export function pairQuote(pair: DexPair, { id }: Currency, rate: number): DexQuote | null {
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
    percent_change_price_1h: percentText(pair.percentChangePrice1h),
    percent_change_price_24h: percentText(pair.percentChangePrice24h),
    fully_diluted_value: convertedText(pair.fullyDilutedValue, rate),
    last_updated: iso(pair.lastUpdated),
  };
}

/** An amount of US dollars in a currency, as a string. */
export function convertedText(usd: number | null, rate: number): string | null {
  return decimalText(convertedOrNull(usd, rate));
}

/** A percentage, as a string. */
export function percentText(percent: number | null): string | null {
  return percent === null ? null : decimalText(roundedPercent(percent));
}

/** A field that is absent where it is unknown: the contract has no null for it. */
export function textField<Name extends string>(
  name: Name,
  text: string | null,
): { [Field in Name]?: string } {
  return (text === null ? {} : { [name]: text }) as { [Field in Name]?: string };
}

/** A quote for each currency, in a list. @param toQuote Null if its price cannot be represented: only then a currency has none. */
export function quoteList<Quote, Kind extends Currency>(
  currencies: readonly Kind[],
  getRate: (currency: Kind) => number,
  toQuote: (currency: Kind, rate: number) => Quote | null,
): Quote[] {
  return currencies.flatMap((currency) => toQuote(currency, getRate(currency)) ?? []);
}
