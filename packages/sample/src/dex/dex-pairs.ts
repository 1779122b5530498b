import type { CandleQuery, DexCandle, DexPair } from "@market-data/market";
import type { Steps } from "@market-data/scheduler";
import { DAY, dayNumber, HOUR, MINUTES_PER_DAY, minuteOfDay } from "../clock.ts";
import type { SampleHistory } from "../coins/history.ts";
import data from "../data/dex-pools.json" with { type: "json" };
import { random, seedFor } from "../random.ts";
import { rounded } from "../rounding.ts";
import { type Pool, samplePools } from "./dex-pools.ts";

/** Returns the pools that exist in a minute. */
export function dexPairsAt(newest: number): DexPair[] {
  return samplePools()
    .filter(({ createdAt }) => createdAt <= newest)
    .map((pool) => pairAt(pool, newest));
}

function pairAt(pool: Pool, newest: number): DexPair {
  const { baseCoin, quoteCoin, base, quote, createdAt, isWellKnown, contractAddress, networkId, dexId } =
    pool;
  const draw = (index: number) => random(seedFor(base.id, 16), index);
  const price = baseCoin.price.at(newest);
  const quotePrice = quoteCoin.price.at(newest);
  const volume = dayVolume(pool, newest);
  const bought = 0.4 + 0.2 * draw(1);
  const trades = Math.round(volume / 2600) + 10;
  const buys = Math.round(trades * bought);
  const pooled = rounded((volume * (0.3 + draw(2))) / price);
  const { total } = baseCoin.supplyAt(newest);
  const known = <Value>(value: Value): Value | null => (isWellKnown ? value : null);
  return {
    contractAddress,
    networkId,
    dexId,
    name: `${base.symbol}/${quote.symbol}`,
    base,
    quote,
    createdAt,
    lastUpdated: newest,
    price,
    priceByQuoteAsset: rounded(price / quotePrice),
    liquidity: known(rounded(2 * pooled * price)),
    volume24h: volume,
    fullyDilutedValue: total === null ? null : rounded(total * price),
    percentChangePrice1h: priceChange(pool, newest, HOUR),
    percentChangePrice24h: priceChange(pool, newest, DAY),
    numTransactions24h: trades,
    buys24h: buys,
    sells24h: trades - buys,
    buyVolume24h: rounded(volume * bought),
    sellVolume24h: rounded(volume - rounded(volume * bought)),
    holders: known(Math.round(20_000 * draw(3)) + 100),
    buyTax: known(base.assetId !== null && base.assetId < 10_000 ? 0 : 0.01),
    sellTax: known(base.assetId !== null && base.assetId < 10_000 ? 0 : 0.02),
    poolCreated: known(createdAt),
    poolBaseAsset: known(pooled),
    poolQuoteAsset: known(rounded((pooled * price) / quotePrice)),
    percentPooledBaseAsset: known(total === null ? null : rounded((pooled / total) * 100)),
    volume24hQuoteAsset: rounded(volume / quotePrice),
    totalSupplyBaseAsset: total,
    totalSupplyQuoteAsset: quoteCoin.supplyAt(newest).total,
    dateLaunched: known(baseCoin.metadata.dateLaunched),
    securityScan: known(data.securityScan),
  };
}

/** In percent. Null for a pool that is too young. */
function priceChange({ baseCoin, createdAt }: Pool, newest: number, back: number): number | null {
  if (newest - back < createdAt) return null;
  return rounded((baseCoin.price.at(newest) / baseCoin.price.at(newest - back) - 1) * 100);
}

function shareOn({ share, dayShares }: Pool, day: number): number {
  return dayShares.get(day) ?? share;
}

/** Returns the volume of the 24 hours before a minute, in USD. */
function dayVolume(pool: Pool, newest: number): number {
  const [day, minute] = [dayNumber(newest), minuteOfDay(newest)];
  const { volume } = pool.baseCoin;
  const today = shareOn(pool, day) * (volume?.within(day, 0, minute) ?? 0);
  const yesterday = shareOn(pool, day - 1) * (volume?.within(day - 1, minute, MINUTES_PER_DAY) ?? 0);
  return rounded(today + yesterday);
}

/** A pool has the price of its base coin and a fraction of the coin's volume. */
export function* dexCandles(
  pool: Pool,
  history: SampleHistory,
  query: Omit<CandleQuery, "assetId">,
): Steps<DexCandle[]> {
  const from = Math.max(query.from, pool.createdAt);
  const candles = yield* history.coinCandles(pool.baseCoin, { ...query, from });
  return candles.map(({ timeOpen, open, high, low, close, volume, lastUpdated }) => ({
    timeOpen,
    open,
    high,
    low,
    close,
    volume: volume === null ? null : rounded(volume * shareOn(pool, dayNumber(timeOpen))),
    lastUpdated,
  }));
}
