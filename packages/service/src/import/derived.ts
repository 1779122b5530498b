import type { Bar, BarPeriod, HistoryEnds, NewFigures, Point } from "@market-data/market";
import { BAR_LENGTH } from "@market-data/market/store";

/** Rows of one asset that are not stored yet. */
export interface NewRows {
  readonly points: readonly Point[];
  readonly bars: Readonly<Record<BarPeriod, readonly Bar[]>>;
  readonly figures: NewFigures | undefined;
}

/** What follows from an asset's history as a whole. */
export interface FromHistory {
  readonly first: number;
  readonly last: number;
  /** Its newest figures, where history has newer ones than are known. */
  readonly figures: NewFigures | undefined;
}

const PERIODS = ["daily", "hourly"] as const;

/** Where a history will begin and end as soon as its new rows are stored. */
export function withRows(ends: HistoryEnds, { points, bars, figures }: NewRows): HistoryEnds {
  const times = [
    ends.first,
    ...points.map(({ time }) => time),
    ...PERIODS.flatMap((period) => bars[period].map(({ timeOpen }) => timeOpen)),
  ].filter((time) => time !== undefined);
  const newestBar = (period: BarPeriod) =>
    newest([ends.newestBar[period], ...bars[period]], ({ timeOpen }) => timeOpen);
  return {
    first: times.length === 0 ? undefined : times.reduce((one, other) => Math.min(one, other)),
    newestPoint: newest([ends.newestPoint, ...points], ({ time }) => time),
    newestBar: { daily: newestBar("daily"), hourly: newestBar("hourly") },
    figures: figures ?? ends.figures,
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
  const { first, figures: known } = ends;
  // Where several end at one moment, the point comes first, then the day, which knows a whole day's volume.
  const quote = closingQuotes(ends).reduce<Point | undefined>(
    (best, other) => (best === undefined || other.time > best.time ? other : best),
    undefined,
  );
  if (quote === undefined || first === undefined) return undefined;
  const isNews = known === undefined || known.lastUpdated <= quote.time;
  return {
    first,
    last: Math.max(quote.time, known?.lastUpdated ?? quote.time),
    figures: isNews ? deriveFigures(assetId, quote, known) : undefined,
  };
}

function closingQuotes({ newestPoint, newestBar }: HistoryEnds): Point[] {
  const closes = PERIODS.flatMap((period) => {
    const bar = newestBar[period];
    if (bar === undefined) return [];
    const { timeOpen, lastUpdated, close, volume, marketCap, circulatingSupply, totalSupply } = bar;
    const isWholeDay = period === "daily" && lastUpdated === timeOpen + BAR_LENGTH.daily - 1;
    const volume24h = isWholeDay ? volume : null;
    return [{ time: lastUpdated, price: close, volume24h, marketCap, circulatingSupply, totalSupply }];
  });
  return newestPoint === undefined ? closes : [newestPoint, ...closes];
}

/** What the quote does not have stays from figures of the same moment; of older ones nothing does. */
function deriveFigures(assetId: number, quote: Point, known: NewFigures | undefined): NewFigures {
  const base = known?.lastUpdated === quote.time ? known : unknownFigures(assetId, known);
  return {
    ...base,
    price: quote.price,
    volume24h: quote.volume24h ?? base.volume24h,
    circulatingSupply: quote.circulatingSupply ?? base.circulatingSupply,
    totalSupply: quote.totalSupply ?? base.totalSupply,
    lastUpdated: quote.time,
  };
}

function unknownFigures(assetId: number, known: NewFigures | undefined): NewFigures {
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
