import type { DexTrade } from "@market-data/market";
import data from "../data/dex-trades.json" with { type: "json" };
import { noise, random, seedFor } from "../random.ts";
import { rounded, toDigits } from "../rounding.ts";
import type { Pool } from "./dex-pools.ts";

/** Each pool has a trade every 24 seconds, for example at 11:59:00. */
const STEP = 24_000;
const FIRST = 12_000;

/** A trade of the data file, which lists the trades by type. */
interface TradeData {
  readonly time: string;
  readonly price: number;
  readonly amount: number;
  readonly transactionHash: string;
}

const byType: Readonly<Record<DexTrade["type"], readonly TradeData[]>> = data;

/** The trades of the contract's examples, by time. */
const examples = new Map(
  [
    ...byType.buy.map((trade) => exampleTrade(trade, "buy")),
    ...byType.sell.map((trade) => exampleTrade(trade, "sell")),
  ].map((trade) => [trade.time, trade]),
);

function exampleTrade(trade: TradeData, type: DexTrade["type"]): DexTrade {
  const { price, amount, transactionHash } = trade;
  return {
    time: Date.parse(trade.time),
    type,
    price,
    total: price * amount,
    priceByQuoteAsset: price,
    amountBaseAsset: amount,
    amountQuoteAsset: price * amount,
    transactionHash,
  };
}

/**
 * Returns at most `limit` trades of a pool, newest first. The start time is exclusive and the end time is inclusive.
 */
export function dexTrades(
  pool: Pool,
  after: number,
  upTo: number,
  limit = Number.POSITIVE_INFINITY,
): DexTrade[] {
  const trades: DexTrade[] = [];
  const oldest = Math.max(after + 1, pool.createdAt);
  for (let slot = Math.floor((upTo - FIRST) / STEP); trades.length < limit; slot--) {
    const time = slot * STEP + FIRST;
    if (time < oldest) break;
    trades.push(tradeAt(pool, time));
  }
  return trades;
}

function tradeAt(pool: Pool, time: number): DexTrade {
  const example = pool.contractAddress === data.contractAddress ? examples.get(time) : undefined;
  if (example !== undefined) return example;
  const slot = (time - FIRST) / STEP;
  const seed = seedFor(pool.base.id, 17);
  const price = rounded(pool.baseCoin.price.at(time) * (1 + 0.0005 * noise(seed, slot)));
  const priceByQuoteAsset = rounded(price / pool.quoteCoin.price.at(time));
  const amount = toDigits((2 * 2600 * random(seed + 1, slot) + 1) / price, 4);
  return {
    time,
    type: random(seed + 2, slot) < 0.5 ? "buy" : "sell",
    price,
    total: rounded(price * amount),
    priceByQuoteAsset,
    amountBaseAsset: amount,
    amountQuoteAsset: rounded(priceByQuoteAsset * amount),
    transactionHash: `0x${pool.base.id.toString(16).padStart(32, "0")}${slot.toString(16).padStart(32, "0")}`,
  };
}
