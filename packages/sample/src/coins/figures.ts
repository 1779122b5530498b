import type { NewFigures } from "@market-data/market";
import { rounded } from "../course/digits.ts";
import type { TradedCoin } from "./coin.ts";
import { sampleCoins } from "./coins.ts";

/** The newest figures of every coin that is traded in a minute. */
export function figuresAt(newest: number): NewFigures[] {
  const traded = [...sampleCoins().traded.values()];
  return traded.filter((coin) => coin.isTradedAt(newest)).map((coin) => figuresOf(coin, newest));
}

export function figuresOf(coin: TradedCoin, newest: number): NewFigures {
  const { selfReported, unlocked, isCounted, locked, reported } = coin.trading.extras;
  const price = coin.price.at(newest);
  const { circulating, total } = coin.supplyAt(newest);
  const [volume24h, volume7d, volume30d] = [1, 7, 30].map((days) => coin.volume.ofLastDays(days, newest)) as [
    number,
    number,
    number,
  ];
  const asReported = (volume: number) => (reported === null ? null : rounded(volume * reported));
  const cap = coin.capAt(newest, price);
  return {
    assetId: coin.id,
    price,
    volume24h,
    volume7d,
    volume30d,
    volume24hReported: asReported(volume24h),
    volume7dReported: asReported(volume7d),
    volume30dReported: asReported(volume30d),
    circulatingSupply: circulating,
    totalSupply: total,
    selfReportedCirculatingSupply: selfReported,
    unlockedCirculatingSupply: unlocked,
    isMarketCapIncludedInCalc: isCounted,
    tvl: locked === null || cap === null ? null : rounded(cap * locked),
    lastUpdated: newest,
  };
}
