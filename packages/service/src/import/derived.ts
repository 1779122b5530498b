import type { Candle, CandlePeriod, HistoryEnds, NewMetrics, StoredQuote } from "@market-data/market";
import { CANDLE_LENGTH } from "@market-data/market/store";

/** Rows of one asset that are not stored yet. */
export interface NewRows {
  readonly points: readonly StoredQuote[];
  readonly candles: Readonly<Record<CandlePeriod, readonly Candle[]>>;
  readonly metrics: NewMetrics | undefined;
}

/** What follows from an asset's history as a whole. */
export interface FromHistory {
  readonly first: number;
  readonly last: number;
  /** Its newest metrics, where history has newer ones than are known. */
  readonly metrics: NewMetrics | undefined;
}

const PERIODS = ["daily", "hourly"] as const;

/** Where a history will begin and end as soon as its new rows are stored. */
export function withRows(ends: HistoryEnds, { points, candles, metrics }: NewRows): HistoryEnds {
  const times = [
    ends.first,
    ...points.map(({ time }) => time),
    ...PERIODS.flatMap((period) => candles[period].map(({ timeOpen }) => timeOpen)),
  ].filter((time) => time !== undefined);
  const newestCandle = (period: CandlePeriod) =>
    newest([ends.newestCandle[period], ...candles[period]], ({ timeOpen }) => timeOpen);
  return {
    first: times.length === 0 ? undefined : times.reduce((one, other) => Math.min(one, other)),
    newestPoint: newest([ends.newestPoint, ...points], ({ time }) => time),
    newestCandle: { daily: newestCandle("daily"), hourly: newestCandle("hourly") },
    metrics: metrics ?? ends.metrics,
  };
}

/** Of several rows at one time the last one stays, as in a store. */
function newest<Row>(rows: readonly (Row | undefined)[], getTime: (row: Row) => number): Row | undefined {
  return rows.reduce(
    (best, row) => (row === undefined || (best !== undefined && getTime(row) < getTime(best)) ? best : row),
    undefined,
  );
}

/** Sums up an asset's history; undefined where it has none. */
export function fromHistory(assetId: number, ends: HistoryEnds): FromHistory | undefined {
  const { first, metrics: known } = ends;
  const quote = newestQuote(ends);
  if (quote === undefined || first === undefined) return undefined;
  const isNews = known === undefined || known.lastUpdated <= quote.time;
  return {
    first,
    last: Math.max(quote.time, known?.lastUpdated ?? quote.time),
    metrics: isNews ? deriveMetrics(assetId, quote, known) : undefined,
  };
}

/**
 * The newest of all quotes; of several at one moment the point comes first, then the day. What it does not say is what another
 * of that moment says; an exchange's candles have no supply, so that of a point less than a day older is theirs too.
 */
function newestQuote(ends: HistoryEnds): StoredQuote | undefined {
  const quotes = closingQuotes(ends);
  const time = Math.max(...quotes.map((quote) => quote.time));
  const [first, ...others] = quotes.filter((quote) => quote.time === time);
  if (first === undefined) return undefined;
  const whole = others.reduce((known, other) => fill(known, other), first);
  const point = ends.newestPoint;
  const isNear = point !== undefined && point.time > time - CANDLE_LENGTH.daily;
  return isNear ? { ...fill(whole, point), volume24h: whole.volume24h } : whole;
}

function fill(quote: StoredQuote, other: StoredQuote): StoredQuote {
  return {
    ...quote,
    volume24h: quote.volume24h ?? other.volume24h,
    circulatingSupply: quote.circulatingSupply ?? other.circulatingSupply,
    totalSupply: quote.totalSupply ?? other.totalSupply,
  };
}

function closingQuotes({ newestPoint, newestCandle }: HistoryEnds): StoredQuote[] {
  const closes = PERIODS.flatMap((period) => {
    const candle = newestCandle[period];
    if (candle === undefined) return [];
    const { timeOpen, lastUpdated, close, volume, marketCap, circulatingSupply, totalSupply } = candle;
    const isWholeDay = period === "daily" && lastUpdated === timeOpen + CANDLE_LENGTH.daily - 1;
    const volume24h = isWholeDay ? volume : null;
    return [{ time: lastUpdated, price: close, volume24h, marketCap, circulatingSupply, totalSupply }];
  });
  return newestPoint === undefined ? closes : [newestPoint, ...closes];
}

/** What the quote does not have stays from metrics of the same moment; of older ones nothing does. */
function deriveMetrics(assetId: number, quote: StoredQuote, known: NewMetrics | undefined): NewMetrics {
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

function unknownMetrics(assetId: number, known: NewMetrics | undefined): NewMetrics {
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
