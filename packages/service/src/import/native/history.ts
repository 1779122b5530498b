import type { CandlePeriod, NewMetrics } from "@market-data/market";
import { CANDLE_LENGTH } from "@market-data/market/store";
import { optional, required } from "../columns.ts";
import { reject } from "../errors.ts";
import { nativeFormat } from "../native-format.ts";
import { amount, boolean, day, hour, line, price, time, upperCase } from "../values.ts";

const asset = required(line, "The asset's key.");
const supplies = {
  circulatingSupply: optional(amount, ""),
  totalSupply: optional(amount, ""),
};

function candles(period: CandlePeriod) {
  return nativeFormat({
    name: `bars-${period}`,
    summary: `Prices of ${period === "daily" ? "UTC days" : "UTC hours"}, in US dollars.`,
    columns: {
      asset,
      timeOpen: required(period === "daily" ? day : hour, "When it starts."),
      open: required(price, ""),
      high: required(price, ""),
      low: required(price, ""),
      close: required(price, ""),
      timeHigh: optional(time, "When the price was highest."),
      timeLow: optional(time, "When the price was lowest."),
      volume: optional(amount, "Within it, in US dollars."),
      marketCap: optional(amount, "At its end, in US dollars."),
      ...supplies,
      lastUpdated: optional(time, "Of the last price in it; its last millisecond where empty."),
    },
    save(session, { asset: key, lastUpdated, ...candle }, source) {
      const { timeOpen, open, high, low, close } = candle;
      if (high < Math.max(open, close, low) || low > Math.min(open, close)) {
        reject(`the prices contradict each other: open ${open}, high ${high}, low ${low}, close ${close}`);
      }
      const end = timeOpen + CANDLE_LENGTH[period] - 1;
      session.addCandle(session.knownAsset({ source, key }), period, {
        ...candle,
        lastUpdated: lastUpdated ?? end,
      });
    },
  });
}

export const candlesDaily = candles("daily");
export const candlesHourly = candles("hourly");

export const points = nativeFormat({
  name: "points",
  summary: "Quotes at moments, in US dollars: every five minutes, or whatever a source has.",
  columns: {
    asset,
    time: required(time, ""),
    price: required(price, ""),
    volume24h: optional(amount, "Of the 24 hours before."),
    marketCap: optional(amount, ""),
    ...supplies,
  },
  save(session, { asset: key, ...point }, source) {
    session.addPoint(session.knownAsset({ source, key }), point);
  },
});

export const metrics = nativeFormat({
  name: "figures",
  summary: "The newest figures of assets, in US dollars. Prices that history has newer come before them.",
  columns: {
    asset,
    price: required(price, ""),
    volume24h: optional(amount, ""),
    volume7d: optional(amount, ""),
    volume30d: optional(amount, ""),
    volume24hReported: optional(amount, "As exchanges report it, unadjusted."),
    volume7dReported: optional(amount, ""),
    volume30dReported: optional(amount, ""),
    ...supplies,
    selfReportedCirculatingSupply: optional(amount, ""),
    unlockedCirculatingSupply: optional(amount, ""),
    isMarketCapIncludedInCalc: optional(
      boolean,
      "Whether its market cap counts in totals; `true` where empty.",
      true,
    ),
    tvl: optional(amount, "Total value locked."),
    lastUpdated: required(time, ""),
  },
  save(session, { asset: key, ...row }, source) {
    const assetId = session.knownAsset({ source, key });
    session.addMetrics({ assetId, ...row } satisfies NewMetrics);
  },
});

export const rates = nativeFormat({
  name: "rates",
  summary: "What fiat currencies and metals are worth. A rate is valid until the next one.",
  columns: {
    fiat: required(upperCase, "Its code."),
    time: required(time, "From when on."),
    usd: required(price, "US dollars for one unit."),
  },
  save(session, { fiat, time: from, usd }) {
    session.addRate(session.knownFiat(fiat).id, { time: from, usd });
  },
});
