import type { DexExchange } from "@market-data/market";
import { rounded } from "../course/digits.ts";
import { DAY, EXAMPLES_CLOCK, MINUTE } from "../course/moments.ts";
import { seedOf } from "../course/noise.ts";
import { PricePath } from "../course/price-path.ts";

interface ExchangeDescription {
  readonly id: number;
  readonly name: string;
  readonly type: DexExchange["type"];
  readonly network: string;
  readonly pairs: number;
  /** US dollars of 24 hours at the examples' clock, and a day before it; none where it has closed. */
  readonly volumes?: readonly [now: number, before: number];
  /** Transactions for each US dollar; null where nobody counts them. */
  readonly transactions: number | null;
  readonly launched: string | null;
  readonly notice?: string;
}

/** The first two are those of the contract's examples. */
const exchanges: readonly ExchangeDescription[] = [
  {
    id: 7001,
    name: "Example Swap",
    type: "Swap",
    network: "Ethereum",
    pairs: 2,
    volumes: [150e6, 140e6],
    transactions: 42_000 / 150e6,
    launched: "2020-05-18",
  },
  {
    id: 7002,
    name: "Sample Swap",
    type: "Swap",
    network: "Solana",
    pairs: 1,
    volumes: [50e6, 62.5e6],
    transactions: 18_000 / 50e6,
    launched: "2022-03-01",
  },
  {
    id: 7003,
    name: "Example Orders",
    type: "Orderbook",
    network: "Example Smart Chain",
    pairs: 2,
    volumes: [24e6, 20e6],
    transactions: 9_000 / 24e6,
    launched: "2023-09-12",
    notice: "Orders are **made up**.",
  },
  {
    id: 7004,
    name: "Example Routes",
    type: "Aggregator",
    network: "Example Rollup",
    pairs: 1,
    volumes: [8e6, 10e6],
    transactions: null,
    launched: null,
  },
  {
    id: 7005,
    name: "Sunken Swap",
    type: "Swap",
    network: "Ethereum",
    pairs: 0,
    transactions: null,
    launched: "2021-02-03",
  },
];

/** The course of a volume is made as that of a price is. */
const volumes = new Map(
  exchanges.flatMap(({ id, volumes }) => {
    if (volumes === undefined) return [];
    const newest = EXAMPLES_CLOCK - MINUTE;
    const knots = [
      { time: newest - DAY, price: volumes[1] },
      { time: newest, price: volumes[0] },
    ];
    return [[id, new PricePath({ seed: seedOf(id, 14), volatility: 0.6, knots })]];
  }),
);

/** Market shares are those among exchanges of the same type. */
export function dexExchangesAt(newest: number): DexExchange[] {
  const totals = new Map<string, number>();
  for (const { id, type } of exchanges) {
    totals.set(type, (totals.get(type) ?? 0) + (volumes.get(id)?.at(newest) ?? 0));
  }
  return exchanges.map((exchange) => exchangeAt(exchange, newest, totals.get(exchange.type) ?? 0));
}

function exchangeAt(exchange: ExchangeDescription, newest: number, total: number): DexExchange {
  const { id, name, type, network, pairs, transactions, launched, notice = null } = exchange;
  const slug = name.toLowerCase().replaceAll(" ", "-");
  const site = `https://${slug === "example-swap" ? "swap" : slug}.example.com`;
  const volume = volumes.get(id)?.at(newest) ?? null;
  const before = volumes.get(id)?.at(newest - DAY) ?? null;
  return {
    id,
    name,
    slug,
    status: volume === null ? "inactive" : "active",
    type,
    description: `${name} is an invented exchange on ${network}.`,
    logo: `https://img.example.com/dex/64x64/${id}.png`,
    notice,
    urls: { website: [site], blog: [], chat: [], fee: [`${site}/fees`], twitter: [] },
    dateLaunched: launched === null ? null : Date.parse(launched),
    numMarketPairs: pairs,
    marketShare: volume === null ? null : rounded((volume / total) * 100),
    volume24h: volume,
    percentChangeVolume24h: volume === null || before === null ? null : rounded((volume / before - 1) * 100),
    numTransactions24h: volume === null || transactions === null ? null : Math.round(volume * transactions),
    lastUpdated: newest,
  };
}
