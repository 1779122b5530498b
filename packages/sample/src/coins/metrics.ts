import type { NewMetrics } from "@market-data/market";
import { rounded } from "../rounding.ts";
import type { TradedCoin } from "./coin.ts";
import { sampleCoins } from "./coins.ts";

/** The newest metrics of every coin that is traded in a minute. */
export function metricsAt(newest: number): NewMetrics[] {
  const traded = [...sampleCoins().traded.values()];
  return traded.filter((coin) => coin.isTradedAt(newest)).map((coin) => coinMetrics(coin, newest));
}

function coinMetrics(coin: TradedCoin, newest: number): NewMetrics {
  const { selfReported, unlocked, isCounted, locked } = coin.trading.extras;
  const price = coin.price.at(newest);
  const { circulating, total } = coin.supplyAt(newest);
  const volume24h = coin.volume.ofLastDays(1, newest);
  const volume7d = coin.volume.ofLastDays(7, newest);
  const volume30d = coin.volume.ofLastDays(30, newest);
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
