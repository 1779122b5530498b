import type { DexTrade } from "@market-data/market";
import { rounded, toDigits } from "../course/digits.ts";
import { chance, noise, seedOf } from "../course/noise.ts";
import type { Pool } from "./dex-pools.ts";

/** Each pool has a trade every 24 seconds, at 11:59:00 among others. */
const STEP = 24_000;
const FIRST = 12_000;
/** How many of a pool's trades a store is given at first. */
export const KEPT_TRADES = 200;

/** The pool of the contract's examples has these two trades. */
const EXAMPLES_POOL = "0x0000000000000000000000000000000000007101";
const examples: ReadonlyMap<number, DexTrade> = new Map(
  [
    exampleTrade("11:59:00", "buy", 3200, 2.5, "7302"),
    exampleTrade("11:58:36", "sell", 3199, 0.5, "7301"),
  ].map((trade) => [trade.time, trade]),
);

function exampleTrade(
  time: string,
  type: DexTrade["type"],
  price: number,
  amount: number,
  hash: string,
): DexTrade {
  return {
    time: Date.parse(`2026-01-15T${time}Z`),
    type,
    price,
    total: price * amount,
    priceByQuoteAsset: price,
    amountBaseAsset: amount,
    amountQuoteAsset: price * amount,
    transactionHash: `0x${hash.padStart(64, "0")}`,
  };
}

/** The trades of a pool after one time and up to another, newest first, no more than `limit`. */
export function dexTradesOf(
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
  const told = pool.contractAddress === EXAMPLES_POOL ? examples.get(time) : undefined;
  if (told !== undefined) return told;
  const slot = (time - FIRST) / STEP;
  const seed = seedOf(pool.base.id, 17);
  const price = rounded(pool.coin.price.at(time) * (1 + 0.0005 * noise(seed, slot)));
  const priceByQuoteAsset = rounded(price / pool.against.price.at(time));
  const amount = toDigits((2 * 2600 * chance(seed + 1, slot) + 1) / price, 4);
  return {
    time,
    type: chance(seed + 2, slot) < 0.5 ? "buy" : "sell",
    price,
    total: rounded(price * amount),
    priceByQuoteAsset,
    amountBaseAsset: amount,
    amountQuoteAsset: rounded(priceByQuoteAsset * amount),
    transactionHash: `0x${pool.base.id.toString(16).padStart(32, "0")}${slot.toString(16).padStart(32, "0")}`,
  };
}
