import type { StoredQuote } from "./history.ts";
import { CANDLE_LENGTH } from "./history-reader.ts";
import type { HistoryEnds } from "./state.ts";
import type { StoredMetrics } from "./writer.ts";

/** Facts derived from an asset's whole history. */
interface FromHistory {
  readonly first: number;
  readonly last: number;
  /** The newest metrics, if history is newer than the known metrics. */
  readonly metrics: StoredMetrics | undefined;
}

const PERIODS = ["daily", "hourly"] as const;

/** Summarises an asset's history; undefined without history. */
export function fromHistory(assetId: number, ends: HistoryEnds): FromHistory | undefined {
  const { first, metrics: known } = ends;
  const quote = newestQuote(ends);
  if (quote === undefined || first === undefined) return undefined;
  const isNews = known === undefined || known.lastUpdated <= quote.time;
  return {
    first,
    last: quote.time,
    metrics: isNews ? deriveMetrics(assetId, quote, known) : undefined,
  };
}

/**
 * The newest of all quotes. At equal times a stored quote wins, then a daily close; missing values come from the second
 * quote. Candles of an exchange have no supply, so they take the supply of a quote less than a day older.
 */
function newestQuote(ends: HistoryEnds): StoredQuote | undefined {
  const quotes = closingQuotes(ends);
  const time = Math.max(...quotes.map((quote) => quote.time));
  const [first, ...others] = quotes.filter((quote) => quote.time === time);
  if (first === undefined) return undefined;
  const whole = others.reduce((known, other) => fill(known, other), first);
  const quote = ends.newestQuote;
  const isNear = quote !== undefined && quote.time > time - CANDLE_LENGTH.daily;
  return isNear ? { ...fill(whole, quote), volume24h: whole.volume24h } : whole;
}

function fill(quote: StoredQuote, other: StoredQuote): StoredQuote {
  return {
    ...quote,
    volume24h: quote.volume24h ?? other.volume24h,
    circulatingSupply: quote.circulatingSupply ?? other.circulatingSupply,
    totalSupply: quote.totalSupply ?? other.totalSupply,
  };
}

function closingQuotes({ newestQuote, newestCandle }: HistoryEnds): StoredQuote[] {
  const closes = PERIODS.flatMap((period) => {
    const candle = newestCandle[period];
    if (candle === undefined) return [];
    const { timeOpen, lastUpdated, close, volume, marketCap, circulatingSupply, totalSupply } = candle;
    const isWholeDay = period === "daily" && lastUpdated === timeOpen + CANDLE_LENGTH.daily - 1;
    const volume24h = isWholeDay ? volume : null;
    return [{ time: lastUpdated, price: close, volume24h, marketCap, circulatingSupply, totalSupply }];
  });
  return newestQuote === undefined ? closes : [newestQuote, ...closes];
}

/** Missing values are kept from metrics of the same time, never from older metrics. */
function deriveMetrics(assetId: number, quote: StoredQuote, known: StoredMetrics | undefined): StoredMetrics {
  const base = known?.lastUpdated === quote.time ? known : unknownMetrics(assetId, known);
  return {
    ...base,
    price: quote.price,
    volume24h: quote.volume24h ?? base.volume24h,
    circulatingSupply: quote.circulatingSupply ?? base.circulatingSupply,
    totalSupply: quote.totalSupply ?? base.totalSupply,
    lastUpdated: quote.time,
  };
}

/** Metrics of an asset with nothing known except whether it counts in totals. */
export function unknownMetrics(assetId: number, known: StoredMetrics | undefined): StoredMetrics {
  return {
    assetId,
    price: 0,
    volume24h: null,
    volume7d: null,
    volume30d: null,
    volume24hReported: null,
    volume7dReported: null,
    volume30dReported: null,
    circulatingSupply: null,
    totalSupply: null,
    selfReportedCirculatingSupply: null,
    unlockedCirculatingSupply: null,
    isMarketCapIncludedInCalc: known?.isMarketCapIncludedInCalc ?? true,
    tvl: null,
    lastUpdated: 0,
  };
}
