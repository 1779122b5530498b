import type { NewFigures, Point } from "@market-data/market";
import { BAR_LENGTH } from "@market-data/market/store";
import type { SqliteHistory } from "../storage/sqlite/sqlite-history.ts";

/** What an asset's history says about it as a whole. */
export interface FromHistory {
  readonly first: number;
  readonly last: number;
  /** Its newest figures, where history has newer ones than are known. */
  readonly figures: NewFigures | undefined;
}

const EVER = Number.MAX_SAFE_INTEGER;
const NEVER = -Number.MAX_SAFE_INTEGER;

/** Sums up an asset's history; undefined where it has none. */
export function fromHistory(history: SqliteHistory, assetId: number): FromHistory | undefined {
  const quotes = newestQuotes(history, assetId);
  const newest = quotes.reduce<Point | undefined>(
    (best, quote) => (best === undefined || quote.time > best.time ? quote : best),
    undefined,
  );
  if (newest === undefined) return undefined;
  const firsts = [
    history.pointAfter(assetId, NEVER)?.time,
    history.barAfter(assetId, "daily", NEVER)?.timeOpen,
    history.barAfter(assetId, "hourly", NEVER)?.timeOpen,
  ].filter((time) => time !== undefined);
  const known = history.figures(assetId);
  const isNews = known === undefined || known.lastUpdated <= newest.time;
  return {
    first: Math.min(...firsts),
    last: Math.max(newest.time, known?.lastUpdated ?? NEVER),
    figures: isNews ? figuresOf(assetId, newest, known) : undefined,
  };
}

/** Where several end at one moment, the point comes first, then the day, which knows a whole day's volume. */
function newestQuotes(history: SqliteHistory, assetId: number): Point[] {
  const point = history.pointAt(assetId, EVER);
  const bars = (["daily", "hourly"] as const).flatMap((period) => {
    const bar = history.barAt(assetId, period, EVER);
    if (bar === undefined) return [];
    const { timeOpen, lastUpdated, close, volume, marketCap, circulatingSupply, totalSupply } = bar;
    const isWholeDay = period === "daily" && lastUpdated === timeOpen + BAR_LENGTH.daily - 1;
    const volume24h = isWholeDay ? volume : null;
    return [{ time: lastUpdated, price: close, volume24h, marketCap, circulatingSupply, totalSupply }];
  });
  return point === undefined ? bars : [point, ...bars];
}

/** What the quote does not say is kept from figures of the same moment; of older ones nothing is. */
function figuresOf(assetId: number, quote: Point, known: NewFigures | undefined): NewFigures {
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
