import type { StoredMetrics } from "@market-data/market";
import { rounded } from "../rounding.ts";
import type { TradedCoin } from "./coin.ts";
import { sampleCoins } from "./coins.ts";

/** Returns the newest metrics of each coin at a time. Skips coins without metrics. */
export function* metricsAt(newest: number): Generator<StoredMetrics, void> {
  for (const coin of sampleCoins().traded.values()) {
    const time = coin.newestPriceTime(newest);
    if (time !== undefined) yield coinMetrics(coin, time);
  }
}

function coinMetrics(coin: TradedCoin, newest: number): StoredMetrics {
  const { selfReported, unlocked, isCounted, locked } = coin.trading.extras;
  const price = coin.price.at(newest);
  const { circulating, total } = coin.supplyAt(newest);
  const [volume24h = null, volume7d = null, volume30d = null] = [1, 7, 30].map((days) =>
    coin.volume?.ofLastDays(days, newest),
  );
  const cap = coin.capAt(newest, price);
  return {
    assetId: coin.id,
    price,
    volume24h,
    volume7d,
    volume30d,
    volume24hReported: coin.reportedVolume(volume24h),
    volume7dReported: coin.reportedVolume(volume7d),
    volume30dReported: coin.reportedVolume(volume30d),
    circulatingSupply: circulating,
    totalSupply: total,
    selfReportedCirculatingSupply: selfReported,
    unlockedCirculatingSupply: unlocked,
    isMarketCapIncludedInCalc: isCounted,
    tvl: locked === null || cap === null ? null : rounded(cap * locked),
    lastUpdated: newest,
  };
}
