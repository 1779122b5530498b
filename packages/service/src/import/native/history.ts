import type { CandlePeriod } from "@market-data/market";
import { CANDLE_LENGTH } from "@market-data/market/store";
import { keepStored, optional, required } from "../columns.ts";
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
    name: `candles-${period}`,
    summary: `${period === "daily" ? "Daily" : "Hourly"} candles, in UTC and US dollars.`,
    columns: {
      asset,
      timeOpen: required(period === "daily" ? day : hour, "Start of the period."),
      open: required(price, ""),
      high: required(price, ""),
      low: required(price, ""),
      close: required(price, ""),
      timeHigh: optional(time, "Time of the highest price."),
      timeLow: optional(time, "Time of the lowest price."),
      volume: optional(amount, "Volume of the period, in US dollars."),
      marketCap: optional(
        amount,
        "At the end of the period, in US dollars. Default: close × circulating supply.",
      ),
      ...supplies,
      lastUpdated: optional(time, "Time of the last price. Default: the last millisecond of the period."),
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

export const quotes = nativeFormat({
  name: "quotes",
  summary: "Quotes at points in time, in US dollars, for example every five minutes.",
  columns: {
    asset,
    time: required(time, ""),
    price: required(price, ""),
    volume24h: optional(amount, "Volume of the previous 24 hours."),
    marketCap: optional(amount, "Default: price × circulating supply."),
    ...supplies,
  },
  save(session, { asset: key, ...quote }, source) {
    session.addQuote(session.knownAsset({ source, key }), quote);
  },
});

export const metrics = nativeFormat({
  name: "metrics",
  summary:
    "The newest metrics of assets, in US dollars. Each row is also a quote. Newer prices in history take precedence. " +
    "If the file lacks the column of a supply or `is_market_cap_included_in_calc`, the stored value stays. An empty supply is unknown.",
  columns: {
    asset,
    price: required(price, ""),
    volume24h: optional(amount, ""),
    volume7d: optional(amount, ""),
    volume30d: optional(amount, ""),
    volume24hReported: optional(amount, "As reported by exchanges, unadjusted."),
    volume7dReported: optional(amount, ""),
    volume30dReported: optional(amount, ""),
    circulatingSupply: keepStored(supplies.circulatingSupply),
    totalSupply: keepStored(supplies.totalSupply),
    selfReportedCirculatingSupply: keepStored(optional(amount, "")),
    unlockedCirculatingSupply: keepStored(optional(amount, "")),
    isMarketCapIncludedInCalc: keepStored(
      optional(boolean, "Whether the market cap counts in totals. Default: `true`.", true),
    ),
    tvl: optional(amount, "Total value locked."),
    lastUpdated: required(time, ""),
  },
  save(session, { asset: key, ...row }, source) {
    const assetId = session.knownAsset({ source, key });
    session.addMetrics({ assetId, ...row });
  },
});

export const rates = nativeFormat({
  name: "rates",
  summary: "Values of fiat currencies and metals. A rate is valid until the next rate.",
  columns: {
    fiat: required(upperCase, "The currency code."),
    time: required(time, "Start of the validity."),
    usd: required(price, "US dollars per unit."),
  },
  save(session, { fiat, time: from, usd }) {
    session.addRate(session.knownFiat(fiat).id, { time: from, usd });
  },
});
