import type { DexExchange } from "@market-data/market";
import { DAY, EXAMPLES_CLOCK, MINUTE } from "../clock.ts";
import { toSlug } from "../coins/names.ts";
import data from "../data/dex-exchanges.json" with { type: "json" };
import { PricePath } from "../prices/price-path.ts";
import { seedFor } from "../random.ts";
import { rounded } from "../rounding.ts";

/** An entry of the data file. */
interface DexExchangeData {
  readonly id: number;
  readonly name: string;
  readonly network: string;
  readonly pairs: number;
  /** USD at the time of the examples, and one day before. Null for an inactive exchange. */
  readonly volume24h: { readonly now: number; readonly dayBefore: number } | null;
  /** 24-hour value at the time of the examples. Null if unknown. */
  readonly transactions: number | null;
  readonly launched: string | null;
  readonly notice: string | null;
}

const byType: Readonly<Record<DexExchange["type"], readonly DexExchangeData[]>> = data;

/** Exchanges by id. The first two are the exchanges of the contract's examples. */
const exchanges = [
  ...byType.Swap.map((exchange) => describe(exchange, "Swap")),
  ...byType.Orderbook.map((exchange) => describe(exchange, "Orderbook")),
  ...byType.Aggregator.map((exchange) => describe(exchange, "Aggregator")),
].sort((one, other) => one.id - other.id);

type Described = ReturnType<typeof describe>;

function describe(exchange: DexExchangeData, type: DexExchange["type"]) {
  const { id, volume24h, transactions } = exchange;
  return {
    ...exchange,
    type,
    volume: volume24h && volumePath(id, volume24h),
    /** Transactions per USD of volume. */
    transactions: volume24h && transactions && transactions / volume24h.now,
  };
}

/** The volume follows a price path. */
function volumePath(id: number, { now, dayBefore }: NonNullable<DexExchangeData["volume24h"]>): PricePath {
  const newest = EXAMPLES_CLOCK - MINUTE;
  const knots = [
    { time: newest - DAY, price: dayBefore },
    { time: newest, price: now },
  ];
  return new PricePath({ seed: seedFor(id, 14), volatility: 0.6, knots });
}

/** Market shares are relative to exchanges of the same type. */
export function dexExchangesAt(newest: number): DexExchange[] {
  const totals = new Map<string, number>();
  for (const { type, volume } of exchanges) {
    totals.set(type, (totals.get(type) ?? 0) + (volume?.at(newest) ?? 0));
  }
  return exchanges.map((exchange) => exchangeAt(exchange, newest, totals.get(exchange.type) ?? 0));
}

function exchangeAt(exchange: Described, newest: number, total: number): DexExchange {
  const { id, name, type, network, pairs, transactions, launched, notice } = exchange;
  const slug = toSlug(name);
  const site = `https://${slug === "example-swap" ? "swap" : slug}.example.com`;
  const volume = exchange.volume?.at(newest) ?? null;
  const before = exchange.volume?.at(newest - DAY) ?? null;
  return {
    id,
    name,
    slug,
    status: volume === null ? "inactive" : "active",
    type,
    description: `${name} is an invented exchange on ${network}.`,
    logo: `https://img.example.com/dex/64x64/${id}.png`,
    notice,
    urls: {
      website: [site],
      blog: [`${site}/blog`],
      chat: [`https://chat.example.com/${slug}`],
      fee: [`${site}/fees`],
      // One exchange lacks a kind of URL.
      twitter: volume === null ? [] : [`https://posts.example.com/${slug}`],
    },
    dateLaunched: launched === null ? null : Date.parse(launched),
    numMarketPairs: pairs,
    marketShare: volume === null ? null : rounded((volume / total) * 100),
    volume24h: volume,
    percentChangeVolume24h: volume === null || before === null ? null : rounded((volume / before - 1) * 100),
    numTransactions24h: volume === null || transactions === null ? null : Math.round(volume * transactions),
    lastUpdated: newest,
  };
}
